import type { Statement } from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import {
  isDamaged,
  type Commit,
  type DamagedTable,
  type NewTable,
  type RecordStore,
  type SeatRecord,
  type ServerQuery,
  type Shards,
  type TableClocks,
  type TableId,
  type TableQuery,
  type TableRecord,
  type Unfinished,
  type UserId,
} from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import { headFrom, type Head } from '../shared/heads.ts'
import {
  changeOf,
  isTableId,
  newRow,
  recordOf,
  recordOrDamage,
  seatRows,
  type FoundTable,
  type InitialState,
} from '../shared/table-rows.ts'
import { openRecordOf, type TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import { queriesFor, queriesForList, valuesOf } from './queries.ts'
import { findStatements, listStatements, stepStatements, TABLE_COLUMNS } from './record-statements.ts'
import { seats, tables } from './schema.ts'

/**
 * Prefix of the id under which a table with a damaged id can be found: its place in the file. Ids of tables have no
 * hyphen.
 */
const BY_PLACE = 'row-'
const LATEST = 'order by changed_at desc, id desc limit :limit'

/** Records are stored in the tables `tables` and `seats`. */
export class RecordsRows implements RecordStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  /** Prepared statements by their text: queries have few shapes. */
  private readonly queries = new Map<string, Statement>()
  private readonly finding
  private readonly listing
  private readonly stepping

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    this.finding = findStatements(connection)
    this.listing = listStatements(connection)
    this.stepping = stepStatements(connection)
  }

  async create(table: NewTable): Promise<TableRecord> {
    await this.connection.write(() => this.insert(table))
    return { ...table, archivedAt: null, revision: 0 }
  }

  async find(id: TableId): Promise<TableRecord | undefined> {
    const found = await this.connection.readTogether(() => this.get(id))
    return found && recordOf(found)
  }

  revision(id: TableId): Promise<number | undefined> {
    return this.connection.read(() => this.revisionOf(id))
  }

  async findOpen(server: string, room: string): Promise<TableRecord | undefined> {
    const found = await this.connection.readTogether(() => {
      const id = this.finding.openIn.get(server, room)
      return id === undefined ? undefined : this.get(id)
    })
    return openRecordOf(found)
  }

  async list(query: TableQuery): Promise<readonly TableRecord[]> {
    const found = await this.connection.readTogether(() => this.findBy(queriesFor(query), query))
    return this.reader.all(found, recordOf)
  }

  count(query: TableQuery): Promise<number> {
    return this.connection.readTogether(() => this.countBy(queriesFor(query), query))
  }

  async listWithDamaged(query: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.connection.readTogether(() => this.findBy(queriesForList(query), query))
    return this.reader.tables(found, (id) => this.handleOf(id))
  }

  countWithDamaged(query: ServerQuery): Promise<number> {
    return this.connection.readTogether(() => this.countBy(queriesForList(query), query))
  }

  async findDamaged(handle: TableId): Promise<DamagedTable | undefined> {
    const found = await this.connection.readTogether(() => this.getByHandle(handle))
    const record = found && recordOrDamage(found, (id) => this.handleOf(id))
    return record && isDamaged(record) ? record : undefined
  }

  unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]> {
    return this.connection.read(() => {
      const shards = { shards: of?.count ?? 1, held: of ? JSON.stringify(of.held) : null }
      return this.listing.unfinishedAfter.all({ after, limit, ...shards }).map(({ table, due, backAt, isToShow }) => ({
        table,
        due: numberOrNull(due),
        backAt: numberOrNull(backAt),
        isToShow: isToShow === 1,
      }))
    })
  }

  archivable(before: number, limit: number): Promise<readonly TableId[]> {
    return this.connection.read(() => this.listing.endedBefore.all(before, limit))
  }

  finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]> {
    const gamesOf = (user: UserId | null) => (user === null ? 0 : (this.listing.finished.get(user, game) ?? 0))
    return this.connection.read(() => users.map(gamesOf))
  }

  // The rest runs within a transaction of the caller.

  insert(table: NewTable, initial: InitialState = {}): void {
    this.connection.db.insert(tables).values(newRow(table, initial)).run()
    this.seat(table.id, table.seats)
  }

  getByHandle(handle: TableId): FoundTable | undefined {
    if (!handle.startsWith(BY_PLACE)) return this.get(handle)
    const row = this.finding.rowAt.get(Number(handle.slice(BY_PLACE.length)))
    return row && { row, seats: this.finding.seatsOf.all({ id: row.id }) }
  }

  /** Ends a table and archives it, however damaged its row is. */
  end(id: TableId, at: number): void {
    const place = this.finding.placeOf.get(id)
    if (place !== undefined) this.stepping.giveUp.run({ place, at })
  }

  revisionOf(id: TableId): number | undefined {
    return this.finding.currentRevision.get(id)
  }

  head(id: TableId): Head | undefined {
    const row = this.stepping.headOf.get(id)
    return row && headFrom(id, row)
  }

  /** Moves a table to its next head. Returns false if it isn't at the revision before. */
  moveTo(id: TableId, { revision, changedAt, dueAt, heard }: Head, clocks: TableClocks | undefined): boolean {
    const set = clocks === undefined ? null : JSON.stringify(clocks)
    return this.stepping.advance.run(revision, changedAt, dueAt, heard, set, id, revision - 1).changes === 1
  }

  change(id: TableId, change: NonNullable<Commit['change']>): void {
    const { db } = this.connection
    const changed = changeOf(change)
    if (changed) db.update(tables).set(changed).where(eq(tables.id, id)).run()
    if (!change.seats) return
    db.delete(seats).where(eq(seats.table, id)).run()
    this.seat(id, change.seats)
  }

  /** Archives a table that has ended. Returns false if it hasn't, or isn't at the revision. */
  archive(id: TableId, revision: number, at: number): boolean {
    return this.stepping.putAway.run(at, id, revision).changes === 1
  }

  private get(id: TableId): FoundTable | undefined {
    const row = this.finding.row.get({ id })
    return row && { row, seats: this.finding.seatsOf.all({ id }) }
  }

  /** The id under which a damaged table can be found. */
  private handleOf(id: TableId): TableId {
    return isTableId(id) ? id : `${BY_PLACE}${this.finding.placeOf.get(id) ?? ''}`
  }

  private findBy(conditions: readonly string[], query: TableQuery | ServerQuery): FoundTable[] {
    const rows = conditions
      .flatMap((where) =>
        this.prepared<RowOf<'tables'>>(`select ${TABLE_COLUMNS} from tables where ${where} ${LATEST}`).all(
          valuesOf(query),
        ),
      )
      .sort((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1))
      .slice(0, query.limit)
    const sitting = new Map<TableId, RowOf<'seats'>[]>(rows.map((row) => [row.id, []]))
    const ids = JSON.stringify(rows.map((row) => row.id))
    for (const one of this.finding.seatsOfAll.all({ ids })) sitting.get(one.table)?.push(one)
    return rows.map((row) => ({ row, seats: sitting.get(row.id) ?? [] }))
  }

  private countBy(conditions: readonly string[], query: TableQuery | ServerQuery): number {
    const counts = conditions.map(
      (where) =>
        this.prepared<{ tables: number }>(
          `select count(*) as tables from (select 1 from tables where ${where} limit :limit)`,
        ).get(valuesOf(query))?.tables ?? 0,
    )
    const all = counts.reduce((sum, one) => sum + one, 0)
    return Math.min(all, query.limit ?? all)
  }

  private prepared<Found>(query: string): Statement<Record<string, string | number>, Found> {
    const known = this.queries.get(query) ?? this.connection.raw.prepare(query)
    this.queries.set(query, known)
    return known as Statement<Record<string, string | number>, Found>
  }

  private seat(table: TableId, sitting: readonly SeatRecord[]): void {
    if (sitting.length > 0) this.connection.db.insert(seats).values(seatRows(table, sitting)).run()
  }
}

/** A damaged time never comes. */
function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** The sort key of a damaged table may be damaged too. */
function timeOf({ changedAt }: RowOf<'tables'>): number {
  return typeof changedAt === 'number' ? changedAt : 0
}
