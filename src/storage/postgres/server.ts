import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A statement with parameters ($1 and so on) that each connection prepares once. */
export interface Prepared {
  readonly name: string
  readonly text: string
}

type Row = Readonly<Record<string, unknown>>

/** For statements that may take long and that no one waits for, such as a change of every row. */
export const LONG_TIMEOUT_MS = 24 * 3_600_000

/** A connection that its holder uses exclusively until giving it back. */
export interface Session {
  readonly db: Db
  /** Runs one or several statements without parameters, and returns the rows of the last one. */
  run(statements: string, timeoutMs?: number): Promise<readonly Row[]>
  /** Returns the rows; 64-bit integers may come as text. */
  ask(statement: Prepared, values: readonly unknown[]): Promise<readonly Row[]>
  /** `isBroken` discards the connection. */
  giveBack(isBroken: boolean): void
}

/** The operations of a database server that the store needs. */
export interface Server {
  /** The name for messages; never includes a user or a password. */
  readonly name: string
  /** Resolves to a connection once one is free. */
  take(): Promise<Session>
  /**
   * Listens on a channel. Reconnects by itself after losing the connection, and then calls `lost`, because messages may
   * have been missed. Resolves, once it listens, to a function that stops it.
   */
  listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
