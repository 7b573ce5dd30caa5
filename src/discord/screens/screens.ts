import type { TableId } from '../../tables/store.ts'
import type { WindowShown } from '../table/asking.ts'
import type { ShownTables } from '../table/desk.ts'
import { showTable } from './show.ts'
import { readShown } from './shown.ts'
import type { Stage } from './stage.ts'

/** Moves that come within this time are shown together. */
const GATHER = 80
const LATEST_CLOSED = 30
const FIRST_RETRY = 2_000
const LAST_RETRY = 300_000

/**
 * What is shown of the tables, kept up to date behind them. One loop a table: while it runs, changes only add the table
 * to those that are due, and the latest state wins.
 */
export class Screens implements ShownTables {
  private readonly stage: Stage
  private readonly unsubscribe: () => void
  private readonly running = new Map<TableId, Promise<void>>()
  private readonly due = new Set<TableId>()
  private readonly retries = new Map<TableId, { timer: NodeJS.Timeout; wait: number }>()
  private isStopped = false

  constructor(stage: Stage) {
    this.stage = stage
    this.unsubscribe = stage.tables.onChange((id) => this.touch(id))
  }

  async tryAgain(id: TableId): Promise<void> {
    await this.stage.store.forgetShown(id, 'trouble')
    this.touch(id)
  }

  async windowOn(id: TableId): Promise<WindowShown | null> {
    return (await readShown(this.stage.store, id, 'card'))?.window ?? null
  }

  /** Shows every open table as it stands. Call once at start. */
  async reconcile(): Promise<void> {
    const { tables } = this.stage
    const open = await tables.tablesOf({ statuses: ['lobby', 'playing'] })
    const past = (await tables.tablesOf({ statuses: ['over', 'closed'] })).slice(0, LATEST_CLOSED)
    for (const { id } of [...open, ...past]) this.touch(id)
  }

  /** Waits until everything is shown. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values())
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.unsubscribe()
    for (const { timer } of this.retries.values()) clearTimeout(timer)
    await Promise.all(this.running.values())
  }

  /** Something may have changed: the table will be shown as it stands. Returns at once. */
  private touch(id: TableId): void {
    if (this.isStopped) return
    this.due.add(id)
    if (this.running.has(id)) return
    this.running.set(
      id,
      this.loop(id).finally(() => this.left(id)),
    )
  }

  private async loop(id: TableId): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER))
    while (!this.isStopped && this.due.delete(id)) {
      try {
        if ((await showTable(this.stage, id)) === 'past') this.due.add(id)
        this.forgetRetry(id)
      } catch (error) {
        this.stage.log.error({ err: error, table: id }, 'a table could not be shown')
        this.retryLater(id)
      }
    }
  }

  private left(id: TableId): void {
    this.running.delete(id)
    if (this.due.has(id)) this.touch(id)
  }

  private retryLater(id: TableId): void {
    if (this.isStopped) return
    const wait = Math.min((this.retries.get(id)?.wait ?? FIRST_RETRY / 2) * 2, LAST_RETRY)
    clearTimeout(this.retries.get(id)?.timer)
    this.retries.set(id, { wait, timer: setTimeout(() => this.touch(id), wait).unref() })
  }

  private forgetRetry(id: TableId): void {
    clearTimeout(this.retries.get(id)?.timer)
    this.retries.delete(id)
  }
}
