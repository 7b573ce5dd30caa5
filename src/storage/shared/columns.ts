import type { ColumnBuilderBase } from 'drizzle-orm'

// The columns of all tables, once for both databases. Each schema builds its tables from this list with the column
// types of its own database and adds primary keys and indices.

/** What a column holds, as JavaScript has it. */
interface Values {
  /** Compared byte by byte. */
  readonly id: string
  readonly text: string
  /** A whole number of 32 bits. */
  readonly small: number
  /** A whole number that JavaScript holds exactly: lines, times in milliseconds since 1970. */
  readonly count: number
  readonly flag: boolean
  readonly bytes: Buffer
  /** The id of the game table that a row belongs to. */
  readonly reference: string
  /** A primary key that the database assigns and never reuses. */
  readonly serial: number
}

interface Description {
  readonly type: keyof Values
  /** Default: the name of the property in snake case. */
  readonly name?: string
  readonly primary?: true
  readonly optional?: true
  readonly default?: string | number | boolean
}

const id = { type: 'id' } as const
const text = { type: 'text' } as const
const small = { type: 'small' } as const
const count = { type: 'count' } as const
const flag = { type: 'flag' } as const
const bytes = { type: 'bytes' } as const
const table = { type: 'reference', name: 'table_id' } as const
const user = { type: 'id', name: 'user_id' } as const
const by = { type: 'text', name: 'by_user' } as const

const primary = <C extends Description>(column: C) => ({ ...column, primary: true }) as const
const optional = <C extends Description>(column: C) => ({ ...column, optional: true }) as const

/** Names of tables and columns are stored: changing one takes a migration. */
export const COLUMNS = {
  tables: {
    id: primary(id),
    game: text,
    /** The preset of the game's options. */
    preset: text,
    /** The options that differ from the preset, as JSON. */
    options: text,
    seed: text,
    /** What binds the dice: `sealed` or `typed`. */
    seal: text,
    /** Three columns of a sealed table; `brought` lists the players' contributions as JSON. */
    commitment: optional(text),
    secret: optional(text),
    brought: optional(text),
    /** How many games each seat had finished when the game was dealt, as JSON. */
    experience: optional(text),
    /** The host's seat when the game was dealt; null before. */
    hostSeat: optional(small),
    status: text,
    server: id,
    room: text,
    host: text,
    createdAt: count,
    changedAt: count,
    /** How many steps have been written. */
    revision: { type: 'count', default: 0 },
    /** The revision up to which the table has been shown. */
    shownRevision: { type: 'count', default: -1 },
    /** When the table continues by itself. */
    dueAt: optional(count),
    /** The last line of the chronicle that is a fact for everyone. */
    heard: { type: 'count', default: 0 },
    /** The time limits, as JSON. */
    timing: text,
    /** The clocks as the last step set them, as JSON. */
    clocks: optional(text),
    /** Why the table is paused. */
    pause: optional(text),
    /** Open proposals, as JSON; null if none is open. */
    motions: optional(text),
    /** Names of seats in the game, as JSON; null while every seat bears its player's name. */
    called: optional(text),
    /** The screen for which pictures are drawn. */
    pictures: { type: 'text', default: 'wide' },
    /** For a rematch: what it takes over from the table before, as JSON. */
    again: optional(text),
    /** Spectators who see a seat's secrets, as JSON; null if none does. */
    watchers: optional(text),
    /** Whether players may whisper to each other: 1 or 0. */
    whispering: { type: 'small', default: 0 },
    /** Whether computer players say nothing: 1 or 0. */
    hushed: { type: 'small', default: 0 },
    /** How well computer players play; null: fair. */
    level: optional(text),
    /** How the lobby fills and starts by itself, as JSON; null if it never had anything but the defaults. */
    invitation: optional(text),
    /** How the table teaches; null: it doesn't. */
    teaching: optional(text),
    /** The language or locale of its public messages; null: English. */
    language: optional(text),
    /** When the table was archived; null if it is not in the archive. */
    archivedAt: optional(count),
  },
  seats: {
    table,
    seat: small,
    user: optional(user),
    name: text,
    /** Who answers for the seat. */
    keeper: { type: 'text', default: 'player' },
    backAt: optional(count),
    /** Whether another person may take the seat over. */
    offered: { type: 'flag', default: false },
    /** The person to whom a loan in force lends the seat, so that their tables are found. */
    deputy: optional({ type: 'id', name: 'deputy_id' }),
    /** The loan, in force or offered, as JSON; null without one. */
    loan: optional(text),
    /** When the loan, or the time to accept it, ends. */
    loanDue: optional(count),
  },
  /** The log. Its primary key refuses a second answer to one question. Rows are never changed. */
  entries: {
    table,
    seq: count,
    /** Null for a rewind. */
    seat: optional(small),
    /** Of an answer; for a rewind, whether it reshuffles hidden cards and whether it keeps the generator's state. */
    verb: optional(text),
    /** These three are null for a rewind. */
    key: optional(text),
    sealed: optional(flag),
    /** Whether the answer is known to its seat only. */
    quiet: optional(flag),
    /** These two are null for an answer. */
    rewoundTo: optional(count),
    seed: optional(text),
    /** The link in the log's hash chain, 32 bytes. */
    link: bytes,
    by: optional(by),
    at: count,
  },
  /** The snapshots: the states of games at turn boundaries. */
  positions: {
    table,
    seq: count,
    turn: count,
    /** One number per seat, as JSON. */
    acted: text,
    /** The version of the rules that wrote the state. */
    version: small,
    /** JSON, compressed with raw deflate. */
    state: bytes,
  },
  chronicle: {
    table,
    line: count,
    seq: count,
    at: count,
    /** Whether the line is an event of the table rather than a fact of the game. */
    isEvent: flag,
    /** The seats that may read the line, as JSON; null if everyone may. */
    audience: optional(text),
    /** Whether the line is private: if a private line has lost its audience, no one may read it. */
    isPrivate: flag,
    /** The version of the rules that emitted the fact. */
    version: small,
    /** The fact or the event, as JSON. */
    body: text,
    /** The link in the chronicle's hash chain, 32 bytes. */
    link: bytes,
  },
  bookmarks: {
    table,
    number: count,
    name: text,
    /** The line of the log that the bookmark follows. */
    seq: count,
    turn: count,
    by,
    at: count,
  },
  /** Spectators' guesses at the winner. */
  guesses: { table, user, name: text, seat: small, turn: count, at: count },
  whispers: {
    table,
    /** From 1; not secret. */
    number: count,
    at: count,
    fromSeat: small,
    fromUser: text,
    fromName: text,
    toSeat: small,
    toUser: text,
    toName: text,
    text,
    /** The salt of the whisper's digest in the chronicle. */
    salt: text,
  },
  /** Players' own notes. */
  privateNotes: { table, user, text },
  /** Projections: how far something has been shown in Discord. */
  shown: { table, kind: text, target: text, data: text },
  /** Faults in the rules. */
  faults: { id: primary(id), table, at: count, error: text, details: text },
  /** Facts about the bot that belong to no table. */
  memos: { name: primary(id), text },
  /** People's own settings for all their tables, as JSON. */
  people: { user: primary(user), data: text },
  /** Summaries of finished games. They are computed from the games and can be recomputed at any time. */
  summaries: {
    /** In the order in which the summaries were first computed; recomputing keeps the number. */
    number: { type: 'serial' },
    table,
    server: id,
    game: text,
    endedAt: count,
    /** The version of the code that computed the summary. */
    version: small,
    /** The table's revision at that time. */
    revision: count,
    /** Who played what, and what counts for whom, as JSON. */
    data: text,
  },
  /** The rooms where servers have their finished games announced. */
  sagas: {
    server: primary(id),
    room: text,
    /** The person who set this up. */
    by,
    /** Games that ended earlier are not announced. */
    since: count,
    /** The number of the last summary that was announced. */
    upTo: count,
    /** Why announcements fail, once the person who set them up has been informed; null while they work. */
    trouble: optional(text),
  },
  /** Leases are short-lived: they are not moved to another database. */
  leases: {
    name: primary(id),
    /** The id of the process that holds the lease. */
    holder: id,
    host: text,
    pid: small,
    /** When the lease expires, in milliseconds since 1970 by the database's clock. */
    until: count,
  },
} as const satisfies Record<string, Record<string, Description>>

type Columns = typeof COLUMNS

/** A row as both databases give it. `Flag`: how the statement gives booleans; raw SQLite gives 0 or 1. */
export type RowOf<Name extends keyof Columns, Flag = boolean> = {
  readonly [Key in keyof Columns[Name]]: ValueOf<Columns[Name][Key], Flag>
}
type ValueOf<C, Flag> = C extends Description
  ? (C['type'] extends 'flag' ? Flag : Values[C['type']]) | (C extends { readonly optional: true } ? null : never)
  : never

/** The column types of one database. */
export type ColumnTypes = { readonly [Type in keyof Values]: (name: string) => ColumnBuilderBase }

type BuiltColumns<Described, Types extends ColumnTypes> = {
  -readonly [Key in keyof Described]: Described[Key] extends Description ? BuiltColumn<Described[Key], Types> : never
}
type BuiltColumn<C extends Description, Types extends ColumnTypes> = ReturnType<Types[C['type']]> &
  (C extends { readonly optional: true } ? unknown : { readonly _: { readonly notNull: true } }) &
  (C extends { readonly default: unknown } ? { readonly _: { readonly hasDefault: true } } : unknown) &
  (C extends { readonly primary: true } ? { readonly _: { readonly isPrimaryKey: true } } : unknown)

/** The methods that the column builders of both databases share. */
interface Builder extends ColumnBuilderBase {
  notNull(): Builder
  primaryKey(): Builder
  default(value: unknown): Builder
}

/** Builds the columns of a table with the column types of one database. */
export function columnsWith<Types extends ColumnTypes>(types: Types) {
  return <Name extends keyof Columns>(name: Name): BuiltColumns<Columns[Name], Types> => {
    const columns = Object.entries<Description>(COLUMNS[name]).map(([key, described]) => {
      const built = types[described.type](described.name ?? snakeCaseOf(key)) as Builder
      return [key, finished(built, described)]
    })
    return Object.fromEntries(columns) as BuiltColumns<Columns[Name], Types>
  }
}

function finished(built: Builder, { type, ...described }: Description): Builder {
  if (type === 'serial') return built
  if (described.primary) return built.primaryKey()
  const column = described.optional ? built : built.notNull()
  return described.default === undefined ? column : column.default(described.default)
}

function snakeCaseOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
