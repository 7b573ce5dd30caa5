import { LRUCache } from 'lru-cache'
import type { Seat } from '../../engine/index.ts'
import { STRANGER, type Shown, type Store, type TableId, type TableRecord, type UserId } from '../model/store.ts'

/** Of so many people at tables it is known at hand that they are no strangers there. */
const MOST = 20_000

/**
 * People whom a file alone has seated, or named as the host: nothing but the file says that they ever played. Until they answer here,
 * vote or take a seat the table is not theirs: nobody writes to them or mentions them, and it counts for nobody's records. Of a game that was over
 * already they stay strangers.
 */
export class Strangers {
  private readonly store: Pick<Store, 'projections'>
  private readonly known = new LRUCache<string, true>({ max: MOST })

  constructor(store: Pick<Store, 'projections'>) {
    this.store = store
  }

  /** Whether somebody is known at a table by its file alone. */
  async has(table: TableId, user: UserId): Promise<boolean> {
    if (this.known.has(nameOf(table, user))) return false
    const isStranger = (await this.store.projections.find(table, STRANGER, user)) !== undefined
    if (!isStranger) this.known.set(nameOf(table, user), true)
    return isStranger
  }

  /** The seats of strangers at a table. */
  async among({ id, seats }: Pick<TableRecord, 'id' | 'seats'>): Promise<ReadonlySet<Seat>> {
    const strangers = new Set<Seat>()
    for (const { seat, user } of seats) if (user !== null && (await this.has(id, user))) strangers.add(seat)
    return strangers
  }

  /** Somebody answers at a table, votes there, or takes a seat. */
  async arrives(table: TableId, user: UserId): Promise<void> {
    if (!(await this.has(table, user))) return
    await this.store.projections.forget(table, STRANGER, user)
    this.known.set(nameOf(table, user), true)
  }
}

/** What is kept of the people of a file. */
export function asStrangers(users: readonly (UserId | null)[]): readonly Omit<Shown, 'table'>[] {
  return [...new Set(users)].flatMap((user) => (user === null ? [] : [{ kind: STRANGER, target: user, data: true }]))
}

function nameOf(table: TableId, user: UserId): string {
  return `${table} ${user}`
}
