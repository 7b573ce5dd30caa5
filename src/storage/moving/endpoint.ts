/** A row of a table with the property names of the schema. Booleans are 0 or 1. */
export type MovedRow = Readonly<Record<string, string | number | Uint8Array | null>>

/** Each table comes after those that it references. Leases are short-lived and are not moved. */
export const TABLE_NAMES = [
  'tables',
  'seats',
  'entries',
  'positions',
  'chronicle',
  'bookmarks',
  'guesses',
  'whispers',
  'privateNotes',
  'shown',
  'faults',
  'memos',
  'people',
  'summaries',
  'sagas',
] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** One of the two databases of a move, at one moment. */
export interface Endpoint {
  readonly name: string
  /** The rows of a table in batches, in the bytewise order of its primary key. */
  rows(table: TableName): AsyncIterable<readonly MovedRow[]>
}

/** The database that receives the rows. Everything is in one transaction until `finish`. */
export interface MoveTarget extends Endpoint {
  put(table: TableName, rows: readonly MovedRow[]): Promise<void>
  finish(): Promise<void>
  /** Rolls an unfinished transaction back. */
  close(): Promise<void>
}

export interface Source extends Endpoint {
  close(): Promise<void>
}

export const ROWS_PER_BATCH = 500
