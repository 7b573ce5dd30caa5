/** A row of a table, by the names of the columns in the schema: what is true is 1. */
export type Row = Readonly<Record<string, string | number | Uint8Array | null>>

/** The tables in an order in which each comes after those that it names; without `leases`, which are of the moment. */
export const NAMES = [
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
export type Name = (typeof NAMES)[number]

/** One of the two databases between which everything is moved, as it stands at one moment. */
export interface End {
  readonly name: string
  /** The rows of a table in the order of its primary key, by their bytes, some at a time. */
  rows(table: Name): AsyncIterable<readonly Row[]>
}

/** The one that everything is written to. Nothing of it is there until it is finished. */
export interface Target extends End {
  put(table: Name, rows: readonly Row[]): Promise<void>
  finish(): Promise<void>
  /** Lets it go: what is not finished was never there. */
  close(): Promise<void>
}

export interface Source extends End {
  close(): Promise<void>
}

/** How many rows are in memory at once. */
export const AT_ONCE = 500
