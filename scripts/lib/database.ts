import { WrongConfig, withEnvFile } from '../../src/config.ts'
import { UnusableDatabase } from '../../src/storage/index.ts'
import { WrongArguments } from './command.ts'

/** What the bot is set to: the environment, and `.env` where that says nothing. Throws `WrongArguments` if that cannot be read. */
function settings(): Readonly<Record<string, string | undefined>> {
  try {
    return withEnvFile({ ...process.env })
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    throw new WrongArguments(error.message, { cause: error })
  }
}

/** The database that a command is about unless told: the one of the bot. */
export function usualDatabase(): string {
  const { DATABASE_URL: url, DATABASE_PATH: path } = settings()
  return url?.trim() || path?.trim() || 'data/questmaster.db'
}

/** Where backups go unless told: where the bot puts them. */
export function usualFolder(): string {
  return settings()['BACKUP_FOLDER']?.trim() || 'data/backups'
}

/** What is done with a database; one that cannot be used is a wrong argument. */
export async function usable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    throw new WrongArguments(error.message, { cause: error })
  }
}
