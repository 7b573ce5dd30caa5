import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { columnsWith } from '../shared/columns.ts'

/** Text that is ordered by its bytes, as in SQLite, in every language that the database may be set to. */
const id = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

const columnsOf = columnsWith({
  id: (name: string) => id(name),
  text: (name: string) => text(name),
  small: (name: string) => integer(name),
  count: (name: string) => bigint(name, { mode: 'number' }),
  flag: (name: string) => boolean(name),
  bytes: (name: string) => bytes(name),
  reference: (name: string) => id(name).references((): AnyPgColumn => tables.id),
  serial: (name: string) => bigserial(name, { mode: 'number' }).primaryKey(),
})

/** Tables with work left. A query must use these very words, or PostgreSQL doesn't use the partial index. */
export const UNFINISHED = sql`(status = 'playing' and due_at is not null or revision > shown_revision)`

/** Ended tables that somebody has left. A query must use these very words, or PostgreSQL doesn't use the index. */
export const LEFT_WORDS = `status in ('over', 'closed') and strpos(clocks, '"hasLeft":true') > 0`
const LEFT = sql.raw(LEFT_WORDS)

export const tables = pgTable(
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
  ],
)

export const seats = pgTable('seats', columnsOf('seats'), (t) => [
  primaryKey({ columns: [t.table, t.seat] }),
  index('seats_by_user').on(t.user),
  index('seats_by_deputy')
    .on(t.deputy)
    .where(sql`deputy_id is not null`),
])

export const entries = pgTable('entries', columnsOf('entries'), (t) => [primaryKey({ columns: [t.table, t.seq] })])

export const positions = pgTable('positions', columnsOf('positions'), (t) => [
  primaryKey({ columns: [t.table, t.seq] }),
])

export const chronicle = pgTable('chronicle', columnsOf('chronicle'), (t) => [
  primaryKey({ columns: [t.table, t.line] }),
  index('chronicle_private')
    .on(t.table, t.line, t.audience)
    .where(sql`audience is not null`),
])

export const bookmarks = pgTable('bookmarks', columnsOf('bookmarks'), (t) => [
  primaryKey({ columns: [t.table, t.number] }),
])

export const guesses = pgTable('guesses', columnsOf('guesses'), (t) => [primaryKey({ columns: [t.table, t.user] })])

export const whispers = pgTable('whispers', columnsOf('whispers'), (t) => [
  primaryKey({ columns: [t.table, t.number] }),
])

export const privateNotes = pgTable('private_notes', columnsOf('privateNotes'), (t) => [
  primaryKey({ columns: [t.table, t.user] }),
])

export const shown = pgTable('shown', columnsOf('shown'), (t) => [primaryKey({ columns: [t.table, t.kind, t.target] })])

export const faults = pgTable('faults', columnsOf('faults'), (t) => [index('faults_by_table').on(t.table)])

export const memos = pgTable('memos', columnsOf('memos'))

export const people = pgTable('people', columnsOf('people'))

export const summaries = pgTable('summaries', columnsOf('summaries'), (t) => [
  uniqueIndex('one_summary_a_table').on(t.table),
  index('summaries_by_server').on(t.server, t.number),
])

export const sagas = pgTable('sagas', columnsOf('sagas'))

export const leases = pgTable('leases', columnsOf('leases'))
