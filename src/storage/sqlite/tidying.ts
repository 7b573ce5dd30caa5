import type { SqliteConnection } from './database.ts'
import type { WalCheckpoint } from './wal-checkpoint.ts'

/** These many transactions write about 200 pages. */
const TRANSACTIONS_PER_CHECKPOINT = 32
const PAGES_PER_VACUUM = 32
/** Free pages that stay in the file for the next writes. */
const KEPT_FREE_PAGES = 256

/**
 * Starts a checkpoint of the write-ahead log, or returns a few free pages to the system. Returns whether more is left.
 */
export async function tidy(connection: SqliteConnection, checkpoint: WalCheckpoint): Promise<boolean> {
  if (connection.uncheckpointed >= TRANSACTIONS_PER_CHECKPOINT) {
    checkpoint.start()
    connection.uncheckpointed = 0
    return hasSurplusPages(connection)
  }
  if (!hasSurplusPages(connection)) return false
  await connection.writeLightly(() => connection.raw.exec(`pragma incremental_vacuum(${PAGES_PER_VACUUM})`))
  return hasSurplusPages(connection)
}

function hasSurplusPages(connection: SqliteConnection): boolean {
  const count = connection.run(() => connection.raw.pragma('freelist_count', { simple: true }))
  return Number(count) > KEPT_FREE_PAGES
}
