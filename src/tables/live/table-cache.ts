import { LRUCache } from 'lru-cache'
import type { Live } from './running-table.ts'
import type { TableId, TableRecord, UserId } from '../model/store.ts'

/** Tables kept in memory as they stand; those used least of late go first. */
const MOST_HELD = 400
/** Of more tables it is known who hosts them. */
const MOST_HOSTS = 20_000

/** A table as it stands: its record, and its game once that is needed; `null` if it has not been started. */
export interface Held {
  readonly record: TableRecord
  readonly live?: Live | null
}

/**
 * Tables as they stand, so that what is played need not be read. What is held of a table is valid while its revision is the
 * one in the store. Nothing here is the only copy of anything.
 */
export class Memory {
  private readonly tables = new LRUCache<TableId, Held>({ max: MOST_HELD })
  private readonly hosts = new LRUCache<TableId, UserId>({ max: MOST_HOSTS })
  /** Tables that are being moved: nobody is to look at them until it is known whether that was kept. */
  private readonly moving = new Map<TableId, Promise<unknown>>()

  /** What is held of a table at a revision, once nobody moves it any more. */
  at(id: TableId, revision: number): Held | undefined {
    const held = this.tables.get(id)
    return held?.record.revision === revision ? held : undefined
  }

  /** What is held of a table, whatever its revision in the store. */
  last(id: TableId): Held | undefined {
    return this.tables.get(id)
  }

  /** A table as it was when it was looked at last; what never changes of it holds. */
  known(id: TableId): TableRecord | undefined {
    return this.tables.peek(id)?.record
  }

  /** Who hosts a table, as it was when it was looked at last. */
  hostOf(id: TableId): UserId | undefined {
    return this.hosts.get(id)
  }

  /** Whether a game is the one that is held: its run stands where it says. */
  holds(live: Live): boolean {
    return this.tables.peek(live.record.id)?.live === live && !this.moving.has(live.record.id)
  }

  hold(held: Held): void {
    const { id, revision } = held.record
    const known = this.tables.peek(id)
    if (known && known.record.revision > revision) return
    this.tables.set(id, held)
    this.hosts.set(id, held.record.host)
  }

  forget(id: TableId): void {
    this.tables.delete(id)
  }

  /** Waits until nobody moves a table. */
  async still(id: TableId): Promise<void> {
    while (this.moving.has(id)) await this.moving.get(id)
  }

  /** Moves a table: until that is done nobody looks at it, and if it fails nothing of it is held any more. */
  async move<T>(id: TableId, work: () => Promise<T>): Promise<T> {
    const done = work()
    const quietly = done.then(
      () => undefined,
      () => undefined,
    )
    this.moving.set(id, quietly)
    try {
      return await done
    } catch (error) {
      this.forget(id)
      throw error
    } finally {
      this.moving.delete(id)
    }
  }
}
