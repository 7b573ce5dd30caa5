import { yieldToEventLoop } from '../kit/yielding.ts'
import type { Log } from '../kit/logger.ts'
import { SequenceTaken, type Store, type TableId } from '../model/store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const PAGE_SIZE = 20

/**
 * Archives the tables that ended more than `days` days ago, and calls `onArchived` for each. Returns their number.
 * `now`: milliseconds since 1970.
 */
export async function archiveOld(
  store: Store,
  days: number,
  now: number,
  onArchived: (id: TableId) => unknown = () => undefined,
): Promise<number> {
  let archived = 0
  const passedOver = new Set<TableId>()
  for (;;) {
    const page = (await store.records.archivable(now - days * DAY_MS, PAGE_SIZE + passedOver.size)).filter(
      (id) => !passedOver.has(id),
    )
    for (const id of page) {
      const revision = await store.records.revision(id)
      try {
        if (revision !== undefined) await store.archive(id, revision, now)
        archived += 1
        await onArchived(id)
      } catch (error) {
        // A user has just resumed it.
        if (!(error instanceof SequenceTaken)) throw error
        passedOver.add(id)
      }
      await yieldToEventLoop()
    }
    if (page.length === 0) return archived
  }
}

/** Archives every hour while the bot runs, and calls `onArchived` for each table. Returns a function that stops it. */
export function keepArchiving(store: Store, days: number, log: Log, onArchived?: (id: TableId) => unknown): () => void {
  const look = async (): Promise<void> => {
    try {
      const tables = await archiveOld(store, days, Date.now(), onArchived)
      if (tables > 0) log.info({ tables }, 'old games archived')
    } catch (error) {
      log.warn({ err: error }, 'archiving of old games failed')
    }
  }
  void look()
  const timer = setInterval(() => void look(), HOUR_MS).unref()
  return () => clearInterval(timer)
}
