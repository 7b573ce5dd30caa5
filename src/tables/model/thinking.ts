import type { Choice, Entry, Seat, Snapshot } from '../../engine/index.ts'

/** A question that a computer player may think about, as plain data. */
export interface Puzzle {
  /** The id of the game. */
  readonly game: string
  /** The latest snapshot, and the entries of the log since. */
  readonly snapshot: Snapshot
  readonly entries: readonly Entry[]
  readonly seat: Seat
  /** Determines the imagined worlds. */
  readonly seed: string
}

/** A thought under way, or done. */
export interface PendingThought {
  /** The choice it has come to; `null` as long as there is none, and for good if it failed. */
  readonly choice: Choice | null
}

/** Where computer players of the level `cunning` think. */
export interface Thinker {
  /** Begins to think. The choice should be there after `withinMs` milliseconds. Never throws. */
  begin(puzzle: Puzzle, withinMs: number): PendingThought
}
