/** So many days somebody may be away. */
export const MOST_AWAY_DAYS = 60

/** How somebody wants to hear that they are asked. */
export const NOTICES = ['mention', 'direct', 'none'] as const
export type Notice = (typeof NOTICES)[number]

/** What becomes of somebody's seats while they are away for a longer time. */
export const WHILE_AWAY = ['pause', 'computer'] as const
export type WhileAway = (typeof WHILE_AWAY)[number]

/** For which screen pictures are drawn: a desktop's, or a phone's with large letters and a closer view. */
export const FRAMINGS = ['wide', 'narrow'] as const
export type Framing = (typeof FRAMINGS)[number]

/** Who may read what somebody's finished games have left: records, rating, titles, heroes. */
export const RECORDS_FOR = ['everybody', 'nobody'] as const
export type RecordsFor = (typeof RECORDS_FOR)[number]

/** Whether somebody wants to be whispered to. */
export const WHISPERS_FROM = ['everybody', 'nobody'] as const
export type WhispersFrom = (typeof WHISPERS_FROM)[number]

/** Hours of the day at which somebody is not to be disturbed, in their own zone; `from` may be later than `to`. */
export interface QuietHours {
  /** 0 to 23, the first quiet hour. */
  readonly from: number
  /** 0 to 23, the first hour that is not quiet any more. */
  readonly to: number
}

/** What somebody has chosen for all their tables. */
export interface Person {
  /** A zone of the IANA's database, such as Europe/Vienna. */
  readonly zone: string
  readonly quiet: QuietHours | null
  /** Whether the quiet hours follow from when they have acted, while they have not chosen any. */
  readonly learns: boolean
  /** How often they have acted in each hour of the day, in UTC: 24 numbers that fade with time. */
  readonly acted: readonly number[]
  readonly notice: Notice
  /** After a reminder the next comes after so many milliseconds; `null`: one is enough. */
  readonly remindEvery: number | null
  /** Away until then, in milliseconds since 1970; `null` if not. */
  readonly awayUntil: number | null
  readonly whileAway: WhileAway
  /** How pictures are drawn that they alone see, and those of tables that they open. */
  readonly pictures: Framing
  readonly records: RecordsFor
  readonly whispers: WhispersFrom
}

const DAY = 24 * 60 * 60 * 1000

/** Somebody who has chosen nothing yet. */
export const NEW_PERSON: Person = {
  zone: 'UTC',
  quiet: null,
  learns: true,
  acted: [],
  notice: 'mention',
  remindEvery: DAY,
  awayUntil: null,
  whileAway: 'pause',
  pictures: 'wide',
  records: 'everybody',
  whispers: 'everybody',
}

/** How somebody is called outside: by a display name that anybody may choose, and by an account name that is theirs alone. */
export interface Named {
  readonly name: string
  readonly account?: string | undefined
}
