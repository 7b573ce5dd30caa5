import { DateTime, IANAZone } from 'luxon'
import type { Person, QuietHours } from '../model/people.ts'

const HOURS = 24
/** Hours of acting that have to be known before anything is concluded from them. */
const ENOUGH_ACTED = 20
/** An hour with less than this share of all acts is one that somebody sleeps through. */
const HARDLY_EVER = 0.01
/** A night has so many hours, at least and at most. */
const NIGHT = { least: 5, most: 9 } as const
/** What was done before fades by this factor with every hour of acting. */
const FADING = 0.99

/** A zone that is a fixed offset, such as UTC+2 or UTC-3:30. */
const OFFSET = /^UTC[+-]\d{1,2}(:\d{2})?$/

/** Whether a zone is one of the IANA's database, or a fixed offset. */
export function isZone(name: string): boolean {
  return IANAZone.isValidZone(name) || OFFSET.test(name)
}

/** What is known of somebody's habits once they have acted at a time, in milliseconds since 1970. */
export function withActed({ acted }: Pick<Person, 'acted'>, at: number): readonly number[] {
  const hour = new Date(at).getUTCHours()
  return Array.from({ length: HOURS }, (_none, one) => (acted[one] ?? 0) * FADING + (one === hour ? 1 : 0))
}

/** Quiet hours and the zone they are meant in; `null` if somebody has none. */
export function quietOf(person: Person): (QuietHours & { readonly zone: string }) | null {
  const { quiet, learns, acted, zone } = person
  if (quiet) return { ...quiet, zone }
  const night = learns ? nightOf(acted) : null
  return night && { ...night, zone: 'UTC' }
}

/** The longest stretch of hours in which somebody hardly ever acts, if it is long enough and enough is known. */
function nightOf(acted: readonly number[]): QuietHours | null {
  const all = acted.reduce((sum, one) => sum + one, 0)
  if (all < ENOUGH_ACTED) return null
  const sleeps = (hour: number): boolean => (acted[hour % HOURS] ?? 0) < HARDLY_EVER * all
  let best = { from: 0, hours: 0 }
  for (let from = 0; from < HOURS; from += 1) {
    let hours = 0
    while (hours < HOURS && sleeps(from + hours)) hours += 1
    if (hours > best.hours) best = { from, hours }
  }
  if (best.hours < NIGHT.least || best.hours === HOURS) return null
  // Of a long stretch the middle: whoever plays in the evening alone is awake in the morning too.
  const hours = Math.min(best.hours, NIGHT.most)
  const from = (best.from + Math.floor((best.hours - hours) / 2)) % HOURS
  return { from, to: (from + hours) % HOURS }
}

/** The first moment from a time on at which somebody may be disturbed, in milliseconds since 1970. */
export function wakingFrom(person: Person, at: number): number {
  for (const { from, to } of quietSpans(person, at)) return at >= from ? to : at
  return at
}

/** When so many milliseconds of waking hours have passed since a time. */
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

/** How many milliseconds of waking hours lie between two times. */
export function wakingBetween(person: Person, since: number, until: number): number {
  let quiet = 0
  for (const { from, to } of quietSpans(person, since)) {
    if (from >= until) break
    quiet += Math.min(to, until) - Math.max(from, since)
  }
  return Math.max(0, until - since - quiet)
}

/** Somebody's nights, from the one on that a time lies in or before; none beyond the end of the calendar. */
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

/** Somebody's quiet hours as the clock on their own wall shows them at that time of the year; `null` if they have none. */
export function quietOnTheWall(person: Person, at: number): { readonly from: string; readonly to: string } | null {
  const quiet = quietOf(person)
  if (!quiet) return null
  const onTheWall = (hour: number): string =>
    DateTime.fromMillis(at, { zone: quiet.zone }).set({ hour, minute: 0 }).setZone(person.zone).toFormat('HH:mm')
  return { from: onTheWall(quiet.from), to: onTheWall(quiet.to) }
}
