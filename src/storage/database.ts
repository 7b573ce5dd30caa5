import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The database cannot be used. The message says why and what to do, in one sentence. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

export const IN_MEMORY = ':memory:'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface Connection {
  readonly db: BetterSQLite3Database
  readonly raw: Database.Database
}

/** Opens the database, creates it if there is none, and brings it up to this schema. Throws `UnusableDatabase`. */
export function connect(path: string): Connection {
  let raw: Database.Database | undefined
  try {
    if (path !== IN_MEMORY) mkdirSync(dirname(path), { recursive: true })
    raw = new Database(path)
    // A second process waits for its turn to write instead of failing at once.
    raw.pragma('busy_timeout = 5000')
    // Readers and the writer do not hinder each other, and a commit is one append.
    raw.pragma('journal_mode = WAL')
    // An answer is shown only once it is kept: FULL outlives a power cut too, at one flush a commit, which is plenty
    // fast for people. With NORMAL the last commits before a power cut could be gone after they had been shown.
    raw.pragma('synchronous = FULL')
    raw.pragma('foreign_keys = ON')
    refuseNewer(raw, path)
    const db = drizzle({ client: raw })
    bringUpToDate(db)
    return { db, raw }
  } catch (error) {
    raw?.close()
    throw error instanceof UnusableDatabase ? error : new UnusableDatabase(sentenceOn(error, path), { cause: error })
  }
}

function bringUpToDate(db: BetterSQLite3Database): void {
  try {
    migrate(db, { migrationsFolder: MIGRATIONS })
  } catch (error) {
    // Another process may have been making the same tables at the same moment; then the second look finds them made.
    if (!String(error).includes('already exists')) throw error
    migrate(db, { migrationsFolder: MIGRATIONS })
  }
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

function refuseNewer(raw: Database.Database, path: string): void {
  const isNew = raw.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get() === undefined
  if (isNew) return
  const written = raw.prepare('select max(created_at) as latest from __drizzle_migrations').get() as { latest: unknown }
  const ours = journal.parse(JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')))
  if (Number(written.latest) > Math.max(...ours.entries.map((entry) => entry.when))) {
    throw new UnusableDatabase(`The database ${path} was written by a newer Questmaster: update this one first.`)
  }
}

function sentenceOn(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_NOTADB') return `The file ${path} is not a database: name another one in DATABASE_PATH.`
  if (code === 'SQLITE_CORRUPT') return `The database ${path} is damaged: put a backup in its place.`
  if (code.startsWith('SQLITE_BUSY')) return `The database ${path} is held by another program: stop that one first.`
  if (code === 'SQLITE_READONLY' || code === 'EACCES' || code === 'EROFS') {
    return `The database ${path} may not be written: check who owns the file and its folder.`
  }
  const why = error instanceof Error ? error.message : String(error)
  return `The database ${path} cannot be opened (${why}): check DATABASE_PATH.`
}
