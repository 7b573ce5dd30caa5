import type { TableService } from '../../tables/model/service.ts'
import type { TableId } from '../../tables/model/store.ts'
import { Comebacks } from './parts/repost-backoff.ts'
import { Retries } from './parts/retry.ts'
import { readCard, readShown } from './parts/projection.ts'
import type { Stage } from './parts/screen-context.ts'

/** So often it is looked whether another message still stands, in milliseconds: other requests come first. */
const LOOK_EVERY = 200
/** If it cannot be looked at all, it is tried again after so long, and after twice as long each time, up to the last, in milliseconds. */
const AGAIN = { first: 1000, last: 4000 }
/** As what all of them are tried again. */
const ALL = 'all'
/** At so many tables it is looked, those that changed last. */
const MOST = 500

/** A message that stands in a room. */
interface Standing {
  readonly room: string
  readonly message: string
}

export interface LookoutParts extends Pick<Stage, 'store' | 'outlet' | 'log' | 'isOurs'> {
  readonly tables: Pick<TableService, 'tableIn' | 'tablesOf'>
  /** Shows a table, whatever is known of its room. */
  readonly doubt: (id: TableId) => void
}

/** Finds out what has become of the messages of tables, and has put back what somebody has deleted. */
export class Lookout {
  private readonly parts: LookoutParts
  private readonly comebacks = new Comebacks()
  /** Messages that were deleted since it was looked last whether a table had something to press on them. */
  private readonly gone = new Map<TableId, readonly string[]>()
  private readonly retries = new Retries(() => void this.lookAround(), AGAIN)
  private looking: Promise<void> | null = null
  private isStopped = false

  constructor(parts: LookoutParts) {
    this.parts = parts
  }

  /** These messages were deleted. If somebody else did that and a table has something to press on one of them, that comes back. */
  async deleted(server: string, room: string, all: readonly string[]): Promise<void> {
    const messages = all.filter((message) => !this.parts.outlet.hasRemoved(message))
    if (messages.length === 0) return
    let table: TableId | undefined
    try {
      table = (await this.parts.tables.tableIn(server, room))?.id
      if (table === undefined || this.isStopped || !(await this.hasOneOf(table, messages))) return
    } catch (error) {
      this.lookAgain()
      throw error
    }
    this.gone.set(table, [...(this.gone.get(table) ?? []), ...messages])
    this.comebacks.due(table, () => void this.comeBack(table))
  }

  /**
   * Looks slowly at the cards of the tables that changed last, and at what is put to their players, whether somebody has deleted them while that could
   * not be heard of: after a start, and after the connection to Discord was lost for good. Those that are gone come back. Never rejects.
   */
  lookAround(): Promise<void> {
    this.looking ??= this.lookAtAll().finally(() => (this.looking = null))
    return this.looking
  }

  stop(): void {
    this.isStopped = true
    this.comebacks.stop()
    this.retries.stop()
  }

  /** Never rejects. */
  private async comeBack(id: TableId): Promise<void> {
    const gone = this.gone.get(id) ?? []
    this.gone.delete(id)
    try {
      // Another may stand in its place by now.
      if (!(await this.hasOneOf(id, gone))) return
    } catch (error) {
      this.parts.log.warn({ err: error, table: id }, 'it is not known whether a card was deleted')
    }
    this.comebacks.happened(id)
    this.parts.doubt(id)
  }

  private async hasOneOf(id: TableId, messages: readonly string[]): Promise<boolean> {
    return (await this.standing(id)).some(({ message }) => messages.includes(message))
  }

  /** The card of a table, and the messages that say what is put to its players. */
  private async standing(id: TableId): Promise<readonly Standing[]> {
    const { store } = this.parts
    const [card, council] = [await readCard(store, id), await readShown(store, id, 'council')]
    return [...(card ? [card] : []), ...(council?.items ?? [])].flatMap(({ room, message }) =>
      message === null ? [] : [{ room, message }],
    )
  }

  private async lookAtAll(): Promise<void> {
    try {
      const open = await this.parts.tables.tablesOf({ statuses: ['playing', 'lobby'], limit: MOST })
      for (const { id, server } of open) if (this.parts.isOurs(server)) await this.lookAt(id)
      this.retries.succeeded(ALL)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'it could not be looked whether all cards still stand')
      this.lookAgain()
    }
  }

  private lookAgain(): void {
    if (!this.isStopped) this.retries.failed(ALL)
  }

  private async lookAt(id: TableId): Promise<void> {
    for (const message of await this.standing(id)) {
      if (this.isStopped) return
      const isSeen = await this.isSeen(message)
      if (!isSeen) this.parts.doubt(id)
      await new Promise((next) => setTimeout(next, LOOK_EVERY).unref())
      // Once the table is shown all of them are looked at.
      if (!isSeen) return
    }
  }

  /** Whether a message stands for certain: where Discord does not say it is found out once the table is shown. Never rejects. */
  private async isSeen({ room, message }: Standing): Promise<boolean> {
    try {
      return await this.parts.outlet.stands(room, message)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'it could not be looked whether a message still stands')
      return false
    }
  }
}
