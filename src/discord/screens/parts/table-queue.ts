import { breath, inTrace, traceNow, type Trace, Turns } from '../../../tables/index.ts'
import type { TableId, UserId } from '../../../tables/model/store.ts'

interface Due {
  /** From when on, in milliseconds since 1970. */
  readonly since: number
  /** Until it stands in line; `null` once it does. */
  timer: NodeJS.Timeout | null
  /** Under which what made it due is logged, the last of it. */
  trace: Trace | undefined
}

export interface LineParts {
  /** How many tables are attended to at the same time. */
  readonly places: number
  readonly now: () => number
  /** Whose turn the one of a table is, if that is known; else it is the table's own. */
  readonly personOf?: (id: TableId) => UserId | undefined
  /** Does what is due for a table, which has been due since then. Never rejects. */
  readonly attend: (id: TableId, since: number) => Promise<void>
}

/**
 * Tables for which something is to be done: people take turns, of one person first come first served, each table in it
 * once. Whatever happens to a table while it waits is seen when its time comes; one that is due again while it is
 * attended to waits again, behind the others.
 */
export class TableLine {
  private readonly parts: LineParts
  private readonly turns: Turns
  private readonly due = new Map<TableId, Due>()
  private readonly attended = new Map<TableId, Promise<void>>()
  private isStopped = false

  constructor(parts: LineParts) {
    this.parts = parts
    this.turns = new Turns({ atOnce: parts.places })
  }

  /** How many wait. */
  get length(): number {
    return this.due.size
  }

  /** Whether anybody waits or is attended to. */
  get isBusy(): boolean {
    return this.due.size + this.attended.size > 0
  }

  /** A table is due: after a while it stands in line, unless it is due already. */
  join(id: TableId, wait: number): void {
    if (this.isStopped) return
    const due = this.due.get(id)
    if (due) due.trace = traceNow()
    else this.due.set(id, { since: this.parts.now(), timer: this.soon(id, wait), trace: traceNow() })
  }

  /** The same, but a table that does not stand in line yet waits once more, for so long in all at most. */
  putOff(id: TableId, wait: number, most: number): void {
    const due = this.due.get(id)
    if (!due) return this.join(id, wait)
    if (due.timer === null || this.parts.now() + wait - due.since > most) return
    clearTimeout(due.timer)
    due.timer = this.soon(id, wait)
  }

  /** A table that is due stands in line at once. */
  hurry(id: TableId): void {
    const due = this.due.get(id)
    if (!due || due.timer === null) return
    clearTimeout(due.timer)
    due.timer = null
    void this.stand(id, due)
  }

  /** Attends to all that are due without waiting for more, and waits until none is. */
  async settled(): Promise<void> {
    while (this.isBusy) {
      for (const id of this.due.keys()) this.hurry(id)
      await this.turns.idle()
      await breath()
    }
  }

  /** Nobody else is attended to; waits for those who are. */
  async stop(): Promise<void> {
    this.isStopped = true
    for (const { timer } of this.due.values()) clearTimeout(timer ?? undefined)
    this.turns.clear()
    this.due.clear()
    await Promise.all(this.attended.values())
  }

  private soon(id: TableId, wait: number): NodeJS.Timeout {
    return setTimeout(() => this.hurry(id), wait)
  }

  private async stand(id: TableId, due: Due): Promise<void> {
    await this.attended.get(id)
    await this.turns.take({ person: this.parts.personOf?.(id), table: id }, async () => {
      if (this.isStopped) return
      this.due.delete(id)
      const attending = inTrace(due.trace, () => this.attend(id, due.since)).finally(() => this.attended.delete(id))
      this.attended.set(id, attending)
      await attending
    })
  }

  /** Each table is looked at in a turn of the event loop of its own. */
  private async attend(id: TableId, since: number): Promise<void> {
    await breath()
    await this.parts.attend(id, since)
  }
}
