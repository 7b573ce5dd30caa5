import { LRUCache } from 'lru-cache'
import type { RunningTable } from './running-table.ts'
import type { TableId, TableRecord, UserId } from '../model/store.ts'

const MAX_TABLES = 400
/** A table that has not changed for this long is read again when it is needed, in milliseconds. */
const KEPT_MS = 600_000
/** Hosts are small, so they are cached for more tables. */
const MAX_HOSTS = 20_000

/** A table's record, and its game once somebody needs it; `null` if it has not started. */
export interface CachedTable {
  readonly record: TableRecord
  readonly live?: RunningTable | null
}

/**
 * LRU cache of tables, so that tables in play need not be read from the store. An entry is valid while its revision
 * equals the store's. Nothing here is the only copy.
 */
export class TableCache {
  private readonly tables = new LRUCache<TableId, CachedTable>({ max: MAX_TABLES, ttl: KEPT_MS })
  private readonly hosts = new LRUCache<TableId, UserId>({ max: MAX_HOSTS })
  /** Tables with a step in progress: readers wait until its write has succeeded or failed. */
  private readonly moving = new Map<TableId, Promise<unknown>>()

  /** The cached table if it has this revision; await `still` first. */
  at(id: TableId, revision: number): CachedTable | undefined {
    const held = this.tables.get(id)
    return held?.record.revision === revision ? held : undefined
  }

  /** The cached table, regardless of its revision in the store. */
  last(id: TableId): CachedTable | undefined {
    return this.tables.get(id)
  }

  /** The table as last seen; its constant fields are valid. Does not count as a use for the LRU order. */
  known(id: TableId): TableRecord | undefined {
    return this.tables.peek(id)?.record
  }

  /** The table's host as last seen. */
  hostOf(id: TableId): UserId | undefined {
    return this.hosts.get(id)
  }

  /** Whether `live` is the cached game, with no step in progress. */
  holds(live: RunningTable): boolean {
    return this.tables.peek(live.record.id)?.live === live && !this.moving.has(live.record.id)
  }

  hold(held: CachedTable): void {
    const { id, revision } = held.record
    const known = this.tables.peek(id)
    if (known && known.record.revision > revision) return
    this.tables.set(id, held)
    this.hosts.set(id, held.record.host)
  }

  forget(id: TableId): void {
    this.tables.delete(id)
  }

  /** Forgets the tables that have not changed for long. */
  forgetResting(): void {
    this.tables.purgeStale()
  }

  /** Waits until no step of the table is in progress. */
  async still(id: TableId): Promise<void> {
    while (this.moving.has(id)) await this.moving.get(id)
  }

  /** Runs a step of a table. Readers wait for its end, and a failure evicts the table. */
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
