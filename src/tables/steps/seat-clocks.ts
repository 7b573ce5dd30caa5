import type { Seat } from '../../engine/index.ts'
import type { SeatClock, TableClocks, TableRecord, UserId } from '../model/store.ts'

/** The clocks of a table, those of its seats changed: all of them, or one. */
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

/** The clocks once somebody has acted: what they let pass before counts no more. */
export function clocksAfter(record: TableRecord, by: UserId | null): TableClocks | null {
  const seat = by === null ? undefined : record.seats.find(({ user }) => user === by)
  return seat ? withClocks(record, { lapses: 0 }, seat.seat) : record.clocks
}

/**
 * The clocks once somebody else sits at a seat: what was let pass there was not let pass by them. A question gives its whole time
 * again for one newcomer only, or two people could pass the seat to and fro while all others wait.
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

/** The clocks of seats whose time is declared to be up, and of a table that begins to wait in private from now on. */
export function clocksUp(record: Pick<TableRecord, 'clocks'>, seats: readonly Seat[]): TableClocks | null {
  const { clocks } = record
  if (!clocks) return null
  const up = clocks.seats.map((one, at) => (one && seats.includes(at) ? { ...one, isUp: true } : one))
  return { ...clocks, seats: up, hidden: null }
}

/** The clocks of a table that was closed and goes on: what passed meanwhile is charged to nobody. */
export function clocksResumed(record: Pick<TableRecord, 'clocks'>, now: number): TableClocks | null {
  return withoutHidden(withClocks(record, { since: now, keptSince: now, isUp: false, reminders: 0 }))
}

/** The clocks with the time of a seat's question begun again. */
export function clocksExtended(record: Pick<TableRecord, 'clocks'>, now: number, seat: Seat): TableClocks | null {
  return withEach(record, (one) => clockAnew(one, now), seat)
}

/** The clocks of a table at another pace: with a whole time bank, and nothing used of any question. */
export function clocksAtPace(record: Pick<TableRecord, 'clocks'>, now: number, bank: number): TableClocks | null {
  return withoutHidden(withEach(record, (one) => ({ ...clockAnew(one, now), bank, gained: 0, used: [] })))
}

/** The clocks of a table that goes back by agreement: whoever is asked again what their time ran out on has a little. */
export function clocksGoneBack(record: Pick<TableRecord, 'clocks'>): TableClocks | null {
  const clocks = withClocks(record, { regains: true })
  return clocks && { ...clocks, opened: null, few: null, hidden: null }
}

/** A table that waited in private begins to wait from now on. */
function withoutHidden(clocks: TableClocks | null): TableClocks | null {
  return clocks && { ...clocks, hidden: null }
}

function clockAnew(one: SeatClock, now: number): SeatClock {
  const used = one.used.filter(([question]) => question !== one.question && question !== one.position)
  return { ...one, since: now, keptSince: now, spent: 0, used, isUp: false, reminders: 0 }
}
