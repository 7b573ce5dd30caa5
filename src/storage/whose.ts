import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { UnusableDatabase } from './failures.ts'

/** What our databases say they are in their headers: "Qmst". */
export const APPLICATION = 0x516d7374

/**
 * `nobody`: there is no file, or nothing in it. `ours`: it says so. `ours-before`: it has our tables, and is older than saying so.
 */
export type Whose = 'nobody' | 'ours' | 'ours-before'

const HEADER = 100
const MAGIC = 'SQLite format 3\0'
/** Where a header has the number of the application, and where its first page has how many things there are. */
const [APPLICATION_AT, KIND_AT, COUNT_AT] = [68, HEADER, HEADER + 3]
const LEAF = 0x0d
/** As the list of tables has those that all our databases have: of each its kind, its name and the table that it is of. */
const OURS = ['__drizzle_migrations', 'entries', 'chronicle'].map((name) => `table${name}${name}`)
const PIECE = 1 << 20

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
  const log = `${path}-wal`
  const isBare = header[KIND_AT] === LEAF && header.readUInt16BE(COUNT_AT) === 0
  if (application === 0 && isBare && !hasBytes(log)) return 'nobody'
  // What was written last may stand in the log of writes alone.
  if (application === 0 && hasAll(OURS, [path, log].filter(hasBytes))) return 'ours-before'
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
  for (const piece of piecesOf(path, HEADER + 8)) return Buffer.concat([piece], HEADER + 8)
  return Buffer.alloc(HEADER + 8)
}

/** Whether files have all of some words among their bytes. */
function hasAll(words: readonly string[], paths: readonly string[]): boolean {
  const missing = new Set(words)
  const longest = Math.max(...words.map((word) => word.length))
  for (const path of paths) {
    let end = Buffer.alloc(0)
    for (const piece of piecesOf(path, PIECE)) {
      // A word may lie across two pieces.
      const bytes = Buffer.concat([end, piece])
      for (const word of missing) if (bytes.includes(word, 0, 'latin1')) missing.delete(word)
      if (missing.size === 0) return true
      end = bytes.subarray(-longest)
    }
  }
  return false
}

function* piecesOf(path: string, size: number): Generator<Buffer> {
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const piece = Buffer.alloc(size)
      const read = readSync(file, piece, 0, size, null)
      if (read === 0) return
      yield piece.subarray(0, read)
    }
  } finally {
    closeSync(file)
  }
}
