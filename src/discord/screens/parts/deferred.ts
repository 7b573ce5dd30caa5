import type { TableId } from '../../../tables/model/store.ts'

/** The longest single wait for Discord's rate limit, which may end earlier. */
const MAX_WAIT_MS = 60_000

/** Tables that wait for something, such as Discord's rate limit. Each is shown again once its wait is over. */
export class Deferred {
  private readonly again: (id: TableId) => void
  private readonly longest: number
  private readonly timers = new Map<TableId, NodeJS.Timeout>()

  /** `longest`: the longest single wait, in milliseconds. */
  constructor(again: (id: TableId) => void, longest = MAX_WAIT_MS) {
    this.again = again
    this.longest = longest
  }

  has(id: TableId): boolean {
    return this.timers.has(id)
  }

  /** `wait`: in milliseconds. */
  in(id: TableId, wait: number): void {
    clearTimeout(this.timers.get(id))
    const timer = setTimeout(
      () => {
        this.timers.delete(id)
        this.again(id)
      },
      Math.min(wait, this.longest),
    )
    this.timers.set(id, timer.unref())
  }

  /** The table no longer needs to wait. */
  over(id: TableId): void {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
