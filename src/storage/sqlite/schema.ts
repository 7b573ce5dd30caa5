import { sql } from 'drizzle-orm'
import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import { columnsWith } from '../shared/columns.ts'

// The migrations create `seats`, `entries`, `chronicle` and `shown`, which are read by their primary key, WITHOUT
// ROWID; Drizzle has no word for that. Their rows are stored in the order of the key, and the key is stored once.

const columnsOf = columnsWith({
  id: (name: string) => text(name),
  text: (name: string) => text(name),
  small: (name: string) => integer(name),
  count: (name: string) => integer(name),
  flag: (name: string) => integer(name, { mode: 'boolean' }),
  bytes: (name: string) => blob(name, { mode: 'buffer' }),
  reference: (name: string) => text(name).references((): AnySQLiteColumn => tables.id),
  serial: (name: string) => integer(name).primaryKey({ autoIncrement: true }),
})

/** Tables with work left. A query must use these very words, or SQLite doesn't use the partial index. */
export const UNFINISHED = sql`(status = 'playing' and due_at is not null or revision > shown_revision)`

/**
 * Tables that no list finds because the columns it searches are damaged. A query must use these very words, or SQLite
 * doesn't use the partial index.
 */
export const ASTRAY_WORDS = `(typeof(server) <> 'text' or status not in ('lobby', 'over', 'closed', 'playing'))`

/** Ended tables that somebody has left. A query must use these very words, or SQLite doesn't use the index. */
export const LEFT_WORDS = `status in ('over', 'closed') and instr(clocks, '"hasLeft":true') > 0`
const LEFT = sql.raw(LEFT_WORDS)

export const tables = sqliteTable(
  'tables',
  columnsOf('tables'),
  // Of the columns that change with every step only those of unfinished tables are indexed: every step would write the
  // others.
  (t) => [
    uniqueIndex('one_open_table_a_room')
      .on(t.server, t.room)
      .where(sql`status in ('lobby', 'playing')`),
    index('tables_by_status').on(t.status, t.game),
    index('tables_by_host').on(t.host, t.status),
    index('tables_ended')
      .on(t.server, t.changedAt, t.id)
      .where(sql`status in ('over', 'closed')`),
    index('tables_left').on(t.server, t.changedAt, t.id).where(LEFT),
    index('tables_unfinished').on(t.id).where(UNFINISHED),
    index('tables_astray').on(t.server, t.room).where(sql.raw(ASTRAY_WORDS)),
  ],
)

export const seats = sqliteTable('seats', columnsOf('seats'), (t) => [
  primaryKey({ columns: [t.table, t.seat] }),
  index('seats_by_user').on(t.user),
  index('seats_by_deputy')
    .on(t.deputy)
    .where(sql`deputy_id is not null`),
])

export const entries = sqliteTable('entries', columnsOf('entries'), (t) => [primaryKey({ columns: [t.table, t.seq] })])

export const positions = sqliteTable('positions', columnsOf('positions'), (t) => [
  primaryKey({ columns: [t.table, t.seq] }),
])

export const chronicle = sqliteTable('chronicle', columnsOf('chronicle'), (t) => [
  primaryKey({ columns: [t.table, t.line] }),
  index('chronicle_private')
    .on(t.table, t.line, t.audience)
    .where(sql`audience is not null`),
])

export const bookmarks = sqliteTable('bookmarks', columnsOf('bookmarks'), (t) => [
  primaryKey({ columns: [t.table, t.number] }),
])

export const guesses = sqliteTable('guesses', columnsOf('guesses'), (t) => [primaryKey({ columns: [t.table, t.user] })])

export const whispers = sqliteTable('whispers', columnsOf('whispers'), (t) => [
  primaryKey({ columns: [t.table, t.number] }),
])

export const privateNotes = sqliteTable('private_notes', columnsOf('privateNotes'), (t) => [
  primaryKey({ columns: [t.table, t.user] }),
])

export const shown = sqliteTable('shown', columnsOf('shown'), (t) => [
  primaryKey({ columns: [t.table, t.kind, t.target] }),
])

export const faults = sqliteTable('faults', columnsOf('faults'), (t) => [index('faults_by_table').on(t.table)])

export const memos = sqliteTable('memos', columnsOf('memos'))

export const people = sqliteTable('people', columnsOf('people'))

export const summaries = sqliteTable('summaries', columnsOf('summaries'), (t) => [
  uniqueIndex('one_summary_a_table').on(t.table),
  index('summaries_by_server').on(t.server, t.number),
])

export const sagas = sqliteTable('sagas', columnsOf('sagas'))

export const leases = sqliteTable('leases', columnsOf('leases'))
