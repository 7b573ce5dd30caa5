import type { TableId } from '../../../tables/model/store.ts'

const USUAL = { first: 2_000, last: 300_000 }

/** Retries a table whose failure is its own, and doubles the wait each time, up to five minutes by default. */
export class Retry {
  private readonly waiting = new Map<TableId, { timer: NodeJS.Timeout; wait: number }>()
  private readonly again: (id: TableId) => void

  private readonly waits: typeof USUAL

  /** `waits`: the first and the longest, in milliseconds. */
  constructor(again: (id: TableId) => void, waits = USUAL) {
    this.again = again
    this.waits = waits
  }

  /** Whether the table is going to be retried. */
  has(id: TableId): boolean {
    return this.waiting.has(id)
  }

  failed(id: TableId): void {
    const known = this.waiting.get(id)
    clearTimeout(known?.timer)
    const wait = known ? Math.min(known.wait * 2, this.waits.last) : this.waits.first
    this.waiting.set(id, { wait, timer: setTimeout(() => this.again(id), wait).unref() })
  }

  succeeded(id: TableId): void {
    clearTimeout(this.waiting.get(id)?.timer)
    this.waiting.delete(id)
  }

  stop(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer)
  }
}
