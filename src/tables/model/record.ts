import type { Level, OptionValues, Seat, SeatPart } from '../../engine/index.ts'
import type { Proposal } from './proposal.ts'
import type { Framing } from './people.ts'
import type { Timing } from './timing.ts'
import type { Spectator } from './spectator.ts'

/** A short random id in lower-case letters and digits, unique in the store. */
export type TableId = string
/** A person's id, chosen by the caller. Opaque to the tables. */
export type UserId = string

/**
 * `lobby`: players take their seats. `playing`: the game is under way. `over`: the game ended by its rules.
 * `closed`: people ended it, because the players left the lobby or a moderator ended the game.
 */
export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]
/** The statuses in which a table occupies its channel. */
export const OPEN = ['lobby', 'playing'] as const satisfies readonly TableStatus[]

/**
 * The server of tables that stand in direct messages. All of them are imagined: they go on from a point of another
 * game, for one person and computer players, and count in no statistics. No server of Discord has this id.
 */
export const DIRECT_MESSAGES = '0'

/**
 * Who plays a seat. `player`: its own player. `defaults`: its player has left or is inactive, so the bot takes default
 * choices. `computer`: a computer player. `nobody`: its player is on vacation, and the table waits. `deputy`: the
 * person to whom its player has lent it.
 */
export const SEAT_CONTROLS = ['player', 'defaults', 'computer', 'nobody', 'deputy'] as const
export type SeatControl = (typeof SEAT_CONTROLS)[number]

/**
 * A seat, or parts of it, that its player lends for a time. A seat lent to a computer as a whole has no loan: that is a
 * vacation from one table.
 */
export interface Loan {
  /** The deputy; `null` if a computer plays the parts. */
  readonly user: UserId | null
  /** The deputy's name; empty for a computer. */
  readonly name: string
  /** The lent parts; `null` for the whole seat. */
  readonly parts: readonly SeatPart[] | null
  /** When the seat comes back, in milliseconds since 1970. */
  readonly until: number
  /** Until when the deputy may accept, in milliseconds since 1970; `null` once the loan is in force. */
  readonly openUntil: number | null
  /** The last entry of the log before the loan was in force. */
  readonly after: number
}

/** A seat and its player. Seats are numbered in the order of joining. In a lobby, later seats move up after a leave. */
export interface SeatRecord {
  readonly seat: Seat
  /** `null` for a computer player. */
  readonly user: UserId | null
  readonly name: string
  /** Who plays the seat until its player comes back. */
  readonly keeper: SeatControl
  /**
   * When the player's vacation, or the loan of the whole seat, ends, in milliseconds since 1970; `null` if only acting
   * brings the player back.
   */
  readonly backAt: number | null
  /** Absent or `null` if the player lends nothing. */
  readonly loan?: Loan | null | undefined
  /** Anyone may take the seat over. */
  readonly offered: boolean
}

/** The clock of one seat. Its times are in the bot's own time (see `Commit.due`). */
export interface SeatClock {
  /** The public identity of the seat's current or last question. */
  readonly question: string
  /** A digest of the public state while the question is open; `null` for a window or a secret question. */
  readonly position: string | null
  /** When the question was asked. */
  readonly since: number
  readonly keeper: SeatControl
  /** When the keeper was asked the question. */
  readonly keptSince: number
  /** Whether the question belongs to a window, which has the short time limit. */
  readonly isReaction: boolean
  /** Milliseconds left in the time bank; below zero after the game went back behind a gain of the bank. */
  readonly bank: number
  /** The number of reminders for this question. */
  readonly reminders: number
  /** When the last reminder was sent, if any. */
  readonly remindedAt?: number | undefined
  /** The seat's time was up, the table said so, and now waits for the seat. */
  readonly isUp: boolean
  /**
   * Whether the question is secret. Its time is charged to no bank, because others could read the question from that.
   */
  readonly isSecret?: boolean | undefined
  /** How often in a row the seat let its time run out. */
  readonly lapses: number
  /** The turn in which it last did. */
  readonly lapsedIn: number
  /** Milliseconds of the question's time, without the bank, that were used before the clock started again. */
  readonly spent: number
  /** The clock is stopped, because the question is answered or the table is paused. */
  readonly isStopped: boolean
  /** Milliseconds that the bank had gained before this question. Going back behind it takes them away again. */
  readonly gained: number
  /** The same for earlier questions and positions, latest last. If one of them returns, its time stays used. */
  readonly used: readonly (readonly [question: string, spent: number, gained: number])[]
  /** The table voted to go back after the question was asked. */
  readonly regains: boolean
  /** The question whose time started again for a new player of the seat; `null` if none did. */
  readonly newcomer: string | null
}

/**
 * How a person has kept to the clock of a table. Only decisions count of which everybody at the table knows: no windows
 * and no secret questions.
 */
export interface Attendance {
  readonly user: UserId
  /** Decisions with a clock that the person made before their time ran out. */
  readonly inTime: number
  /** Decisions with a clock whose time ran out. */
  readonly late: number
  /** Absences that count against nobody: vacations, and decisions whose time ran out in quiet hours. */
  readonly excused: number
  /** The public identity of the question that was counted last; `null` before the first. */
  readonly last: string | null
  readonly isOnVacation: boolean
  /** The person is away without a date, has given up, or somebody else has their seat. */
  readonly hasLeft: boolean
}

/**
 * What a step of a plan takes for granted, besides that its option is still offered. `alone`: nobody else stands where
 * the option leads. `unchanged`: nothing has happened to the seat's piece.
 */
export const PLAN_CONDITIONS = ['offered', 'alone', 'unchanged'] as const
export type PlanCondition = (typeof PLAN_CONDITIONS)[number]

/** What a step of a plan does if it can't be taken: wait for the player, or take the next step. */
export const PLAN_FALLBACKS = ['wait', 'next'] as const
export type PlanFallback = (typeof PLAN_FALLBACKS)[number]

/**
 * Why a plan ended before it was carried out. `turn-over`: the turn ended without the question. `went-back`: the game
 * did. `played-for`: others play the seat. `not-foreseen`: the player was asked something else in their turn. Plans no
 * longer end for that, but older chronicles say so.
 */
export const PLAN_ENDS = [
  'not-offered',
  'not-alone',
  'changed',
  'not-foreseen',
  'turn-over',
  'went-back',
  'played-for',
] as const
export type PlanEnd = (typeof PLAN_ENDS)[number]

/** The most steps of a plan, and the most characters of each text in one. */
export const [MAX_PLAN_STEPS, PLAN_LETTERS] = [12, 300]

/** The longest remark on a moment, in characters, and how many each player may pin to a game. */
export const [REMARK_LETTERS, MAX_REMARKS] = [200, 10]

/** Stands for the verb of any question that a seat may pass. */
export const ANY_PASS = '*'

/** An answer that a player has prepared: an option of a question, by verb and key. */
export interface PlanStep {
  /** The question's verb, or `ANY_PASS`. */
  readonly verb: string
  readonly key: string
  /** The question and the option in words, as the player read them. */
  readonly question: string
  readonly label: string
  /** Applies in the turns of this seat, which may be the player's own, or of all `others`. */
  readonly turnOf: Seat | 'others'
  readonly only: PlanCondition
  readonly otherwise: PlanFallback
  /** Applies until the player removes it, and not only once: a standing order. Such a step never ends a plan. */
  readonly repeats: boolean
}

/** The answers that the player of a seat has prepared. The seat's secret. */
export interface TurnPlan {
  readonly seat: Seat
  readonly user: UserId
  readonly steps: readonly PlanStep[]
  /** The first turn that may be the player's next one. */
  readonly since: number
  /** The player's next turn, once it has begun; `null` before. */
  readonly began: number | null
  /** A digest of the seat's piece when the plan was made or last followed; `null` if it isn't to be compared yet. */
  readonly piece: string | null
}

/** The clocks of a table. */
export interface TableClocks {
  /** When the first window of a turn opened. */
  readonly opened: { readonly turn: number; readonly at: number } | null
  /** The turn since which at most one of several players has been present; `null` while more are. */
  readonly few: number | null
  /** The clock of each seat; `null` before its first question. */
  readonly seats: readonly (SeatClock | null)[]
  /** Set while the table waits only for private answers. */
  readonly hidden: HiddenWait | null
  /** The people with a seat, now or before, of whom there is anything to count; absent from older tables. */
  readonly attendance?: readonly Attendance[] | undefined
  /** What the bot is to answer for seats by their players' plans; absent if no player has one. */
  readonly plans?: readonly TurnPlan[] | undefined
}

/**
 * A wait for private answers. Everyone can see it, because the table asks no open question and nothing happens. It
 * follows from public facts only, so it doesn't reveal who is asked, how many are, or how often anyone has answered
 * meanwhile.
 */
export interface HiddenWait {
  readonly turn: number
  /** The last public line about the game at that time. */
  readonly heard: number
  /** When the wait began, in the bot's own time. */
  readonly since: number
  /** The time for a decision has passed since, so the others may vote to move on. */
  readonly isUp: boolean
}

/**
 * How a table teaches. `lesson`: one person plays the game's lesson. `beginners`: everybody reads their aim and, the
 * first time, what each kind of question is for. `after-lesson`: the same at a table that has been a lesson.
 */
export const TEACHINGS = ['lesson', 'beginners', 'after-lesson'] as const
export type Teaching = (typeof TEACHINGS)[number]
/** All lessons of a game begin with the same deal, so they count nowhere, not even played to their end. */
export const LESSONS = ['lesson', 'after-lesson'] as const satisfies readonly Teaching[]

/** Why a table is paused: by a vote, because all players are away, or because all but one have been. */
export const PAUSES = ['agreed', 'all-away', 'almost-all-away'] as const
export type PauseCause = (typeof PAUSES)[number]

/** A player's contribution to the seed on joining or starting: a text from outside, such as an id of Discord's. */
export type Contribution = string

/**
 * The commitment to the dice of a table. `sealed`: the dice follow from a secret and the players' contributions, and
 * the bot showed the SHA-256 of the secret before anyone joined. `typed`: no commitment, because the host chose the
 * seed.
 */
export type Seal =
  | {
      readonly kind: 'sealed'
      /** The SHA-256 of the secret. */
      readonly commitment: string
      /** Empty where the reader may not know it. */
      readonly secret: string
      readonly brought: readonly Contribution[]
    }
  | { readonly kind: 'typed' }

/** The players of the seats and the host: displayed names and digests of accounts. */
export interface People {
  readonly host: string
  readonly seats: readonly { readonly name: string; readonly account: string | null }[]
}

/** The name of each seat in the game from a line of the chronicle on; `null` for the player's own name. */
export interface Naming {
  readonly from: number
  readonly names: readonly (string | null)[]
  /** The name of each seat's player from that line on; absent if none changed there. */
  readonly players?: readonly string[] | undefined
}

/**
 * Why a player gets no seat in a rematch. `gone`: left the server. `stranger`: known only from an imported file.
 * Otherwise the player has too many lobbies or running games, too many of those have waited too long for them, or the
 * new table is full.
 */
export const LEFT_OUT = [
  'gone',
  'stranger',
  'too-many-lobbies',
  'too-many-tables',
  'too-many-waiting',
  'table-full',
] as const
export type WhyLeftOut = (typeof LEFT_OUT)[number]

/** Whom a lobby is meant for, as its host says. Nobody is turned away. */
export const WELCOMES = ['everybody', 'beginners', 'experienced'] as const
export type Welcome = (typeof WELCOMES)[number]

/** Why the bot closed a lobby. `too-few`: its deadline passed. `unfilled`: nobody had joined for too long. */
export const LOBBY_ENDS = ['too-few', 'unfilled'] as const
export type LobbyEnd = (typeof LOBBY_ENDS)[number]

/** How a lobby fills and starts by itself. Its times are in milliseconds since 1970. */
export interface Invitation {
  /** The number of taken seats with which the game starts; `null`: with none. */
  readonly players: number | null
  /** When the game starts with those who have joined, or the lobby closes; `null` without a deadline. */
  readonly until: number | null
  readonly welcome: Welcome
  /** When the game starts, once its players have been called; `null` before. */
  readonly begins: number | null
  /** When a person last sat down. */
  readonly joinedAt: number
  /** People without a seat who want to hear when the game starts. */
  readonly callers: readonly UserId[]
  /** The only people who may join, and all of them are awaited; `null`: anybody. */
  readonly guests: readonly UserId[] | null
  /** Why the bot closed the lobby; `null` if it didn't. */
  readonly closed: LobbyEnd | null
}

/** What a host says about how a lobby fills. */
export type InvitationTerms = Partial<Pick<Invitation, 'players' | 'until' | 'welcome' | 'guests'>>

/** The rematch data of a lobby that was opened for the people of another table. */
export interface Again {
  /** The earlier table. */
  readonly after: TableId
  /** Players whom the bot seated without their request, and has to notify. */
  readonly called: readonly UserId[]
  readonly leftOut: readonly { readonly name: string; readonly why: WhyLeftOut }[]
}

export interface TableRecord {
  readonly id: TableId
  readonly game: string
  /** The source of the defaults for `options`. */
  readonly preset: string
  /** The options known to be chosen; all options once the game is dealt. */
  readonly options: OptionValues
  /** Secret while the game runs, because the dice follow from it. Empty in the lobby of a sealed table. */
  readonly seed: string
  readonly seal: Seal
  /**
   * The finished games of each seat's player at the deal, a part of the setup; `null` before the deal or if unknown.
   */
  readonly experience: readonly number[] | null
  /** The host's seat at the deal; absent or `null` before the deal, without a seat, or if unknown. */
  readonly hostSeat?: number | null | undefined
  readonly status: TableStatus
  /** The id of the Discord server, or `DIRECT_MESSAGES`. Otherwise opaque here. */
  readonly server: string
  /** The id of the channel or thread. Opaque here. */
  readonly room: string
  /** The player who opened the table, or who took over after that player left the lobby. */
  readonly host: UserId
  readonly seats: readonly SeatRecord[]
  readonly timing: Timing
  /** The clocks after the last step; `null` before the game. */
  readonly clocks: TableClocks | null
  /** `null` while the table isn't paused. */
  readonly pause: PauseCause | null
  /** The proposals, oldest first. */
  readonly motions: readonly Proposal[]
  /** The names of the seats in the game, oldest first; empty while the seats have their players' names. */
  readonly called: readonly Naming[]
  /** The framing of the table's public pictures. */
  readonly pictures: Framing
  /** Present only in a rematch. */
  readonly again?: Again | undefined
  /** Absent if the lobby never had anything but the defaults. */
  readonly invitation?: Invitation | undefined
  /** Spectators with private access to a seat. */
  readonly watchers: readonly Spectator[]
  /** Whether its players may whisper to each other. */
  readonly whispering: boolean
  /** Its computer players say nothing; absent if they speak. */
  readonly hushed?: boolean | undefined
  /** How well its computer players play; absent if `fair`. Those that sit in for a person are always `fair`. */
  readonly level?: Level | undefined
  /** Whether and how it explains what it asks; absent or `null` if it doesn't. */
  readonly teaching?: Teaching | null | undefined
  /** The language or locale in which everybody there reads it, such as `de`; absent for English. It decides no rule. */
  readonly language?: string | undefined
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly changedAt: number
  /** When the table was archived; `null` if it isn't. */
  readonly archivedAt: number | null
  /** The number of written steps. It counts secret actions, so never show it. */
  readonly revision: number
}

/** The house rules of a table: a preset and all options. */
export type HouseRules = Pick<TableRecord, 'preset' | 'options'>

/** A table before it is opened. */
export type NewTable = Omit<TableRecord, 'revision' | 'archivedAt'>

/** The seat that is a user's own, even while somebody else plays it. */
export function seatOf({ seats }: TableRecord, user: UserId): SeatRecord | undefined {
  return seats.find((one) => one.user === user)
}

/** The loan of a seat, if it is in force. */
export function loanInForce({ loan }: Pick<SeatRecord, 'loan'>): Loan | null {
  return loan && loan.openUntil === null ? loan : null
}

/** The seat that a user may look after: their own, or one that is lent to them as a whole or in part. */
export function seatPlayedBy(record: TableRecord, user: UserId): SeatRecord | undefined {
  return seatOf(record, user) ?? record.seats.find((one) => loanInForce(one)?.user === user)
}

/** Whether a table is imagined (see `DIRECT_MESSAGES`). */
export function isImagined({ server }: Pick<TableRecord, 'server'>): boolean {
  return server === DIRECT_MESSAGES
}

/** Whether a finished game of a table counts in statistics, ratings and titles. */
export function countsInRecords(record: Pick<TableRecord, 'server' | 'teaching'>): boolean {
  return !isLesson(record) && !isImagined(record)
}

/** Whether a table is or has been a lesson. */
export function isLesson({ teaching }: Pick<TableRecord, 'teaching'>): boolean {
  return LESSONS.some((one) => one === teaching)
}
