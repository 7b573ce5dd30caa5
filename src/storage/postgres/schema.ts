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
} from 'drizzle-orm/pg-core'

// The same tables and columns as in ../schema.ts, which says what they hold.

/** Text that is ordered by its bytes, as in SQLite, whatever language the database speaks. */
const id = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
/** A whole number that is exact in JavaScript: lines, times in milliseconds. */
const count = (name?: string) => (name === undefined ? bigint({ mode: 'number' }) : bigint(name, { mode: 'number' }))

/** What a table meets that has something left to do. A query must say it in these very words to be quick. */
export const UNFINISHED = sql`(status = 'playing' and due_at is not null or revision > shown_revision)`

export const tables = pgTable(
  'tables',
  {
    id: id().primaryKey(),
    game: text().notNull(),
    preset: text().notNull(),
    options: text().notNull(),
    seed: text().notNull(),
    seal: text().notNull(),
    commitment: text(),
    secret: text(),
    brought: text(),
    experience: text(),
    hostSeat: integer('host_seat'),
    status: text().notNull(),
    server: id().notNull(),
    room: text().notNull(),
    host: text().notNull(),
    createdAt: count('created_at').notNull(),
    changedAt: count('changed_at').notNull(),
    revision: count().notNull().default(0),
    shownRevision: count('shown_revision').notNull().default(-1),
    dueAt: count('due_at'),
    heard: count().notNull().default(0),
    timing: text().notNull(),
    clocks: text(),
    pause: text(),
    motions: text(),
    called: text(),
    pictures: text().notNull().default('wide'),
    again: text(),
    watchers: text(),
    whispering: integer().notNull().default(0),
    archivedAt: count('archived_at'),
  },
  // No column that changes with every step is in an index but that of what is left to do: each would be written then.
  (t) => [
    uniqueIndex('one_open_table_a_room')
      .on(t.server, t.room)
      .where(sql`status in ('lobby', 'playing')`),
    index('tables_by_status').on(t.status, t.game),
    index('tables_by_host').on(t.host, t.status),
    index('tables_ended')
      .on(t.server, t.changedAt, t.id)
      .where(sql`status in ('over', 'closed')`),
    index('tables_unfinished').on(t.id).where(UNFINISHED),
  ],
)

export const seats = pgTable(
  'seats',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer().notNull(),
    user: id('user_id'),
    name: text().notNull(),
    keeper: text().notNull().default('player'),
    backAt: count('back_at'),
    offered: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.table, t.seat] }), index('seats_by_user').on(t.user)],
)

export const entries = pgTable(
  'entries',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    seq: count().notNull(),
    seat: integer(),
    verb: text(),
    key: text(),
    sealed: boolean(),
    quiet: boolean(),
    rewoundTo: count('rewound_to'),
    seed: text(),
    link: bytes().notNull(),
    by: text('by_user'),
    at: count().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
)

export const positions = pgTable(
  'positions',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    seq: count().notNull(),
    turn: count().notNull(),
    acted: text().notNull(),
    version: integer().notNull(),
    state: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
)

export const chronicle = pgTable(
  'chronicle',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    line: count().notNull(),
    seq: count().notNull(),
    at: count().notNull(),
    isEvent: boolean('is_event').notNull(),
    audience: text(),
    isPrivate: boolean('is_private').notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    link: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.table, t.line] }),
    index('chronicle_private')
      .on(t.table, t.line, t.audience)
      .where(sql`audience is not null`),
  ],
)

export const bookmarks = pgTable(
  'bookmarks',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    number: count().notNull(),
    name: text().notNull(),
    seq: count().notNull(),
    turn: count().notNull(),
    by: text('by_user').notNull(),
    at: count().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.number] })],
)

export const guesses = pgTable(
  'guesses',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    user: id('user_id').notNull(),
    name: text().notNull(),
    seat: integer().notNull(),
    turn: count().notNull(),
    at: count().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.user] })],
)

export const whispers = pgTable(
  'whispers',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    number: count().notNull(),
    at: count().notNull(),
    fromSeat: integer('from_seat').notNull(),
    fromUser: text('from_user').notNull(),
    fromName: text('from_name').notNull(),
    toSeat: integer('to_seat').notNull(),
    toUser: text('to_user').notNull(),
    toName: text('to_name').notNull(),
    text: text().notNull(),
    salt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.number] })],
)

export const privateNotes = pgTable(
  'private_notes',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    user: id('user_id').notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.user] })],
)

export const shown = pgTable(
  'shown',
  {
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    kind: text().notNull(),
    target: text().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.kind, t.target] })],
)

export const faults = pgTable(
  'faults',
  {
    id: id().primaryKey(),
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    at: count().notNull(),
    error: text().notNull(),
    details: text().notNull(),
  },
  (t) => [index('faults_by_table').on(t.table)],
)

export const memos = pgTable('memos', { name: id().primaryKey(), text: text().notNull() })

export const people = pgTable('people', { user: id('user_id').primaryKey(), data: text().notNull() })

export const summaries = pgTable(
  'summaries',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    table: id('table_id')
      .notNull()
      .references(() => tables.id),
    server: id().notNull(),
    game: text().notNull(),
    endedAt: count('ended_at').notNull(),
    version: integer().notNull(),
    revision: count().notNull(),
    data: text().notNull(),
  },
  (t) => [uniqueIndex('one_summary_a_table').on(t.table), index('summaries_by_server').on(t.server, t.number)],
)

export const sagas = pgTable('sagas', {
  server: id().primaryKey(),
  room: text().notNull(),
  by: text('by_user').notNull(),
  since: count().notNull(),
  upTo: count('up_to').notNull(),
  trouble: text(),
})

export const leases = pgTable('leases', {
  name: id().primaryKey(),
  holder: id().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  until: count().notNull(),
})
