import type { Link } from '../../engine/index.ts'
import type { Seal } from './record.ts'

/** What came of playing a finished game again from what it was dealt from. */
export interface Verdict {
  readonly holds: boolean
  /** The first thing that does not fit, in one sentence; `null` if all of it does. */
  readonly trouble: string | null
  readonly seal: Seal['kind']
  readonly commitment: string | null
  /** Contributions that the seed follows from. */
  readonly brought: number
  /** The game is over after the last line. */
  readonly isOver: boolean
  /** Numbers taken from the luck: dice, and draws of shuffles and piles. */
  readonly drawn: number
  /** Lines of the log. */
  readonly lines: number
  /** Answers that were found legal. */
  readonly answers: number
  /** Answers that were taken back, found fair. */
  readonly undone: number
  /** Rewinds past dice, with renewed luck, for answers that no longer fitted the rules; and how many those were. */
  readonly renewed: number
  readonly dropped: number
  /**
   * How often the table agreed to go back, with renewed luck and what nobody knew dealt anew if a die had fallen or something was
   * shown on the way; and how many answers that undid.
   */
  readonly wentBack: number
  readonly undoneTogether: number
  /** How often the only person at the table decided alone what otherwise takes another's agreement, as the chronicle says. */
  readonly decidedAlone: number
  /** Facts of the chronicle that the replay told too. */
  readonly facts: number
  /** Positions that were kept, and to which the replay came. */
  readonly positions: number
  /** Lines of the chronicle. */
  readonly told: number
  /** Facts that older rules emitted: only what they said could be compared. */
  readonly older: number
  /** Whispers of which the chain has a digest, and how many of their texts were there and fitted it. */
  readonly whispers: number
  readonly whispersRead: number
  /** The last link of the chain; `null` if it does not hold. */
  readonly head: Link | null
}

export type Figures = { -readonly [K in keyof Omit<Verdict, 'holds' | 'trouble'>]: Verdict[K] }
