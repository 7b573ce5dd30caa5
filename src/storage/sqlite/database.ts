import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { failedToOpen, named } from './failures.ts'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { Flusher } from './fsync.ts'
import { makeFolder, makePrivate, takeFromOthers } from './permissions.ts'
import { APPLICATION, whoseIs } from './identify.ts'

export const IN_MEMORY = ':memory:'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const INCREMENTAL = 2
/** Pages of the log of writes that SQLite carries over by itself, within a commit, if `tidy` is not called in time. */
const MOST_WAL_PAGES = 1000
/** For so long, in milliseconds, it waits for its turn to write. All stands still meanwhile: presses have to be acknowledged in three seconds. */
const TURN = 1000
/** So large, in bytes, may the log of writes stay once all of it has been carried over. */
const WAL_KEPT = 4_000_000

/** A database that is open. What goes wrong is said by its name: `SequenceTaken`, `RoomTaken`, `Damaged`, `UnusableDatabase`. */
export class Connection {
  readonly raw: Database.Database
  readonly db: BetterSQLite3Database
  /** Transactions written since the log of writes was carried over last. */
  unmoved = 0
  readonly path: string
  private readonly flusher: Flusher | null
  private readonly reading: (work: () => unknown) => unknown
  private readonly writing: (work: () => unknown) => unknown

  constructor(raw: Database.Database, db: BetterSQLite3Database, path: string) {
    this.raw = raw
    this.db = db
    this.path = path
    this.flusher = path === IN_MEMORY ? null : new Flusher(`${path}-wal`)
    const transaction = raw.transaction((work: () => unknown) => work())
    this.reading = transaction.deferred
    // Takes the right to write before reading, so that what was read still holds when it writes.
    this.writing = transaction.immediate
  }

  /** What was found, once the disk has all that may have been seen of it: nobody hears of what a power cut could still undo. */
  async kept<T>(found: T): Promise<T> {
    await this.flusher?.pending
    return found
  }

  read<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw named(error, this.path)
    }
  }

  /** Several statements that see the database at one moment, whatever other processes write meanwhile. */
  readTogether<T>(work: () => T): T {
    return this.read(() => this.reading(work) as T)
  }

  /**
   * One transaction. It outlives the process at once, and a power cut once the promise is kept; if the work fails, nothing
   * of it is written. The statements run before this returns; the disk is waited for elsewhere, so that nothing else waits.
   */
  async write(work: () => void): Promise<void> {
    this.writeLightly(work)
    try {
      await this.flusher?.flush()
    } catch (error) {
      throw named(error, this.path)
    }
  }

  /** One transaction that outlives the process, and a power cut only once something else has been written. */
  writeLightly(work: () => void): void {
    try {
      this.unmoved += 1
      this.writing(work)
    } catch (error) {
      throw named(error, this.path)
    }
  }

  async close(): Promise<void> {
    await this.flusher?.close()
    this.raw.close()
  }
}

/**
 * Opens the database, creates it if there is none, and runs the migrations in a folder that it lacks. `say` hears if others than its
 * owner could get at it. Throws `UnusableDatabase`; one that is another program's is left as it is.
 */
export function connect(
  given: string,
  say: (sentence: string) => void = () => undefined,
  migrations = MIGRATIONS,
): Connection {
  let raw: Database.Database | undefined
  let path = given
  try {
    path = whereItIs(given)
    const whose = path === IN_MEMORY ? 'nobody' : whoseIs(path)
    if (path !== IN_MEMORY) {
      makeFolder(dirname(path))
      // What SQLite makes beside it has the rights of the file itself.
      if (whose === 'nobody') makePrivate(path)
      for (const end of ['', '-wal', '-shm']) takeFromOthers(`${path}${end}`, say)
    }
    raw = new Database(path)
    // A second process waits for its turn to begin instead of failing at once.
    raw.pragma('busy_timeout = 5000')
    refuseNewer(raw, path, migrations)
    // Of a new database: pages that are free again can be given back one by one.
    raw.pragma(`auto_vacuum = ${INCREMENTAL}`)
    if (whose === 'nobody') raw.pragma(`application_id = ${APPLICATION}`)
    // Readers and the writer do not hinder each other, and a commit is one append.
    raw.pragma('journal_mode = WAL')
    raw.pragma(`wal_autocheckpoint = ${MOST_WAL_PAGES}`)
    raw.pragma(`journal_size_limit = ${WAL_KEPT}`)
    raw.pragma('foreign_keys = ON')
    const db = drizzle({ client: raw })
    bringUpToDate(db, migrations)
    flushByHand(raw)
    raw.pragma(`busy_timeout = ${TURN}`)
    return new Connection(raw, db, path)
  } catch (error) {
    raw?.close()
    throw failedToOpen(error, path)
  }
}

/** Opens a database that is there, to read it as it is. Throws `UnusableDatabase`, also if it is not of this schema. */
export function connectToRead(given: string, migrations = MIGRATIONS): Connection {
  let raw: Database.Database | undefined
  let path = given
  try {
    path = whereItIs(given)
    whoseIs(path)
    raw = new Database(path, { readonly: true, fileMustExist: true })
    raw.pragma('busy_timeout = 5000')
    if (latestIn(raw) === undefined) throw new UnusableDatabase(`The database ${path} has no games in it.`)
    refuseNewer(raw, path, migrations)
    if (latestIn(raw) !== latestOf(migrations)) {
      throw new UnusableDatabase(`The database ${path} was written by an older Questmaster: start this one on it once.`)
    }
    return new Connection(raw, drizzle({ client: raw }), path)
  } catch (error) {
    raw?.close()
    throw failedToOpen(error, path)
  }
}

/** Whether a database was left by an older Questmaster: opened to be written it is brought up to date, and there is no way back. */
export function isOlder(path: string, migrations = MIGRATIONS): boolean {
  const raw = new Database(path, { readonly: true, fileMustExist: true })
  try {
    return (latestIn(raw) ?? Infinity) < latestOf(migrations)
  } catch (error) {
    throw named(error, path)
  } finally {
    raw.close()
  }
}

/** Where a database is that may be named by a link: what SQLite makes beside it lies there. */
function whereItIs(path: string): string {
  return path !== IN_MEMORY && existsSync(path) ? realpathSync(path) : path
}

function bringUpToDate(db: BetterSQLite3Database, migrationsFolder: string): void {
  try {
    migrate(db, { migrationsFolder })
  } catch (error) {
    // Another process may have been making the same tables at the same moment; then the second look finds them made.
    if (!String(error).includes('already exists')) throw error
    migrate(db, { migrationsFolder })
  }
}

/**
 * In WAL mode FULL flushes at the end of every transaction, on the thread that writes: `Connection.write` does it by itself
 * instead. NORMAL keeps the order in which things reach the disk: what was flushed never stands on what was not.
 */
function flushByHand(raw: Database.Database): void {
  raw.pragma('synchronous = FULL')
  // The first transaction after the file of the log of writes was made flushes its folder too, if it flushes at all.
  const version = Number(raw.pragma('user_version', { simple: true }))
  raw.pragma(`user_version = ${version}`)
  raw.pragma('synchronous = NORMAL')
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** When the last of its migrations was written; `undefined` if it has none. */
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
