import type { Seat } from '../../engine/index.ts'
import { happened } from './lines.ts'
import type { TableRefusal } from '../model/service.ts'
import {
  seatPlayedBy,
  type Commit,
  type NewLine,
  type TableRecord,
  type UserId,
  type Spectator,
} from '../model/store.ts'

const MAX_WATCHERS = 6

/**
 * The seat whose view a person gets: the one they play, or else the one that they have private access to; `null`:
 * public view.
 */
export function seatSeenBy(record: TableRecord, user: UserId): Seat | null {
  return seatPlayedBy(record, user)?.seat ?? record.watchers.find((one) => one.user === user)?.seat ?? null
}

/** Why a person can't get private access to a seat; `null` if they can. */
export function troubleWithWatcher(record: TableRecord, { user }: Pick<Spectator, 'user'>): TableRefusal | null {
  if (seatPlayedBy(record, user)) return 'watcher-plays'
  if (record.watchers.some((one) => one.user === user)) return 'watches-already'
  return record.watchers.length >= MAX_WATCHERS ? 'too-many-watchers' : null
}

/**
 * The spectators with private access after a step of the table, and the lines about those who lost it; `null` without a
 * change. Private access ends with the game, when the table moves to another server, or when the seat changes hands.
 */
export function watchersAfter(
  record: TableRecord,
  change: NonNullable<Commit['change']>,
): { readonly watchers: readonly Spectator[]; readonly lines: readonly NewLine[] } | null {
  const now = { ...record, ...change }
  const { watchers } = now
  if (watchers.length === 0) return null
  if (now.status !== 'playing') return { watchers: [], lines: [] }
  const isOver = ({ seat }: Spectator) =>
    now.server !== record.server || now.seats[seat]?.user !== record.seats[seat]?.user
  const ended = watchers.filter(isOver)
  if (ended.length === 0) return null
  return { watchers: watchers.filter((one) => !isOver(one)), lines: ended.map(endOf) }
}

/** The line about a spectator who lost private access. */
export function endOf({ seat, name, user }: Spectator): NewLine {
  return happened({ kind: 'watch-ended', seat, name, user })
}
