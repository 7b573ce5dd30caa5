import { LRUCache } from 'lru-cache'
import type { Seat } from '../../engine/index.ts'
import { STRANGER, type Shown, type Store, type TableId, type TableRecord, type UserId } from '../model/store.ts'

/** Pairs of table and person known to be no strangers. */
const MAX_CACHED = 20_000

/**
 * People whom only an imported file has seated or named as the host: nothing else says that they ever played. Until
 * they answer here, vote or take a seat, the table is not theirs: the bot neither writes to them nor mentions them, and
 * the table does not count in anybody's statistics. In a game that was already over they stay strangers.
 */
export class ImportedUsers {
  private readonly store: Pick<Store, 'projections'>
  private readonly known = new LRUCache<string, true>({ max: MAX_CACHED })

  constructor(store: Pick<Store, 'projections'>) {
    this.store = store
  }

  /** Whether a person is known at a table from its file only. */
  async has(table: TableId, user: UserId): Promise<boolean> {
    if (this.known.has(nameOf(table, user))) return false
    const isStranger = (await this.store.projections.find(table, STRANGER, user)) !== undefined
    if (!isStranger) this.known.set(nameOf(table, user), true)
    return isStranger
  }

  /** The seats whose players are strangers at the table. */
  async among({ id, seats }: Pick<TableRecord, 'id' | 'seats'>): Promise<ReadonlySet<Seat>> {
    const importedUsers = new Set<Seat>()
    for (const { seat, user } of seats) if (user !== null && (await this.has(id, user))) importedUsers.add(seat)
    return importedUsers
  }

  /** Records that a person has answered, voted or taken a seat at a table. */
  async arrives(table: TableId, user: UserId): Promise<void> {
    if (!(await this.has(table, user))) return
    await this.store.projections.forget(table, STRANGER, user)
    this.known.set(nameOf(table, user), true)
  }
}

/** The stored marks that make the people of a file strangers. */
export function asStrangers(users: readonly (UserId | null)[]): readonly Omit<Shown, 'table'>[] {
  return [...new Set(users)].flatMap((user) => (user === null ? [] : [{ kind: STRANGER, target: user, data: true }]))
}

function nameOf(table: TableId, user: UserId): string {
  return `${table} ${user}`
}
