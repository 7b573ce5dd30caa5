import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import {
  below,
  byComputer,
  pickOne,
  playout,
  quickPlayout,
  rngFrom,
  type Chooser,
  type Game,
  type Playout,
  type Setup,
  type State,
} from '../../../src/engine/index.ts'
import { median } from '../figures.ts'
import { byTurns, line, type BenchLine, type Section } from './section.ts'

const SEATS = 4
const MATCHES = 3
const ANSWERS_IF_QUICK = 50

/** Drawing numbers takes almost no time, so the bench repeats the draws of the matches this many times. */
const OVER = 200

/** A recorded match: its answers, and how many numbers the deal and each answer drew. */
interface Match {
  readonly setup: Setup
  readonly answers: number
  readonly draws: readonly number[]
}

/**
 * Matches between computer players with ChaCha20, against xoroshiro128+, a fast generator that can be predicted.
 * Matches with different dice can't be compared, so both sides play the same matches: the section subtracts the cost of
 * the numbers with one generator, and adds the cost of as many with the other.
 */
export const matches: Section = async ({ games, times, isQuick, seed, say }) => {
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const { id, seats } = game.rules
    const limit = isQuick ? ANSWERS_IF_QUICK : Infinity
    const setups = Array.from({ length: isQuick ? 1 : MATCHES }, (_, at) =>
      setupOf(Math.min(SEATS, seats.max), `${seed} ${at}`),
    )
    // Counts the draws beforehand, and keeps compilation out of the measurement.
    const played = setups.map((setup) => matchOf(game, setup, limit))
    const playing: number[] = []
    const drawing = (die: Die): number => millisecondsOf(() => drawAgain(played, die)) / OVER
    const { one, other } = await byTurns(
      times,
      () => {
        playing.push(millisecondsOf(() => setups.forEach((setup) => matchOf(game, setup, limit))))
        return drawing(chacha20)
      },
      () => drawing(xoroshiro),
    )
    const spent = median(playing) ?? 0
    const answers = played.reduce((sum, match) => sum + match.answers, 0)
    const rate = (milliseconds: number): number => (answers * 1000) / milliseconds
    const many = played.length
    lines.push(line(`matches: ${id}, answers`, 'a second', rate(spent), 'a fast generator', rate(spent - one + other)))
    lines.push(line(`matches: ${id}, matches`, 'a second', (many * 1000) / spent))
    const { one: quick, other: long } = await byTurns(
      times,
      () => millisecondsOf(() => setups.forEach((setup) => matchOf(game, setup, limit))),
      () => millisecondsOf(() => setups.forEach((setup) => longMatchOf(game, setup, limit))),
    )
    lines.push(line(`matches: ${id}, a match`, 'ms', quick / many, 'all views, asides and notices', long / many))
    lines.push(line(`matches: ${id}, numbers of a match`, 'ms', one / many, 'a fast generator', other / many))
  }
  return lines
}

function matchOf(game: Game, setup: Setup, limit: number): Match {
  const draws: number[] = []
  let before = 0
  const count = (drawn: number): void => {
    draws.push(drawn - before)
    before = drawn
  }
  for (const { run } of quickPlayout(game.rules, setup, byComputer(game, setup.seed), limit)) count(run.state.rng.drawn)
  return { setup, answers: draws.length, draws }
}

/** The same match, in which the computer player looks at everything and every answer at whether anybody noticed it. */
function longMatchOf(game: Game, setup: Setup, limit: number): void {
  const rng = { rng: rngFrom(`computer:${setup.seed}`) }
  const chooser: Chooser<State, unknown> = (run) => {
    const asked = pickOne(rng, run.asked)
    return { ...game.computer(run.view(asked.seat), asked, run.asidesOf(asked.seat), rng), seat: asked.seat }
  }
  const steps: Playout<State, unknown> = playout(game.rules, setup, chooser, limit)
  while (!steps.next().done);
}

/** As many numbers as the matches drew, from generators that live as long as theirs did. */
/** Given a seed, a die that can be rolled. */
type Die = (seed: string) => () => number

const chacha20: Die = (seed) => {
  const of = { rng: rngFrom(seed) }
  return () => below(of, 6)
}

const xoroshiro: Die = () => {
  const generator = xoroshiro128plus(1)
  return () => uniformInt(generator, 0, 5)
}

function drawAgain(played: readonly Match[], die: Die): void {
  for (let time = 0; time < OVER; time += 1) {
    for (const { setup, draws } of played) {
      const roll = die(setup.seed)
      for (const many of draws) for (let drawn = 0; drawn < many; drawn += 1) roll()
    }
  }
}

function millisecondsOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

export function setupOf(seats: number, seed: string): Setup {
  return { seats, preset: 'short', seed, experience: Array.from({ length: seats }, () => 0) }
}
