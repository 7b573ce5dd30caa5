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
  type WhyLoanEnded,
} from '../model/store.ts'

/**
 * Whether the person of a seat is there. This is the one model of absence, and everything else follows from it:
 *
 * - `present`: they play the seat themselves. Its clock runs, and their decisions count as made in time or late.
 * - `vacation`: they are away by their own word until a date. The table waits for them, a computer sits in, or a friend
 *   to whom they have lent the seat plays it, as they chose. No clock of theirs runs for a decision, and the absence is
 *   excused. Somebody who lends only parts of a seat is present (`steps/loans.ts`).
 * - `gone`: they are away without a date. They left the table or the server, let their time run out too often, or
 *   others may have their seat. The bot or a computer plays it. The game counts as left until they come back, which
 *   any action of theirs does.
 *
 * Waking hours are no absence: a seat in its player's quiet hours is present, but a decision whose time runs out then
 * is excused. `steps/attendance.ts` counts all of this, and `stats/reliability.ts` adds it up.
 */
export type SeatPresence = 'present' | 'vacation' | 'gone'

export function presenceOf({
  keeper,
  backAt,
  offered,
}: Pick<SeatRecord, 'keeper' | 'backAt' | 'offered'>): SeatPresence {
  if (keeper === 'player') return offered ? 'gone' : 'present'
  return backAt === null ? 'gone' : 'vacation'
}

/** The line that a loan in force has ended. */
export function loanOver({ seat, loan }: SeatRecord, why: WhyLoanEnded): NewLine {
  return happened({ kind: 'loan-over', seat, name: loan?.name ?? '', why })
}

/** The change that a step makes to the keeper of a seat, and its lines for the chronicle. */
export interface SeatChange {
  readonly change: { readonly seats: readonly SeatRecord[]; readonly pause?: null }
  readonly lines: readonly NewLine[]
}

/** The seat that a user takes back by acting; `undefined` if they already play it, or are on vacation. */
export function seatToTakeBack(record: TableRecord, user: UserId): SeatRecord | undefined {
  const seat = record.status === 'playing' ? seatOf(record, user) : undefined
  return seat && presenceOf(seat) === 'gone' ? seat : undefined
}

type OnVacation = Person & { readonly awayUntil: number }

/** Whether a person is on vacation. `at`: milliseconds since 1970. */
export function isOnVacation(person: Person, at: number): person is OnVacation {
  return person.awayUntil !== null && person.awayUntil > at
}

/** Whether a table is paused because its players are away, and not by a vote. */
export function isPausedForAbsence({ pause }: TableRecord): boolean {
  return pause !== null && pause !== 'agreed'
}

/** The change to a table when a player goes on vacation; `null` if the seat already matches their settings. */
export function startVacation(record: TableRecord, seat: Seat, person: OnVacation): SeatChange | null {
  const keeper: SeatControl = person.whileAway === 'computer' ? 'computer' : 'nobody'
  const { awayUntil: backAt } = person
  const before = record.seats[seat]
  // A seat that is lent stays lent.
  if (before?.keeper === 'deputy' || (before?.keeper === keeper && before.backAt === backAt)) return null
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
  const wakes = isPausedForAbsence(record)
  const before = record.seats[seat]
  const wasAway = before !== undefined && presenceOf(before) !== 'present'
  if (!wakes && !wasAway) return null
  const isLent = before?.keeper === 'deputy'
  return {
    change: {
      seats: withControl(record, seat, { keeper: 'player', offered: false, ...(isLent && { loan: null }) }),
      ...(wakes && { pause: null }),
    },
    lines: [
      ...(isLent ? [loanOver(before, 'taken-back')] : wasAway ? [happened({ kind: 'came-back', seat })] : []),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ],
  }
}
