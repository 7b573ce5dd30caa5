import { UnusableDatabase } from '../../src/storage/index.ts'
import { WrongArguments } from './command.ts'

/** The database that a command is about unless told: the one of the bot. */
export function usualDatabase(): string {
  return process.env['DATABASE_URL'] || process.env['DATABASE_PATH'] || 'data/questmaster.db'
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
