import { parseArgs } from 'node:util'
import {
  byComputer,
  quickPlayout,
  typedValue,
  type Game,
  type OptionValue,
  type OptionValues,
  type Setup,
  type State,
} from '../../src/engine/index.ts'
import type { GameParts } from '../../trials/checks.ts'
import { onlyGame, oneOf, wholeNumber, WrongArguments, type Terminal } from './command.ts'
import { intervalOf, percent, tableLines } from './figures.ts'

/** A match that has not ended after this number of answers never will. */
const MAX_ANSWERS = 50_000

/**
 * How often those who were dealt something won, out of the number of their matches, and the expected number by chance
 * alone.
 */
interface Tally {
  played: number
  won: number
  fair: number
}

interface Share {
  readonly kind: string
  readonly what: string
  readonly played: number
  readonly won: number
  readonly fair: number
  readonly least: number
  readonly most: number
}

interface Plan {
  readonly game: Game
  readonly seats: number
  readonly preset: string
  readonly options: OptionValues
  readonly seed: string
  readonly matches: number
}

/** Plays matches and reports the shares of wins. Returns 1 if a match failed. */
export async function balance(
  args: readonly string[],
  games: readonly Game[],
  terminal: Terminal,
  partsOf: (id: string) => GameParts<State> | Promise<GameParts<State>> = () => ({}),
): Promise<number> {
  const plan = planFrom(args, games)
  const parts = await partsOf(plan.game.rules.id)
  const tallies = new Map<string, Tally>()
  let errors = 0
  let finished = 0
  for (let number = 1; number <= plan.matches; number += 1) {
    try {
      if (count(plan, parts, number, tallies)) finished += 1
    } catch (error) {
      errors += 1
      terminal.err(`${error instanceof Error ? error.stack : String(error)}\n  in match ${number}\n`)
    }
    if (terminal.isWatched) terminal.err(`\rmatches: ${number} of ${plan.matches}`)
  }
  if (terminal.isWatched) terminal.err('\n')
  const shares = [...tallies].map(([name, tally]) => shareOf(name, tally)).sort(byKind)
  for (const row of tableLines(rowsOf(shares))) terminal.out(row)
  const { game, seats, preset, options, matches } = plan
  terminal.out(JSON.stringify({ game: game.rules.id, seats, preset, options, matches, finished, errors, shares }))
  return errors > 0 ? 1 : 0
}

function planFrom(args: readonly string[], games: readonly Game[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '1000' },
      seats: { type: 'string' },
      preset: { type: 'string', default: 'short' },
      option: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
    },
  })
  const game = onlyGame(games, positionals)
  const { sheet } = game.rules
  const preset = oneOf('preset', values.preset, sheet.presetIds)
  const options = optionsFrom(game, values.option)
  const chosen = sheet.chosen(preset, options)
  const idle = sheet.idle(options, chosen, sheet.chosen(preset))
  if (idle !== undefined)
    throw new WrongArguments(`The option ${idle} only counts with ${sheet.needOf(idle)?.option ?? 'another'}`)
  const clash = sheet.clash(chosen)
  if (clash) throw new WrongArguments(game.words.houseRules.clashes[clash.id] ?? `These options clash (${clash.id})`)
  const { min, max } = sheet.seats(chosen, game.rules.seats)
  const seats = wholeNumber('seats', values.seats ?? String(max), min, max)
  return {
    game,
    seats,
    preset,
    options,
    seed: values.seed,
    matches: wholeNumber('matches', values.matches, 1, 1_000_000),
  }
}

function optionsFrom({ rules: { sheet } }: Game, given: readonly string[]): OptionValues {
  const options: Record<string, OptionValue> = {}
  for (const one of given) {
    const [id = '', text = ''] = one.split(/=(.*)/s)
    if (!sheet.ids.includes(id)) throw new WrongArguments(`There is no option ${id}: there are ${sheet.ids.join(', ')}`)
    const value = typedValue(sheet.formOf(id), text)
    if (value === undefined) throw new WrongArguments(`The option ${id} cannot be ${text}`)
    options[id] = value
  }
  return options
}

/** Plays a match, and counts its winners. Returns whether it came to its end. */
function count(
  { game, seats, preset, options, seed }: Plan,
  parts: GameParts<State>,
  number: number,
  tallies: Map<string, Tally>,
): boolean {
  const experience = Array.from({ length: seats }, () => 0)
  const setup: Setup = { seats, preset, options, seed: `${seed}-${number}`, experience }
  const dealt: (Readonly<Record<string, string>> | null)[] = experience.map(() => null)
  const look = (state: State) =>
    dealt.forEach((known, seat) => (dealt[seat] = known ?? parts.dealtTo?.(state, seat) ?? null))
  const player = byComputer(game, setup.seed)
  const steps: ReturnType<typeof quickPlayout> = quickPlayout(game.rules, setup, player, MAX_ANSWERS)
  let next = steps.next()
  for (; !next.done; next = steps.next()) if (dealt.includes(null)) look(next.value.run.state)
  const { run } = next.value
  if (!run.isOver) throw new Error(`not over after ${MAX_ANSWERS} answers`)
  const winners = run.rules.standings(run.state).filter(({ won }) => won)
  for (const seat of experience.keys()) {
    const won = winners.some((one) => one.seat === seat) ? 1 / winners.length : 0
    for (const [kind, what] of Object.entries({ seat: `${seat + 1}`, ...dealt[seat] })) {
      const name = `${kind}\n${what}`
      const tally = tallies.get(name) ?? { played: 0, won: 0, fair: 0 }
      tallies.set(name, { played: tally.played + 1, won: tally.won + won, fair: tally.fair + 1 / seats })
    }
  }
  return true
}

function shareOf(name: string, { played, won, fair }: Tally): Share {
  const [kind = '', what = ''] = name.split('\n')
  return { kind, what, played, won: won / played, fair: fair / played, ...intervalOf(won, played) }
}

function byKind(one: Share, other: Share): number {
  return one.kind.localeCompare(other.kind) || other.won - one.won
}

function rowsOf(shares: readonly Share[]): string[][] {
  const heading = ['', 'matches', 'won', 'from', 'to', 'fair', '']
  return [
    heading,
    ...shares.map(({ kind, what, played, won, fair, least, most }) => [
      `${kind} ${what}`,
      String(played),
      percent(won),
      percent(least),
      percent(most),
      percent(fair),
      least > fair ? 'too often' : most < fair ? 'too seldom' : '',
    ]),
  ]
}
