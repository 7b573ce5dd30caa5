import type { Link } from '../../engine/index.ts'
import type { Seal } from './record.ts'

/** The result of replaying a finished game from its setup. */
export interface Verdict {
  readonly holds: boolean
  /** The first mismatch, in one sentence; `null` if everything fits. */
  readonly trouble: string | null
  readonly seal: Seal['kind']
  readonly commitment: string | null
  /** The number of contributions that went into the seed. */
  readonly brought: number
  /** Whether the game is over after the last entry of the log. */
  readonly isOver: boolean
  /** Numbers drawn from the generator: for dice, shuffles and draws from piles. */
  readonly drawn: number
  /** Entries of the log. */
  readonly lines: number
  /** Answers that proved legal. */
  readonly answers: number
  /** Undone answers whose undo proved fair. */
  readonly undone: number
  /** Rewinds past dice, with a renewed seed, because answers no longer fitted the rules. */
  readonly renewed: number
  /** Answers that those rewinds dropped. */
  readonly dropped: number
  /**
   * How often the table agreed to go back. If a die had been rolled or something revealed on the way, the seed was
   * renewed and everything hidden was dealt again.
   */
  readonly wentBack: number
  /** Answers that going back undid. */
  readonly undoneTogether: number
  /** How often the only person at the table decided something that otherwise needs another's vote, by the chronicle. */
  readonly decidedAlone: number
  /** Facts of the chronicle that the replay emitted too. */
  readonly facts: number
  /** Stored snapshots that the replay reached. */
  readonly positions: number
  /** Lines of the chronicle. */
  readonly told: number
  /** Facts that older rules emitted. Only their content could be compared. */
  readonly older: number
  /** Whispers whose digest is in the chain. */
  readonly whispers: number
  /** Those of them whose text was present and matched its digest. */
  readonly whispersRead: number
  /** The last link of the chain; `null` if the chain is broken. */
  readonly head: Link | null
}

export type Figures = { -readonly [K in keyof Omit<Verdict, 'holds' | 'trouble'>]: Verdict[K] }
