import { parseArgs } from 'node:util'
import type { Game, Setup, State } from '../../src/engine/index.ts'
import type { GameParts } from '../../trials/checks.ts'
import { onPhone, type OnPhone } from '../../trials/phone.ts'
import { pressed, type PressedAnswer } from '../../trials/presser.ts'
import { PICTURE_FRAMINGS } from '../../src/render/canvas/request.ts'
import type { Framing } from '../../src/tables/model/store.ts'
import { onlyGame, presetAndSeats, wholeNumber, WrongArguments, type Terminal } from './command.ts'
import { quantile, tableLines } from './figures.ts'

/** The presses of one turn: those of the player whose turn it is, and of each of the others. */
interface Turn {
  readonly kind: string
  readonly own: number
  readonly others: readonly number[]
  /** Messages that only one player sees. */
  readonly messages: number
  readonly hasPrivateQuestion: boolean
  /** The seconds for which everyone waited with nothing to press. */
  readonly waited: number
  /** The cards that asked somebody, as they lay on a phone. */
  readonly cards: readonly OnPhone[]
}

interface Plan {
  readonly game: Game
  readonly setup: Omit<Setup, 'seed'>
  readonly seed: string
  readonly matches: number
  readonly most: number
  readonly isEach: boolean
  readonly framing: Framing
}

/**
 * Plays matches through their messages and prints the number of presses that they take. Returns 1 if a match failed.
 */
export async function countPresses(
  args: readonly string[],
  games: readonly Game[],
  terminal: Terminal,
  partsOf: (id: string) => Promise<GameParts<State>>,
): Promise<number> {
  const plan = planFrom(args, games)
  const parts = await partsOf(plan.game.rules.id)
  const answers: PressedAnswer[] = []
  const turns: Turn[] = []
  let errors = 0
  for (let number = 1; number <= plan.matches; number += 1) {
    const match: PressedAnswer[] = []
    const setup = { ...plan.setup, seed: `${plan.seed}-${number}` }
    try {
      for await (const answer of pressed(plan.game, setup, parts, plan.most, plan.framing)) {
        match.push(answer)
        if (plan.isEach) terminal.out(answerLine(answer))
      }
    } catch (error) {
      errors += 1
      terminal.err(`${error instanceof Error ? error.stack : String(error)}\n  in match ${number}\n`)
    }
    answers.push(...match)
    turns.push(...turnsOf(match, setup.seats, plan.framing))
    if (terminal.isWatched) terminal.err(`\rmatches: ${number} of ${plan.matches}`)
  }
  if (terminal.isWatched) terminal.err('\n')
  const sum = summed(answers, turns)
  for (const line of reportLines(sum)) terminal.out(line)
  terminal.out(
    JSON.stringify({ game: plan.game.rules.id, preset: plan.setup.preset, matches: plan.matches, errors, ...sum }),
  )
  return errors > 0 ? 1 : 0
}

function planFrom(args: readonly string[], games: readonly Game[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '3' },
      seats: { type: 'string' },
      preset: { type: 'string', default: 'short' },
      seed: { type: 'string', default: '1' },
      answers: { type: 'string', default: '4000' },
      framing: { type: 'string', default: 'wide' },
      each: { type: 'boolean', default: false },
    },
  })
  const game = onlyGame(games, positionals)
  const { preset, seats } = presetAndSeats(game, values, ({ min, max }) => Math.max(min, Math.min(4, max)))
  const framing = PICTURE_FRAMINGS.find((one) => one === values.framing)
  if (!framing) throw new WrongArguments(`--framing is one of ${PICTURE_FRAMINGS.join(', ')}`)
  return {
    game,
    framing,
    setup: { seats, preset, experience: Array.from({ length: seats }, () => 0) },
    seed: values.seed,
    matches: wholeNumber('matches', values.matches, 1, 10_000),
    most: wholeNumber('answers', values.answers, 1, 1_000_000),
    isEach: values.each,
  }
}

function answerLine({ turn, seat, active, verb, key, presses, offers }: PressedAnswer): string {
  return `${turn} seat ${seat}${seat === active ? ' in turn' : ''}: ${verb} ${key} (of ${offers}), ${presses}`
}

/** The turns of a match; the part before the first turn does not count. */
function turnsOf(answers: readonly PressedAnswer[], seats: number, framing: Framing): Turn[] {
  const turns = new Map<number, PressedAnswer[]>()
  for (const answer of answers) turns.set(answer.turn, [...(turns.get(answer.turn) ?? []), answer])
  turns.delete(Math.min(...turns.keys()))
  return [...turns.values()].map((of) => {
    const active = of[0]?.active ?? -1
    const by = (seat: number) => of.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.presses, 0)
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== active)
    return {
      kind: of[0]?.kind ?? '',
      own: by(active),
      others: others.map(by),
      messages: of.reduce((sum, one) => sum + one.messages, 0),
      hasPrivateQuestion: of.some(({ isPrivate }) => isPrivate),
      waited: of.reduce((sum, one) => sum + one.waited, 0) / 1000,
      cards: of.flatMap(({ card, isByOrder }) => (card && !isByOrder ? [onPhone(card, framing)] : [])),
    }
  })
}

/** The number of times that an action was taken, and the presses that it took. */
interface Done {
  readonly what: string
  readonly times: number
  readonly byOrder: number
  readonly presses: number
}

interface Spread {
  readonly what: string
  readonly count: number
  readonly mean: number
  readonly median: number | null
  readonly p90: number | null
  readonly most: number
}

function summed(answers: readonly PressedAnswer[], turns: readonly Turn[]) {
  const total = answers.reduce((sum, { presses }) => sum + presses, 0)
  const passes = answers.filter(({ key }) => key === 'pass').reduce((sum, { presses }) => sum + presses, 0)
  const kinds = [...new Set(turns.map(({ kind }) => kind))].sort()
  const spreads = [
    ...kinds.map((kind) =>
      spreadOf(
        `own turn: ${kind}`,
        turns.filter((one) => one.kind === kind).map(({ own }) => own),
      ),
    ),
    spreadOf(
      'a turn of somebody else',
      turns.flatMap(({ others }) => others),
    ),
  ]
  const waits = kinds.map((kind) =>
    spreadOf(
      `seconds: ${kind}`,
      turns.filter((one) => one.kind === kind).map(({ waited }) => waited),
    ),
  )
  const done = new Map<string, Done>()
  for (const { verb, key, presses, isByOrder } of answers) {
    const what = key === 'pass' ? `${verb} pass` : verb
    const before = done.get(what) ?? { what, times: 0, byOrder: 0, presses: 0 }
    done.set(what, {
      what,
      times: before.times + 1,
      byOrder: before.byOrder + (isByOrder ? 1 : 0),
      presses: before.presses + presses,
    })
  }
  return {
    answers: answers.length,
    presses: total,
    ...measured(turns),
    passes: total === 0 ? 0 : Math.round((1000 * passes) / total) / 1000,
    spreads,
    messages: [true, false].map((isPrivate) =>
      spreadOf(
        isPrivate ? 'with a private question' : 'without a private question',
        turns.filter(({ hasPrivateQuestion }) => hasPrivateQuestion === isPrivate).map(({ messages }) => messages),
      ),
    ),
    waits,
    done: [...done.values()].sort((a, b) => b.presses - a.presses),
  }
}

/** How the cards lay on a phone. */
function measured(turns: readonly Turn[]) {
  const cards = turns.flatMap((turn) => turn.cards)
  return {
    cards: [
      spreadOf(
        'characters on a card',
        cards.map(({ characters }) => characters),
      ),
      spreadOf(
        'characters up to the last option',
        cards.flatMap(({ untilOptions }) => untilOptions ?? []),
      ),
      spreadOf(
        'pixels from map to buttons',
        cards.flatMap(({ height }) => height ?? []),
      ),
      spreadOf(
        'rows of tools',
        cards.map(({ toolRows }) => toolRows),
      ),
    ],
    fits: {
      cards: shareOf(cards, ({ fits }) => fits),
      turns: shareOf(turns, (turn) => turn.cards.every(({ fits }) => fits)),
    },
    alike: cards.reduce((sum, { alike }) => sum + alike.length, 0),
  }
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return Math.round((1000 * all.filter(is).length) / Math.max(1, all.length)) / 1000
}

function spreadOf(what: string, values: readonly number[]): Spread {
  const sum = values.reduce((a, b) => a + b, 0)
  return {
    what,
    count: values.length,
    mean: values.length === 0 ? 0 : Math.round((100 * sum) / values.length) / 100,
    median: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    most: Math.max(0, ...values),
  }
}

function reportLines(report: ReturnType<typeof summed>): string[] {
  const { answers, presses, passes, spreads, messages, waits, done, cards, fits, alike } = report
  return [
    ...spreadLines('presses of', spreads),
    '',
    ...spreadLines('private messages per turn', messages),
    '',
    ...tableLines([
      ['waited in', 'turns', 'mean', 'median', 'p90', 'most'],
      ...waits.map(({ what, count, mean, median, p90, most }) =>
        [what, count, mean, (median ?? 0).toFixed(1), (p90 ?? 0).toFixed(1), most.toFixed(1)].map(String),
      ),
    ]),
    '',
    ...tableLines([
      ['spent on', 'times', 'by order', 'presses', 'each'],
      ...done.map(({ what, times, byOrder, presses: spent }) =>
        [what, times, byOrder, spent, (spent / Math.max(1, times - byOrder)).toFixed(2)].map(String),
      ),
    ]),
    '',
    ...tableLines([
      ['on a phone', 'of', 'mean', 'median', 'p90', 'most'],
      ...cards.map(({ what, count, mean, median, p90, most }) =>
        [what, count, mean, median ?? 0, p90 ?? 0, most].map(String),
      ),
    ]),
    '',
    `Map and buttons fit on a screen of 390×844 on ${percent(fits.cards)} of cards, all through ${percent(fits.turns)} of turns`,
    `Options that look like another or share its number: ${alike}`,
    `${answers} answers, ${presses} presses, ${(100 * passes).toFixed(1)} % of them to pass`,
  ]
}

function spreadLines(about: string, spreads: readonly Spread[]): string[] {
  return tableLines([
    [about, 'turns', 'mean', 'median', 'p90', 'most'],
    ...spreads.map(({ what, count, mean, median, p90, most }) =>
      [what, count, mean, median ?? 0, p90 ?? 0, most].map(String),
    ),
  ])
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
