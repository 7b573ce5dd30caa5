import { DiscordAPIError, GatewayCloseCodes, RateLimitError, RESTJSONErrorCodes } from 'discord.js'
import { codesOf } from '../rest/error-codes.ts'
import { oneLine } from '../kit/text.ts'
import { say } from '../words/index.ts'

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
    super('session limit reached')
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
    return say('login-token')
  }
  if (
    codes.includes('DisallowedIntents') ||
    codes.includes(GatewayCloseCodes.DisallowedIntents) ||
    /disallowed intents/i.test(message)
  ) {
    return say('login-intents')
  }
  if (codes.includes(GatewayCloseCodes.ShardingRequired) || codes.includes(GatewayCloseCodes.InvalidShard)) {
    return say('login-shards')
  }
  if (codes.includes(GatewayCloseCodes.InvalidAPIVersion) || codes.includes(GatewayCloseCodes.InvalidIntents)) {
    return say('login-api-version')
  }
  if (error instanceof SessionLimitReached) {
    return say('login-session-limit', { hours: error.hours })
  }
  if (codes.includes(404) || error instanceof GatewayUnreachable) {
    return say('login-no-api')
  }
  if (codes.some((code) => INSECURE.test(String(code)))) {
    return say('login-insecure')
  }
  if (codes.includes(429) || error instanceof RateLimitError) {
    return say('login-rate-limit')
  }
  if (codes.some((code) => UNREACHABLE.includes(String(code)) || String(code).startsWith('UND_ERR'))) {
    return say('login-unreachable')
  }
  if (codes.some((code) => Number(code) >= 500 && Number(code) < 600)) {
    return say('login-out-of-order')
  }
  const reason = oneLine(message)
  return reason === '' ? say('login-refused-unexplained') : say('login-refused', { reason })
}
