import type { Seat } from '../../engine/index.ts'
import { happened } from './lines.ts'
import type { TableRefusal } from '../model/service.ts'
import { seatOf, type Commit, type NewLine, type TableRecord, type UserId, type Watcher } from '../model/store.ts'

/** So many look over shoulders at a table at most. */
const MOST_WATCHERS = 6

/** With whose eyes somebody looks at a table: their own seat's, else that of whoever lets them look over the shoulder; `null`: as everybody. */
export function seatSeenBy(record: TableRecord, user: UserId): Seat | null {
  return seatOf(record, user)?.seat ?? record.watchers.find((one) => one.user === user)?.seat ?? null
}

/** Why somebody cannot look over a shoulder at a table; `null` if they can. */
export function troubleWithWatcher(record: TableRecord, { user }: Pick<Watcher, 'user'>): TableRefusal | null {
  if (seatOf(record, user)) return 'watcher-plays'
  if (record.watchers.some((one) => one.user === user)) return 'watches-already'
  return record.watchers.length >= MOST_WATCHERS ? 'too-many-watchers' : null
}

/**
 * Who looks over shoulders after a step of the table, and what is said of those who do not any more; `null` if it leaves them as
 * they are. It ends with the game, when the table moves to another server, or the seat changes hands.
 */
export function watchersAfter(
  record: TableRecord,
  change: NonNullable<Commit['change']>,
): { readonly watchers: readonly Watcher[]; readonly lines: readonly NewLine[] } | null {
  const now = { ...record, ...change }
  const { watchers } = now
  if (watchers.length === 0) return null
  if (now.status !== 'playing') return { watchers: [], lines: [] }
  const isOver = ({ seat }: Watcher) =>
    now.server !== record.server || now.seats[seat]?.user !== record.seats[seat]?.user
  const ended = watchers.filter(isOver)
  if (ended.length === 0) return null
  return { watchers: watchers.filter((one) => !isOver(one)), lines: ended.map(endOf) }
}

/** What is said of somebody who looks over a shoulder no more. */
export function endOf({ seat, name, user }: Watcher): NewLine {
  return happened({ kind: 'watch-ended', seat, name, user })
}
