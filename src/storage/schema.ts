import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

// The migrations make the tables that are read by their primary key WITHOUT ROWID, which Drizzle has no word for: `seats`,
// `entries`, `chronicle` and `shown`. Their rows lie in the order of their key, and the key is kept once.

/** What a table meets that has something left to do. A query must say it in these very words to be quick. */
export const UNFINISHED = sql`(status = 'playing' and due_at is not null or revision > shown_revision)`

/** Tables that no list finds, for what it would find them by is damaged. A query must say it in these very words to be quick. */
export const ASTRAY_WORDS = `(typeof(server) <> 'text' or status not in ('lobby', 'over', 'closed', 'playing'))`

export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    /** Which preset of the game's options, and what is chosen otherwise, as JSON. */
    preset: text().notNull(),
    options: text().notNull(),
    seed: text().notNull(),
    /** What binds the dice: `sealed` or `typed`. */
    seal: text().notNull(),
    /** Of a sealed table; the list of what was brought is JSON. */
    commitment: text(),
    secret: text(),
    brought: text(),
    /** Finished games of each seat when the game was dealt, as JSON. */
    experience: text(),
    /** The host's seat when the game was dealt; absent before. */
    hostSeat: integer('host_seat'),
    status: text().notNull(),
    server: text().notNull(),
    room: text().notNull(),
    host: text().notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** How many steps have been written. */
    revision: integer().notNull().default(0),
    /** The revision up to which it has been shown. */
    shownRevision: integer('shown_revision').notNull().default(-1),
    /** When it goes on by itself. */
    dueAt: integer('due_at'),
    /** The last line of the chronicle that is a fact for all. */
    heard: integer().notNull().default(0),
    /** How much time the table gives, as JSON. */
    timing: text().notNull(),
    /** The clocks as the last step set them, as JSON. */
    clocks: text(),
    /** Why it stands still. */
    pause: text(),
    /** What is put to its players, as JSON; absent while nothing is. */
    motions: text(),
    /** What its seats have been called in the game, as JSON; absent while they are called as their players. */
    called: text(),
    /** For which screen its pictures are drawn. */
    pictures: text().notNull().default('wide'),
    /** What it knows of the table after which people play once more, as JSON; absent if it was opened otherwise. */
    again: text(),
    /** Who looks over whose shoulder, as JSON; absent while nobody does. */
    watchers: text(),
    /** Whether its players may whisper to each other: 1 or 0. */
    whispering: integer().notNull().default(0),
    /** When it was put into the archive; absent while it is not there. */
    archivedAt: integer('archived_at'),
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
    index('tables_astray').on(t.server, t.room).where(sql.raw(ASTRAY_WORDS)),
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
    /** Who answers for it. */
    keeper: text().notNull().default('player'),
    backAt: integer('back_at'),
    /** Somebody else may take it over. */
    offered: integer({ mode: 'boolean' }).notNull().default(false),
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
    /** Of an answer; the verb of a rewind says whether it deals anew. */
    seat: integer(),
    verb: text(),
    key: text(),
    sealed: integer({ mode: 'boolean' }),
    /** Of an answer: nobody else can know of it. */
    quiet: integer({ mode: 'boolean' }),
    /** Of a rewind, and of nothing else. */
    rewoundTo: integer('rewound_to'),
    seed: text(),
    /** Of the chain of the log, 32 bytes. */
    link: blob({ mode: 'buffer' }).notNull(),
    by: text('by_user'),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.seq] })],
)

/** Where games stood at the beginning of turns. */
export const positions = sqliteTable(
  'positions',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    seq: integer().notNull(),
    turn: integer().notNull(),
    /** JSON: a number a seat. */
    acted: text().notNull(),
    /** Of the rules that wrote it. */
    version: integer().notNull(),
    /** JSON, packed by raw deflate. */
    state: blob({ mode: 'buffer' }).notNull(),
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
    /** Whether it says what happened to the table; else it is a fact. */
    isEvent: integer('is_event', { mode: 'boolean' }).notNull(),
    /** JSON: the seats that a fact is for; absent if it is for all. */
    audience: text(),
    /** Whether it was for some seats alone: a line that has lost its audience is for nobody then. */
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull(),
    /** Of the rules that told it. */
    version: integer().notNull(),
    /** JSON: the fact, or what happened to the table. */
    body: text().notNull(),
    /** Of the chain of the chronicle, 32 bytes. */
    link: blob({ mode: 'buffer' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.table, t.line] }),
    index('chronicle_private')
      .on(t.table, t.line, t.audience)
      .where(sql`audience is not null`),
  ],
)

/** Moments of a table that somebody has named. */
export const bookmarks = sqliteTable(
  'bookmarks',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer().notNull(),
    name: text().notNull(),
    /** The line of the log after which it stands. */
    seq: integer().notNull(),
    turn: integer().notNull(),
    by: text('by_user').notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.number] })],
)

/** Who those without a seat have guessed will win. */
export const guesses = sqliteTable(
  'guesses',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    user: text('user_id').notNull(),
    name: text().notNull(),
    seat: integer().notNull(),
    turn: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.user] })],
)

/** What players have whispered to each other. */
export const whispers = sqliteTable(
  'whispers',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** From 1, as all may count. */
    number: integer().notNull(),
    at: integer().notNull(),
    fromSeat: integer('from_seat').notNull(),
    fromUser: text('from_user').notNull(),
    fromName: text('from_name').notNull(),
    toSeat: integer('to_seat').notNull(),
    toUser: text('to_user').notNull(),
    toName: text('to_name').notNull(),
    text: text().notNull(),
    /** What its digest in the chronicle is salted with. */
    salt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.number] })],
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

/** What the bot has to remember that belongs to no table. */
export const memos = sqliteTable('memos', { name: text().primaryKey(), text: text().notNull() })

/** What people have chosen for all their tables, as JSON. */
export const people = sqliteTable('people', { user: text('user_id').primaryKey(), data: text().notNull() })

/** What finished games have left: worked out from the games, and worked out anew at any time. */
export const summaries = sqliteTable(
  'summaries',
  {
    /** In the order in which they were worked out first; stays when that is done anew, and is never given twice. */
    number: integer().primaryKey({ autoIncrement: true }),
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    server: text().notNull(),
    game: text().notNull(),
    endedAt: integer('ended_at').notNull(),
    /** Of what worked it out, and the revision of the table then. */
    version: integer().notNull(),
    revision: integer().notNull(),
    /** JSON: who played what, and what counts for whom. */
    data: text().notNull(),
  },
  (t) => [uniqueIndex('one_summary_a_table').on(t.table), index('summaries_by_server').on(t.server, t.number)],
)

/** Where servers have their finished games told. */
export const sagas = sqliteTable('sagas', {
  server: text().primaryKey(),
  room: text().notNull(),
  /** Who wanted it. */
  by: text('by_user').notNull(),
  /** Games that ended before are not told. */
  since: integer().notNull(),
  /** The last summary that was told. */
  upTo: integer('up_to').notNull(),
  /** What keeps it from being told, once whoever wanted it knows; absent while nothing does. */
  trouble: text(),
})

/** What one process at a time has. It is of the moment: nothing of it is moved to another database. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  /** The process that has it. */
  holder: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** When its time is up, in milliseconds since 1970 by the clock of the database. */
  until: integer().notNull(),
})
