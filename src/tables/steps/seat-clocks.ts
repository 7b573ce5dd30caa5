import type { Seat } from '../../engine/index.ts'
import { seatPlayedBy, type SeatClock, type TableClocks, type TableRecord, type UserId } from '../model/store.ts'

/** The clocks of a table with a change to one seat's (default: to all seats'). */
export function withClocks(
  record: Pick<TableRecord, 'clocks'>,
  change: Partial<SeatClock>,
  seat?: Seat,
): TableClocks | null {
  return withEach(record, (one) => ({ ...one, ...change }), seat)
}

function withEach(
  { clocks }: Pick<TableRecord, 'clocks'>,
  change: (one: SeatClock) => SeatClock,
  seat?: Seat,
): TableClocks | null {
  const isMeant = (at: Seat) => seat === undefined || at === seat
  return clocks && { ...clocks, seats: clocks.seats.map((one, at) => (one && isMeant(at) ? change(one) : one)) }
}

/** The clocks after a player or deputy acted. Earlier lapses of the seat no longer count. */
export function clocksAfter(record: TableRecord, by: UserId | null): TableClocks | null {
  const seat = by === null ? undefined : seatPlayedBy(record, by)
  return seat ? withClocks(record, { lapses: 0 }, seat.seat) : record.clocks
}

/**
 * The clocks after a new player took a seat. The former player's lapses don't count against them. Only the first new
 * player during a question gets its full time again. Otherwise two people could pass the seat to and fro and keep all
 * others waiting.
 */
export function clocksOfNewcomer(record: TableRecord, seat: Seat, now: number): TableClocks | null {
  const { bank } = record.timing
  const nothingPassed = { lapses: 0, lapsedIn: 0, reminders: 0, isUp: false }
  return withEach(
    record,
    (one) =>
      one.newcomer === one.question
        ? { ...one, ...nothingPassed, regains: true }
        : { ...clockAnew(one, now), ...nothingPassed, bank, gained: 0, used: [], newcomer: one.question },
    seat,
  )
}

/**
 * The clocks after somebody else began to play a seat for a time, or its player got it back. They don't answer for
 * earlier lapses, and have at least a little time for the question.
 */
export function clocksHandedOver(record: Pick<TableRecord, 'clocks'>, seat: Seat): TableClocks | null {
  return withClocks(record, { lapses: 0, lapsedIn: 0, reminders: 0, isUp: false, regains: true }, seat)
}

/** The clocks after declaring the time of some seats up. A wait for private answers starts again from now. */
export function clocksUp(record: Pick<TableRecord, 'clocks'>, seats: readonly Seat[]): TableClocks | null {
  const { clocks } = record
  if (!clocks) return null
  const up = clocks.seats.map((one, at) => (one && seats.includes(at) ? { ...one, isUp: true } : one))
  return { ...clocks, seats: up, hidden: null }
}

/** The clocks of a resumed table. The time while it was closed is charged to no seat. */
export function clocksResumed(record: Pick<TableRecord, 'clocks'>, now: number): TableClocks | null {
  return withoutHidden(withClocks(record, { since: now, keptSince: now, isUp: false, reminders: 0 }))
}

/** The clocks with the full time for a seat's question again. */
export function clocksExtended(record: Pick<TableRecord, 'clocks'>, now: number, seat: Seat): TableClocks | null {
  return withEach(record, (one) => ({ ...clockAnew(one, now), lapsedIn: -1 }), seat)
}

/** The clocks after a change of pace: full time banks, and no time used of any question. */
export function clocksAtPace(record: Pick<TableRecord, 'clocks'>, now: number, bank: number): TableClocks | null {
  return withoutHidden(withEach(record, (one) => ({ ...clockAnew(one, now), bank, gained: 0, used: [] })))
}

/**
 * The clocks after a vote to go back. A player who gets a question again, after its time ran out, has a little time.
 */
export function clocksGoneBack(record: Pick<TableRecord, 'clocks'>): TableClocks | null {
  // The turn is played again, so no seat has let its time run out in it.
  const clocks = withClocks(record, { regains: true, lapsedIn: -1 })
  return clocks && { ...clocks, opened: null, few: null, hidden: null }
}

/** Restarts a wait for private answers. */
function withoutHidden(clocks: TableClocks | null): TableClocks | null {
  return clocks && { ...clocks, hidden: null }
}

function clockAnew(one: SeatClock, now: number): SeatClock {
  const used = one.used.filter(([question]) => question !== one.question && question !== one.position)
  return { ...one, since: now, keptSince: now, spent: 0, used, isUp: false, reminders: 0 }
}
