import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { UnusableDatabase } from '../../tables/model/store.ts'

/** SQLite's application id of our databases: "Qmst". */
export const APPLICATION_ID = 0x516d7374

/** `new`: the file doesn't exist or is empty. `ours`: it has our application id. */
export type Identity = 'new' | 'ours'

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'
const APPLICATION_ID_OFFSET = 68
/** The first page holds the schema: its kind, and the number of its entries. */
const [PAGE_KIND_OFFSET, ENTRY_COUNT_OFFSET] = [HEADER_BYTES, HEADER_BYTES + 3]
const LEAF_PAGE = 0x0d

/**
 * Finds out whether a database is ours by reading its bytes, because SQLite may change the file or create others beside
 * it as soon as it opens it. Throws `UnusableDatabase` if the database is another program's.
 */
export function identify(path: string): Identity {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.size === 0) return 'new'
  // SQLite reports the error for a folder. Pipes and devices would block the reading.
  if (found.isDirectory()) return 'new'
  if (!found.isFile()) throw noDatabase(path)
  const header = firstBytes(path)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw noDatabase(path)
  if (found.size < HEADER_BYTES) throw new UnusableDatabase(`The database ${path} is damaged. Restore a backup.`)
  const application = header.readUInt32BE(APPLICATION_ID_OFFSET)
  if (application === APPLICATION_ID) return 'ours'
  const isEmpty = header[PAGE_KIND_OFFSET] === LEAF_PAGE && header.readUInt16BE(ENTRY_COUNT_OFFSET) === 0
  if (application === 0 && isEmpty && !hasBytes(`${path}-wal`)) return 'new'
  throw new UnusableDatabase(`The database ${path} is another program’s: name another file in DATABASE_PATH.`)
}

function noDatabase(path: string): UnusableDatabase {
  return new UnusableDatabase(`The file ${path} isn't a database. Name another one in DATABASE_PATH.`)
}

function hasBytes(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0
}

/** The header and the beginning of the first page's own header. */
function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + 8)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, 0)
    return bytes
  } finally {
    closeSync(file)
  }
}
