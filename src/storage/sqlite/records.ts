import type { Statement } from 'better-sqlite3'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import {
  STRANGER,
  type Commit,
  type Listed,
  type NewTable,
  type SeatRecord,
  type Shards,
  type TableClocks,
  type TableId,
  type Unfinished,
  type UserId,
  type Wanted,
} from '../../tables/model/store.ts'
import { shardOf } from '../../tables/model/shards.ts'
import type { Connection } from './database.ts'
import { headFrom, type Head, type HeadRow } from '../shared/heads.ts'
import { isTableId } from '../shared/parse.ts'
import { seats, tables, UNFINISHED } from './schema.ts'
import { columnsOf, newRow, type Found, type StoredAs } from '../shared/table-rows.ts'
import { queriesFor, queriesForList, valuesOf } from './queries.ts'

type TableRow = typeof tables.$inferSelect
type SeatRow = typeof seats.$inferSelect
type Change = NonNullable<Commit['change']>

/** Begins what a table is asked for by where its id is damaged; ids of tables have no hyphen. */
const BY_PLACE = 'row-'
const LATEST = 'order by changed_at desc, id desc limit :limit'
const COLUMNS = Object.entries(getTableColumns(tables))
  .map(([name, column]) => `"${column.name}" as "${name}"`)
  .join(', ')

/** The tables and who sits at them. */
export class Records {
  private readonly db: Connection['db']
  private readonly raw: Connection['raw']
  /** By their words: what is wanted has few shapes. */
  private readonly queries = new Map<string, Statement>()
  private readonly row
  private readonly seatsOf
  private readonly seatsOfAll
  private readonly headOf
  private readonly advance
  private readonly openIn
  private readonly unfinishedAfter
  private readonly finished
  private readonly shownUpTo
  private readonly revisionOf
  private readonly putAway
  private readonly endedBefore
  private readonly placeOf
  private readonly rowAt
  private readonly giveUp

  constructor({ db, raw }: Connection) {
    this.db = db
    this.raw = raw
    // What stands in a damaged row may be no text.
    const shard = (server: unknown, count: number) => shardOf(typeof server === 'string' ? server : '', count)
    raw.function('shard_of', { deterministic: true }, shard as (...params: unknown[]) => unknown)
    const { placeholder } = sql
    this.row = db
      .select()
      .from(tables)
      .where(eq(tables.id, placeholder('id')))
      .prepare()
    this.seatsOf = db
      .select()
      .from(seats)
      .where(eq(seats.table, placeholder('id')))
      .prepare()
    const isWanted = inArray(seats.table, sql`(select value from json_each(${placeholder('ids')}))`)
    this.seatsOfAll = db.select().from(seats).where(isWanted).prepare()
    this.headOf = raw.prepare<[TableId], HeadRow>(
      `select revision, changed_at as changedAt, due_at as dueAt, heard,
        coalesce(chronicle.line, 0) as line, chronicle.link as told, coalesce(entries.seq, 0) as seq, entries.link
      from tables
      left join entries on entries.table_id = tables.id and entries.seq = (
        select seq from entries where table_id = tables.id and typeof(seq) = 'integer' order by seq desc limit 1
      )
      left join chronicle on chronicle.table_id = tables.id and chronicle.line = (
        select line from chronicle where table_id = tables.id and typeof(line) = 'integer' order by line desc limit 1
      ) where tables.id = ?`,
    )
    this.advance = raw.prepare<[number, number, number | null, number, string | null, TableId, number]>(
      `update tables set revision = ?, changed_at = ?, due_at = ?, heard = ?, clocks = coalesce(?, clocks)
      where id = ? and revision = ?`,
    )
    this.openIn = raw
      .prepare<[string, string], TableId>(
        `select id from tables where server = ? and room = ? and status in ('lobby', 'playing')`,
      )
      .pluck()
    const theirs = sql`(select value from json_each(${placeholder('held')}))`
    const isOf = sql`(${placeholder('held')} is null or shard_of(${tables.server}, ${placeholder('shards')}) in ${theirs})`
    this.unfinishedAfter = db
      .select({
        table: tables.id,
        due: sql<number | null>`case when status = 'playing' then due_at end`,
        backAt: sql<number | null>`(select min(back_at) from seats where table_id = tables.id)`,
        isToShow: sql<number>`revision > shown_revision`,
      })
      .from(tables)
      .where(and(UNFINISHED, sql`${tables.id} > ${placeholder('after')}`, isOf))
      .orderBy(tables.id)
      .limit(placeholder('limit'))
      .prepare()
    this.finished = raw
      .prepare<[UserId, string], number>(
        `select count(*) from seats cross join tables on id = seats.table_id where user_id = ? and game = ? and status = 'over'
          and not exists (select 1 from shown where shown.table_id = id and kind = '${STRANGER}' and target = user_id)`,
      )
      .pluck()
    this.shownUpTo = raw.prepare<[number, TableId]>(
      'update tables set shown_revision = max(shown_revision, ?) where id = ?',
    )
    this.putAway = raw.prepare<[number, TableId, number]>(
      `update tables set archived_at = ?, revision = revision + 1,
        shown_revision = case when shown_revision >= revision then revision + 1 else shown_revision end
      where id = ? and revision = ? and status in ('over', 'closed')`,
    )
    this.endedBefore = raw
      .prepare<[number, number], TableId>(
        `select id from tables where status in ('over', 'closed') and archived_at is null and changed_at < ?
        order by changed_at limit ?`,
      )
      .pluck()
    this.placeOf = raw.prepare<[TableId], number>('select rowid from tables where id = ?').pluck()
    this.rowAt = raw.prepare<[number], TableRow>(`select ${COLUMNS} from tables where rowid = ?`)
    this.giveUp = raw.prepare<{ place: number; at: number }>(
      `update tables set status = 'closed', archived_at = :at, due_at = null,
        revision = case typeof(revision) when 'integer' then max(revision, 0) else 0 end + 1,
        shown_revision = case typeof(revision) when 'integer' then max(revision, 0) else 0 end + 1
      where rowid = :place`,
    )
    this.revisionOf = raw.prepare<[TableId], number>('select revision from tables where id = ?').pluck()
  }

  /** `heard`: the last line of its chronicle that is a fact for all. `isShown`: nothing is to be shown of it as it stands. */
  create(table: NewTable, shown: StoredAs = {}): void {
    this.db.insert(tables).values(newRow(table, shown)).run()
    this.seat(table.id, table.seats)
  }

  find(id: TableId): Found | undefined {
    const row = this.row.get({ id })
    return row && { row, seats: this.seatsOf.all({ id }) }
  }

  /** What a damaged table is asked for by: its id, or where it lies if that cannot be written anywhere. */
  handleOf({ row: { id } }: Found): TableId {
    return isTableId(id) ? id : `${BY_PLACE}${this.placeOf.get(id) ?? ''}`
  }

  findByHandle(handle: TableId): Found | undefined {
    if (!handle.startsWith(BY_PLACE)) return this.find(handle)
    const row = this.rowAt.get(Number(handle.slice(BY_PLACE.length)))
    return row && { row, seats: this.seatsOf.all({ id: row.id }) }
  }

  /** Ends a table whatever stands in its row, and puts it into the archive. */
  end(id: TableId, at: number): void {
    const place = this.placeOf.get(id)
    if (place !== undefined) this.giveUp.run({ place, at })
  }

  findOpenIn(server: string, room: string): Found | undefined {
    const id = this.openIn.get(server, room)
    return id === undefined ? undefined : this.find(id)
  }

  findAll(wanted: Wanted): Found[] {
    return this.findBy(queriesFor(wanted), wanted)
  }

  /** The same for a list that leaves nothing out for being damaged. */
  findListed(wanted: Listed): Found[] {
    return this.findBy(queriesForList(wanted), wanted)
  }

  private findBy(queries: readonly string[], wanted: Wanted | Listed): Found[] {
    const rows = queries
      .flatMap((where) =>
        this.prepared<TableRow>(`select ${COLUMNS} from tables where ${where} ${LATEST}`).all(valuesOf(wanted)),
      )
      .sort((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1))
      .slice(0, wanted.limit)
    const sitting = new Map<TableId, SeatRow[]>(rows.map((row) => [row.id, []]))
    const ids = JSON.stringify(rows.map((row) => row.id))
    for (const one of this.seatsOfAll.all({ ids })) sitting.get(one.table)?.push(one)
    return rows.map((row) => ({ row, seats: sitting.get(row.id) ?? [] }))
  }

  count(wanted: Wanted): number {
    return this.countBy(queriesFor(wanted), wanted)
  }

  countListed(wanted: Listed): number {
    return this.countBy(queriesForList(wanted), wanted)
  }

  private countBy(queries: readonly string[], wanted: Wanted | Listed): number {
    const counts = queries.map(
      (where) =>
        this.prepared<{ tables: number }>(
          `select count(*) as tables from (select 1 from tables where ${where} limit :limit)`,
        ).get(valuesOf(wanted))?.tables ?? 0,
    )
    const all = counts.reduce((sum, one) => sum + one, 0)
    return Math.min(all, wanted.limit ?? all)
  }

  /** `of`: only of these shards. */
  unfinished(after: TableId, limit: number, of?: Shards): Unfinished[] {
    const shards = { shards: of?.count ?? 1, held: of ? JSON.stringify(of.held) : null }
    const rows = this.unfinishedAfter.all({ after, limit, ...shards })
    return rows.map(({ table, due, backAt, isToShow }) => ({
      table,
      due: numberOrNull(due),
      backAt: numberOrNull(backAt),
      isToShow: isToShow === 1,
    }))
  }

  finishedGames(game: string, user: UserId): number {
    return this.finished.get(user, game) ?? 0
  }

  revision(id: TableId): number | undefined {
    return this.revisionOf.get(id)
  }

  head(id: TableId): Head | undefined {
    const row = this.headOf.get(id)
    return row && headFrom(id, row)
  }

  /** Takes one step, so that the table stands as given. Whether it could: it must have been at the revision before. */
  step(id: TableId, { revision, changedAt, dueAt, heard }: Head, clocks: TableClocks | undefined): boolean {
    const set = clocks === undefined ? null : JSON.stringify(clocks)
    return this.advance.run(revision, changedAt, dueAt, heard, set, id, revision - 1).changes === 1
  }

  change(
    id: TableId,
    { seats: sitting, seal, options, experience, timing, motions, called, watchers, whispering, ...columns }: Change,
  ): void {
    const changed = {
      ...columns,
      ...columnsOf({ seal, options, experience, timing, motions, called, watchers, whispering }),
    }
    if (Object.values(changed).some((value) => value !== undefined))
      this.db.update(tables).set(changed).where(eq(tables.id, id)).run()
    if (!sitting) return
    this.db.delete(seats).where(eq(seats.table, id)).run()
    this.seat(id, sitting)
  }

  /** Puts a table that has ended into the archive. Whether it could: it must be at the revision. */
  archive(id: TableId, revision: number, at: number): boolean {
    return this.putAway.run(at, id, revision).changes === 1
  }

  archivable(before: number, limit: number): TableId[] {
    return this.endedBefore.all(before, limit)
  }

  /** Notes how far a table has been shown. Whether there is such a table. */
  showUpTo(id: TableId, revision: number): boolean {
    return this.shownUpTo.run(revision, id).changes === 1
  }

  private prepared<Row>(query: string): Statement<Record<string, string | number>, Row> {
    const known = this.queries.get(query) ?? this.raw.prepare(query)
    this.queries.set(query, known)
    return known as Statement<Record<string, string | number>, Row>
  }

  private seat(table: TableId, sitting: readonly SeatRecord[]): void {
    if (sitting.length === 0) return
    const rows = sitting.map((one) => ({ table, ...one }))
    this.db.insert(seats).values(rows).run()
  }
}

/** A time that is damaged never comes. */
function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** What damaged tables are sorted by may be damaged as well. */
function timeOf({ changedAt }: TableRow): number {
  return typeof changedAt === 'number' ? changedAt : 0
}
