import type { TableId } from '../../tables/store.ts'

const FIRST = 2_000
const LAST = 300_000

/** What has failed for a table of its own is tried again, after twice as long each time, up to five minutes. */
export class Retries {
  private readonly waiting = new Map<TableId, { timer: NodeJS.Timeout; wait: number }>()
  private readonly again: (id: TableId) => void

  constructor(again: (id: TableId) => void) {
    this.again = again
  }

  failed(id: TableId): void {
    const known = this.waiting.get(id)
    clearTimeout(known?.timer)
    const wait = known ? Math.min(known.wait * 2, LAST) : FIRST
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
