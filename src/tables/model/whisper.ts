import type { Seat } from '../../engine/index.ts'

/** The sender or the recipient of a whisper, with the seat and the name that they had then. */
export interface Whisperer {
  readonly seat: Seat
  readonly user: string
  readonly name: string
}

/** A private message from one player of a table to another. A line of the chronicle tells everyone that it was sent. */
export interface Whisper {
  /** Counted from 1 in each table. Public. */
  readonly number: number
  readonly at: number
  readonly from: Whisperer
  readonly to: Whisperer
  readonly text: string
  /** The salt of its digest in the chronicle. */
  readonly salt: string
}

/** The longest whisper, in characters. */
export const WHISPER_LETTERS = 400
