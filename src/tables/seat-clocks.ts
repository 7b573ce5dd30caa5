import type { Seat } from '../engine/index.ts'
import type { SeatClock, TableClocks, TableRecord, UserId } from './store.ts'

/** The clocks of a table, those of its seats changed: all of them, or one. */
export function withClocks(
  { clocks }: Pick<TableRecord, 'clocks'>,
  change: Partial<SeatClock>,
  seat?: Seat,
): TableClocks | null {
  const isMeant = (at: Seat) => seat === undefined || at === seat
  return (
    clocks && { ...clocks, seats: clocks.seats.map((one, at) => (one && isMeant(at) ? { ...one, ...change } : one)) }
  )
}

/** The clocks once somebody has acted: what they let pass before counts no more. */
export function clocksAfter(record: TableRecord, by: UserId | null): TableClocks | null {
  const seat = by === null ? undefined : record.seats.find(({ user }) => user === by)
  return seat ? withClocks(record, { lapses: 0 }, seat.seat) : record.clocks
}

/** The clocks once somebody else sits at a seat: what was let pass there was not let pass by them. */
export function clocksOfNewcomer({ clocks }: TableRecord, seat: Seat): TableClocks | null {
  return clocks && { ...clocks, seats: clocks.seats.map((one, at) => (at === seat ? null : one)) }
}

/** The clocks of seats whose time is declared to be up, and of a table that begins to wait in private from now on. */
export function clocksUp(record: Pick<TableRecord, 'clocks'>, seats: readonly Seat[]): TableClocks | null {
  const { clocks } = record
  if (!clocks) return null
  const up = clocks.seats.map((one, at) => (one && seats.includes(at) ? { ...one, isUp: true } : one))
  return { ...clocks, seats: up, hidden: null }
}

/** The clocks of all seats, or one, begun anew at a time, in the bot's own: what has passed before is charged to nobody. */
export function clocksAnew(
  record: Pick<TableRecord, 'clocks'>,
  now: number,
  change: Partial<SeatClock> = {},
  seat?: Seat,
): TableClocks | null {
  const clocks = withClocks(record, { since: now, keptSince: now, isUp: false, reminders: 0, ...change }, seat)
  return clocks && seat === undefined ? { ...clocks, hidden: null } : clocks
}
