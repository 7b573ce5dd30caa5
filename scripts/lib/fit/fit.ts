import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { logistic, weighted, type Game } from '../../../src/engine/index.ts'
import { sharedOut } from '../arena/children.ts'
import { onlyGame, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import { percent, tableLines } from '../figures.ts'
import type { Measured, Source } from './positions.ts'
import { regressionOf, type Sample } from './regression.ts'

/** One match in this many is not learnt from: the weights are tested on it. */
const TEST_EVERY = 5
/** How strongly weights are drawn to 0, in samples. */
const RIDGE = 20
/** How much a position counts beside a difference, because those of one match are much alike. */
const POSITION = 0.1
/** Digits after the point that weights are stored with. */
const DIGITS = 4

/** What a match teaches. */
export interface Learnt {
  readonly positions: readonly Measured[]
  readonly differences: readonly Sample[]
}

/** Learns the weights of a game's evaluation from matches, stores and tests them. Returns 1 if a match failed. */
export async function fit(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'fit' },
      processes: { type: 'string', default: String(availableParallelism()) },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const game = onlyGame(games, positionals)
  const { evaluation, rules } = game
  if (!evaluation) throw new WrongArguments(`${rules.id} has no evaluation`)
  const source: Source = { game: rules.id, seed: values.seed, ...mixOf(game) }
  const count = wholeNumber('matches', values.matches, TEST_EVERY, 1_000_000)
  const processes = wholeNumber('processes', values.processes, 1, 256)
  const child = new URL('./child.ts', import.meta.url)
  const work = { child, plan: source, count, things: 'matches', processes }
  const matches = await sharedOut<Learnt>(work, terminal)
  if (!matches) return 1
  const weights = weightsFrom(matches.filter((_, number) => number % TEST_EVERY > 0))
  const tested = matches.filter((_, number) => number % TEST_EVERY === 0)
  const rows = evaluation.names.map((name, at) => [name, (weights[at + 1] ?? 0).toFixed(DIGITS)])
  for (const line of tableLines([['constant', (weights[0] ?? 0).toFixed(DIGITS)], ...rows])) terminal.out(line)
  for (const line of qualityLines(weights, tested)) terminal.out(line)
  terminal.out(differencesLine(weights, tested))
  if (!values['dry-run']) {
    const file = new URL(`../../../src/games/${rules.id}/computer/weights.json`, import.meta.url)
    writeFileSync(file, `${JSON.stringify(weights)}\n`)
  }
  return 0
}

/**
 * Positions say who is likely to win. But what goes with winning isn't always what an option can change, which
 * differences between options say.
 */
function weightsFrom(matches: readonly Learnt[]): readonly number[] {
  const samples = matches.flatMap(({ positions, differences }) => [
    ...positions.flatMap(({ seats }) => seats),
    ...differences,
  ])
  const counting = ({ isDifference = false }: Sample) => (isDifference ? 1 : POSITION)
  return regressionOf(samples, RIDGE, counting).map((weight) => Number(weight.toFixed(DIGITS)))
}

/** Short matches of two players count most, because most people play them against computers. */
function mixOf({ rules }: Game): Pick<Source, 'presets' | 'seats'> {
  const { min, max } = rules.seats
  const others = [3, 4].filter((seats) => seats <= max)
  const least = Math.max(2, min)
  return { presets: ['short', 'short', 'standard'], seats: [least, least, ...others] }
}

/** How often the evaluation names the winner, and its Brier score, in thirds of the match. */
function qualityLines(weights: readonly number[], matches: readonly Learnt[]): readonly string[] {
  const positions = matches.flatMap((one) => one.positions)
  const rows = [0, 1, 2].map((third) => {
    const these = positions.filter(({ progress }) => Math.floor(progress * 3) === third)
    const judged = these.map(({ seats }) =>
      seats.map(({ numbers, won }) => ({ chance: logistic(weighted(weights, numbers)), won })),
    )
    const named = judged.reduce((sum, seats) => sum + seats.reduce((a, b) => (b.chance > a.chance ? b : a)).won, 0)
    const all = judged.flat()
    const brier = all.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / all.length
    const name = ['first third', 'second third', 'last third'][third] ?? ''
    return [name, String(these.length), percent(named / these.length), brier.toFixed(3)]
  })
  return ['', ...tableLines([['', 'positions', 'winner named', 'Brier score'], ...rows])]
}

/** How often the evaluation names the better of two options, where one won and the other didn't. */
function differencesLine([, ...weights]: readonly number[], matches: readonly Learnt[]): string {
  const all = matches.flatMap(({ differences }) => differences)
  const named = all.filter(({ numbers, won }) => weighted([0, ...weights], numbers) > 0 === (won === 1)).length
  return `the better of two options named: ${named} times of ${all.length}`
}
