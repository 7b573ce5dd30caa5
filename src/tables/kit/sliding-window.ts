const WINDOW_MS = 60_000

/** Sliding-window rate counter: counts events by name over the last minute. It is kept in memory only. */
export class LastMinute {
  private readonly times = new Map<string, readonly number[]>()
  private readonly now: () => number

  /** `now`: in milliseconds, of a clock that nobody sets back. */
  constructor(now: () => number) {
    this.now = now
  }

  countOf(name: string): number {
    return this.recent(name).length
  }

  note(name: string): void {
    const known = this.recent(name)
    for (const other of this.times.keys()) if (this.recent(other).length === 0) this.times.delete(other)
    this.times.set(name, [...known, this.now()])
  }

  private recent(name: string): readonly number[] {
    const since = this.now() - WINDOW_MS
    return (this.times.get(name) ?? []).filter((time) => time > since)
  }
}
