import { DiscordAPIError, HTTPError } from 'discord.js'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { codesOf } from './error-codes.ts'
import { waitAskedBy } from './rate-limits.ts'

const NETWORK = /^(E[A-Z]{3,}|UND_ERR_\w+|ABORT_ERR)$/
/** It cannot be reached, has too much to do, or takes nothing for the moment. */
const DATABASE = /^(SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED).*|08...|2[58]...|5[35678]...)$/

/** Discord was too slow, or has too much to do. */
const PASSING: readonly number[] = [408, 429]

/**
 * Whether an error means that Discord or the database was unreachable or overloaded, so that a retry may succeed.
 * Other errors recur until a person mends them.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof UnusableDatabase || isDiscordOutage(error)) return true
  // Discord's codes are numbers, and some look like those of a database.
  return codesOf(error).some((code) => typeof code === 'string' && DATABASE.test(code))
}

/** The same for Discord alone. */
export function isDiscordOutage(error: unknown): boolean {
  if (error instanceof UnusableDatabase) return false
  if (error instanceof HTTPError || waitAskedBy(error) !== null) return true
  if (error instanceof DiscordAPIError && PASSING.includes(error.status)) return true
  // Discord closes the connection when the bot's token becomes invalid. While the connection stands, this refusal is
  // Discord's mistake. An expired interaction token has another code.
  if (error instanceof DiscordAPIError && error.status === 401 && error.code === 0) return true
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) return true
  return codesOf(error).some((code) => typeof code === 'string' && NETWORK.test(code))
}
