import { DateTime } from 'luxon'
import { quietOnTheWall } from '../../../tables/index.ts'
import type { PersonChange } from '../../../tables/model/service.ts'
import type {
  Framing,
  Notice,
  Person,
  QuietHours,
  RecordsFor,
  WhispersFrom,
  WhileAway,
} from '../../../tables/model/store.ts'

const HOUR_MS = 60 * 60 * 1000

/** A choice that is offered: how it is kept, and how it is called. */
export interface Preference<T> {
  readonly value: string
  readonly label: string
  readonly chooses: T
}

export const NOTICE_CHOICES: readonly Preference<Notice>[] = [
  { value: 'mention', label: 'Mention me on the card', chooses: 'mention' },
  { value: 'direct', label: 'Send me a direct message', chooses: 'direct' },
  { value: 'none', label: 'Neither: I look by myself', chooses: 'none' },
]

export const REMINDER_CHOICES: readonly Preference<number | null>[] = [
  { value: 'none', label: 'Remind me once and no more', chooses: null },
  { value: '6h', label: 'Remind me again every 6 hours', chooses: 6 * HOUR_MS },
  { value: '12h', label: 'Remind me again every 12 hours', chooses: 12 * HOUR_MS },
  { value: 'day', label: 'Remind me again every day', chooses: 24 * HOUR_MS },
  { value: '3days', label: 'Remind me again every 3 days', chooses: 72 * HOUR_MS },
]

export const AWAY_CHOICES: readonly Preference<WhileAway>[] = [
  { value: 'pause', label: 'My tables wait for me', chooses: 'pause' },
  { value: 'computer', label: 'A computer player sits in', chooses: 'computer' },
]

export const PICTURE_CHOICES: readonly Preference<Framing>[] = [
  { value: 'wide', label: 'For a wide screen: more of the board', chooses: 'wide' },
  { value: 'narrow', label: 'For a phone: closer, with large letters', chooses: 'narrow' },
]

/** How the pictures of a table are drawn. */
export function picturesLine(pictures: Framing): string {
  const screen = pictures === 'narrow' ? 'a phone' : 'a wide screen'
  return `-# Pictures are drawn for ${screen}: \`/game pictures\` changes that for this table.`
}

export const RECORDS_CHOICES: readonly Preference<RecordsFor>[] = [
  { value: 'everybody', label: 'Everybody on my servers may see my records', chooses: 'everybody' },
  { value: 'nobody', label: 'Nobody but me may see my records', chooses: 'nobody' },
]

export const WHISPER_CHOICES: readonly Preference<WhispersFrom>[] = [
  { value: 'everybody', label: 'Whoever plays with me may whisper to me', chooses: 'everybody' },
  { value: 'nobody', label: 'Nobody may whisper to me', chooses: 'nobody' },
]

type QuietChoice = Pick<PersonChange, 'quiet' | 'learns'>

export const QUIET_CHOICES: readonly Preference<QuietChoice>[] = [
  { value: 'learn', label: 'Learn them from when I play', chooses: { quiet: null, learns: true } },
  { value: 'none', label: 'No quiet hours', chooses: { quiet: null, learns: false } },
  ...[
    [21, 6],
    [22, 6],
    [22, 7],
    [23, 7],
    [23, 8],
    [0, 8],
    [1, 9],
    [2, 10],
  ].map(([from = 0, to = 0]) => ({
    value: `${from}-${to}`,
    label: hoursInWords({ from, to }),
    chooses: { quiet: { from, to } },
  })),
]

/** Quiet hours as they are picked or typed, such as "23-7", "22:00 to 6:00", "learn"; `null` if they cannot be read. */
export function quietFrom(typed: string): QuietChoice | null {
  const picked = QUIET_CHOICES.find(({ value }) => value === typed.trim().toLowerCase())
  if (picked) return picked.chooses
  const [, from, to] = /^(\d{1,2})(?::00)? ?(?:-|–|to) ?(\d{1,2})(?::00)?$/.exec(typed.trim()) ?? []
  return from === undefined || to === undefined ? null : { quiet: { from: Number(from), to: Number(to) } }
}

function hoursInWords({ from, to }: QuietHours): string {
  const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
  return `${onTheHour(from)} to ${onTheHour(to)}`
}

/** The value of the matching offer; other hours give their own. */
export function quietValue({ quiet, learns }: Person): string {
  if (quiet) return `${quiet.from}-${quiet.to}`
  return learns ? 'learn' : 'none'
}

/** A user's quiet hours in words, and where they come from. */
export function quietInWords(person: Person, now: number): string {
  const hours = quietOnTheWall(person, now)
  if (person.quiet && hours) return `${hours.from} to ${hours.to}`
  if (!person.learns) return 'none'
  return hours
    ? `about ${hours.from} to ${hours.to}, as I have learnt from when you play`
    : 'none yet: I learn them from when you play'
}

/** The time of day in a zone. */
export function wallTime(zone: string, now: number): string {
  return DateTime.fromMillis(now, { zone }).toFormat('HH:mm')
}
