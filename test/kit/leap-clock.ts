import type { Clock } from '../../src/tables/index.ts'

/** No timer of Node's runs longer. */
const LONGEST = 2 ** 31 - 1

interface Waiting {
  readonly due: number
  readonly then: () => void
  timer: NodeJS.Timeout
}

/**
 * The system's clock, which can be put forward: whatever is due by then happens at once; and which can be set, as
 * somebody does who errs.
 */
export class LeapClock implements Clock {
  private ahead = 0
  private wrong = 0
  private readonly waiting = new Set<Waiting>()

  now(): number {
    return this.steady() + this.wrong
  }

  steady(): number {
    return Date.now() + this.ahead
  }

  after(milliseconds: number, then: () => void): () => void {
    const one: Waiting = { due: this.steady() + milliseconds, then, timer: setTimeout(() => undefined, 0) }
    this.waiting.add(one)
    this.set(one)
    return () => this.callOff(one)
  }

  leap(milliseconds: number): void {
    this.ahead += milliseconds
    for (const one of this.waiting) this.set(one)
  }

  /** Says so much more than before from now on; nothing is due sooner or later for that. */
  setBy(milliseconds: number): void {
    this.wrong += milliseconds
  }

  private set(one: Waiting): void {
    clearTimeout(one.timer)
    one.timer = setTimeout(
      () => {
        this.callOff(one)
        one.then()
      },
      Math.min(LONGEST, Math.max(0, one.due - this.steady())),
    )
  }

  private callOff(one: Waiting): void {
    clearTimeout(one.timer)
    this.waiting.delete(one)
  }
}
