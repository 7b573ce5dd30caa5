import type {
  Chances,
  Choice,
  Decision,
  EffectiveEntry,
  Comparison,
  Looked,
  Seat,
  Snapshot,
  Wanted,
} from '../../engine/index.ts'

/** A question that may be thought about, as plain data. */
export interface Puzzle {
  /** The id of the game. */
  readonly game: string
  /** A snapshot, and the effective entries of the log since. */
  readonly snapshot: Snapshot
  readonly entries: readonly EffectiveEntry[]
  readonly seat: Seat
  /** Determines the imagined worlds. */
  readonly seed: string
}

/** A thought under way, or done. */
export interface PendingThought {
  /** The choice it has come to; `null` as long as there is none, and for good if it failed. */
  readonly choice: Choice | null
}

/** Where computer players of the level `cunning` think, and players' chances are worked out. */
export interface Thinker {
  /** Begins to think. The choice should be there after `withinMs` milliseconds. Never throws. */
  begin(puzzle: Puzzle, withinMs: number): PendingThought
  /** What may come of the options of a question; `null` if that can't be worked out. */
  chances(puzzle: Puzzle): Promise<readonly Chances[] | null>
}

/** A finished match, and which of its decisions to find. */
export interface Match extends Wanted {
  readonly game: string
  /** Its beginning, and its effective log. */
  readonly snapshot: Snapshot
  readonly entries: readonly EffectiveEntry[]
}

/** The decisions that were found, and how many the match had. */
export interface Found {
  readonly all: number
  readonly found: readonly Decision[]
}

/** Judges the decisions of finished matches, piece by piece. Computer players' thoughts come first. */
export interface Judge {
  /** Finds decisions of a match; `null` if that fails. */
  decisions(match: Match): Promise<Found | null>
  /** Compares options with a decision, in one world at least, and then until the time is up; `null` if that fails. */
  look(game: string, decision: Decision, look: Comparison, ms: number): Promise<Looked | null>
}
