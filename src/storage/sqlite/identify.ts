import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { UnusableDatabase } from '../../tables/model/store.ts'

/** What our databases say they are in their headers: "Qmst". */
export const APPLICATION = 0x516d7374

/** `nobody`: there is no file, or nothing in it. `ours`: it says so. */
export type Whose = 'nobody' | 'ours'

const HEADER = 100
const MAGIC = 'SQLite format 3\0'
/** Where a header has the number of the application, and where its first page has how many things there are. */
const [APPLICATION_AT, KIND_AT, COUNT_AT] = [68, HEADER, HEADER + 3]
const LEAF = 0x0d

/**
 * Whose a database is. Reads its bytes and leaves it alone: SQLite itself might change it, or make files beside it, as soon as it is
 * opened. Throws `UnusableDatabase` if it is another program's.
 */
export function whoseIs(path: string): Whose {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.size === 0) return 'nobody'
  // What a folder is, SQLite says; what would have to be waited for is no database.
  if (found.isDirectory()) return 'nobody'
  if (!found.isFile()) throw noDatabase(path)
  const header = firstBytes(path)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw noDatabase(path)
  if (found.size < HEADER) throw new UnusableDatabase(`The database ${path} is damaged: put a backup in its place.`)
  const application = header.readUInt32BE(APPLICATION_AT)
  if (application === APPLICATION) return 'ours'
  const isBare = header[KIND_AT] === LEAF && header.readUInt16BE(COUNT_AT) === 0
  if (application === 0 && isBare && !hasBytes(`${path}-wal`)) return 'nobody'
  throw new UnusableDatabase(`The database ${path} is another program’s: name another file in DATABASE_PATH.`)
}

function noDatabase(path: string): UnusableDatabase {
  return new UnusableDatabase(`The file ${path} is not a database: name another one in DATABASE_PATH.`)
}

function hasBytes(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0
}

/** The header and the beginning of the first page. */
function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(HEADER + 8)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, 0)
    return bytes
  } finally {
    closeSync(file)
  }
}
