import type {
  AsideOffer,
  Asked,
  Choice,
  Game,
  Link,
  Names,
  Passage,
  Seat,
  Standing,
  StandingOrder,
} from '../../engine/index.ts'
import type { TableRefusal } from './results.ts'
import type {
  ChronicleLine,
  ProposalView,
  Notice,
  RingWait,
  RingWay,
  TurnPlan,
  SeatAnswers,
  TableRecord,
  UserId,
  UsualHours,
} from './store.ts'

/**
 * Identifies the question that a click or a typed choice belongs to: the number of the seat's answers and undos so far,
 * and a digest of the question. Private to the seat. The actions of others don't change it.
 */
export interface QuestionToken {
  readonly count: number
  readonly mark: string
}

/** Whether two tokens identify the same question, asked at the same time. */
export function sameQuestion(one: QuestionToken, other: QuestionToken): boolean {
  return one.count === other.count && one.mark === other.mark
}

/**
 * Identifies a seat's question in public: the number of the turn, how often the seat has openly answered this verb in
 * it, and a digest of the question's public part. Secret actions of the seat don't change it.
 */
export interface PublicToken {
  readonly turn: number
  readonly answered: number
  readonly mark: string
}

/** The clock of a seat with a question. Times are in milliseconds since 1970. */
export interface SeatTime {
  /** When the table began to wait for the seat. */
  readonly since: number
  /** When the seat was asked, even if the table has waited longer for it. */
  readonly asked: number
  /** For how many milliseconds more a standing order may take to answer a fleeting question; 0 for other questions. */
  readonly orderLeft: number
  /** When its time is up; `null` without a clock or while the clock is stopped. */
  readonly deadline: number | null
  /** Milliseconds until then, from when the table was viewed. */
  readonly left: number | null
  /** The seat's time was up, the table said so, and now waits for the seat. */
  readonly isUp: boolean
  /** Milliseconds left in the time bank. The deadline includes them. */
  readonly bank: number
  /** The public identity of the question, which reminders refer to. It reveals nothing of a secret question. */
  readonly question: string
  /** The number of reminders due so far for this question, by the player's settings. */
  readonly reminders: number
  /** The seat ignored its reminders. */
  readonly isStalled: boolean
}

/** A wait for private answers, which everyone can see. Times are in milliseconds since 1970. */
export interface PrivateWait {
  readonly since: number
  /** From this time on the others may vote to move on. */
  readonly until: number
  readonly isUp: boolean
}

/** An immutable read model of a table, for the interface. */
export interface TableView {
  readonly record: TableRecord
  readonly game: Game
  /** The last entry of the log. It counts secret actions, so never show it. */
  readonly seq: number
  /** The last entry of the log before the current turn. It counts secret actions, so never show it. */
  readonly since: number
  /** The public number of the turn. Each turn gets a new table card. */
  readonly turn: number
  readonly isOver: boolean
  /**
   * The last public line of the chronicle about the game. While it stays the same, nothing has happened in public.
   * Its number counts secret lines, so never show it.
   */
  readonly heard: number
  /** The last line of the chronicle, for any audience. Never show it. */
  readonly line: number
  /** The seats that the table openly waits for: those with a question that isn't secret. */
  readonly awaited: readonly Seat[]
  /** The seats that the table may be waiting for, where the actual ones are secret. Public. */
  readonly among: readonly Seat[]
  /** The game as a seat sees it, or a spectator for `null`. */
  viewFor(viewer: Seat | null): unknown
  /**
   * The questions that the viewer may know of. `standing` of the viewer's own is the answer of their plan, if that has
   * one.
   */
  asked(viewer: Seat | null): readonly Asked[]
  /**
   * Whether an option that is no secret lets a seat pass, even if the question itself is secret. Hidden things don't
   * change this.
   */
  mayPass(seat: Seat): boolean
  /** The optional actions of a seat, besides answering its question. */
  asides(seat: Seat): readonly AsideOffer[]
  /** The standing orders that a seat can give, and those it has given. Private to the seat. */
  orders(seat: Seat): readonly StandingOrder[]
  /** The plan of a seat's player; `null` without one. Private to the seat. */
  plan(seat: Seat): TurnPlan | null
  token(seat: Seat): QuestionToken
  /** `null` if the seat has no public question. */
  publicToken(seat: Seat): PublicToken | null
  /** The clock of a seat; `null` without a question. Private to the seat unless `awaited` lists it. */
  time(seat: Seat): SeatTime | null
  /** `null` unless the table waits only for private answers. */
  readonly privateWait: PrivateWait | null
  /** Whether a player gave a seat's last answer, as far as the log of the turn tells. Private to the seat. */
  hasAnswered(seat: Seat): boolean
  /**
   * For how many milliseconds more standing orders may be answering what the table waits for; `null` if they don't.
   * Public.
   */
  readonly momentLeft: number | null
  /**
   * The person who is there to answer for a seat: its player, or the deputy to whom the player lends it; `null` if
   * nobody is. Public as far as the question is.
   */
  playerOf(seat: Seat): UserId | null
  /**
   * How the person who answers for a seat wants to be notified. People known only from an imported file get no notices.
   */
  notice(seat: Seat): Notice
  /** Whether the player is known only from an imported file. The bot doesn't write to such people or mention them. */
  isImported(seat: Seat): boolean
  /** Whether the player of a seat has quiet hours now. */
  isQuiet(seat: Seat): boolean
  /** Whether the player of a seat wants to hear that the one before them has begun. Private to the seat. */
  wantsHeadsUp(seat: Seat): boolean
  /** How long the player of a seat is not to be rung, if somebody is there to be rung at all. */
  ringWait(seat: Seat, way: RingWay): RingWait
  /** The hours at which the player of a seat mostly acts, in UTC; `null` if unknown or if they don't show them. */
  usualHours(seat: Seat): UsualHours | null
  /** The open and the recently settled proposals, oldest first. */
  readonly proposals: readonly ProposalView[]
  /** Whether the seat can undo its last answer now. */
  canUndo(seat: Seat): boolean
  isIn(seat: Seat): boolean
  /**
   * The table in other possible worlds that no spectator can rule out, one for each seed. Use them only to compare
   * public output. Each view is valid until the next one is requested, because they share one game.
   */
  worlds(seeds: Iterable<string>): Iterable<TableView>
  /** Best first; empty while the game goes on. */
  readonly standings: readonly Standing[]
  /** The secrets of the game in words, once it is over; empty before. */
  secrets(names: Names): readonly Passage[]
  /** The last link of the chain, once the game is over; `null` before. */
  readonly head: Link | null
}

/** A question that a seat may get, with all options that it had in the possible worlds that the bot looked at. */
export interface ForeseenQuestion {
  readonly verb: string
  /** Whether it was asked in the seat's own turn. */
  readonly isOwnTurn: boolean
  /** The question in words. */
  readonly question: string
  readonly options: readonly ForeseenOption[]
}

export interface ForeseenOption {
  readonly key: string
  /** The option in words. */
  readonly label: string
  /** Whether it leads to a place on the board. */
  readonly hasPlace: boolean
}

/** Words a question of a seat, at a table as the seat sees it. */
export type QuestionInWords = (view: TableView, asked: Asked) => Pick<ForeseenQuestion, 'question' | 'options'>

/** A choice that a computer player made, and the table as it was before. */
export interface ComputerChoice {
  readonly then: TableView
  readonly seat: Seat
  readonly choice: Choice
}

/** A preview of going back, with public information only. */
export interface RollbackPreview {
  /** The table at that point. */
  readonly then: TableView
  /** The number of started turns that would be undone. */
  readonly turns: number
  /** The number of answers that would be undone, in total and by seat. */
  readonly undoes: number
  readonly whose: readonly SeatAnswers[]
  /** The last public lines about the undone part, oldest first. */
  readonly last: readonly ChronicleLine[]
  /** A die was rolled or something revealed since, so the seed is renewed and everything hidden is dealt again. */
  readonly renews: boolean
  /** The abandoned branch that contains the point; `null` if the point is on the current one. */
  readonly branch: number | null
}

/** An abandoned branch, for the interface. */
export interface BranchView {
  readonly number: number
  /** When the table abandoned it, in milliseconds since 1970. */
  readonly at: number
  /** The public number of the turn in which the table abandoned it; `null` if an older version didn't record it. */
  readonly turn: number | null
  /** The same in rounds, if the game counts rounds. */
  readonly round: number | null
  /** The seat whose proposal passed; `null` if a moderator decided it. */
  readonly by: Seat | null
  /** The last public line on it. */
  readonly last: ChronicleLine | null
}

/** A table without a game to show. */
export interface RecordOnly {
  readonly record: TableRecord
  /** Why this table's game can't be shown, in one sentence. */
  readonly fault?: string
  /** The refusal for requests to this table. */
  readonly why?: TableRefusal
}

/** A table, with its game if the game can be shown. */
export type TableOrRecord = TableView | RecordOnly

/** Whether the table has a game to show, under way or over. */
export function hasGame(view: TableOrRecord): view is TableView {
  return 'game' in view
}
