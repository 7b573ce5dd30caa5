import { LRUCache } from 'lru-cache'
import type { TableId } from '../../../tables/model/store.ts'

/** A card that was deleted comes back after so long, in milliseconds: what we delete ourselves is noted by then. */
const FIRST = 300
/** If it is deleted again: after so long, then after twice as long each time, up to the last. */
const SECOND = 5_000
const LAST = 300_000
/** Whoever has let a card stand for so long has not been deleting it. */
const FORGIVEN = 600_000
/** Of so many tables it is known how often their card was deleted. */
const MOST = 5_000

/** When cards that somebody deleted come back: at once, and ever later where somebody keeps deleting them. */
export class Comebacks {
  private readonly waits = new LRUCache<TableId, number>({ max: MOST, ttl: FORGIVEN })
  private readonly timers = new Map<TableId, NodeJS.Timeout>()

  /** Lets a card come back when it is time, unless it is about to. */
  due(id: TableId, back: () => void): void {
    if (this.timers.has(id)) return
    const timer = setTimeout(
      () => {
        this.timers.delete(id)
        back()
      },
      this.waits.get(id) ?? FIRST,
    )
    this.timers.set(id, timer.unref())
  }

  /** A card has come back. */
  happened(id: TableId): void {
    const wait = this.waits.get(id)
    this.waits.set(id, wait === undefined ? SECOND : Math.min(wait * 2, LAST))
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
