import { Damaged, RoomTaken, SequenceTaken, TableExists, UnusableDatabase } from '../../tables/model/store.ts'

/**
 * Error codes by their beginnings, with a sentence that says what is wrong with the database at a path and what to do.
 */
const SENTENCES: readonly (readonly [string, (path: string) => string])[] = [
  ['SQLITE_NOTADB', (path) => `The file ${path} isn't a database. Name another one in DATABASE_PATH.`],
  ['SQLITE_CORRUPT', (path) => `The database ${path} is damaged. Restore a backup.`],
  ['SQLITE_BUSY', (path) => `The database ${path} is in use by another program. Stop that one first.`],
  ['SQLITE_FULL', (path) => `The disk of the database ${path} is full. Free some space.`],
  ['ENOSPC', (path) => `The disk of the database ${path} is full. Free some space.`],
  ['SQLITE_READONLY', mayNotBeWritten],
  ['EACCES', mayNotBeWritten],
  ['EROFS', mayNotBeWritten],
  ['EIO', cannotBeUsed],
  ['SQLITE_IOERR', cannotBeUsed],
  [
    'SQLITE_CANTOPEN',
    (path) =>
      `The database ${path} can't be opened: it isn't a file, or reading it isn't allowed. Check DATABASE_PATH.`,
  ],
  // Our statements never change, so a table or column must be missing.
  ['SQLITE_ERROR', (path) => `The database ${path} isn't as Questmaster left it. Restore a backup.`],
]

function cannotBeUsed(path: string): string {
  return `The database ${path} can't be read or written. Check its disk.`
}

function mayNotBeWritten(path: string): string {
  return `Writing to the database ${path} isn't allowed. Check who owns the file and its folder.`
}

/** The error for a database that can't be opened. */
export function failedToOpen(error: unknown, path: string): UnusableDatabase {
  if (error instanceof UnusableDatabase) return error
  const why = error instanceof Error ? error.message : String(error)
  const sentence = sentenceOn(error, path) ?? `The database ${path} can't be opened (${why}). Check DATABASE_PATH.`
  return new UnusableDatabase(sentence, { cause: error })
}

/** Translates an error of SQLite or the disk into ours; constraints of the schema have errors of their own. */
export function translate(error: unknown, path: string): unknown {
  const code = codeOf(error)
  const message = String(error)
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' && /(entries|positions)\.seq/.test(message)) {
    return new SequenceTaken('this line of the log is written already', { cause: error })
  }
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' && message.includes('tables.id')) {
    return new TableExists('there is a table of this id already', { cause: error })
  }
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' && message.includes('tables.room')) {
    return new RoomTaken('an open table stands in this room', { cause: error })
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new Error('there is no such table', { cause: error })
  const sentence = sentenceOn(error, path)
  if (sentence === undefined) return error
  return code.startsWith('SQLITE_CORRUPT')
    ? new Damaged(sentence, { cause: error })
    : new UnusableDatabase(sentence, { cause: error })
}

function sentenceOn(error: unknown, path: string): string | undefined {
  const code = codeOf(error)
  return SENTENCES.find(([beginning]) => code.startsWith(beginning))?.[1](path)
}

/** The code that SQLite or the system gave, also if the error is wrapped in others. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
