/** Who has tried to answer how often in which room, and how often they were told that it was taken. */
export class Ledger {
  acknowledged = 0
  private readonly counts = new Map<string, { tried: number; taken: number }>()

  /** Somebody is about to answer. */
  attempt(name: string, room: string): { isAcknowledged(): void } {
    const count = this.countOf(name, room)
    count.tried += 1
    return {
      isAcknowledged: () => {
        count.taken += 1
        this.acknowledged += 1
      },
    }
  }

  countOf(name: string, room: string): { tried: number; taken: number } {
    const key = `${room} ${name}`
    const count = this.counts.get(key) ?? { tried: 0, taken: 0 }
    this.counts.set(key, count)
    return count
  }
}
