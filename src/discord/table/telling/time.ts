import { Duration } from 'luxon'
import type { Asked } from '../../../engine/index.ts'
import { listOf, perLanguage } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { presenceOf } from '../../../tables/index.ts'
import { AT_ZERO, PACES, timingOf, type Timing, type UsualHours } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'
import { say } from '../../words/index.ts'

/** How much time a table gives, in a line. */
export function timingInWords({ pace, atZero, decision, reaction }: Timing): string {
  const usual = timingOf(pace)
  const isUsual = usual.decision === decision && usual.reaction === reaction
  const times = isUsual
    ? say(`pace-${pace}.line`)
    : say('pace-own-times', {
        pace: say(`pace-${pace}`),
        decision: spanInWords(decision),
        reaction: spanInWords(reaction),
      })
  return decision === null ? times : `${times} ${say(`time-out-${atZero}.line`)}`
}

/** A span of time in its units: "1 day and 2 hours". */
function spanInWords(span: number | null): string {
  if (span === null) return say('pace-any-time')
  const {
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  } = Duration.fromMillis(span).shiftTo('days', 'hours', 'minutes', 'seconds').toObject()
  const units = { days, hours, minutes, seconds }
  const told = (['days', 'hours', 'minutes', 'seconds'] as const).filter((unit) => units[unit] > 0)
  return listOf(told.map((unit) => say(`span-${unit}`, { count: units[unit] })))
}

export const paceChoices = perLanguage(() =>
  PACES.map((pace) => ({ value: pace, name: say(`pace-${pace}`), hint: say(`pace-${pace}.hint`) })),
)
export const atZeroChoices = perLanguage(() =>
  AT_ZERO.map((zero) => ({ value: zero, name: say(`time-out-${zero}`), hint: say(`time-out-${zero}.hint`) })),
)

/** Until when those who are asked have time, and what comes then; `until` is the latest of their deadlines. */
export function timeLines(view: TableView, asked: readonly Asked[], until: number | null): string[] {
  const { pause, timing } = view.record
  if (pause !== null) return [say('time-paused')]
  const names = boldNames(view.record)
  // A seat with a private question must not be named.
  const open = asked.filter(({ seat }) => view.awaited.includes(seat))
  const late = open.filter(({ seat }) => view.time(seat)?.isUp === true).map(({ seat }) => names(seat))
  const lines = late.length === 0 ? [] : [say('time-is-up', { names: listOf(late) })]
  const isOver = late.length > 0 && late.length === open.length
  const decide = open.filter(({ reaction }) => !reaction).map(({ seat }) => seat)
  const hours = usualHoursLines(view, decide)
  if (until === null || isOver) return [...lines, ...hours]
  const isWindow = asked.length > 0 && asked.every(({ reaction }) => reaction)
  // No seat changes hands after a private question, because that would show whose time was up.
  const isInSecret = asked.length > 0 && asked.every(({ secret }) => secret)
  const then = isWindow || isInSecret ? 'default' : timing.atZero
  return [...lines, say(`time-runs-out-${then}`, { at: `<t:${Math.ceil(until / 1000)}:R>` }), ...hours]
}

/** When the players of these seats usually answer, if the table openly waits for them and they show it. */
export function usualHoursLines(view: TableView, seats: readonly number[]): string[] {
  const names = boldNames(view.record)
  const shown = seats.flatMap((seat) => {
    const sitting = view.record.seats[seat]
    const isThere = sitting !== undefined && presenceOf(sitting) === 'present' && view.awaited.includes(seat)
    const hours = isThere ? view.usualHours(seat) : null
    const since = view.time(seat)?.since
    return hours && since !== undefined
      ? [say('usual-hours-of', { name: names(seat), ...hoursOfDay(hours, since) })]
      : []
  })
  return shown.length === 0 ? [] : [say('usual-hours', { who: listOf(shown) })]
}

/** Usual hours as every reader's own clock shows them on the day of a time, in milliseconds since 1970. */
export function hoursOfDay({ from, to }: UsualHours, day: number): { readonly from: string; readonly to: string } {
  const at = (hour: number): string => `<t:${new Date(day).setUTCHours(hour, 0, 0, 0) / 1000}:t>`
  return { from: at(from), to: at(to) }
}

/** How long a private question has been open, and whether its time is up, without naming the seat. */
export function privateWaitLines({ privateWait, record }: TableView): string[] {
  if (privateWait === null) return []
  const { isUp } = privateWait
  const given = { since: relative(privateWait.since), until: relative(privateWait.until) }
  if (record.timing.decision === null) return [isUp ? say('private-wait-late', given) : say('private-wait', given)]
  return [isUp ? say('private-wait-late-with-clock', given) : say('private-wait-with-clock', given)]
}

function relative(time: number): string {
  return `<t:${Math.floor(time / 1000)}:R>`
}
