import { byComputer, playout, type Game, type Setup, type Source } from '../../../src/engine/index.ts'
import { byTurns, line, type BenchLine, type Section } from './section.ts'

const SEATS = 4

/** Matches of computer players, live: with luck that nobody can foretell, against the luck that games had before. */
export const matches: Section = async ({ games, times, isQuick, seed, say }) => {
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const { id, seats } = game.rules
    const setup = setupOf(Math.min(SEATS, seats.max), seed)
    let spent = 0
    let answers = 0
    // A match of other dice is another match: both are measured by their answers.
    const rate = (luck: Source) => (time: number) => {
      const began = performance.now()
      const { played, given } = playFor(game, { ...setup, luck }, isQuick ? 50 : 2000, `${seed} ${time}`)
      if (luck === 'chacha20') {
        spent += played
        answers += given
      }
      return (given * 1000) / (performance.now() - began)
    }
    const { one, other } = await byTurns(times, rate('chacha20'), rate('xoroshiro128+'))
    lines.push(line(`matches: ${id}, answers`, 'a second', one, 'the old luck', other))
    lines.push(line(`matches: ${id}, matches`, 'a second', (one * spent) / Math.max(1, answers)))
  }
  return lines
}

/** Matches for some milliseconds. */
function playFor(game: Game, setup: Setup, milliseconds: number, seed: string): { played: number; given: number } {
  const began = performance.now()
  let played = 0
  let given = 0
  while (performance.now() - began < milliseconds) {
    const match = `${seed} ${played}`
    for (const _ of playout(game.rules, { ...setup, seed: match }, byComputer(game, match))) given += 1
    played += 1
  }
  return { played, given }
}

export function setupOf(seats: number, seed: string): Setup {
  return { seats, length: 'short', seed, experience: Array.from({ length: seats }, () => 0) }
}
