import Database from 'better-sqlite3'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { named } from './failures.ts'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { FILE } from './permissions.ts'
import { whoseIs } from './identify.ts'

/** All pages at once: a copy that is made in steps begins anew whenever somebody writes in between. */
const AT_ONCE = 0x7fffffff

/**
 * Copies a database as it stands at one moment, while others read and write it, into a new file that its owner alone may read,
 * and looks through all of the copy. It is one file and needs no other beside it. Throws `UnusableDatabase`.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  let source: Database.Database | undefined
  try {
    whoseIs(from)
    source = new Database(from, { readonly: true, fileMustExist: true })
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error
    throw new UnusableDatabase(`The database ${from} cannot be read (${messageOf(error)}).`, { cause: error })
  }
  try {
    source.pragma('busy_timeout = 5000')
    closeSync(openSync(to, 'wx', FILE))
    await source.backup(to, { progress: () => AT_ONCE })
    checkCopy(to)
    flush(to)
  } catch (error) {
    const known = named(error, to)
    if (known instanceof UnusableDatabase) throw known
    throw new UnusableDatabase(`The copy ${to} cannot be written (${messageOf(known)}).`, { cause: error })
  } finally {
    source.close()
  }
}

/** Makes a copy stand alone, and looks whether it is whole. */
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

function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
