import { DateTime, Info } from 'luxon'
import { ENGLISH, languageNow, localeOf } from '../../language/index.ts'
import { dateInEnglish } from './dates-in-english.ts'

/** The hour of a return when only its day is given. */
const RETURN_HOUR = 8
const SPAN = /^(\d{1,3}|an?) ?(hours?|h|days?|d|weeks?|w)$/
const UNITS: Readonly<Record<string, 'hours' | 'days' | 'weeks'>> = { h: 'hours', d: 'days', w: 'weeks' }
const TIME_OF_DAY = /^(.+?)(?: at)?[ t](\d{1,2})(?::(\d{2}))? ?(am|pm)?$/
const WITH_YEAR = ['yyyy-M-d', 'd.M.yyyy', 'd LLLL yyyy', 'd LLL yyyy', 'LLLL d yyyy', 'LLL d yyyy']
const WITHOUT_YEAR = ['d.M. yyyy', 'd.M yyyy', 'd LLLL yyyy', 'd LLL yyyy', 'LLLL d yyyy', 'LLL d yyyy']
const IN_ENGLISH = { locale: localeOf(ENGLISH) }
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/**
 * A typed time in the typist's zone, in English or in the language of the moment: "3 days", "freitag um 20 Uhr".
 * Milliseconds since 1970; `null` if it is unreadable. A full date may be past.
 */
export function timeFrom(typed: string, zone: string, now: number): number | null {
  return timeFromEnglish(typed, zone, now) ?? timeFromEnglish(dateInEnglish(typed, zone, now), zone, now)
}

/**
 * A typed time in English: "3 days", "friday", "tomorrow 18:00", "24 December", "24.12.", "2026-12-24". `null` if it is
 * unreadable.
 */
function timeFromEnglish(typed: string, zone: string, now: number): number | null {
  const text = tidied(typed)
  const span = SPAN.exec(text)
  const here = DateTime.fromMillis(now, { zone, ...IN_ENGLISH })
  if (span) {
    const [, amount = '', unit = ''] = span
    return here
      .plus({ [UNITS[unit.charAt(0)] ?? 'days']: Number.isNaN(Number(amount)) ? 1 : Number(amount) })
      .toMillis()
  }
  const whole = at(dayFrom(text, here), RETURN_HOUR, 0, here)
  if (whole !== null) return whole
  const [, day = '', hour = '', minute, half] = TIME_OF_DAY.exec(text) ?? []
  if (minute === undefined && half === undefined) return null
  const isTwelve = half !== undefined
  const named = Number(hour)
  if (Number(minute ?? 0) > 59 || (isTwelve ? named < 1 || named > 12 : named > 23)) return null
  const hours = isTwelve ? (named % 12) + (half === 'pm' ? 12 : 0) : named
  return at(dayFrom(day, here), hours, Number(minute ?? 0), here)
}

/** A time in words, in a time zone: "Sunday, 22 November 2026, 18:45". */
export function timeInWords(time: number, zone: string): string {
  const date = DateTime.fromMillis(time, { zone, locale: localeOf(languageNow()) })
  const day =
    languageNow() === ENGLISH ? date.toFormat('cccc, d LLLL yyyy') : date.toLocaleString({ weekday: 'long', ...DAY })
  return `${day}, ${date.toFormat('HH:mm')}`
}

/** A day in words, where no clock on a wall can be known: "22 November 2026". */
export function dayInWords(time: number): string {
  return DateTime.fromMillis(time, { zone: 'utc', locale: localeOf(languageNow()) }).toLocaleString(DAY)
}

/** A time in a form that is read again to the minute. */
export function timeTyped(time: number, zone: string): string {
  return DateTime.fromMillis(time, { zone, ...IN_ENGLISH }).toFormat('yyyy-MM-dd HH:mm')
}

interface Day {
  readonly date: DateTime
  /** The period after which the day comes again; `null` for a day of one year. */
  readonly every: { readonly weeks: number } | null
}

function dayFrom(text: string, here: DateTime): Day | null {
  const today = here.startOf('day')
  if (text === 'today') return { date: today, every: null }
  if (text === 'tomorrow') return { date: today.plus({ days: 1 }), every: null }
  const weekday = weekdayFrom(text)
  if (weekday !== null) return { date: today.plus({ days: (weekday - today.weekday + 7) % 7 }), every: { weeks: 1 } }
  const zone = { zone: here.zone, ...IN_ENGLISH }
  const full = WITH_YEAR.map((form) => DateTime.fromFormat(text, form, zone)).find(({ isValid }) => isValid)
  if (full) return { date: full, every: null }
  for (const year of [here.year, here.year + 1]) {
    const date = WITHOUT_YEAR.map((form) => DateTime.fromFormat(`${text} ${year}`, form, zone)).find(
      (one) => one.isValid && one >= today,
    )
    if (date) return { date, every: null }
  }
  return null
}

function at(day: Day | null, hour: number, minute: number, here: DateTime): number | null {
  if (day === null) return null
  const time = day.date.set({ hour, minute })
  return (day.every && time <= here ? time.plus(day.every) : time).toMillis()
}

function weekdayFrom(text: string): number | null {
  const names = [Info.weekdays('long', IN_ENGLISH), Info.weekdays('short', IN_ENGLISH)]
  const found = names.map((all) => all.findIndex((name) => name.toLowerCase() === text)).find((index) => index >= 0)
  return found === undefined ? null : found + 1
}

function tidied(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/,/g, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^((until|till|for|in|on|next) )+/, '')
}
