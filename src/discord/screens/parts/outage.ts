import type { TableId } from '../../../tables/model/store.ts'

/** After so long it is tried anew whether it is over, in milliseconds, and after twice as long each time, up to the last. */
const FIRST = 500
const LAST = 2_500

/**
 * Tables that could not be shown because Discord, or the database, could not be reached. One of them is tried now and then, and all
 * of them as soon as anything gets through.
 */
export class Outage {
  private readonly waiting = new Set<TableId>()
  private readonly again: (id: TableId) => void
  private timer: NodeJS.Timeout | null = null
  private wait = FIRST
  private isStopped = false

  constructor(again: (id: TableId) => void) {
    this.again = again
  }

  /** How many tables wait. */
  get size(): number {
    return this.waiting.size
  }

  /** A table could not be shown: it waits behind the others. */
  failed(id: TableId): void {
    this.waiting.delete(id)
    this.waiting.add(id)
    this.soon()
  }

  /** Something got through. */
  over(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.wait = FIRST
    const all = [...this.waiting]
    this.waiting.clear()
    for (const id of all) this.again(id)
  }

  stop(): void {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private soon(): void {
    if (this.timer || this.isStopped || this.waiting.size === 0) return
    this.timer = setTimeout(() => this.probe(), this.wait).unref()
    this.wait = Math.min(this.wait * 2, LAST)
  }

  private probe(): void {
    this.timer = null
    const [first] = this.waiting
    if (first === undefined) return
    this.waiting.delete(first)
    this.again(first)
    this.soon()
  }
}
