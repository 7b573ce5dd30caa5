import type { Seat } from '../../engine/index.ts'

/** One of the two whom a whisper is between, as they sat and were called then. */
export interface Whisperer {
  readonly seat: Seat
  readonly user: string
  readonly name: string
}

/** What one player of a table said to another alone. That it was said all know, by a line of the chronicle. */
export interface Whisper {
  /** From 1 in each table, as all may count. */
  readonly number: number
  readonly at: number
  readonly from: Whisperer
  readonly to: Whisperer
  readonly text: string
  /** What its digest in the chronicle is salted with. */
  readonly salt: string
}

/** The most that a whisper may have. */
export const WHISPER_LETTERS = 400
