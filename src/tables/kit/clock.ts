/** The time, and being called later. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds of a clock that nobody sets; if it is not there, none sets the other. */
  steady?(): number
  /** Calls back once, never before the caller has come to its end. Returns how to call it off. */
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
