import { DateTime } from 'luxon'
import { perLanguage } from '../../../language/index.ts'
import { quietOnTheWall } from '../../../tables/index.ts'
import type { PersonChange } from '../../../tables/model/service.ts'
import type {
  Framing,
  HeadsUp,
  HoursFor,
  Motion,
  Notice,
  Person,
  QuietHours,
  RecordsFor,
  WhispersFrom,
  WhileAway,
} from '../../../tables/model/store.ts'
import type { SettingName } from '../../kit/ids.ts'
import { say } from '../../words/index.ts'

const HOUR_MS = 60 * 60 * 1000

/** A choice that is offered: how it is kept, and how it is called. */
export interface Preference<T> {
  readonly value: string
  readonly label: string
  readonly chooses: T
}

function preferences<T extends string>(
  values: readonly T[],
  label: (value: T) => string,
): () => readonly Preference<T>[] {
  return perLanguage(() => values.map((value) => ({ value, label: label(value), chooses: value })))
}

const noticeChoices = preferences<Notice>(['mention', 'direct', 'none'], (one) => say(`setting-notice-${one}`))

const reminderChoices = perLanguage((): readonly Preference<number | null>[] => [
  { value: 'none', label: say('setting-reminders-none'), chooses: null },
  { value: '6h', label: say('setting-reminders-6h'), chooses: 6 * HOUR_MS },
  { value: '12h', label: say('setting-reminders-12h'), chooses: 12 * HOUR_MS },
  { value: 'day', label: say('setting-reminders-day'), chooses: 24 * HOUR_MS },
  { value: '3days', label: say('setting-reminders-3days'), chooses: 72 * HOUR_MS },
])

const gapChoices = perLanguage((): readonly Preference<number>[] => [
  { value: 'none', label: say('setting-gap-none'), chooses: 0 },
  { value: '30m', label: say('setting-gap-30m'), chooses: HOUR_MS / 2 },
  { value: '1h', label: say('setting-gap-1h'), chooses: HOUR_MS },
  { value: '3h', label: say('setting-gap-3h'), chooses: 3 * HOUR_MS },
  { value: '12h', label: say('setting-gap-12h'), chooses: 12 * HOUR_MS },
])

const nextChoices = preferences<HeadsUp>(['off', 'on'], (one) => say(`setting-next-${one}`))

export const awayChoices = preferences<WhileAway>(['pause', 'computer'], (one) => say(`setting-away-${one}`))

export const pictureChoices = preferences<Framing>(['narrow', 'wide'], (one) => say(`setting-pictures-${one}`))

const motionChoices = preferences<Motion>(['on', 'off'], (one) => say(`setting-motion-${one}`))

/** How the pictures of a table are drawn. */
export function picturesLine(pictures: Framing): string {
  return say(`pictures-for-${pictures}`)
}

const recordsChoices = preferences<RecordsFor>(['everybody', 'nobody'], (one) => say(`setting-records-${one}`))

const whisperChoices = preferences<WhispersFrom>(['everybody', 'nobody'], (one) => say(`setting-whispers-${one}`))

const hoursChoices = preferences<HoursFor>(['nobody', 'everybody'], (one) => say(`setting-hours-${one}`))

type QuietChoice = Pick<PersonChange, 'quiet' | 'learns'>

export const quietChoices = perLanguage((): readonly Preference<QuietChoice>[] => [
  { value: 'learn', label: say('setting-quiet-learn'), chooses: { quiet: null, learns: true } },
  { value: 'none', label: say('setting-quiet-none'), chooses: { quiet: null, learns: false } },
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
])

/** Quiet hours as they are picked or typed, such as "23-7", "22:00 to 6:00", "learn"; `null` if they cannot be read. */
export function quietFrom(typed: string): QuietChoice | null {
  const picked = quietChoices().find(({ value }) => value === typed.trim().toLowerCase())
  if (picked) return picked.chooses
  const [, from, to] = /^(\d{1,2})(?::00)? ?(?:-|–|to) ?(\d{1,2})(?::00)?$/.exec(typed.trim()) ?? []
  return from === undefined || to === undefined ? null : { quiet: { from: Number(from), to: Number(to) } }
}

function hoursInWords({ from, to }: QuietHours): string {
  const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
  return say('setting-quiet-hours', { from: onTheHour(from), to: onTheHour(to) })
}

/** The value of the matching offer; other hours give their own. */
function quietValue({ quiet, learns }: Person): string {
  if (quiet) return `${quiet.from}-${quiet.to}`
  return learns ? 'learn' : 'none'
}

/** A personal setting: what its menu and its option offer, and how it is kept. */
export interface Setting {
  readonly choices: () => readonly Preference<unknown>[]
  /** The value of the choice that a person has made. */
  readonly chosenBy: (person: Person) => string
  /** What a pick or a typed text changes; `null` if it can't be read. */
  readonly changeFrom: (picked: string) => PersonChange | null
}

function settingOf<K extends keyof PersonChange>(
  key: K,
  choices: () => readonly Preference<PersonChange[K]>[],
): Setting {
  return {
    choices,
    chosenBy: (person) => choices().find(({ chooses }) => chooses === person[key])?.value ?? '',
    changeFrom: (picked) => {
      const found = choices().find(({ value }) => value === picked)
      return found ? { [key]: found.chooses } : null
    },
  }
}

/** All personal settings with a list of choices. */
export const PERSONAL_SETTINGS: Readonly<Record<SettingName, Setting>> = {
  quiet: { choices: quietChoices, chosenBy: quietValue, changeFrom: quietFrom },
  notice: settingOf('notice', noticeChoices),
  reminders: settingOf('remindEvery', reminderChoices),
  gap: settingOf('ringGap', gapChoices),
  next: settingOf('headsUp', nextChoices),
  pictures: settingOf('pictures', pictureChoices),
  motion: settingOf('motion', motionChoices),
  away: settingOf('whileAway', awayChoices),
  records: settingOf('records', recordsChoices),
  whispers: settingOf('whispers', whisperChoices),
  hours: settingOf('hours', hoursChoices),
}

/** A user's quiet hours in words, and where they come from. */
export function quietInWords(person: Person, now: number): string {
  const hours = quietOnTheWall(person, now)
  if (person.quiet && hours) return say('setting-quiet-hours', { from: hours.from, to: hours.to })
  if (!person.learns) return say('quiet-hours-none')
  return hours ? say('quiet-hours-learnt', { from: hours.from, to: hours.to }) : say('quiet-hours-none-yet')
}

/** The time of day in a zone. */
export function wallTime(zone: string, now: number): string {
  return DateTime.fromMillis(now, { zone }).toFormat('HH:mm')
}
