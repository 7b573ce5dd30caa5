/** The wall clock, a monotonic clock and timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** A monotonic clock, in milliseconds. Absent where `now` itself never jumps, as in tests. */
  steady?(): number
  /** Calls back once, and never synchronously. Returns a function that cancels the timer. */
  after(milliseconds: number, then: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
