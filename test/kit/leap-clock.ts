import type { Clock } from '../../src/tables/index.ts'

/** No timer of Node's runs longer. */
const LONGEST = 2 ** 31 - 1

interface Waiting {
  readonly due: number
  readonly then: () => void
  timer: NodeJS.Timeout
}

/** The system's clock, which can be put forward: whatever is due by then happens at once. */
export class LeapClock implements Clock {
  private ahead = 0
  private readonly waiting = new Set<Waiting>()

  now(): number {
    return Date.now() + this.ahead
  }

  after(milliseconds: number, then: () => void): () => void {
    const one: Waiting = { due: this.now() + milliseconds, then, timer: setTimeout(() => undefined, 0) }
    this.waiting.add(one)
    this.set(one)
    return () => this.callOff(one)
  }

  leap(milliseconds: number): void {
    this.ahead += milliseconds
    for (const one of this.waiting) this.set(one)
  }

  private set(one: Waiting): void {
    clearTimeout(one.timer)
    one.timer = setTimeout(
      () => {
        this.callOff(one)
        one.then()
      },
      Math.min(LONGEST, Math.max(0, one.due - this.now())),
    )
  }

  private callOff(one: Waiting): void {
    clearTimeout(one.timer)
    this.waiting.delete(one)
  }
}
