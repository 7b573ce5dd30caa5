/** The wall clock, a monotonic clock and timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** A monotonic clock, in milliseconds. Absent where `now` itself never jumps, as in tests. */
  steady?(): number
  /** Calls back once, and never synchronously. Returns a function that cancels the timer. */
  after(milliseconds: number, then: () => void): () => void
}

/** How far the clocks of several machines may differ, in milliseconds. */
const DRIFT_MS = 60_000

/**
 * How much of a span is left that began at a time, in milliseconds. Nothing is left of one that seems to begin later
 * than now: somebody has set the clock back since, and nobody is to wait until it has caught up.
 */
export function restOf(span: number, since: number, now: number): number {
  return since > now + DRIFT_MS ? 0 : Math.min(span, Math.max(0, since + span - now))
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
