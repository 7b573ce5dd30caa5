import {
  chancesIn,
  CUNNING,
  rebuilding,
  runToEnd,
  thinking,
  type Chances,
  type Counting,
  type Game,
  type Run,
  type Thinking,
  type Thought,
} from '../engine/index.ts'
import type { Puzzle } from '../tables/index.ts'

/** A puzzle for a thread, and until when to think about it, in milliseconds since 1970. */
export interface Job extends Puzzle {
  readonly until: number
}

/** Players' chances are counted in this many worlds, and for at most this many options. */
const CHANCES = { worlds: 200, options: 8 }

/**
 * Thinks about a puzzle, at most until its time is up. Throws if the game is unknown or its log can't be replayed; an
 * imagined world that can't be played on is left out.
 */
export function thoughtOn(games: readonly Game[], job: Job, now: () => number = Date.now): Thought {
  const { game, fresh } = positionOf(games, job)
  const steps: Thinking = thinking(game, fresh, job.seat, job.seed, CUNNING)
  return endOf(steps, () => now() >= job.until)
}

/** Works out what may come of the options of a puzzle, at most until its time is up. Throws like `thoughtOn`. */
export function chancesOn(games: readonly Game[], job: Job, now: () => number = Date.now): readonly Chances[] {
  const { game, fresh } = positionOf(games, job)
  const steps: Counting = chancesIn(game, fresh, job.seat, job.seed, CHANCES)
  return endOf(steps, () => now() >= job.until)
}

function positionOf(games: readonly Game[], { game: id, snapshot, entries }: Puzzle) {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game) throw new Error(`there is no game ${id}`)
  const fresh = (): Run => runToEnd(rebuilding(game.rules, snapshot, entries)).run
  return { game, fresh }
}

function endOf<T>(steps: Generator<void, T, boolean | undefined>, isTimeUp: () => boolean): T {
  let next = steps.next(false)
  while (!next.done) next = steps.next(isTimeUp())
  return next.value
}
