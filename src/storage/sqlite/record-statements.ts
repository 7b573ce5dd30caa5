import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { DIRECT_MESSAGES, STRANGER, type TableId, type UserId } from '../../tables/model/store.ts'
import { shardOf } from '../../tables/model/shards.ts'
import type { RowOf } from '../shared/columns.ts'
import type { HeadRow } from '../shared/heads.ts'
import type { SqliteConnection } from './database.ts'
import { seats, tables, UNFINISHED } from './schema.ts'

// The prepared statements of `Records`.

export const TABLE_COLUMNS = Object.entries(getTableColumns(tables))
  .map(([name, column]) => `"${column.name}" as "${name}"`)
  .join(', ')

/** Statements that find single tables. */
export function findStatements({ db, raw }: SqliteConnection) {
  const { placeholder } = sql
  const row = db
    .select()
    .from(tables)
    .where(eq(tables.id, placeholder('id')))
    .prepare()
  const seatsOf = db
    .select()
    .from(seats)
    .where(eq(seats.table, placeholder('id')))
    .prepare()
  const isListed = inArray(seats.table, sql`(select value from json_each(${placeholder('ids')}))`)
  const seatsOfAll = db.select().from(seats).where(isListed).prepare()
  const placeOf = raw.prepare<[TableId], number>('select rowid from tables where id = ?').pluck()
  const rowAt = raw.prepare<[number], RowOf<'tables'>>(`select ${TABLE_COLUMNS} from tables where rowid = ?`)
  const openIn = raw
    .prepare<[string, string], TableId>(
      `select id from tables where server = ? and room = ? and status in ('lobby', 'playing')`,
    )
    .pluck()
  const currentRevision = raw.prepare<[TableId], number>('select revision from tables where id = ?').pluck()
  return { row, seatsOf, seatsOfAll, placeOf, rowAt, openIn, currentRevision }
}

/** Statements that list tables. */
export function listStatements({ db, raw }: SqliteConnection) {
  // A damaged server may not be text.
  const shard = (server: unknown, count: number) => shardOf(typeof server === 'string' ? server : '', count)
  raw.function('shard_of', { deterministic: true }, shard as (...params: unknown[]) => unknown)
  const { placeholder } = sql
  const theirs = sql`(select value from json_each(${placeholder('held')}))`
  const isOf = sql`(${placeholder('held')} is null or shard_of(${tables.server}, ${placeholder('shards')}) in ${theirs})`
  const unfinishedAfter = db
    .select({
      table: tables.id,
      due: sql<number | null>`case when status = 'playing' then due_at end`,
      backAt: sql<number | null>`(
        select min(at) from (
          select back_at as at from seats where table_id = tables.id
          union all select loan_due from seats where table_id = tables.id
        )
      )`,
      isToShow: sql<number>`revision > shown_revision`,
    })
    .from(tables)
    .where(and(UNFINISHED, sql`${tables.id} > ${placeholder('after')}`, isOf))
    .orderBy(tables.id)
    .limit(placeholder('limit'))
    .prepare()
  const endedBefore = raw
    .prepare<[number, number], TableId>(
      `select id from tables where status in ('over', 'closed') and archived_at is null and changed_at < ?
      order by changed_at limit ?`,
    )
    .pluck()
  const finished = raw
    .prepare<[UserId, string], number>(
      `select count(*) from seats cross join tables on id = seats.table_id where user_id = ? and game = ? and status = 'over'
        and server <> '${DIRECT_MESSAGES}'
        and not exists (select 1 from shown where shown.table_id = id and kind = '${STRANGER}' and target = user_id)`,
    )
    .pluck()
  return { unfinishedAfter, endedBefore, finished }
}

/** Statements that move a table on, and the head that they follow. */
export function stepStatements({ raw }: SqliteConnection) {
  const headOf = raw.prepare<[TableId], HeadRow>(
    `select revision, changed_at as changedAt, due_at as dueAt, heard,
      coalesce(chronicle.line, 0) as line, chronicle.link as lineLink, coalesce(entries.seq, 0) as seq, entries.link
    from tables
    left join entries on entries.table_id = tables.id and entries.seq = (
      select seq from entries where table_id = tables.id and typeof(seq) = 'integer' order by seq desc limit 1
    )
    left join chronicle on chronicle.table_id = tables.id and chronicle.line = (
      select line from chronicle where table_id = tables.id and typeof(line) = 'integer' order by line desc limit 1
    ) where tables.id = ?`,
  )
  const advance = raw.prepare<[number, number, number | null, number, string | null, TableId, number]>(
    `update tables set revision = ?, changed_at = ?, due_at = ?, heard = ?, clocks = coalesce(?, clocks)
    where id = ? and revision = ?`,
  )
  const putAway = raw.prepare<[number, TableId, number]>(
    `update tables set archived_at = ?, revision = revision + 1,
      shown_revision = case when shown_revision >= revision then revision + 1 else shown_revision end
    where id = ? and revision = ? and status in ('over', 'closed')`,
  )
  const giveUp = raw.prepare<{ place: number; at: number }>(
    `update tables set status = 'closed', archived_at = :at, due_at = null,
      revision = case typeof(revision) when 'integer' then max(revision, 0) else 0 end + 1,
      shown_revision = case typeof(revision) when 'integer' then max(revision, 0) else 0 end + 1
    where rowid = :place`,
  )
  return { headOf, advance, putAway, giveUp }
}
