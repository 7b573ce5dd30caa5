import type { Seat } from '../../engine/index.ts'
import { happened } from './lines.ts'
import { withControl } from './lobby.ts'
import {
  seatOf,
  type SeatControl,
  type NewLine,
  type Person,
  type SeatRecord,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

/** The change that a step makes to the keeper of a seat, and its lines for the chronicle. */
export interface SeatChange {
  readonly change: { readonly seats: readonly SeatRecord[]; readonly pause?: null }
  readonly lines: readonly NewLine[]
}

/** The seat that a user takes back by acting; `undefined` if they already play it, or are on vacation. */
export function seatToTakeBack(record: TableRecord, user: UserId): SeatRecord | undefined {
  const seat = record.status === 'playing' ? seatOf(record, user) : undefined
  return seat?.backAt === null && (seat.keeper !== 'player' || seat.offered) ? seat : undefined
}

type OnLeave = Person & { readonly awayUntil: number }

/** Whether a person is on vacation. `at`: milliseconds since 1970. */
export function isOnLeave(person: Person, at: number): person is OnLeave {
  return person.awayUntil !== null && person.awayUntil > at
}

/** Whether the player of a seat is away, or the seat is offered to others after their long absence. */
function isGone({ keeper, offered }: SeatRecord): boolean {
  return keeper !== 'player' || offered
}

/** Whether a table is paused because its players are away, and not by a vote. */
export function standsForWant({ pause }: TableRecord): boolean {
  return pause !== null && pause !== 'agreed'
}

/** The change to a table when a player goes on vacation; `null` if the seat already matches their settings. */
export function goneAway(record: TableRecord, seat: Seat, person: OnLeave): SeatChange | null {
  const keeper: SeatControl = person.whileAway === 'computer' ? 'computer' : 'nobody'
  const { awayUntil: backAt } = person
  const before = record.seats[seat]
  if (before?.keeper === keeper && before.backAt === backAt) return null
  return {
    change: { seats: withControl(record, seat, { keeper, backAt }) },
    lines: [happened({ kind: 'on-leave', seat, keeper, until: backAt })],
  }
}

/**
 * The change to a table when a player acts: an absent player is back, and a table that was paused because its players
 * were away goes on; `null` if neither applies.
 */
export function cameBack(record: TableRecord, seat: Seat): SeatChange | null {
  const wakes = standsForWant(record)
  const before = record.seats[seat]
  const wasGone = before !== undefined && isGone(before)
  if (!wakes && !wasGone) return null
  return {
    change: {
      seats: withControl(record, seat, { keeper: 'player', offered: false }),
      ...(wakes && { pause: null }),
    },
    lines: [
      ...(wasGone ? [happened({ kind: 'came-back', seat })] : []),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ],
  }
}
