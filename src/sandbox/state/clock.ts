/** A scheduled event. */
export interface Alarm {
  cancel(): void
}

interface Pending extends Alarm {
  readonly at: number
  readonly ring: () => void
}

/** The longest delay of a timer. With a longer one it would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * The sandbox's time: the real time plus everything it was advanced by. All deadlines (three seconds, fifteen minutes,
 * rate limits) use it, so a test can let an hour pass at once.
 */
export class Clock {
  #ahead = 0
  readonly #pending = new Set<Pending>()
  #timer: NodeJS.Timeout | undefined

  now(): number {
    return Date.now() + this.#ahead
  }

  /** Moves the time forward. Everything due in between happens now, in order. */
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

  /** Cancels every alarm, so that the process can exit. */
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
    this.#timer = setTimeout(() => this.#ringDue(), Math.min(Math.max(0, next - this.now()), MAX_TIMER_MS))
    this.#timer.unref()
  }
}
