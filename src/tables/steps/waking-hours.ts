import { DateTime, IANAZone } from 'luxon'
import type { Person, QuietHours, UsualHours } from '../model/people.ts'

const HOURS_A_DAY = 24
/** Recorded hours of activity below which the bot draws no conclusion. */
const MIN_ACTIVE_HOURS = 20
/** A person counts as asleep in an hour with less than this share of their activity. */
const ASLEEP_BELOW_SHARE = 0.01
/** Usual hours hold this share of a person's activity, in no more hours than this. */
const [USUAL_SHARE, MAX_USUAL_HOURS] = [0.7, 8]
const NIGHT_HOURS = { least: 5, most: 9 } as const
/** Earlier activity decays by this factor with each recorded hour. */
const DECAY = 0.99

/** A zone with a fixed offset, such as UTC+2 or UTC-3:30. */
const OFFSET = /^UTC[+-]\d{1,2}(:\d{2})?$/

/** Whether a text names a zone of the IANA database or a fixed offset. */
export function isZone(name: string): boolean {
  return IANAZone.isValidZone(name) || OFFSET.test(name)
}

/** A person's activity by hour after they acted at a time, in milliseconds since 1970. */
export function withActed({ acted }: Pick<Person, 'acted'>, at: number): readonly number[] {
  const hour = new Date(at).getUTCHours()
  return Array.from({ length: HOURS_A_DAY }, (_none, one) => (acted[one] ?? 0) * DECAY + (one === hour ? 1 : 0))
}

/** Whether the bot may record at which hours a person acts. */
export function keepsHours({ learns, hours }: Person): boolean {
  return learns || hours === 'everybody'
}

/** A person after a choice. Hours that nobody may see any longer, or that nothing needs, are forgotten. */
export function forgetting(before: Person, after: Person): Person {
  const isHidden = before.hours === 'everybody' && after.hours === 'nobody'
  return isHidden || !keepsHours(after) ? { ...after, acted: [] } : after
}

/**
 * The shortest stretch of hours with most of a person's activity, in UTC; `null` if they don't want it shown, hardly
 * any activity is recorded, or it is spread over the day.
 */
export function usualHoursOf({ hours: isFor, acted }: Person): UsualHours | null {
  const all = acted.reduce((sum, one) => sum + one, 0)
  if (isFor === 'nobody' || all < MIN_ACTIVE_HOURS) return null
  const within = (from: number, hours: number): number =>
    Array.from({ length: hours }, (_none, at) => acted[(from + at) % HOURS_A_DAY] ?? 0).reduce((a, b) => a + b, 0)
  for (let hours = 1; hours <= MAX_USUAL_HOURS; hours += 1) {
    const starts = Array.from({ length: HOURS_A_DAY }, (_none, from) => ({ from, share: within(from, hours) / all }))
    const best = starts.reduce((one, other) => (other.share > one.share ? other : one))
    if (best.share >= USUAL_SHARE) return { from: best.from, to: (best.from + hours) % HOURS_A_DAY }
  }
  return null
}

/** A person's quiet hours, and the zone that they refer to; `null` without any. */
export function quietOf(person: Person): (QuietHours & { readonly zone: string }) | null {
  const { quiet, learns, acted, zone } = person
  if (quiet) return { ...quiet, zone }
  const night = learns ? nightOf(acted) : null
  return night && { ...night, zone: 'UTC' }
}

/** The longest stretch of hours with hardly any activity, if it is long enough and enough activity is recorded. */
function nightOf(acted: readonly number[]): QuietHours | null {
  const all = acted.reduce((sum, one) => sum + one, 0)
  if (all < MIN_ACTIVE_HOURS) return null
  const sleeps = (hour: number): boolean => (acted[hour % HOURS_A_DAY] ?? 0) < ASLEEP_BELOW_SHARE * all
  let best = { from: 0, hours: 0 }
  for (let from = 0; from < HOURS_A_DAY; from += 1) {
    let hours = 0
    while (hours < HOURS_A_DAY && sleeps(from + hours)) hours += 1
    if (hours > best.hours) best = { from, hours }
  }
  if (best.hours < NIGHT_HOURS.least || best.hours === HOURS_A_DAY) return null
  // Take the middle of a long stretch. A person who plays only in the evening is awake in the morning too.
  const hours = Math.min(best.hours, NIGHT_HOURS.most)
  const from = (best.from + Math.floor((best.hours - hours) / 2)) % HOURS_A_DAY
  return { from, to: (from + hours) % HOURS_A_DAY }
}

/** The first time from `at` on at which a person may be disturbed, in milliseconds since 1970. */
export function wakingFrom(person: Person, at: number): number {
  for (const { from, to } of quietSpans(person, at)) return at >= from ? to : at
  return at
}

/** The time at which the given milliseconds of waking hours have passed. */
export function afterWaking(person: Person, since: number, milliseconds: number): number {
  let at = since
  let left = milliseconds
  for (const { from, to } of quietSpans(person, since)) {
    if (at + left <= from) return at + left
    left -= Math.max(0, from - at)
    at = Math.max(at, to)
  }
  return at + left
}

/** The milliseconds of waking hours between two times. */
export function wakingBetween(person: Person, since: number, until: number): number {
  let quiet = 0
  for (const { from, to } of quietSpans(person, since)) {
    if (from >= until) break
    quiet += Math.min(to, until) - Math.max(from, since)
  }
  return Math.max(0, until - since - quiet)
}

/** A person's quiet spans, from the first that ends after a time; none beyond the end of the calendar. */
function* quietSpans(person: Person, at: number): Generator<{ readonly from: number; readonly to: number }> {
  const quiet = quietOf(person)
  if (!quiet || quiet.from === quiet.to || !isZone(quiet.zone)) return
  const first = DateTime.fromMillis(at, { zone: quiet.zone }).startOf('day').minus({ days: 1 })
  const days = quiet.to < quiet.from ? 1 : 0
  for (let day = 0; ; day += 1) {
    const begins = first.plus({ days: day })
    const from = begins.set({ hour: quiet.from }).toMillis()
    const to = begins.plus({ days }).set({ hour: quiet.to }).toMillis()
    if (Number.isNaN(from) || Number.isNaN(to)) return
    if (to > at) yield { from, to: Math.max(from, to) }
  }
}

/** A person's quiet hours in their own zone, with its offset at the given time; `null` without any. */
export function quietOnTheWall(person: Person, at: number): { readonly from: string; readonly to: string } | null {
  const quiet = quietOf(person)
  if (!quiet) return null
  const onTheWall = (hour: number): string =>
    DateTime.fromMillis(at, { zone: quiet.zone }).set({ hour, minute: 0 }).setZone(person.zone).toFormat('HH:mm')
  return { from: onTheWall(quiet.from), to: onTheWall(quiet.to) }
}
