import type { TableService } from '../../tables/index.ts'
import type { TableId } from '../../tables/model/store.ts'
import { RepostBackoff } from './parts/repost-backoff.ts'
import { Retry } from './parts/retry.ts'
import { readCardProjection, readProjection } from './parts/projection.ts'
import type { ScreenContext } from './parts/screen-context.ts'

/** The pause between two checks: other requests come first. */
const CHECK_GAP_MS = 200
/**
 * If the checks fail, the monitor retries after the first time, and doubles it each time, up to the
 * last.
 */
const RETRY_MS = { first: 1000, last: 4000 }
/** One retry key for all messages together. */
const ALL = 'all'
/** How many tables the monitor checks: those that changed most recently. */
const MAX_TABLES = 500

/** A message that should be in a room. */
interface Standing {
  readonly room: string
  readonly message: string
}

export interface MessageMonitorParts extends Pick<ScreenContext, 'store' | 'messageGateway' | 'log' | 'isOurs'> {
  readonly tables: Pick<TableService, 'directory'>
  /** Shows a table, and trusts nothing that is known of its room. */
  readonly doubt: (id: TableId) => void
}

/** Checks the messages of tables, and restores those that somebody has deleted. */
export class MessageMonitor {
  private readonly parts: MessageMonitorParts
  private readonly comebacks = new RepostBackoff()
  /** Deleted messages whose tables haven't yet been checked for buttons on them. */
  private readonly gone = new Map<TableId, readonly string[]>()
  private readonly retry = new Retry(() => void this.lookAround(), RETRY_MS)
  private looking: Promise<void> | null = null
  private isStopped = false

  constructor(parts: MessageMonitorParts) {
    this.parts = parts
  }

  /**
   * Handles deleted messages. If the bot didn't delete them, and a table has buttons on one of them, the message comes
   * back.
   */
  async deleted(server: string, room: string, all: readonly string[]): Promise<void> {
    const messages = all.filter((message) => !this.parts.messageGateway.hasRemoved(message))
    if (messages.length === 0) return
    let table: TableId | undefined
    try {
      table = (await this.parts.tables.directory.openIn(server, room))?.id
      if (table === undefined || this.isStopped || !(await this.hasOneOf(table, messages))) return
    } catch (error) {
      this.lookAgain()
      throw error
    }
    this.gone.set(table, [...(this.gone.get(table) ?? []), ...messages])
    this.comebacks.due(table, () => void this.comeBack(table))
  }

  /** A channel or thread was deleted. The host of its open table hears of it. */
  async roomDeleted(server: string, room: string): Promise<void> {
    if (!this.parts.isOurs(server)) return
    const record = await this.parts.tables.directory.openIn(server, room)
    if (record && !this.isStopped) this.parts.doubt(record.id)
  }

  /**
   * Slowly checks the cards and the proposals of the tables that changed most recently. Somebody may have deleted them
   * while the bot couldn't hear of it: after a start, and after the connection to Discord was lost for good. Deleted
   * messages come back. Never rejects.
   */
  lookAround(): Promise<void> {
    this.looking ??= this.lookAtAll().finally(() => (this.looking = null))
    return this.looking
  }

  stop(): void {
    this.isStopped = true
    this.comebacks.stop()
    this.retry.stop()
  }

  /** Never rejects. */
  private async comeBack(id: TableId): Promise<void> {
    const gone = this.gone.get(id) ?? []
    this.gone.delete(id)
    try {
      // Another message may have replaced it by now.
      if (!(await this.hasOneOf(id, gone))) return
    } catch (error) {
      this.parts.log.warn({ err: error, table: id }, 'check of deleted messages failed')
    }
    this.comebacks.happened(id)
    this.parts.doubt(id)
  }

  private async hasOneOf(id: TableId, messages: readonly string[]): Promise<boolean> {
    return (await this.standing(id)).some(({ message }) => messages.includes(message))
  }

  /** The card of a table, and the messages of its proposals. */
  private async standing(id: TableId): Promise<readonly Standing[]> {
    const { store } = this.parts
    const [card, council] = [await readCardProjection(store, id), await readProjection(store, id, 'council')]
    return [...(card ? [card] : []), ...(council?.items ?? [])].flatMap(({ room, message }) =>
      message === null ? [] : [{ room, message }],
    )
  }

  private async lookAtAll(): Promise<void> {
    try {
      const open = await this.parts.tables.directory.find({ statuses: ['playing', 'lobby'], limit: MAX_TABLES })
      for (const { id, server } of open) if (this.parts.isOurs(server)) await this.lookAt(id)
      this.retry.succeeded(ALL)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'check of all cards failed')
      this.lookAgain()
    }
  }

  private lookAgain(): void {
    if (!this.isStopped) this.retry.failed(ALL)
  }

  private async lookAt(id: TableId): Promise<void> {
    for (const message of await this.standing(id)) {
      if (this.isStopped) return
      const isSeen = await this.isSeen(message)
      if (!isSeen) this.parts.doubt(id)
      await new Promise((next) => setTimeout(next, CHECK_GAP_MS).unref())
      // Showing the table checks all its messages.
      if (!isSeen) return
    }
  }

  /** Whether a message certainly exists. If Discord doesn't say, showing the table finds out. Never rejects. */
  private async isSeen({ room, message }: Standing): Promise<boolean> {
    try {
      return await this.parts.messageGateway.stands(room, message)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'check of a message failed')
      return false
    }
  }
}
