import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backupInWords, makeBackup, NoBackup, DEFAULT_SAMPLE_SIZE } from '../../src/backups/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { databaseName, isPostgres } from '../../src/storage/index.ts'
import { wholeNumber, WrongArguments, type Terminal } from './command.ts'
import { usualDatabase, usualFolder } from './database.ts'

/** Makes a backup, and says what was done. */
export async function backup(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string', default: usualDatabase() },
      folder: { type: 'string', default: usualFolder() },
      sample: { type: 'string', default: String(DEFAULT_SAMPLE_SIZE) },
    },
  })
  const { database, folder } = values
  if (isPostgres(database))
    throw new WrongArguments(`Use pg_dump to back up ${databaseName(database)} (docs/hosting.md says how)`)
  if (!existsSync(database)) throw new WrongArguments(`There is no database ${database}`)
  const most = Number.MAX_SAFE_INTEGER
  const sample = values.sample === 'all' ? undefined : wholeNumber('sample', values.sample, 0, most)
  try {
    const made = await makeBackup({ database, folder, games, sample: sample ?? 'all', now: Date.now() })
    for (const line of backupInWords(made)) terminal.out(line)
    terminal.out(JSON.stringify(made))
    return 0
  } catch (error) {
    if (!(error instanceof NoBackup)) throw error
    terminal.err(`${error.message}\n`)
    terminal.out(JSON.stringify({ why: error.message }))
    return 1
  }
}
