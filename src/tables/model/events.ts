import type { Audience, DramaKind, Fact, Recalled, Seat, SeatPart } from '../../engine/index.ts'
import type { ProposalKind } from './proposal.ts'
import type { SeatControl, PauseCause, People, PlanEnd, UserId } from './record.ts'
import type { AtZero, PaceName } from './timing.ts'

/** A spectator's guess at the winner. */
export interface Guess {
  readonly user: UserId
  readonly name: string
  readonly seat: Seat
  /** The public number of the turn in which the guess was made. */
  readonly turn: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** An event of the table, not of the game, for the chronicle. */
export type TableEvent =
  /** `people` and `dealt`, the digest of the deal, bind both to the chain. The table repository adds them. */
  | { readonly kind: 'started'; readonly people?: People | undefined; readonly dealt?: string | undefined }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'went-away'; readonly seat: Seat }
  | { readonly kind: 'came-back'; readonly seat: Seat }
  /** The player is no longer a member of the server. */
  | { readonly kind: 'left-server'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'resumed' }
  /** A game was resumed on another server. `user`: the person who moved it. */
  | { readonly kind: 'moved'; readonly user?: UserId | undefined }
  /** A moderator, with the name `by`, exported the whole game with all its secrets. */
  | { readonly kind: 'exported'; readonly by?: string | undefined; readonly user?: UserId | undefined }
  /** A moderator looked at the secrets of one seat, or of all. `plays`: the moderator's own seat, if any. */
  | {
      readonly kind: 'looked-into'
      readonly by: string
      readonly user?: UserId | undefined
      readonly plays: Seat | null
      readonly seat: Seat | null
    }
  /** A spectator gained or lost private access to a seat. */
  | {
      readonly kind: 'watched' | 'watch-ended'
      readonly seat: Seat
      readonly name: string
      readonly user?: UserId | undefined
    }
  /** A player whispered to another. `mark`: a salted digest of the whisper. */
  | {
      readonly kind: 'whispered'
      readonly from: Seat
      readonly to: Seat
      readonly number: number
      readonly mark?: string | undefined
    }
  /** The game was imported. `user`: the importer, who has the file and so the secrets at the time of its export. */
  | { readonly kind: 'imported'; readonly user?: UserId | undefined }
  /** An imagined table begins at a point of another game. `isGuessed`: at a possible world of the player's. */
  | { readonly kind: 'imagined'; readonly isGuessed: boolean }
  | { readonly kind: 'closed' }
  | { readonly kind: 'over'; readonly people?: People | undefined }
  /** The guesses, oldest first, published when the game is over. `more`: the number of guesses left out. */
  | {
      readonly kind: 'guessed'
      readonly guesses: readonly Pick<Guess, 'name' | 'seat' | 'turn'>[]
      readonly more: number
    }
  | { readonly kind: 'fault'; readonly fault: string }
  /**
   * A player pinned a remark to a moment of the finished game: a line of the chronicle. An empty text takes off the
   * player's remark there.
   */
  | { readonly kind: 'remarked'; readonly seat: Seat; readonly on: number; readonly text: string }
  /** Stands in for a damaged line when it is read, so that later lines keep their numbers. Never written. */
  | { readonly kind: 'unreadable' }
  /** The rules have changed, and the last answers no longer fit. `lost`: the number of dropped answers. */
  | { readonly kind: 'answers-lost'; readonly lost: number }
  /** A seat's time was up. `then`: what the bot did about it; `window`: it passed in a window. */
  | { readonly kind: 'time-up'; readonly seat: Seat; readonly then: AtZero | 'window' }
  /** A seat's standing order answered. Only that seat sees the line. */
  | {
      readonly kind: 'by-order'
      readonly seat: Seat
      readonly order: string
      readonly value: string
      readonly key: string
    }
  /**
   * A seat's plan answers. The line is public if the answer is. A private one says which: `label`, the option in words.
   */
  | { readonly kind: 'as-planned'; readonly seat: Seat; readonly label?: string | undefined }
  /** A seat's plan ended before it was carried out; `label`: its next option in words. Only that seat sees it. */
  | { readonly kind: 'plan-ended'; readonly seat: Seat; readonly why: PlanEnd; readonly label: string }
  /** A seat's time has run out too often: the bot takes defaults until its player is back (stored name). */
  | { readonly kind: 'fell-asleep'; readonly seat: Seat }
  /** A seat has ignored too many reminders: the table offers the other players a way on. */
  | { readonly kind: 'stalled'; readonly seat: Seat }
  /**
   * A player is on vacation or lends their seat (stored name). `until`: the end at the latest, in milliseconds since
   * 1970. `name` and `user`: the deputy. `parts`: the lent parts, if not the whole seat.
   */
  | {
      readonly kind: 'on-leave'
      readonly seat: Seat
      readonly keeper: SeatControl
      readonly until: number
      readonly name?: string | undefined
      readonly user?: UserId | undefined
      readonly parts?: readonly SeatPart[] | undefined
    }
  /** A loan ended, or nobody took it up. `name`: the deputy; empty for a computer. */
  | { readonly kind: 'loan-over'; readonly seat: Seat; readonly name: string; readonly why: WhyLoanEnded }
  | { readonly kind: 'paused'; readonly why: PauseCause }
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'pace-set'; readonly pace: PaceName }
  | { readonly kind: 'seat-offered'; readonly seat: Seat }
  /** A player's name changed. */
  | { readonly kind: 'renamed'; readonly seat: Seat; readonly name: string; readonly before: string }
  /** A new player took a seat over. The history of a seat's players follows from this event. */
  | {
      readonly kind: 'seat-taken'
      readonly seat: Seat
      readonly user: UserId
      readonly name: string
      /** A digest of the new player's account. */
      readonly account?: string | undefined
      readonly before: { readonly user: UserId; readonly name: string }
    }
  /** A proposal was made or settled, or a moderator decided it without a vote. */
  | {
      readonly kind: 'motion'
      readonly motion: ProposalKind
      readonly by: Seat | null
      readonly about: Seat | null
      /** The name of the spectator who is to get private access. */
      readonly whom?: string | undefined
      readonly came: 'moved' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed' | 'decided'
      /** The proposer was the only person at the table, so no other could vote. */
      readonly alone?: true | undefined
    }
  /**
   * The table went back `from` a turn to a `turn`. `left`: the number of the abandoned branch, unless nothing public
   * happened on it. `took`: the abandoned branch that it returned to. `renews`: as everyone knows, a die was rolled or
   * something revealed on the way, so the seed is renewed and everything hidden is dealt again.
   */
  | {
      readonly kind: 'went-back'
      readonly from: number
      readonly turn: number
      readonly renews: boolean
      readonly left: number | null
      readonly took: number | null
      /** The rounds of both turns, if the game counts rounds. Absent from lines of older versions. */
      readonly rounds?: { readonly from: number | null; readonly to: number | null } | undefined
    }
  /**
   * The bot played a seat while its player was away. `told`: the last facts that the player may know; `more`: the
   * number of earlier ones.
   */
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly told: readonly Fact[]; readonly more: number }

/**
 * Why a loan ended. `over`: its time was up. `taken-back` by the player, `given-back` by the deputy. `left-server`: the
 * deputy did. `too-late`: the deputy let time run out too often. `moved`: the game did. `declined` and `unanswered`:
 * the deputy never took it up.
 */
export const LOAN_ENDS = [
  'over',
  'taken-back',
  'given-back',
  'left-server',
  'too-late',
  'moved',
  'declined',
  'unanswered',
] as const
export type WhyLoanEnded = (typeof LOAN_ENDS)[number]

/** The content of a line of the chronicle. */
export type NewLine =
  | { readonly kind: 'fact'; readonly fact: Fact; readonly to: Audience }
  | { readonly kind: 'event'; readonly event: TableEvent; readonly to: Audience }
/** The kinds of scenes whose first one in a game is remembered. */
export const FIRSTS = ['robbery', 'rescue', 'death'] as const satisfies readonly DramaKind[]
/** That a line tells the first scene of a kind, and the seats in it. */
export interface FirstOfKind {
  readonly kind: (typeof FIRSTS)[number]
  readonly seats: readonly Seat[]
}
/** A line, with what it knows of the public facts before it. */
export type RecallingLine = NewLine & { readonly recalled?: Recalled; readonly first?: FirstOfKind }
/**
 * A line of the chronicle. `line` counts from 1 in each table, `seq` is the entry of the log that led to it, and
 * `version` is the version of the rules that emitted it, or 0 if unknown. The store holds neither `recalled` nor
 * `first`.
 */
export type ChronicleLine = RecallingLine & {
  readonly line: number
  readonly seq: number
  readonly at: number
  readonly version: number
}
