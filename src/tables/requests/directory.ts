import type { TableRepository } from '../live/table-repository.ts'
import { isOfOneTable } from '../model/faults.ts'
import {
  isDamaged,
  type DamagedTable,
  type ServerQuery,
  type TableId,
  type TableQuery,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import { withoutSecrets } from '../steps/sealing.ts'

/** Finds tables. */
export interface DirectoryService {
  /** The lobby or running game in a channel; `undefined` without one, or if it can't be read. */
  openIn(server: string, room: string): Promise<TableRecord | undefined>
  /** Tables without damaged ones. */
  find(wanted: TableQuery): Promise<readonly TableRecord[]>
  count(wanted: TableQuery): Promise<number>
  /** The same, with damaged tables in their places (see `RecordStore.listWithDamaged`). */
  findWithDamaged(wanted: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]>
  countWithDamaged(wanted: ServerQuery): Promise<number>
  /** An unreadable table; `undefined` if it is readable or doesn't exist. */
  damaged(id: TableId): Promise<DamagedTable | undefined>
  /** The host of a recently used table, without reading the store; `undefined` for other tables. */
  hostKnown(id: TableId): UserId | undefined
}

export class Directory implements DirectoryService {
  private readonly repository: TableRepository

  constructor(repository: TableRepository) {
    this.repository = repository
  }

  async openIn(server: string, room: string): Promise<TableRecord | undefined> {
    try {
      const record = await this.records.findOpen(server, room)
      return record && withoutSecrets(record)
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.repository.log.error({ room, err: error }, 'open table failed to load')
      return undefined
    }
  }

  async find(query: TableQuery): Promise<readonly TableRecord[]> {
    return (await this.records.list(query)).map(withoutSecrets)
  }

  async count(query: TableQuery): Promise<number> {
    return await this.records.count(query)
  }

  async findWithDamaged(query: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.records.listWithDamaged(query)
    return found.map((one) => (isDamaged(one) ? one : withoutSecrets(one)))
  }

  async countWithDamaged(query: ServerQuery): Promise<number> {
    return await this.records.countWithDamaged(query)
  }

  async damaged(id: TableId): Promise<DamagedTable | undefined> {
    return await this.records.findDamaged(id)
  }

  hostKnown(id: TableId): UserId | undefined {
    return this.repository.hostKnown(id)
  }

  private get records() {
    return this.repository.store.records
  }
}
