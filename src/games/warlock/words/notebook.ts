import type { FormWords, Names, Passage } from '../../../engine/index.ts'
import { joined, listOf, passage, perLanguage } from '../../../language/index.ts'
import { NUMBERS } from '../data/ids.ts'
import { isAlone } from '../view/reading.ts'
import { cellKey, holderKey, NOTEBOOK, type NotebookCell, type Holder, type WarlockView } from '../view/view.ts'
import { say } from './say.ts'

/** The detective's notebook as a grid, with a reason for each proof. */

export function handPassages(view: WarlockView, names: Names): Passage[] {
  if (!view.own) return []
  return [
    ...passage(say('own-key-cards'), [ownCardsText(view, view.own.keyCards)]),
    ...(view.chest.count === 0
      ? []
      : passage(say('notebook'), [...gridLines(view, names), ...proofLines(view, names)])),
  ]
}

function ownCardsText(view: WarlockView, keyCards: readonly number[]): string {
  if (view.chest.count === 0) return say('own-key-cards-not-yet')
  if (isAlone(view)) return say('own-key-cards-in-stack', { stack: view.stack })
  if (keyCards.length === 0) return say('own-key-cards-blank')
  return say('own-key-cards-held', { numbers: listOf([...keyCards].sort((a, b) => a - b).map(String)) })
}

/** The notebook as a form: pencil marks, holder by holder. */
export const forms = perLanguage((): Readonly<Record<string, FormWords<WarlockView>>> => ({
  [NOTEBOOK]: {
    title: say('notebook-form'),
    lines: (view, names) => [...gridLines(view, names), say('notebook-form-question')],
    column: (column, view, names) => {
      const cell = view.own?.notebook.cells.find(({ holder }) => holderKey(holder) === column)
      const holder = cell?.holder ?? 'chest'
      const own = ownHolder(holder, view)
      return own === null ? plainName(names(Number(holder))) : say(`${own}.column`)
    },
    row: (row) => say('notebook-form-row', { number: row }),
    values: { yes: say('notebook-form-yes'), no: say('notebook-form-no') },
  },
}))

/** "with the chest", "with you", "with Ann". */
export function withHolder(holder: Holder, view: WarlockView, names: Names): string {
  const own = ownHolder(holder, view)
  return own === null ? say('holder-at', { who: names(Number(holder)) }) : say(`${own}.with`)
}

/** The message of a holder who is no other player. */
export function ownHolder(holder: Holder, { viewer }: WarlockView) {
  if (typeof holder === 'string') return `holder-${holder}` as const
  return holder === viewer ? 'holder-you' : null
}

/** The grid, and how to read it. */
function gridLines(view: WarlockView, names: Names): readonly string[] {
  return [gridText(view, names), say('notebook-legend')]
}

const NAME_WIDTH = 7

/** Numbers across, seats and chest down: 25 characters wide, for a phone. */
function gridText(view: WarlockView, names: Names): string {
  const holders = [...new Set(view.own?.notebook.cells.map(({ holder }) => holder))]
  const shown = holders.map((holder) => {
    const own = ownHolder(holder, view)
    return own === null ? shortName(names(Number(holder))) : say(`${own}.grid`)
  })
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

// Proofs

/** One line for every number about which more than the own hand is proven. */
function proofLines(view: WarlockView, names: Names): string[] {
  const lines = NUMBERS.flatMap((number) => numberLine(view, number, names) ?? [])
  const failures = (view.own?.notebook.failures ?? []).map(({ seat, numbers, wrong, round }) =>
    say('proven-failure', { round, who: names(seat), numbers: listOf(numbers.map(String)), wrong }),
  )
  return [...lines, ...failures]
}

function numberLine(view: WarlockView, number: number, names: Names): string | null {
  const cells = view.own?.notebook.cells.filter((cell) => cell.number === number) ?? []
  const here = cells.find((cell) => cell.proof === 'here')
  if (here?.reason === 'own') return null
  const placeOf = ({ holder }: NotebookCell): string =>
    typeof holder === 'number' ? say('holder-at', { who: names(holder) }) : say(`holder-${holder}.at`)
  if (here) return joined(' ', say('proven-here', { number, place: placeOf(here) }), whyText(here))
  const absent = cells.filter((cell) => cell.proof === 'absent' && cell.holder !== view.viewer)
  const [first] = absent
  if (!first) return null
  return joined(' ', say('proven-absent', { number, places: listOf(absent.map(placeOf), 'or') }), whyText(first))
}

function whyText({ reason, round }: NotebookCell): string {
  if (reason === null) return ''
  const proof = say(`proof-${reason}`)
  return round === null || round === 0 ? say('proven-why', { proof }) : say('proven-why-round', { proof, round })
}
