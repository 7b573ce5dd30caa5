import type { Seat } from '../../engine/index.ts'
import { happened } from './lines.ts'
import { withKeeper } from './lobby.ts'
import {
  seatOf,
  type Keeper,
  type NewLine,
  type Person,
  type SeatRecord,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

/** What a step changes about who keeps a seat, and what it says. */
export interface KeptAnew {
  readonly change: { readonly seats: readonly SeatRecord[]; readonly pause?: null }
  readonly lines: readonly NewLine[]
}

/** The seat that a user takes back by acting; `undefined` if it is theirs already, or they have said until when they are away. */
export function seatToTakeBack(record: TableRecord, user: UserId): SeatRecord | undefined {
  const seat = record.status === 'playing' ? seatOf(record, user) : undefined
  return seat?.backAt === null && (seat.keeper !== 'player' || seat.offered) ? seat : undefined
}

type OnLeave = Person & { readonly awayUntil: number }

/** Whether somebody is away for a longer time, in milliseconds since 1970. */
export function isOnLeave(person: Person, at: number): person is OnLeave {
  return person.awayUntil !== null && person.awayUntil > at
}

/** Whether the player of a seat is away, or so long missing that the seat is offered to others. */
function isGone({ keeper, offered }: SeatRecord): boolean {
  return keeper !== 'player' || offered
}

/** Whether a table stands still for want of players, and not by agreement. */
export function standsForWant({ pause }: TableRecord): boolean {
  return pause !== null && pause !== 'agreed'
}

/** A table once the player of a seat is away for a longer time; `null` if it is as they want it already. */
export function goneAway(record: TableRecord, seat: Seat, person: OnLeave): KeptAnew | null {
  const keeper: Keeper = person.whileAway === 'computer' ? 'computer' : 'nobody'
  const { awayUntil: backAt } = person
  const before = record.seats[seat]
  if (before?.keeper === keeper && before.backAt === backAt) return null
  return {
    change: { seats: withKeeper(record, seat, { keeper, backAt }) },
    lines: [happened({ kind: 'on-leave', seat, keeper, until: backAt })],
  }
}

/**
 * A table once the player of a seat acts: whoever was away is there again, and a table that stood still for want of players goes
 * on; `null` if neither.
 */
export function cameBack(record: TableRecord, seat: Seat): KeptAnew | null {
  const wakes = standsForWant(record)
  const before = record.seats[seat]
  const wasGone = before !== undefined && isGone(before)
  if (!wakes && !wasGone) return null
  return {
    change: {
      seats: withKeeper(record, seat, { keeper: 'player', offered: false }),
      ...(wakes && { pause: null }),
    },
    lines: [
      ...(wasGone ? [happened({ kind: 'came-back', seat })] : []),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ],
  }
}
