import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What requests are made on. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A statement with values ($1 and so on) that is run often: a connection has it worked out once. */
export interface Prepared {
  readonly name: string
  readonly text: string
}

type Row = Readonly<Record<string, unknown>>

/** Milliseconds for what may take long where nobody waits for it, such as a change of every row. */
export const LONG = 24 * 3_600_000

/** A connection that is nobody else's until it is given back. */
export interface Session {
  readonly db: Db
  /** Runs statements without values, several at once if need be; the rows of the last one. `within`: milliseconds they may take, if more than usual. */
  run(statements: string, within?: number): Promise<readonly Row[]>
  /** Its rows; whole numbers of 64 bits may come as text. */
  ask(statement: Prepared, values: readonly unknown[]): Promise<readonly Row[]>
  /** `isBroken`: nobody is to have it after this. */
  giveBack(isBroken: boolean): void
}

/** A database server, as far as the store needs it. */
export interface Server {
  /** What it is called in sentences: never with a user or a password. */
  readonly name: string
  /** A connection, once one is free. */
  take(): Promise<Session>
  /**
   * Hears what is sent on a channel, until it is stopped. After a loss of the connection it comes back by itself, and then says
   * `lost`: anything may have been missed. Resolves once it listens for the first time.
   */
  listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
