import Database from 'better-sqlite3'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { translate } from './failures.ts'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { PRIVATE_FILE_MODE } from './permissions.ts'
import { identify } from './identify.ts'

/** All pages in one step: SQLite restarts a backup in several steps whenever another connection writes in between. */
const PAGES_PER_STEP = 0x7fffffff

/**
 * Copies a database into a new file while others read and write it. The copy shows one moment, is readable for its
 * owner only, consists of one file, and has passed SQLite's integrity check. Throws `UnusableDatabase`.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  let source: Database.Database | undefined
  try {
    identify(from)
    source = new Database(from, { readonly: true, fileMustExist: true })
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error
    throw new UnusableDatabase(`The database ${from} cannot be read (${messageOf(error)}).`, { cause: error })
  }
  try {
    source.pragma('busy_timeout = 5000')
    closeSync(openSync(to, 'wx', PRIVATE_FILE_MODE))
    await source.backup(to, { progress: () => PAGES_PER_STEP })
    checkCopy(to)
    syncToDisk(to)
  } catch (error) {
    const known = translate(error, to)
    if (known instanceof UnusableDatabase) throw known
    throw new UnusableDatabase(`The copy ${to} cannot be written (${messageOf(known)}).`, { cause: error })
  } finally {
    source.close()
  }
}

/** Makes the copy independent of a log file, and checks its integrity. */
function checkCopy(path: string): void {
  const copy = new Database(path)
  try {
    copy.pragma('journal_mode = DELETE')
    const found = copy.pragma('integrity_check(1)', { simple: true })
    if (found !== 'ok') throw new UnusableDatabase(`The copy ${path} is damaged: ${String(found)}.`)
    if ((copy.pragma('foreign_key_check') as unknown[]).length > 0) {
      throw new UnusableDatabase(`The copy ${path} is damaged: something in it belongs to no table.`)
    }
  } finally {
    copy.close()
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
