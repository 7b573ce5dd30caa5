import type { Link } from '../../engine/index.ts'
import type { Seal } from './record.ts'

/** What may not fit in a game, or keep us from finding out. */
export type TroubleKind =
  | 'damaged'
  | `seal-${'missing' | 'closed'}`
  | `commitment-${'differs' | 'unpublished'}`
  | `seed-${'differs'}`
  | `link-${'unpublished'}`
  | `log-${'cut' | 'too-long' | 'line-missing' | 'line-unchained'}`
  | `undo-${'differs' | 'unfair' | 'repeat-differs'}`
  | `answer-${'illegal'}`
  | `rollback-${'uncounted' | 'unreached' | 'unagreed' | 'unrenewed' | 'foreign-seed' | 'unreachable'}`
  | `snapshot-${'differs'}`
  | `chronicle-${'missing' | 'cut' | 'end-differs' | 'incomplete' | 'no-start' | 'no-seats'}`
  | `chronicle-line-${'missing' | 'misplaced' | 'unchained' | 'differs' | 'other-version' | 'other-account'}`
  | `deal-${'missing' | 'differs' | 'seats' | 'experience' | 'version'}`
  | `rules-fail-${'deal' | 'line' | 'facts'}`
  | `about-${'names' | 'file' | 'people' | 'host'}`
  | `whisper-${'differs'}`

/** The first thing that does not fit. */
export interface Trouble {
  readonly kind: TroubleKind
  /** A line of the log or of the chronicle, or the number of a whisper. */
  readonly line?: number
  /** Another line, with which it does not agree. */
  readonly other?: number
  readonly seats?: number
  readonly min?: number
  readonly max?: number
  /** What the rules or the storage say of it, in English. */
  readonly reason?: string
  /** The rules have changed since the game began, which may be why. */
  readonly haveRulesChanged?: true
}

/** The result of replaying a finished game from its setup. */
export interface Verdict {
  readonly holds: boolean
  /** The first mismatch; `null` if everything fits. */
  readonly trouble: Trouble | null
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
