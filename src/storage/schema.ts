import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    length: text().notNull(),
    seed: text().notNull(),
    /** What binds the dice: `sealed`, `typed`, or `before` for tables older than seals. */
    seal: text().notNull().default('before'),
    /** Of a sealed table; the list of what was brought is JSON. */
    commitment: text(),
    secret: text(),
    brought: text(),
    /** Finished games of each seat when the game was dealt, as JSON. */
    experience: text(),
    status: text().notNull(),
    server: text().notNull(),
    room: text().notNull(),
    host: text().notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('one_open_table_a_room')
      .on(t.server, t.room)
      .where(sql`status in ('lobby', 'playing')`),
    index('tables_by_status').on(t.status, t.game),
  ],
)

export const seats = sqliteTable(
  'seats',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer().notNull(),
    user: text('user_id'),
    name: text().notNull(),
    away: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seat] }), index('seats_by_user').on(t.user)],
)

/** The log. Its primary key is what refuses a second answer to one question. Lines are never changed. */
export const entries = sqliteTable(
  'entries',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    seq: integer().notNull(),
    kind: text().notNull(),
    /** Of an answer. */
    seat: integer(),
    verb: text(),
    key: text(),
    sealed: integer({ mode: 'boolean' }),
    /** Nobody else can know of it; absent in lines written before this was noted. */
    quiet: integer({ mode: 'boolean' }),
    /** Of a rewind. */
    rewoundTo: integer('rewound_to'),
    seed: text(),
    /** Of the chain of the log; absent in logs begun before there were links. */
    link: text(),
    by: text('by_user'),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
)

export const snapshots = sqliteTable(
  'snapshots',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    seq: integer().notNull(),
    version: integer().notNull(),
    state: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
)

export const chronicle = sqliteTable(
  'chronicle',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    line: integer().notNull(),
    seq: integer().notNull(),
    at: integer().notNull(),
    /** JSON: a fact with its audience, or what happened to the table. */
    body: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.line] })],
)

/** Players' own notes. */
export const privateNotes = sqliteTable(
  'private_notes',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    user: text('user_id').notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.user] })],
)

export const shown = sqliteTable(
  'shown',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    kind: text().notNull(),
    target: text().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.kind, t.target] })],
)

export const faults = sqliteTable(
  'faults',
  {
    id: text().primaryKey(),
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    at: integer().notNull(),
    error: text().notNull(),
    details: text().notNull(),
  },
  (t) => [index('faults_by_table').on(t.table)],
)
