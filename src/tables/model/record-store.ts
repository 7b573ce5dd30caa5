import type { NewTable, TableId, TableRecord, TableStatus, UserId } from './record.ts'

// Storage of the records of tables.

/** A table whose record can't be read, with its readable parts; `null` for a part that is neither text nor a number. */
export interface DamagedTable {
  /** The table's id, or a substitute if the id is damaged too. */
  readonly id: TableId
  readonly why: string
  readonly game: string | null
  readonly status: TableStatus | null
  readonly server: string | null
  readonly room: string | null
  /** The names of the players. */
  readonly players: readonly string[]
  readonly changedAt: number | null
}

export function isDamaged(table: TableRecord | DamagedTable): table is DamagedTable {
  return 'why' in table
}

/** Selects the tables that meet every given condition, the latest change first, at most `limit`. */
export interface TableQuery {
  readonly server?: string
  readonly room?: string
  readonly statuses?: readonly TableStatus[]
  /** A player with a seat. */
  readonly user?: UserId
  /** A person who had a seat that somebody else has taken over. */
  readonly formerly?: UserId
  /** Leaves out imagined tables. */
  readonly isReal?: true
  readonly host?: UserId
  /** Only archived tables, or only the others. */
  readonly archived?: boolean
  readonly limit?: number
}

/** Selects tables of a server for a reader in the room `here`. */
export interface ServerQuery extends Pick<TableQuery, 'statuses' | 'archived' | 'limit'> {
  readonly server: string
  readonly here: string
}

/** A table with work left after a start: its clock runs, or it has changed since it was last shown. */
export interface Unfinished {
  readonly table: TableId
  /** When the table continues by itself, in the bot's own time; `null` if it doesn't. */
  readonly due: number | null
  /** When the first of its players returns from an absence, in milliseconds since 1970; `null` if none is absent. */
  readonly backAt: number | null
  readonly isToShow: boolean
}

/** Some of the shards into which Discord divides servers: the numbers `held`, out of `count`. */
export interface Shards {
  readonly count: number
  readonly held: readonly number[]
}

export interface RecordStore {
  /** Rejects with `RoomTaken` if the room has an open table. */
  create(table: NewTable): Promise<TableRecord>
  find(id: TableId): Promise<TableRecord | undefined>
  /**
   * The table's current revision, read from the database; `undefined` if there is no such table. Cached data about the
   * table is valid while the revision stays the same.
   */
  revision(id: TableId): Promise<number | undefined>
  /** The open table (lobby or playing) of a room, if any. Rejects with `RoomDamaged` if it can't be read. */
  findOpen(server: string, room: string): Promise<TableRecord | undefined>
  list(query: TableQuery): Promise<readonly TableRecord[]>
  count(query: TableQuery): Promise<number>
  /**
   * Lists damaged tables too, in their places. A table whose status can't be read is listed for its server; one whose
   * server can't be read, for its room.
   */
  listWithDamaged(query: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]>
  countWithDamaged(query: ServerQuery): Promise<number>
  /** Finds a damaged table by the id under which it is listed; `undefined` if there is none or it can be read. */
  findDamaged(id: TableId): Promise<DamagedTable | undefined>
  /** At most `limit` tables with work left, in the order of their ids after `after`; of all shards by default. */
  unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]>
  /** At most `limit` tables that ended, last changed before a time and aren't archived. */
  archivable(before: number, limit: number): Promise<readonly TableId[]>
  /** How many games of a title each user has finished; 0 for `null`, a computer player. */
  finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]>
}
