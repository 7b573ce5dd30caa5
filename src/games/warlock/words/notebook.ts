import type { FormWords, Names, Passage } from '../../../engine/index.ts'
import { bold, capital, listOf } from '../../../language/index.ts'
import { NUMBERS } from '../data/ids.ts'
import { isAlone } from '../view/reading.ts'
import {
  cellKey,
  holderKey,
  NOTEBOOK,
  type NotebookCell,
  type Holder,
  type ProofReason,
  type WarlockView,
} from '../view/view.ts'

/** The detective's notebook as a grid, with a reason for each proof. */

export function handPassages(view: WarlockView, names: Names): Passage[] {
  const own = view.own
  if (!own) return []
  if (view.chest.count === 0)
    return [{ heading: '🔑 Your Key cards', lines: ['They are dealt once everybody has packed.'] }]
  const cards = isAlone(view)
    ? `None. The other ${view.stack} lie in the stack.`
    : own.keyCards.length === 0
      ? 'Only a blank.'
      : `${bold(listOf([...own.keyCards].sort((a, b) => a - b).map(String)))} and a blank. Not beneath the chest, then.`
  return [
    { heading: '🔑 Your Key cards', lines: [cards] },
    { heading: '🔎 The detective’s notebook', lines: [gridText(view, names), LEGEND, ...reasonLines(view, names)] },
  ]
}

const LEGEND = '-# ● here · not here ? open + − your pencil'

/** The notebook as a form: pencil marks, holder by holder. */
export const FORMS: Readonly<Record<string, FormWords<WarlockView>>> = {
  [NOTEBOOK]: {
    title: 'Notebook',
    lines: (view, names) => [
      gridText(view, names),
      LEGEND,
      'Whose keys do you pencil in? It changes no fact, and nobody sees it.',
    ],
    column: (column, view, names) => {
      const cell = view.own?.notebook.cells.find(({ holder }) => holderKey(holder) === column)
      const holder = cell?.holder ?? 'chest'
      return typeof holder === 'string' ? `The ${holder}` : holder === view.viewer ? 'You' : plainName(names(holder))
    },
    row: (row) => `Number ${row}`,
    values: { yes: 'Perhaps here (+)', no: 'Perhaps not here (−)' },
  },
}

const NAME_WIDTH = 7

/** Numbers across, seats and chest down: 25 characters wide, for a phone. */
function gridText(view: WarlockView, names: Names): string {
  const holders = [...new Set(view.own?.notebook.cells.map(({ holder }) => holder))]
  const shown = holders.map((holder) =>
    typeof holder === 'string' ? capital(holder) : holder === view.viewer ? 'You' : shortName(names(holder)),
  )
  const rows = holders.map((holder, at) => {
    const name = toldApart(shown, at)
    return `${padded(name)} ${NUMBERS.map((number) => mark(view, number, holder)).join(' ')}`
  })
  return ['```', `${padded('')} ${NUMBERS.join(' ')}`, ...rows, '```'].join('\n')
}

function padded(name: string): string {
  const letters = [...name].slice(0, NAME_WIDTH)
  return [...letters, ...Array<string>(NAME_WIDTH - letters.length).fill(' ')].join('')
}

/** A name cut to the column. It keeps its number, if it has one: `Comp. 1`. */
function shortName(name: string): string {
  const plain = plainName(name)
  const [, number = ''] = / (\d{1,2})$/.exec(plain) ?? []
  if ([...plain].length <= NAME_WIDTH) return plain
  if (number === '') return [...plain].slice(0, NAME_WIDTH).join('')
  return `${[...plain].slice(0, NAME_WIDTH - number.length - 2).join('')}. ${number}`
}

/** Adds a letter to the later of equal names. */
function toldApart(shown: readonly string[], at: number): string {
  const name = shown[at] ?? ''
  const before = shown.slice(0, at).filter((other) => other === name).length
  return before === 0 ? name : `${[...name].slice(0, NAME_WIDTH - 2).join('')} ${'abcdef'[before]}`
}

/** A name without Markdown. */
function plainName(name: string): string {
  return name.replaceAll(/[*_`\\~|]/g, '') || '?'
}

function mark(view: WarlockView, number: number, holder: Holder): string {
  const cell = cellAt(view, number, holder)
  if (cell && cell.proof !== 'open') return cell.proof === 'here' ? '●' : '·'
  const pencil = view.own?.marks[cellKey(number, holder)]
  return pencil === undefined ? '?' : pencil === 'yes' ? '+' : '−'
}

function cellAt(view: WarlockView, number: number, holder: Holder): NotebookCell | undefined {
  return view.own?.notebook.cells.find((cell) => cell.number === number && cell.holder === holder)
}

// Reasons

const REASONS: Readonly<Record<ProofReason, string>> = {
  own: 'your own',
  'open-lock': 'the open lock',
  challenge: 'Key Challenge',
  prisoner: 'the Prisoner',
  gossip: 'gossip',
  underdogs: 'overheard',
  shown: 'shown to you',
  answer: 'an answer',
  ledger: 'the Warlock’s ledger',
  stranger: 'the Stranger',
  chest: 'your try at the chest',
  stack: 'a look into the stack',
  row: 'all others ruled out',
  deduced: 'worked out',
}

/** One line for every number about which more than the own hand is proven. */
function reasonLines(view: WarlockView, names: Names): string[] {
  const lines = NUMBERS.flatMap((number) => numberLine(view, number, names) ?? [])
  const failures = (view.own?.notebook.failures ?? []).map(
    ({ seat, numbers, wrong, round }) =>
      `Round ${round}: ${names(seat)} tried ${listOf(numbers.map(String))}; ${wrong} wrong`,
  )
  return [...lines, ...failures]
}

function numberLine(view: WarlockView, number: number, names: Names): string | null {
  const cells = view.own?.notebook.cells.filter((cell) => cell.number === number) ?? []
  const here = cells.find((cell) => cell.proof === 'here')
  if (here?.reason === 'own') return null
  const nameOf = (holder: Holder): string =>
    typeof holder === 'number' ? names(holder) : holder === 'chest' ? 'beneath the chest' : 'in the stack'
  if (here) return `${bold(String(number))} ${nameOf(here.holder)}${whyText(here)}`
  const absent = cells.filter((cell) => cell.proof === 'absent' && cell.holder !== view.viewer)
  const [first] = absent
  if (!first) return null
  return `${bold(String(number))} not ${listOf(
    absent.map(({ holder }) => nameOf(holder)),
    'nor',
  )}${whyText(first)}`
}

function whyText({ reason, round }: NotebookCell): string {
  if (reason === null) return ''
  return ` (${REASONS[reason]}${round === null || round === 0 ? '' : `, round ${round}`})`
}
