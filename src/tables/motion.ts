import type { Seat } from '../engine/index.ts'
import type { PaceName } from './timing.ts'

/**
 * What the players of a table can decide together. `undo`: take an answer back where that is no longer free. `back`: go back
 * to the beginning of an earlier turn. `pause`: stop all clocks. `extend`: give a seat its time anew. `pace`: change the pace.
 * `play-on`: a computer plays for a seat until its player is back. `replace`: offer a seat to somebody else.
 * `end`: end the game as it stands.
 */
export const MOTION_KINDS = ['undo', 'back', 'pause', 'extend', 'pace', 'play-on', 'replace', 'end'] as const
export type MotionKind = (typeof MOTION_KINDS)[number]

/** Something that is put to the players of a table. */
export interface Motion {
  readonly id: string
  readonly kind: MotionKind
  /** The seat that moved it. */
  readonly by: Seat
  /** Milliseconds since 1970. */
  readonly at: number
  /** When it lapses, in the bot's own time (see `Commit.due`). */
  readonly until: number
  /** The seats that have agreed. */
  readonly ayes: readonly Seat[]
  /** The seat that it is about: `extend`, `play-on`, `replace`. */
  readonly seat?: Seat | undefined
  /** The line of the log that it goes back to: `undo`, `back`. Counts what was done in secret: never to be shown. */
  readonly to?: number | undefined
  /** The turn that it goes back to, as all may count: `back`. */
  readonly turn?: number | undefined
  readonly pace?: PaceName | undefined
}
