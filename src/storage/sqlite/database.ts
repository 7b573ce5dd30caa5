import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { failedToOpen, translate } from './failures.ts'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { Fsync } from './fsync.ts'
import { makeFolder, makePrivate, removeAccessOfOthers } from './permissions.ts'
import { APPLICATION_ID, identify } from './identify.ts'

export const IN_MEMORY = ':memory:'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const INCREMENTAL_VACUUM = 2
/** At this size SQLite checkpoints within a commit; `tidy` normally checkpoints before that. */
const MAX_WAL_PAGES = 1000
/** Waiting for the write lock blocks the event loop, and interactions must be acknowledged within three seconds. */
const BUSY_TIMEOUT_MS = 1000
/** At start-up a process may wait longer for another one. */
const OPENING_BUSY_TIMEOUT_MS = 5000
/** The size to which a checkpointed write-ahead log is truncated. */
const KEPT_WAL_BYTES = 4_000_000

/**
 * An open database. Errors are translated: requests reject with `SequenceTaken`, `RoomTaken`, `Damaged` or
 * `UnusableDatabase`.
 */
export class SqliteConnection {
  readonly raw: Database.Database
  readonly db: BetterSQLite3Database
  /** Transactions since the last checkpoint of the write-ahead log. */
  uncheckpointed = 0
  readonly path: string
  private readonly fsync: Fsync | null
  private readonly reading: (work: () => unknown) => unknown
  private readonly writing: (work: () => unknown) => unknown

  constructor(raw: Database.Database, db: BetterSQLite3Database, path: string) {
    this.raw = raw
    this.db = db
    this.path = path
    this.fsync = path === IN_MEMORY ? null : new Fsync(`${path}-wal`)
    const transaction = raw.transaction((work: () => unknown) => work())
    this.reading = transaction.deferred
    // Takes the write lock before reading, so that the data read is still current when the transaction writes.
    this.writing = transaction.immediate
  }

  /**
   * Resolves once the disk has everything that the result may contain: no caller sees data that a power failure could
   * undo.
   */
  async read<T>(work: () => T): Promise<T> {
    const found = this.run(work)
    await this.fsync?.pending
    return found
  }

  /** Several statements that see the database at one moment, even while other processes write. */
  readTogether<T>(work: () => T): Promise<T> {
    return this.read(() => this.reading(work) as T)
  }

  /**
   * One transaction. It survives the end of the process at once, and a power failure once the promise has resolved; if
   * the work throws, nothing is written. The statements run synchronously, but the disk is synced in the background.
   */
  async write<T>(work: () => T): Promise<T> {
    const result = this.transact(work)
    // Without a pause in between: from here on `pending` makes readers wait.
    try {
      await this.fsync?.flush()
    } catch (error) {
      throw translate(error, this.path)
    }
    return result
  }

  /** One transaction that survives the end of the process, and a power failure only after the next `write`. */
  async writeLightly<T>(work: () => T): Promise<T> {
    return this.transact(work)
  }

  private transact<T>(work: () => T): T {
    this.uncheckpointed += 1
    return this.run(() => this.writing(work) as T)
  }

  /** Runs statements, and translates their errors. */
  run<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw translate(error, this.path)
    }
  }

  async close(): Promise<void> {
    await this.fsync?.close()
    this.raw.close()
  }
}

/**
 * Opens the database, creates it if it doesn't exist, and runs missing migrations. Reports to `report` if other users
 * than the owner had access to the files. Throws `UnusableDatabase`, and doesn't touch a database of another program.
 */
export function connect(
  given: string,
  report: (sentence: string) => void = () => undefined,
  migrations = MIGRATIONS,
): SqliteConnection {
  let raw: Database.Database | undefined
  let path = given
  try {
    path = realPathOf(given)
    const isNew = path === IN_MEMORY || identify(path) === 'new'
    if (path !== IN_MEMORY) {
      makeFolder(dirname(path))
      // SQLite creates its other files with the permissions of the database file.
      if (isNew) makePrivate(path)
      for (const suffix of ['', '-wal', '-shm']) removeAccessOfOthers(`${path}${suffix}`, report)
    }
    raw = new Database(path)
    // A second process waits for the lock instead of failing at once.
    raw.pragma(`busy_timeout = ${OPENING_BUSY_TIMEOUT_MS}`)
    refuseNewer(raw, path, migrations)
    // This has an effect on a new database only: free pages can be returned to the system one by one.
    raw.pragma(`auto_vacuum = ${INCREMENTAL_VACUUM}`)
    if (isNew) raw.pragma(`application_id = ${APPLICATION_ID}`)
    // Readers and the writer don't block each other, and a commit is one append.
    raw.pragma('journal_mode = WAL')
    raw.pragma(`wal_autocheckpoint = ${MAX_WAL_PAGES}`)
    raw.pragma(`journal_size_limit = ${KEPT_WAL_BYTES}`)
    raw.pragma('foreign_keys = ON')
    const db = drizzle({ client: raw })
    bringUpToDate(db, migrations)
    leaveFsyncToUs(raw)
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return new SqliteConnection(raw, db, path)
  } catch (error) {
    raw?.close()
    throw failedToOpen(error, path)
  }
}

/**
 * Opens an existing database without changing it. Throws `UnusableDatabase`, also for another version of the schema.
 */
export function connectToRead(given: string, migrations = MIGRATIONS): SqliteConnection {
  let raw: Database.Database | undefined
  let path = given
  try {
    path = realPathOf(given)
    identify(path)
    raw = new Database(path, { readonly: true, fileMustExist: true })
    raw.pragma(`busy_timeout = ${OPENING_BUSY_TIMEOUT_MS}`)
    if (latestIn(raw) === undefined) throw new UnusableDatabase(`The database ${path} has no games in it.`)
    refuseNewer(raw, path, migrations)
    if (latestIn(raw) !== latestOf(migrations)) {
      throw new UnusableDatabase(`The database ${path} was written by an older Questmaster: start this one on it once.`)
    }
    return new SqliteConnection(raw, drizzle({ client: raw }), path)
  } catch (error) {
    raw?.close()
    throw failedToOpen(error, path)
  }
}

/** Whether an older Questmaster wrote the database. Opening it for writing migrates it, and that can't be undone. */
export function isOlder(path: string, migrations = MIGRATIONS): boolean {
  const raw = new Database(path, { readonly: true, fileMustExist: true })
  try {
    return (latestIn(raw) ?? Infinity) < latestOf(migrations)
  } catch (error) {
    throw translate(error, path)
  } finally {
    raw.close()
  }
}

/** Resolves symbolic links: SQLite creates its other files beside the real file. */
function realPathOf(path: string): string {
  return path !== IN_MEMORY && existsSync(path) ? realpathSync(path) : path
}

function bringUpToDate(db: BetterSQLite3Database, migrationsFolder: string): void {
  try {
    migrate(db, { migrationsFolder })
  } catch (error) {
    // Another process may be creating the same tables at the same moment. Then the second attempt finds them.
    if (!String(error).includes('already exists')) throw error
    migrate(db, { migrationsFolder })
  }
}

/**
 * In WAL mode, `synchronous = FULL` syncs after every transaction, on the thread that writes; `Connection.write` syncs
 * in the background instead. NORMAL keeps the order in which writes reach the disk: synced pages never depend on pages
 * that aren't.
 */
function leaveFsyncToUs(raw: Database.Database): void {
  raw.pragma('synchronous = FULL')
  // The first transaction after the log file was created also syncs the folder, but only with FULL.
  const version = Number(raw.pragma('user_version', { simple: true }))
  raw.pragma(`user_version = ${version}`)
  raw.pragma('synchronous = NORMAL')
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** The time of the last migration in the database; `undefined` if there is none. */
function latestIn(raw: Database.Database): number | undefined {
  const isNew = raw.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get() === undefined
  if (isNew) return undefined
  const written = raw.prepare('select max(created_at) as latest from __drizzle_migrations').get() as { latest: unknown }
  return Number(written.latest)
}

function latestOf(migrations: string): number {
  const ours = journal.parse(JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, 'utf8')))
  return Math.max(...ours.entries.map((entry) => entry.when))
}

function refuseNewer(raw: Database.Database, path: string, migrations: string): void {
  if ((latestIn(raw) ?? 0) > latestOf(migrations)) {
    throw new UnusableDatabase(`The database ${path} was written by a newer Questmaster: update this one first.`)
  }
}
