import type {
  AsideOffer,
  Asked,
  Game,
  Link,
  Names,
  Passage,
  Seat,
  Standing,
  StandingOrder,
} from '../../engine/index.ts'
import type { TableRefusal } from './results.ts'
import type { ChronicleLine, MotionSight, Notice, SeatAnswers, TableRecord } from './store.ts'

/**
 * Which question a click or a typed choice belongs to: what the seat has done so far, answers and undos counted, and the
 * question's mark. Its own affair; nothing that others do counts.
 */
export interface QuestionToken {
  readonly count: number
  readonly mark: string
}

/** Whether two tokens are of one question, put to a seat once. */
export function sameQuestion(one: QuestionToken, other: QuestionToken): boolean {
  return one.count === other.count && one.mark === other.mark
}

/**
 * Which question a seat stands at, as all may know: the turn's number, how often the seat has openly answered this verb
 * in it, and the mark of what is public of it. What a seat does in secret does not count.
 */
export interface PublicToken {
  readonly turn: number
  readonly answered: number
  readonly mark: string
}

/** The time of a seat that is asked something. Times are in milliseconds since 1970. */
export interface SeatTime {
  /** Since when it is waited for. */
  readonly since: number
  /** When its time is up; `null` if it has no clock, or it stands. */
  readonly deadline: number | null
  /** Its time was up, and that was said: it is waited for. */
  readonly isUp: boolean
  /** What is left in its time bank, in milliseconds; it is part of the time to the deadline. */
  readonly bank: number
  /** A mark of what all may know of the question: reminders belong to it. Of a secret one it tells nothing. */
  readonly question: string
  /** How often its player was to be reminded of this question, as they have chosen. */
  readonly reminders: number
  /** It has been reminded in vain. */
  readonly isStalled: boolean
}

/** That a table waits for an answer in private, as everybody can tell. Times are in milliseconds since 1970. */
export interface PrivateWait {
  readonly since: number
  /** From when on the others may agree to move on without that answer. */
  readonly until: number
  readonly isUp: boolean
}

/** A table as it stands, for whoever shows it. Nothing in it changes afterwards. */
export interface TableSight {
  readonly record: TableRecord
  readonly game: Game
  /** The last line of the log. Counts what was done in secret: never to be shown. */
  readonly seq: number
  /** The line of the log after which the turn under way began. Counts what was done in secret: never to be shown. */
  readonly since: number
  /** Which turn it is, as all may count: a new card is posted with each. */
  readonly turn: number
  readonly isOver: boolean
  /**
   * The last line of the chronicle that told everybody of the game: while it stays, nothing has happened in public.
   * Counts what was told in secret: never to be shown.
   */
  readonly heard: number
  /** The last line of the chronicle, whoever it was for: never to be shown. */
  readonly line: number
  /** The seats whose answer is awaited, as the public may know: those with a question that is not secret. */
  readonly awaited: readonly Seat[]
  /** Among whom the table waits, as everybody knows, where it is nobody's business for which of them. */
  readonly among: readonly Seat[]
  /** What a seat may see of the game, or somebody without one. */
  view(viewer: Seat | null): unknown
  /** What is asked, as that viewer may know it. */
  asked(viewer: Seat | null): readonly Asked[]
  /** What a seat may do beside the matter in hand. */
  asides(seat: Seat): readonly AsideOffer[]
  /** What a seat may order beforehand, and what it has ordered: its own secret. */
  orders(seat: Seat): readonly StandingOrder[]
  token(seat: Seat): QuestionToken
  /** `null` if the seat is asked nothing that all may know of. */
  publicToken(seat: Seat): PublicToken | null
  /** The time of a seat that is asked; `null` if it is not. Of a seat that is not awaited it is its own secret. */
  time(seat: Seat): SeatTime | null
  /** `null` if the table does not wait for private answers alone. */
  readonly privateWait: PrivateWait | null
  /** How the player of a seat wants to hear that they are asked; somebody whom a file alone has seated hears nothing. */
  notice(seat: Seat): Notice
  /** Whether a file alone has seated somebody there, so that nobody writes to them or mentions them. */
  isStranger(seat: Seat): boolean
  /** Whether the player of a seat has quiet hours now. */
  isQuiet(seat: Seat): boolean
  /** What is put to the players, and what was settled lately; oldest first. */
  readonly motions: readonly MotionSight[]
  /** Whether this seat could take its last answer back now. */
  canUndo(seat: Seat): boolean
  isIn(seat: Seat): boolean
  /**
   * The table as it would stand in other worlds that nobody without a seat can exclude, one dealt from each seed. Only for
   * comparing what is shown to all. Each holds until the next is asked for, or others are: they share one game, which is dealt
   * again.
   */
  worlds(seeds: Iterable<string>): Iterable<TableSight>
  /** Best first; empty while the game goes on. */
  readonly standings: readonly Standing[]
  /** What nobody or not everybody could see, in words, once the game is over; empty before. */
  secrets(names: Names): readonly Passage[]
  /** The last link of the chain, once the game is over; `null` before. */
  readonly head: Link | null
}

/** What going back would lead to, as far as all may know. */
export interface WayBack {
  /** The table as it stood. */
  readonly then: TableSight
  /** How many turns that have begun would be undone, how many answers, and how many of them are whose. */
  readonly turns: number
  readonly undoes: number
  readonly whose: readonly SeatAnswers[]
  /** The last that all were told of what would be undone, oldest first. */
  readonly last: readonly ChronicleLine[]
  /** A die has fallen or something was shown since: the luck is renewed, and what nobody knows is dealt anew. */
  readonly renews: boolean
  /** The branch on which it lies; `null` if it counts now. */
  readonly branch: number | null
}

/** A branch for whoever shows it. */
export interface BranchSight {
  readonly number: number
  /** When it was left, in milliseconds since 1970. */
  readonly at: number
  /** In which turn, as all may count; `null` if that was not noted yet then. */
  readonly turn: number | null
  /** The same in rounds, where the game counts any. */
  readonly round: number | null
  /** Whose motion was agreed on; `null` if an admin decided it. */
  readonly by: Seat | null
  /** What everybody was told last on it. */
  readonly last: ChronicleLine | null
}

/** A table without a game to show. */
export interface RecordOnly {
  readonly record: TableRecord
  /** Why the game of this table cannot be shown, in one sentence. */
  readonly fault?: string
  /** What a request to it is refused with. */
  readonly why?: TableRefusal
}

/** A table, with its game if that can be shown. */
export type Sighted = TableSight | RecordOnly

/** Whether there is a game to show, under way or over. */
export function hasGame(sight: Sighted): sight is TableSight {
  return 'game' in sight
}
