import type { Seat } from '../../engine/index.ts'
import { yieldToEventLoop } from '../kit/yielding.ts'
import { seatOf, type Store, type TableEvent, type TableId, type TableRecord, type UserId } from '../model/store.ts'

// Finds out from the chronicle who has seen secrets of a game or could profit from them. The chronicle survives
// restarts, rewinds and exports. People are identified only by their accounts.

const PAGE_SIZE = 500

/** Events that name a person who saw more than the public. */
const SEEING_KINDS: ReadonlySet<TableEvent['kind']> = new Set(['watched', 'looked-into', 'exported', 'imported'])
/** Events that name a person who brought a game to its server. */
const BRINGING_KINDS: ReadonlySet<TableEvent['kind']> = new Set(['moved', 'imported'])

/** Whether a person has seen secrets of a game other than as its player. */
export function hasSeenSecrets(events: readonly TableEvent[], user: UserId): boolean {
  return events.some((event) => SEEING_KINDS.has(event.kind) && 'user' in event && event.user === user)
}

/**
 * Whether a person knows too much to take a seat: they have seen secrets, or had another seat before. Their own former
 * seat reveals nothing new to them.
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

/**
 * Whether a person may not see the secrets of an unfinished game: as a present or former player or deputy, or its
 * importer or mover.
 */
export function mayNotSeeSecrets(record: TableRecord, user: UserId, events: readonly TableEvent[]): boolean {
  const hasBrought = events.some((event) => BRINGING_KINDS.has(event.kind) && 'user' in event && event.user === user)
  return seatOf(record, user) !== undefined || seatsHadBy(events, user).length > 0 || hasBrought
}

/** The seats that a person lost to others, or played for others. */
function seatsHadBy(events: readonly TableEvent[], user: UserId): readonly Seat[] {
  return events.flatMap((event) => {
    if (event.kind === 'seat-taken') return event.before.user === user ? [event.seat] : []
    return event.kind === 'on-leave' && event.user === user ? [event.seat] : []
  })
}

/** All events of a table, oldest first. */
export async function eventsOf(store: Pick<Store, 'chronicle'>, id: TableId): Promise<readonly TableEvent[]> {
  const events: TableEvent[] = []
  for (let last = 0; ; await yieldToEventLoop()) {
    const page = await store.chronicle.lines(id, last, PAGE_SIZE)
    for (const line of page) if (line.kind === 'event') events.push(line.event)
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE_SIZE) return events
    last = end.line
  }
}
