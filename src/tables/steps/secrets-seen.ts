import type { Seat } from '../../engine/index.ts'
import { breath } from '../kit/yielding.ts'
import { seatOf, type Store, type TableEvent, type TableId, type TableRecord, type UserId } from '../model/store.ts'

// Who has seen secrets of a game, or might profit from them, by what its chronicle tells for good: it outlives restarts, rewinds
// and files. People are told apart by their accounts alone.

/** Lines read at once: between two readings others have their turn. */
const AT_ONCE = 500

/** Events that say who has seen more than everybody sees. */
const SEEING: ReadonlySet<TableEvent['kind']> = new Set(['watched', 'looked-into', 'exported', 'imported'])
/** Events that say who has brought a game to where it is. */
const BRINGING: ReadonlySet<TableEvent['kind']> = new Set(['moved', 'imported'])

/** Whether somebody has seen secrets of a game without playing in it. */
export function hasSeenSecrets(events: readonly TableEvent[], user: UserId): boolean {
  return events.some((event) => SEEING.has(event.kind) && 'user' in event && event.user === user)
}

/**
 * Whether what somebody knows keeps them from a seat: anybody who has seen secrets, and whoever had another seat before. One's own old
 * seat gives away nothing that one does not know already.
 */
export function knowsTooMuchFor(
  seat: Seat,
  user: UserId,
  { watchers }: Pick<TableRecord, 'watchers'>,
  events: readonly TableEvent[],
): boolean {
  if (watchers.some((one) => one.user === user) || hasSeenSecrets(events, user)) return true
  return seatsHadBy(events, user).some((one) => one !== seat)
}

/** Whether the secrets of an unfinished game are none of somebody's business: who plays there or did, or has brought it here. */
export function mayNotSeeSecrets(record: TableRecord, user: UserId, events: readonly TableEvent[]): boolean {
  const hasBrought = events.some((event) => BRINGING.has(event.kind) && 'user' in event && event.user === user)
  return seatOf(record, user) !== undefined || seatsHadBy(events, user).length > 0 || hasBrought
}

/** The seats that somebody has lost to others. */
function seatsHadBy(events: readonly TableEvent[], user: UserId): readonly Seat[] {
  return events.flatMap((event) => (event.kind === 'seat-taken' && event.before.user === user ? [event.seat] : []))
}

/** All that has happened to a table, oldest first. */
export async function eventsOf(store: Pick<Store, 'chronicle'>, id: TableId): Promise<readonly TableEvent[]> {
  const events: TableEvent[] = []
  for (let last = 0; ; await breath()) {
    const page = await store.chronicle.lines(id, last, AT_ONCE)
    for (const line of page) if (line.kind === 'event') events.push(line.event)
    const end = page.at(-1)
    if (end === undefined || page.length < AT_ONCE) return events
    last = end.line
  }
}
