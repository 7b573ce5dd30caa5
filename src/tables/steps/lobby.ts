import type { Game, Seat } from '../../engine/index.ts'
import { nextComputer } from './company.ts'
import { seatsOf } from './house-rules.ts'
import { invitationOf } from './invitation.ts'
import type { TableRefusal } from '../model/service.ts'
import {
  seatOf,
  type Invitation,
  type SeatRecord,
  type TableRecord,
  type TableStatus,
  type UserId,
} from '../model/store.ts'

/** The change that a request makes to a table's record, or the reason for a refusal. */
export type Change =
  { seats?: readonly SeatRecord[]; host?: UserId; status?: TableStatus; invitation?: Invitation } | TableRefusal

/** Seats a player in the lobby. */
export function sitDown(record: TableRecord, game: Game, user: UserId, name: string): Change {
  if (seatOf(record, user)) return 'already-seated'
  return withSeat(record, game, { user, name })
}

/** Removes a player from the lobby. Later seats move up. The table closes with its last player. */
export function getUp(record: TableRecord, user: UserId): Change {
  if (!seatOf(record, user)) return 'not-seated'
  const seats = numbered(record.seats.filter((one) => one.user !== user))
  const players = seats.flatMap((one) => one.user ?? [])
  const [next] = players
  if (next === undefined) return { status: 'closed' }
  return { seats, host: players.includes(record.host) ? record.host : next }
}

/** Seats a computer player in the lobby. */
export function seatComputer(record: TableRecord, game: Game, by: UserId): Change {
  if (!seatOf(record, by)) return 'not-seated'
  if (invitationOf(record).guests) return 'guests-only'
  return withSeat(record, game, { user: null, name: nextComputer(record) })
}

/** Removes the last computer player from the lobby. */
export function unseatComputer(record: TableRecord, by: UserId): Change {
  if (!seatOf(record, by)) return 'not-seated'
  const last = record.seats.findLast((one) => one.user === null)
  return last ? { seats: numbered(record.seats.filter((one) => one !== last)) } : 'no-computer'
}

/** The seats, with a new keeper for one of them or a change of whether it is offered. */
export function withControl(
  { seats }: TableRecord,
  seat: Seat,
  { keeper, backAt = null, offered, loan }: Pick<SeatRecord, 'keeper'> & Partial<SeatRecord>,
): readonly SeatRecord[] {
  return seats.map((one) =>
    one.seat === seat
      ? { ...one, keeper, backAt, offered: offered ?? one.offered, loan: loan === undefined ? one.loan : loan }
      : one,
  )
}

/** A newly taken seat. */
export function newSeat(seat: Seat, who: Pick<SeatRecord, 'user' | 'name'>): SeatRecord {
  return { seat, ...who, keeper: 'player', backAt: null, offered: false }
}

/** Gives a player's seat to a new player. */
export function takeOver(record: TableRecord, seat: Seat, who: { user: UserId; name: string }): Change {
  if (seatOf(record, who.user)) return 'already-seated'
  const before = record.seats[seat]
  if (!before) return 'which-seat'
  if (before.user === null) return 'seat-taken'
  return { seats: record.seats.map((one) => (one.seat === seat ? newSeat(seat, who) : one)) }
}

function withSeat(record: TableRecord, game: Game, who: Pick<SeatRecord, 'user' | 'name'>): Change {
  if (record.seats.length >= seatsOf(game, record).max) return 'table-full'
  return { seats: [...record.seats, newSeat(record.seats.length, who)] }
}

function numbered(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((one, seat) => ({ ...one, seat }))
}
