import type { Audience, Fact, Seat } from '../../engine/index.ts'
import type { MotionKind } from './proposal.ts'
import type { Keeper, PauseCause, People, UserId } from './record.ts'
import type { AtZero, PaceName } from './timing.ts'

/** Who somebody without a seat has guessed will win, and in which turn. */
export interface Guess {
  readonly user: UserId
  readonly name: string
  readonly seat: Seat
  /** As all may count. */
  readonly turn: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Something that happened to the table rather than in the game, for the chronicle. */
export type TableEvent =
  /** `people` and `dealt`, a digest of all that it was dealt from, bind both to the chain: the ledger adds them. */
  | { readonly kind: 'started'; readonly people?: People | undefined; readonly dealt?: string | undefined }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'went-away'; readonly seat: Seat }
  | { readonly kind: 'came-back'; readonly seat: Seat }
  /** Its player is no member of the server any more. */
  | { readonly kind: 'left-server'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'resumed' }
  /** It was taken up again on another server. `user`: who moved it. */
  | { readonly kind: 'moved'; readonly user?: UserId | undefined }
  /** Somebody who manages the server, of that name, has got the whole game as a file, with all its secrets. */
  | { readonly kind: 'exported'; readonly by?: string | undefined; readonly user?: UserId | undefined }
  /** Somebody who manages the server has looked into the secrets of a seat, or of all. `plays`: their own seat, if they have one. */
  | {
      readonly kind: 'looked-into'
      readonly by: string
      readonly user?: UserId | undefined
      readonly plays: Seat | null
      readonly seat: Seat | null
    }
  /** Somebody looks over a player's shoulder from now on; or does so no more. */
  | {
      readonly kind: 'watched' | 'watch-ended'
      readonly seat: Seat
      readonly name: string
      readonly user?: UserId | undefined
    }
  /** One player has whispered to another; `mark`: a salted digest of what. */
  | {
      readonly kind: 'whispered'
      readonly from: Seat
      readonly to: Seat
      readonly number: number
      readonly mark?: string | undefined
    }
  /** The game has come from a file. `user`: who has the file, and with it the secrets of then. */
  | { readonly kind: 'imported'; readonly user?: UserId | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'over'; readonly people?: People | undefined }
  /** Who had guessed what, the first guess first, told once it is over; and how many more had guessed. */
  | {
      readonly kind: 'guessed'
      readonly guesses: readonly Pick<Guess, 'name' | 'seat' | 'turn'>[]
      readonly more: number
    }
  | { readonly kind: 'fault'; readonly fault: string }
  /** What stood here was damaged: it stands in place of the line, so that those after it keep their numbers. Never written. */
  | { readonly kind: 'unreadable' }
  /** The rules have changed and the last answers no longer fit: so many were dropped. */
  | { readonly kind: 'answers-lost'; readonly lost: number }
  /** A seat's time was up, and this is what came of it; a `window` is passed by. */
  | { readonly kind: 'time-up'; readonly seat: Seat; readonly then: AtZero | 'window' }
  /** A seat's standing order has answered: told to that seat alone. */
  | {
      readonly kind: 'by-order'
      readonly seat: Seat
      readonly order: string
      readonly value: string
      readonly key: string
    }
  /** A seat has let its time pass so often that defaults are taken until its player is back. */
  | { readonly kind: 'fell-asleep'; readonly seat: Seat }
  /** A seat was reminded so often that nobody need wait for it in silence. */
  | { readonly kind: 'stalled'; readonly seat: Seat }
  /** A player is away for a longer time, `until` then at most, in milliseconds since 1970. */
  | { readonly kind: 'on-leave'; readonly seat: Seat; readonly keeper: Keeper; readonly until: number }
  | { readonly kind: 'paused'; readonly why: PauseCause }
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'pace-set'; readonly pace: PaceName }
  | { readonly kind: 'seat-offered'; readonly seat: Seat }
  /** A player goes by another name from now on. */
  | { readonly kind: 'renamed'; readonly seat: Seat; readonly name: string; readonly before: string }
  /** Somebody has taken a seat over: records say from this who played when. */
  | {
      readonly kind: 'seat-taken'
      readonly seat: Seat
      readonly user: UserId
      readonly name: string
      /** A digest of the account. */
      readonly account?: string | undefined
      readonly before: { readonly user: UserId; readonly name: string }
    }
  /** What was put to the players was agreed on, refused or not answered in time, or an admin decided it alone. */
  | {
      readonly kind: 'motion'
      readonly motion: MotionKind
      readonly by: Seat | null
      readonly about: Seat | null
      /** Who is to look over the shoulder. */
      readonly whom?: string | undefined
      readonly came: 'moved' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed' | 'decided'
      /** Nobody else plays here who could have agreed. */
      readonly alone?: true | undefined
    }
  /**
   * The table has gone back `from` a turn to a `turn`. What it `left` is a branch of that number, unless all know of nothing there;
   * it `took` a branch up that had been left. `renews`: as all know, a die had fallen or something was shown on the way, so that
   * the luck is renewed and what nobody knows is dealt anew.
   */
  | {
      readonly kind: 'went-back'
      readonly from: number
      readonly turn: number
      readonly renews: boolean
      readonly left: number | null
      readonly took: number | null
      /** The rounds of both, where the game counts any; lines told before that was noted have none. */
      readonly rounds?: { readonly from: number | null; readonly to: number | null } | undefined
    }
  /** What was done for a seat while its player was not there, as that player may know it: the last of it, and how much more. */
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly told: readonly Fact[]; readonly more: number }

/** What a line of the chronicle says. */
export type NewLine =
  | { readonly kind: 'fact'; readonly fact: Fact; readonly to: Audience }
  | { readonly kind: 'event'; readonly event: TableEvent; readonly to: Audience }
/**
 * A line of the chronicle: `line` counts from 1 in each table, `seq` is the entry of the log that led to it, `version` that of the
 * rules that told it; 0 if that was not kept.
 */
export type ChronicleLine = NewLine & {
  readonly line: number
  readonly seq: number
  readonly at: number
  readonly version: number
}
