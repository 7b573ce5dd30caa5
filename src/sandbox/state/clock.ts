/** Something that will happen at a moment of the clock. */
export interface Alarm {
  cancel(): void
}

interface Pending extends Alarm {
  readonly at: number
  readonly ring: () => void
}

/** A timer takes no longer time, in milliseconds: it would ring at once. */
const LONGEST = 2 ** 31 - 1

/**
 * The time as the sandbox sees it: the real time plus whatever it was advanced by.
 * All deadlines (three seconds, fifteen minutes, rate limits) are set on it, so a test can let an hour pass at once.
 */
export class Clock {
  #ahead = 0
  readonly #pending = new Set<Pending>()
  #timer: NodeJS.Timeout | undefined

  now(): number {
    return Date.now() + this.#ahead
  }

  /** Lets time jump forward; what falls due in between happens now, in order. */
  advance(milliseconds: number): void {
    this.#ahead += milliseconds
    this.#ringDue()
  }

  /** Calls back once, when the given time has passed. */
  after(milliseconds: number, ring: () => void): Alarm {
    const alarm: Pending = { at: this.now() + milliseconds, ring, cancel: () => this.#pending.delete(alarm) }
    this.#pending.add(alarm)
    this.#wind()
    return alarm
  }

  /** Forgets every alarm, so that the process may end. */
  stop(): void {
    this.#pending.clear()
    clearTimeout(this.#timer)
  }

  #ringDue(): void {
    const due = [...this.#pending].filter((alarm) => alarm.at <= this.now()).sort((a, b) => a.at - b.at)
    for (const alarm of due) {
      if (this.#pending.delete(alarm)) alarm.ring()
    }
    this.#wind()
  }

  #wind(): void {
    clearTimeout(this.#timer)
    if (this.#pending.size === 0) return
    const next = Math.min(...[...this.#pending].map((alarm) => alarm.at))
    this.#timer = setTimeout(() => this.#ringDue(), Math.min(Math.max(0, next - this.now()), LONGEST))
    this.#timer.unref()
  }
}
