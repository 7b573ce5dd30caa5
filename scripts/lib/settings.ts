import { WrongConfig, withEnvFile } from '../../src/config.ts'
import { WrongArguments } from './command.ts'

/**
 * The bot's settings: the environment, and `.env` for those that it lacks. Throws `WrongArguments` if that can't be
 * read.
 */
export function settings(): Readonly<Record<string, string | undefined>> {
  try {
    return withEnvFile({ ...process.env })
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    throw new WrongArguments(error.message, { cause: error })
  }
}

/** Has the languages of the operator's folder, as the bot has. */
export function useOperatorLanguages(): void {
  const folder = settings()['LANGUAGES_FOLDER']?.trim()
  if (folder) process.env['LANGUAGES_FOLDER'] = folder
}
