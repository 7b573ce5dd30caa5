import type { TableId } from '../../../tables/model/store.ts'

/**
 * The bot checks after this time, whether the outage is over. It doubles the time after each check, up
 * to the last.
 */
const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 2_500

/**
 * Tables that the bot couldn't show because it couldn't reach Discord or the database. It tries one of them now and
 * then, and all of them as soon as any request gets through.
 */
export class Outage {
  private readonly waiting = new Set<TableId>()
  private readonly again: (id: TableId) => void
  private timer: NodeJS.Timeout | null = null
  private wait = FIRST_WAIT_MS
  private hasBegun = false
  private isStopped = false

  constructor(again: (id: TableId) => void) {
    this.again = again
  }

  /** Whether something has failed since the last request that got through. */
  get isOn(): boolean {
    return this.hasBegun
  }

  /** The bot couldn't show a table, which waits behind the others. */
  failed(id: TableId): void {
    this.hasBegun = true
    this.waiting.delete(id)
    this.waiting.add(id)
    this.soon()
  }

  /** A request got through. */
  over(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.wait = FIRST_WAIT_MS
    this.hasBegun = false
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
    this.wait = Math.min(this.wait * 2, MAX_WAIT_MS)
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
