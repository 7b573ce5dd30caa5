import type { Seat } from '../../engine/index.ts'
import type { Attendance, SeatRecord, TableClocks, TableRecord, UserId } from '../model/store.ts'
import { presenceOf } from './presence.ts'

/** What became of an open decision with a clock. `excused`: its time ran out in the person's quiet hours. */
export type HowDecided = 'inTime' | 'late' | 'excused'

function newAttendance(user: UserId): Attendance {
  return { user, inTime: 0, late: 0, excused: 0, last: null, isOnVacation: false, hasLeft: false }
}

/**
 * The clocks after a seat's open decision was made, or its time ran out. A question counts once, however often an undo
 * asks it again or the table extends its time.
 */
export function withDecision(
  record: Pick<TableRecord, 'clocks' | 'seats'>,
  seat: Seat,
  how: HowDecided,
): TableClocks | null {
  const { clocks, seats } = record
  const user = seats[seat]?.user ?? null
  const last = clocks?.seats[seat]?.question
  if (!clocks || user === null || last === undefined) return clocks
  return withAttendance(clocks, user, (before) =>
    before.last === last ? before : { ...before, [how]: before[how] + 1, last },
  )
}

/** The clocks after a person gave up their game for good, or for now if the rules allow a return. */
export function withGivenUp(clocks: TableClocks | null, user: UserId | null): TableClocks | null {
  if (!clocks || user === null) return clocks
  return withAttendance(clocks, user, (before) => ({ ...before, hasLeft: true }))
}

/**
 * The attendance as the seats are now. `isIn`: whether a seat is still in the game: whether those who are out of it are
 * there makes no difference. A person without a seat has left, because somebody else took theirs.
 */
export function attendanceNow(
  { clocks, seats }: Pick<TableRecord, 'clocks' | 'seats'>,
  isIn: (seat: Seat) => boolean,
): readonly Attendance[] {
  const before = clocks?.attendance ?? []
  const former = before.filter(({ user }) => seats.every((one) => one.user !== user))
  const seated = seats.flatMap((seat): Attendance[] => {
    if (seat.user === null) return []
    const known = before.find(({ user }) => user === seat.user)
    const now = isIn(seat.seat) ? attendingNow(known ?? newAttendance(seat.user), seat) : known
    return now && (known || presenceOf(seat) !== 'present') ? [now] : []
  })
  return [...former.map((one) => (one.hasLeft ? one : { ...one, hasLeft: true })), ...seated]
}

function attendingNow(before: Attendance, seat: SeatRecord): Attendance {
  const presence = presenceOf(seat)
  const [isOnVacation, hasLeft] = [presence === 'vacation', presence === 'gone']
  if (before.isOnVacation === isOnVacation && before.hasLeft === hasLeft) return before
  const excused = before.excused + (isOnVacation && !before.isOnVacation ? 1 : 0)
  return { ...before, isOnVacation, hasLeft, excused }
}

function withAttendance(clocks: TableClocks, user: UserId, change: (before: Attendance) => Attendance): TableClocks {
  const all = clocks.attendance ?? []
  const before = all.find((one) => one.user === user)
  const after = change(before ?? newAttendance(user))
  return { ...clocks, attendance: before ? all.map((one) => (one === before ? after : one)) : [...all, after] }
}
