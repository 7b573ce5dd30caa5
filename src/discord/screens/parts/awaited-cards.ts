import type { TableId } from '../../../tables/model/store.ts'

/**
 * The result of showing a table to a player who waits for it: the revision that the card shows, or a sentence that
 * explains why it isn't there.
 */
export type CardOutcome = 'late' | { readonly revision: number } | { readonly reason: () => string }

/** Commands that wait for the card of a table until it is there or can't be. */
export class AwaitedCards {
  private readonly waiting = new Map<TableId, Set<(came: CardOutcome) => void>>()

  has(id: TableId): boolean {
    return this.waiting.has(id)
  }

  /** Waits for the result of showing a table; `late` after `within` milliseconds. */
  async next(id: TableId, within: number): Promise<CardOutcome> {
    const all = this.waiting.get(id) ?? new Set()
    this.waiting.set(id, all)
    let done: (came: CardOutcome) => void = () => undefined
    const coming = new Promise<CardOutcome>((resolve) => (done = resolve))
    all.add(done)
    const timer = setTimeout(() => done('late'), within)
    try {
      return await coming
    } finally {
      clearTimeout(timer)
      all.delete(done)
      if (all.size === 0) this.waiting.delete(id)
    }
  }

  came(id: TableId, came: CardOutcome): void {
    for (const done of this.waiting.get(id) ?? []) done(came)
  }

  stop(): void {
    for (const id of this.waiting.keys()) this.came(id, 'late')
  }
}
