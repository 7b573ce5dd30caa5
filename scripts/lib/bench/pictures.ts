import type { Canvas } from 'canvas'
import { playout, type Asked, type Game } from '../../../src/engine/index.ts'
import { paintTable } from '../../../src/render/index.ts'
import { median } from '../figures.ts'
import { setupOf } from './matches.ts'
import { byTurns, line, type BenchLine, type Section } from './section.ts'
import { player } from './tables.ts'

const SEATS = 4
/** The bench draws one picture each time this number of positions has passed in a match. */
const EVERY = 12
const POSITIONS = 12

const KINDS = [
  ['wide', 'card'],
  ['narrow', 'phone card'],
] as const

interface Position {
  readonly view: unknown
  readonly asked: readonly Asked[]
}

type Painter = (view: unknown, request: object) => Canvas

/** Cards drawn and encoded as the bot does it, in this one process, against the same cards encoded as plain PNG. */
export const pictures: Section = async ({ games, times, isQuick, seed, say }) => {
  const lines: BenchLine[] = []
  for (const game of games) {
    say(game.words.title)
    const { id } = game.rules
    const { paint } = (await import(`../../../src/render/games/${id}/index.ts`)) as { paint: Painter }
    const seen = positionsOf(game, seed).slice(0, isQuick ? 1 : POSITIONS)
    for (const [framing, kind] of KINDS) {
      const sizes: number[] = []
      const plain: number[] = []
      const request = ({ asked }: Position) => ({ asked, viewer: null, size: 'card', framing, names: [] }) as const
      const all = async (work: (one: Position) => number | Promise<number>, into: number[]): Promise<number> => {
        const began = performance.now()
        for (const one of seen) into.push((await work(one)) / 1000)
        return (seen.length * 1000) / (performance.now() - began)
      }
      const ours = () => all(async (one) => (await paintTable(id, one.view, request(one))).length, sizes)
      const theirs = () => all((one) => paint(one.view, request(one)).toBuffer('image/png').length, plain)
      await ours()
      const { one, other } = await byTurns(Math.min(times, 3), ours, theirs)
      lines.push(line(`pictures: ${id}, ${kind}s`, 'a second', one, 'plain PNG', other))
      lines.push(line(`pictures: ${id}, a ${kind}`, 'kB', median(sizes) ?? 0, 'plain PNG', median(plain) ?? 0))
    }
  }
  return lines
}

function positionsOf(game: Game, seed: string): Position[] {
  const seats = Math.min(SEATS, game.rules.seats.max)
  const found: Position[] = []
  let answers = 0
  for (const { run } of playout(game.rules, setupOf(seats, seed), player(game, seed), EVERY * POSITIONS)) {
    if (answers % EVERY === 0)
      found.push({ view: run.rules.view(run.state, null), asked: [...run.askedAsSeenBy(null)] })
    answers += 1
  }
  return found
}
