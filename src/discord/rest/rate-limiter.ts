/** Sliding-window rate limiter, FIFO, monotonic clock: a wall clock that is set back must not delay anybody. */
export class SlidingWindowLimiter {
  private readonly most: number
  private readonly within: number
  /** When the last of them began. */
  private readonly begun: number[] = []
  private last: Promise<void> = Promise.resolve()

  /** Allows `most` starts within `within` milliseconds. */
  constructor(most: number, within: number) {
    this.most = most
    this.within = within
  }

  /** Resolves when it is one's turn. Never rejects. */
  turn(): Promise<void> {
    this.last = this.last.then(() => this.next())
    return this.last
  }

  private async next(): Promise<void> {
    for (let wait = this.wait(); wait > 0; wait = this.wait()) {
      await new Promise((later) => setTimeout(later, Math.ceil(wait)))
    }
    this.begun.push(performance.now())
    if (this.begun.length > this.most) this.begun.shift()
  }

  private wait(): number {
    const [oldest = 0] = this.begun
    return this.begun.length < this.most ? 0 : oldest + this.within - performance.now()
  }
}
