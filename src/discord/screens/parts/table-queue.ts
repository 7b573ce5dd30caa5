import { yieldToEventLoop, inTrace, traceNow, type Trace, FairTurns } from '../../../tables/index.ts'
import type { TableId, UserId } from '../../../tables/model/store.ts'

interface Due {
  /** When the table became due, in milliseconds since 1970. */
  readonly since: number
  /** Runs until the table joins the queue; `null` once it has. */
  timer: NodeJS.Timeout | null
  /** The trace of the last event that made the table due, for the log. */
  trace: Trace | undefined
}

export interface TableQueueParts {
  /** How many tables the queue handles at the same time. */
  readonly places: number
  readonly now: () => number
  /** The person whose place in the rotation the table takes, if known; otherwise the table has its own. */
  readonly personOf?: (id: TableId) => UserId | undefined
  /** Does the work due for a table, which has been due since then. Never rejects. */
  readonly attend: (id: TableId, since: number) => Promise<void>
}

/**
 * The queue of tables that have work due. People take turns, and each person's tables are first come, first served.
 * Each table is in the queue once. The work sees every event up to its start. A table that becomes due again during its
 * own work joins the queue again, behind the others.
 */
export class TableQueue {
  private readonly parts: TableQueueParts
  private readonly turns: FairTurns
  private readonly due = new Map<TableId, Due>()
  private readonly attended = new Map<TableId, Promise<void>>()
  private isStopped = false

  constructor(parts: TableQueueParts) {
    this.parts = parts
    this.turns = new FairTurns({ atOnce: parts.places })
  }

  /** The length of the queue. */
  get length(): number {
    return this.due.size
  }

  /** Whether any table is in the queue or being handled. */
  get isBusy(): boolean {
    return this.due.size + this.attended.size > 0
  }

  /** Makes a table due. It joins the queue after a while, unless it is due already. */
  join(id: TableId, wait: number): void {
    if (this.isStopped) return
    const due = this.due.get(id)
    if (due) due.trace = traceNow()
    else this.due.set(id, { since: this.parts.now(), timer: this.soon(id, wait), trace: traceNow() })
  }

  /**
   * Makes a table due, but a table that hasn't joined the queue yet waits once more, for at most `most` milliseconds in
   * all.
   */
  putOff(id: TableId, wait: number, most: number): void {
    const due = this.due.get(id)
    if (!due) return this.join(id, wait)
    if (due.timer === null || this.parts.now() + wait - due.since > most) return
    clearTimeout(due.timer)
    due.timer = this.soon(id, wait)
  }

  /** A due table joins the queue at once. */
  hurry(id: TableId): void {
    const due = this.due.get(id)
    if (!due || due.timer === null) return
    clearTimeout(due.timer)
    due.timer = null
    void this.stand(id, due)
  }

  /** Handles all due tables without waiting for more, and waits until none is left. */
  async settled(): Promise<void> {
    while (this.isBusy) {
      for (const id of this.due.keys()) this.hurry(id)
      await this.turns.idle()
      await yieldToEventLoop()
    }
  }

  /** Starts no more tables, and waits for those being handled. */
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

  /** Handles each table in its own turn of the event loop. */
  private async attend(id: TableId, since: number): Promise<void> {
    await yieldToEventLoop()
    await this.parts.attend(id, since)
  }
}
