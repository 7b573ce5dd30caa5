import type { Carrier } from './wal-checkpoint.ts'
import type { Connection } from './database.ts'

/** Transactions after which what they wrote, some 200 pages, is carried over from the log of writes into the database. */
const CARRIED_AFTER = 32
/** Pages given back at once. */
const PAGES_AT_ONCE = 32
/** Free pages that are kept for what is written next. */
const PAGES_KEPT = 256

/**
 * Has what was written carried into the database, or gives a few of its free pages back: a small piece of one of them.
 * Whether there is more to do.
 */
export function tidy(connection: Connection, carrier: Carrier): boolean {
  const { raw } = connection
  return connection.read(() => {
    if (connection.unmoved >= CARRIED_AFTER) {
      carrier.carry()
      connection.unmoved = 0
      return freePages(connection) > PAGES_KEPT
    }
    if (freePages(connection) <= PAGES_KEPT) return false
    connection.writeLightly(() => raw.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`))
    return freePages(connection) > PAGES_KEPT
  })
}

function freePages({ raw }: Connection): number {
  return Number(raw.pragma('freelist_count', { simple: true }))
}
