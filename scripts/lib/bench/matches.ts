import {
  below,
  byComputer,
  chanceFrom,
  playout,
  type Game,
  type Setup,
  type Source,
} from '../../../src/engine/index.ts'
import { median } from '../figures.ts'
import { byTurns, line, type BenchLine, type Section } from './section.ts'

const SEATS = 4
const MATCHES = 3
const ANSWERS_IF_QUICK = 50

/** Numbers are drawn in no time: those of the matches so often over. */
const OVER = 200

/** A match that was played: its answers, and how many numbers went into the dealing out and into each answer. */
interface Match {
  readonly setup: Setup
  readonly answers: number
  readonly draws: readonly number[]
}

/**
 * Matches of computer players, live: with luck that nobody can foretell, against the luck that games had before. A match
 * of other dice is another match, and an answer of one costs several times that of another. So both sides play the same
 * matches: what their numbers cost is taken off, and what as many cost by the old luck is put on.
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
    // What they draw is counted beforehand, and nothing is to pay for being compiled.
    const played = setups.map((setup) => matchOf(game, setup, limit))
    const playing: number[] = []
    const drawing = (luck: Source): number => millisecondsOf(() => drawAgain(played, luck)) / OVER
    const { one, other } = await byTurns(
      times,
      () => {
        playing.push(millisecondsOf(() => setups.forEach((setup) => matchOf(game, setup, limit))))
        return drawing('chacha20')
      },
      () => drawing('xoroshiro128+'),
    )
    const spent = median(playing) ?? 0
    const answers = played.reduce((sum, match) => sum + match.answers, 0)
    const rate = (milliseconds: number): number => (answers * 1000) / milliseconds
    const many = played.length
    lines.push(line(`matches: ${id}, answers`, 'a second', rate(spent), 'the old luck', rate(spent - one + other)))
    lines.push(line(`matches: ${id}, matches`, 'a second', (many * 1000) / spent))
    lines.push(line(`matches: ${id}, numbers of a match`, 'ms', one / many, 'the old luck', other / many))
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
  for (const { run } of playout(game.rules, setup, byComputer(game, setup.seed), limit)) count(run.state.chance.drawn)
  return { setup, answers: draws.length, draws }
}

/** As many numbers as the matches drew, from luck that lives as long as theirs did. */
function drawAgain(played: readonly Match[], source: Source): void {
  for (let time = 0; time < OVER; time += 1) {
    for (const { setup, draws } of played) {
      const luck = { chance: chanceFrom(setup.seed, source) }
      for (const many of draws) for (let drawn = 0; drawn < many; drawn += 1) below(luck, 6)
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
