const MINUTE = 60_000

/** How much has been done within the last minute, by a name: a window that slides on. In memory alone. */
export class LastMinute {
  private readonly times = new Map<string, readonly number[]>()
  private readonly now: () => number

  /** `now`: milliseconds since 1970. */
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
    const since = this.now() - MINUTE
    return (this.times.get(name) ?? []).filter((time) => time > since)
  }
}
