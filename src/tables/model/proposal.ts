import type { Seat } from '../../engine/index.ts'
import type { PaceName } from './timing.ts'
import type { Watcher } from './spectator.ts'

/**
 * What the players of a table can decide together. `undo`: take an answer back where that is no longer free. `back`: go back
 * to the beginning of an earlier turn or any other moment, or take a branch up again that was left. `pause`: stop all clocks. `extend`: give a seat its time anew. `pace`: change the pace.
 * `play-on`: a computer plays for a seat until its player is back. `move-on`: what is asked in private is answered as if its time were up, whoever it is asked of. `replace`: offer a seat to somebody else.
 * `end`: end the game as it stands. `watch`: let somebody who does not play look over the shoulder of whoever moves it.
 * `move`: take the game to a channel of another server.
 */
export const MOTION_KINDS = [
  'undo',
  'back',
  'pause',
  'extend',
  'pace',
  'play-on',
  'move-on',
  'replace',
  'end',
  'watch',
  'move',
] as const
export type MotionKind = (typeof MOTION_KINDS)[number]

/**
 * How many of those who vote have to agree. `another`: each of those who are there, and another person than whoever proposes it, who
 * is waited for if away. `majority`: more than half. `others`: each but whoever it is about, if that
 * player is missing, or has said nothing to it until its time is up. So there is a way on where somebody is waited for in secret,
 * whom nobody may know to be missing.
 */
export const QUORUMS = ['another', 'majority', 'others'] as const
export type Quorum = (typeof QUORUMS)[number]

export const QUORUM_OF: Readonly<Record<MotionKind, Quorum>> = {
  undo: 'another',
  back: 'another',
  pause: 'majority',
  extend: 'majority',
  pace: 'majority',
  'play-on': 'others',
  // Nobody may know whom it is about, so nobody is left out of the count.
  'move-on': 'majority',
  replace: 'others',
  end: 'another',
  watch: 'another',
  move: 'another',
}

/**
 * How a motion was settled. `refused`: it could not be agreed on any more. `withdrawn`: by whoever moved it. `lapsed`: not
 * enough answers came in time. `decided`: an admin did what it was about. `void`: the game has gone another way.
 */
export const MOTION_ENDS = ['agreed', 'refused', 'withdrawn', 'lapsed', 'decided', 'void'] as const
export type MotionEnd = (typeof MOTION_ENDS)[number]

/** What is to be decided. */
export interface Proposal {
  readonly kind: MotionKind
  /** The seat that it is about: `extend`, `play-on`, `replace`, and of `watch` the mover's own; of `undo`, whose last answer is meant, if not one's own. */
  readonly seat?: Seat | undefined
  /** The turn that it goes back to, as all may count: `back`. */
  readonly turn?: number | undefined
  /** The named moment that it goes back to instead, where an admin decides alone; or the branch that it takes up again: `back`. */
  readonly bookmark?: number | undefined
  readonly branch?: number | undefined
  /** Or any line of the log, of which the last that all know of is meant: `back`. Counts what was done in secret: never to be shown. */
  readonly line?: number | undefined
  readonly pace?: PaceName | undefined
  /** Who is to look over the shoulder: `watch`. */
  readonly watcher?: Omit<Watcher, 'seat'> | undefined
  /** Where the game is to go on: `move`. */
  readonly place?: { readonly server: string; readonly room: string } | undefined
}

/** How many answers a seat has given. */
export interface SeatAnswers {
  readonly seat: Seat
  readonly answers: number
}

/** Something that is put to the players of a table; once it is settled it is remembered for a while. */
export interface Motion extends Proposal {
  readonly id: string
  /** The seat that moved it. */
  readonly by: Seat
  /** Milliseconds since 1970. */
  readonly at: number
  /** When it lapses, or once it is settled, until when it is remembered: in the bot's own time (see `Commit.due`). */
  readonly until: number
  /** The seats that have agreed, and that have refused. */
  readonly ayes: readonly Seat[]
  readonly nays: readonly Seat[]
  /** `null` while it is open. */
  readonly came: MotionEnd | null
  /** Nobody else played when it was proposed: no other person has to agree. */
  readonly alone?: true | undefined
  /** The line of the log that it goes back to: `undo`, `back`. Counts what was done in secret: never to be shown. */
  readonly to?: number | undefined
  /**
   * How many answers that all know of it undoes, and how many of them are whose, as the game stood when it was moved; whether the
   * luck is renewed for it, as far as all know: `undo`, `back`. How many turns: `back`.
   */
  readonly undoes?: number | undefined
  readonly whose?: readonly SeatAnswers[] | undefined
  readonly renews?: boolean | undefined
  readonly turns?: number | undefined
  /** The round of the turn that it goes back to, where the game counts any. */
  readonly round?: number | undefined
}

/** A motion for whoever shows it. */
export interface MotionSight extends Omit<Motion, 'to' | 'line' | 'until'> {
  readonly quorum: Quorum
  /** The seats that vote as things are, and how many of them have to agree. */
  readonly voters: readonly Seat[]
  readonly needed: number
  /** When it lapses, in milliseconds since 1970. */
  readonly deadline: number
  /** How many turns ago it goes back to the beginning of, 0 being the turn under way; `null` if it goes back to none. */
  readonly turnsAgo: number | null
}
