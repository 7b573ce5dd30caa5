export const MAX_AWAY_DAYS = 60

/** How a player wants to be notified of their move. */
export const NOTICES = ['mention', 'direct', 'none'] as const
export type Notice = (typeof NOTICES)[number]

/** What happens to a player's seats during a vacation. */
export const WHILE_AWAY = ['pause', 'computer'] as const
export type WhileAway = (typeof WHILE_AWAY)[number]

/** The screen that pictures are drawn for: a desktop, or a phone, which gets larger letters and a closer view. */
export const FRAMINGS = ['wide', 'narrow'] as const
export type Framing = (typeof FRAMINGS)[number]

/** Who may read a person's statistics: records, rating, titles and heroes of their finished games. */
export const RECORDS_FOR = ['everybody', 'nobody'] as const
export type RecordsFor = (typeof RECORDS_FOR)[number]

/** Who may whisper to a person. */
export const WHISPERS_FROM = ['everybody', 'nobody'] as const
export type WhispersFrom = (typeof WHISPERS_FROM)[number]

/** Whether the pictures of great moments may move at the tables where a person sits. */
export const MOTION = ['on', 'off'] as const
export type Motion = (typeof MOTION)[number]

/** Who sees a person's usual hours where a table waits for them. */
export const HOURS_FOR = ['everybody', 'nobody'] as const
export type HoursFor = (typeof HOURS_FOR)[number]

/** Whether a person hears, without a ring, that the player before them has begun their turn. */
export const HEADS_UPS = ['off', 'on'] as const
export type HeadsUp = (typeof HEADS_UPS)[number]

/** How a call rings: in a channel, where others may notice it, in a direct message, or at a person's own webhook. */
export type RingWay = 'openly' | 'directly' | 'hook'

/**
 * How long a person is not to be rung, in milliseconds; 0 for no wait. `active`: because they have just done something.
 * `rung`: because they have just been rung.
 */
export interface RingWait {
  readonly active: number
  readonly rung: number
}

/** The address to which the bot posts news, and the key that signs them. */
export interface Webhook {
  readonly url: string
  readonly key: string
}

/** The hours of the day in which a person mostly acts, in UTC. `to` is the first hour after them. */
export interface UsualHours {
  readonly from: number
  readonly to: number
}

/** How far others can count on a person at a table. */
export interface Reliability {
  /** Games with other people in which the person decided something against the clock, or which they left. */
  readonly games: number
  /** The games among them that the person left before the end and hasn't returned to. */
  readonly left: number
  /** The share of decisions that were made in time, from 0 to 1; `null` before the first. */
  readonly share: number | null
  /** Absences that don't count: vacations, and decisions whose time ran out in the person's quiet hours. */
  readonly excused: number
}

/** The hours of the day in which a person doesn't want to be disturbed. `from` may be later than `to`. */
export interface QuietHours {
  /** 0 to 23, the first quiet hour. */
  readonly from: number
  /** 0 to 23, the first hour after the quiet ones. */
  readonly to: number
}

/** A person's settings for all their tables, and what the bot has learned of their habits. */
export interface Person {
  /** A time zone: an IANA name such as Europe/Vienna, or a fixed offset such as UTC+2. */
  readonly zone: string
  readonly quiet: QuietHours | null
  /** Whether the bot derives the quiet hours from `acted` while the person has chosen none. */
  readonly learns: boolean
  /**
   * How often the person has openly acted in each hour of the day, in UTC: 24 decaying counts, or none yet. They exist
   * only while `learns` or `hours` needs them.
   */
  readonly acted: readonly number[]
  readonly notice: Notice
  /** Milliseconds between reminders; `null`: one reminder only. */
  readonly remindEvery: number | null
  /** The end of the vacation, in milliseconds since 1970; `null` without one. */
  readonly awayUntil: number | null
  readonly whileAway: WhileAway
  /** The framing of pictures that only this person sees, and the initial one of tables that they open. */
  readonly pictures: Framing
  readonly motion: Motion
  readonly records: RecordsFor
  readonly whispers: WhispersFrom
  /** Who sees the usual hours that follow from `acted`. */
  readonly hours: HoursFor
  readonly headsUp: HeadsUp
  /** After a call to a move, none rings for this many milliseconds. */
  readonly ringGap: number
  /** When the person was last called to a move in each way, in milliseconds since 1970; 0 before the first call. */
  readonly rang: Readonly<Record<RingWay, number>>
  /** Where the person's programs hear of their moves; `null` without any. */
  readonly webhook: Webhook | null
  /** The language that the person has chosen, as a code; `null`: that of `locale`. */
  readonly language: string | null
  /** The locale of the person's Discord when they last used the bot, such as `es-419`; `null` if it isn't known. */
  readonly locale: string | null
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The default settings. */
export const NEW_PERSON: Person = {
  zone: 'UTC',
  quiet: null,
  learns: true,
  acted: [],
  notice: 'mention',
  remindEvery: DAY_MS,
  awayUntil: null,
  whileAway: 'pause',
  pictures: 'narrow',
  motion: 'on',
  records: 'everybody',
  whispers: 'everybody',
  hours: 'nobody',
  headsUp: 'off',
  ringGap: HOUR_MS,
  rang: { openly: 0, directly: 0, hook: 0 },
  webhook: null,
  language: null,
  locale: null,
}

/** A person's names in Discord: a display name, which anyone may choose, and a unique account name. */
export interface Named {
  readonly name: string
  readonly account?: string | undefined
}
