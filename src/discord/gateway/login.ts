import { DiscordAPIError, GatewayCloseCodes, RateLimitError, RESTJSONErrorCodes } from 'discord.js'
import { codesOf } from '../rest/error-codes.ts'
import { oneLine } from '../kit/text.ts'

/** The gateway refused the bot. The message is one sentence for the operator. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
}

/** Discord's answer about the gateway is malformed. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable'
}

/** Discord lets the bot begin no session until its limit resets. */
export class SessionLimitReached extends Error {
  override readonly name = 'SessionLimitReached'
  readonly hours: number

  constructor(forMs: number) {
    super('no session may begin')
    this.hours = Math.ceil(forMs / 3_600_000)
  }
}

/** Error codes of a TLS failure. */
const INSECURE = /^ERR_(SSL|TLS)_|^EPROTO$|CERT|UNABLE_TO_/
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH']

/** After these close codes Discord refuses the bot until the operator fixes the cause. */
export const FATAL_CLOSE_CODES: readonly number[] = [
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]

/** Whether Discord refuses a request because the bot isn't in the server, or the server doesn't exist. */
export function isNotThere(error: unknown): boolean {
  const codes: readonly number[] = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.UnknownGuild]
  return error instanceof DiscordAPIError && codes.includes(Number(error.code))
}

/** Explains a failed login in one clear sentence. */
export function loginSentence(error: unknown): string {
  const codes = codesOf(error)
  const message = error instanceof Error ? error.message : ''
  if (codes.includes('TokenInvalid') || codes.includes(GatewayCloseCodes.AuthenticationFailed) || codes.includes(401)) {
    return 'Discord does not accept DISCORD_TOKEN: copy the bot token anew from the developer portal.'
  }
  if (
    codes.includes('DisallowedIntents') ||
    codes.includes(GatewayCloseCodes.DisallowedIntents) ||
    /disallowed intents/i.test(message)
  ) {
    return 'Discord does not allow the intents this bot asks for: check the bot page of the developer portal.'
  }
  if (codes.includes(GatewayCloseCodes.ShardingRequired) || codes.includes(GatewayCloseCodes.InvalidShard)) {
    return 'Discord wants the bot to divide its servers among more connections: set SHARD_COUNT, to one for some 1,000 servers.'
  }
  if (codes.includes(GatewayCloseCodes.InvalidAPIVersion) || codes.includes(GatewayCloseCodes.InvalidIntents)) {
    return 'Discord does not know this version of its own API any more: install a newer version of Questmaster.'
  }
  if (error instanceof SessionLimitReached) {
    const { hours } = error
    return `Discord lets the bot in no more for now, because it was started too often: start it again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`
  }
  if (codes.includes(404) || error instanceof GatewayUnreachable) {
    return 'DISCORD_API_URL does not lead to the REST API of a Discord: leave it empty, or end it as in http://127.0.0.1:4100/api.'
  }
  if (codes.some((code) => INSECURE.test(String(code)))) {
    return 'Discord cannot be reached by a secure connection: check DISCORD_API_URL if it is set, and the clock and the certificates of this machine.'
  }
  if (codes.includes(429) || error instanceof RateLimitError) {
    return 'Discord takes no more requests from this bot or this address for the moment: start the bot again in a while.'
  }
  if (codes.some((code) => UNREACHABLE.includes(String(code)) || String(code).startsWith('UND_ERR'))) {
    return 'Discord cannot be reached: check the network connection, and DISCORD_API_URL if it is set.'
  }
  if (codes.some((code) => Number(code) >= 500 && Number(code) < 600)) {
    return 'Discord is out of order for the moment: start the bot again in a while.'
  }
  return `Discord did not let the bot in: ${oneLine(message) || 'no reason was given'}.`
}
