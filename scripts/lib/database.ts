import { UnusableDatabase } from '../../src/storage/index.ts'
import { WrongArguments } from './command.ts'
import { settings } from './settings.ts'

/** A command's default database: the bot's. */
export function usualDatabase(): string {
  const { DATABASE_URL: url, DATABASE_PATH: path } = settings()
  return url?.trim() || path?.trim() || 'data/questmaster.db'
}

/** The default folder for backups: the one that the bot uses. */
export function usualFolder(): string {
  return settings()['BACKUP_FOLDER']?.trim() || 'data/backups'
}

/** Works on a database; one that can't be used is a wrong argument. */
export async function usable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    throw new WrongArguments(error.message, { cause: error })
  }
}
