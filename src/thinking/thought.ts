import {
  chancesIn,
  cunningIn,
  decisionsIn,
  looking,
  positionOf,
  thinking,
  type Chances,
  type Counting,
  type Decision,
  type Game,
  type Comparison,
  type Looked,
  type Looking,
  type Thinking,
  type Thought,
} from '../engine/index.ts'
import type { Found, Match, Puzzle } from '../tables/index.ts'

/** A puzzle for a thread, and until when to think about it, in milliseconds since 1970. */
export interface Job extends Puzzle {
  readonly until: number
}

/** A decision for a thread to look at, and for how many milliseconds. */
export interface LookJob {
  readonly game: string
  readonly decision: Decision
  readonly look: Comparison
  readonly ms: number
}

/** Players' chances are counted in this many worlds, and for at most this many options. */
const CHANCES = { worlds: 200, options: 8 }

/**
 * Thinks about a puzzle, at most until its time is up. Throws if the game is unknown or its log can't be replayed; an
 * imagined world that can't be played on is left out.
 */
export function thoughtOn(games: readonly Game[], job: Job, now: () => number = Date.now): Thought {
  const game = gameCalled(games, job.game)
  const steps: Thinking = thinking(game, positionOf(game.rules, job), job.seat, job.seed, cunningIn(game))
  return endOf(steps, () => now() >= job.until)
}

/** Works out what may come of the options of a puzzle, at most until its time is up. Throws like `thoughtOn`. */
export function chancesOn(games: readonly Game[], job: Job, now: () => number = Date.now): readonly Chances[] {
  const game = gameCalled(games, job.game)
  const steps: Counting = chancesIn(game, positionOf(game.rules, job), job.seat, job.seed, CHANCES)
  return endOf(steps, () => now() >= job.until)
}

/** The decisions of a match. Throws if the game is unknown, or can't be played from its beginning. */
export function foundIn(games: readonly Game[], match: Match): Found {
  return decisionsIn(gameCalled(games, match.game), match.snapshot, match.entries, match)
}

/** Looks at a decision until its time is up. Throws if the game is unknown or its log can't be replayed. */
export function lookedAt(games: readonly Game[], job: LookJob, now: () => number = Date.now): Looked {
  const { decision, look } = job
  const until = now() + job.ms
  const game = gameCalled(games, job.game)
  const steps: Looking = looking(game, positionOf(game.rules, decision), decision.seat, decision.choice, look)
  return endOf(steps, () => now() >= until)
}

function gameCalled(games: readonly Game[], id: string): Game {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

function endOf<T>(steps: Generator<void, T, boolean | undefined>, isTimeUp: () => boolean): T {
  let next = steps.next(false)
  while (!next.done) next = steps.next(isTimeUp())
  return next.value
}
