import { LRUCache } from 'lru-cache'
import type { TableId } from '../../../tables/model/store.ts'

/** How soon a deleted card comes back: by then the bot has recorded its own deletions. */
const FIRST_MS = 300
/** If the card is deleted again, it comes back after this time, which doubles each time, up to the last. */
const SECOND_MS = 5_000
const MAX_MS = 300_000
/** A card that has stood for this time was not being deleted repeatedly, so its count starts from scratch. */
const FORGIVEN_AFTER_MS = 600_000
/** How many tables' deletions the bot remembers. */
const MAX_TABLES = 5_000

/** Restores deleted cards: at once, and ever later if somebody keeps deleting them. */
export class RepostBackoff {
  private readonly waits = new LRUCache<TableId, number>({ max: MAX_TABLES, ttl: FORGIVEN_AFTER_MS })
  private readonly timers = new Map<TableId, NodeJS.Timeout>()

  /** Restores a card when it is time, unless that is already under way. */
  due(id: TableId, back: () => void): void {
    if (this.timers.has(id)) return
    const timer = setTimeout(
      () => {
        this.timers.delete(id)
        back()
      },
      this.waits.get(id) ?? FIRST_MS,
    )
    this.timers.set(id, timer.unref())
  }

  /** A card has come back. */
  happened(id: TableId): void {
    const wait = this.waits.get(id)
    this.waits.set(id, wait === undefined ? SECOND_MS : Math.min(wait * 2, MAX_MS))
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
