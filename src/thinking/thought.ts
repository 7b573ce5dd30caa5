import { CUNNING, rebuild, thinking, type Game, type Thinking, type Thought } from '../engine/index.ts'
import type { Puzzle } from '../tables/index.ts'

/** A puzzle for a thread, and until when to think about it, in milliseconds since 1970. */
export interface Job extends Puzzle {
  readonly until: number
}

/**
 * Thinks about a puzzle, at most until its time is up. Throws if the game is unknown or its log can't be replayed; an
 * imagined world that can't be played on is left out.
 */
export function thoughtOn(games: readonly Game[], job: Job, now: () => number = Date.now): Thought {
  const { snapshot, entries, seat, seed, until } = job
  const game = games.find(({ rules }) => rules.id === job.game)
  if (!game) throw new Error(`there is no game ${job.game}`)
  const fresh = () => rebuild(game.rules, [snapshot], entries).run
  const steps: Thinking = thinking(game, fresh, seat, seed, CUNNING)
  let next = steps.next(false)
  while (!next.done) next = steps.next(now() >= until)
  return next.value
}
