/** What the log says of an error. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly status?: number
  readonly method?: string
  readonly route?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

/** Causes of causes further down are of no use to anybody. */
const MAX_CAUSES = 3
const MAX_MESSAGE_LENGTH = 500

/**
 * What may be logged of an error, by an allow-list: nothing that was to be sent to Discord, nothing from a game, no
 * token and no address that holds one. For the serialiser of a logger.
 */
export function serializeError(error: unknown, depth = 0, ofGame = isOfGame(error)): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown, but something else' }
  const { code, status, method, url, route }: Partial<Record<string, unknown>> = { ...error }
  const path = typeof url === 'string' ? url : route
  return {
    // Errors of discord.js have the route, and with it a token, in their names.
    type: error.name.replace(/\[.*/s, ''),
    message: ofGame ? UNSAID : cleaned(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof method === 'string' && { method }),
    ...(typeof path === 'string' && { route: cleanedRoute(path) }),
    ...framesOf(error),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSES && { cause: serializeError(error.cause, depth + 1, ofGame || isOfGame(error.cause)) }),
  }
}

/** Stands for messages of rules, words or pictures of a game, because these may name a hidden card or a note. */
const UNSAID = 'said within a game, and not repeated here'

/** Whether an error is of the rules, or comes from where games are played, put into words or drawn. */
function isOfGame(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const [frame = ''] = framesOf(error).stack?.split('\n') ?? []
  return error.name === 'Fault' || /[\\/]src[\\/](games|engine|render|language)[\\/]/.test(frame)
}

/** The stack frames, without the message that precedes them, however many lines it has. */
function framesOf({ message, stack = '' }: Error): { readonly stack?: string } {
  const frames = stack
    .slice(Math.max(stack.indexOf(message), 0) + message.length)
    .split('\n')
    .filter((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line))
  return frames.length === 0 ? {} : { stack: frames.join('\n') }
}

/** A message without its quotations, which hold what people wrote or what the store holds. */
function cleaned(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, (url) => cleanedRoute(url))
    .replace(/\b([a-z][a-z+.-]*:\/\/).*@/gi, '$1…@')
    .replace(/"[^"]*("|$)|`[^`]*(`|$)|'[^']{20,}('|$)/gs, '"…"')
    .replace(TOKENS, ':token')
    .slice(0, MAX_MESSAGE_LENGTH)
}

/** A route of Discord's API without ids, tokens and what was asked for. */
function cleanedRoute(url: string): string {
  return url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/s, '')
    .replace(/(webhooks|interactions)\/([^/]+)\/[^/\s]+/g, '$1/$2/:token')
    .replace(/\d{6,}/g, ':id')
    .replace(TOKENS, ':token')
}

/** Tokens of interactions and of bots are longer than any word. */
const TOKENS = /[\w-]{60,}|[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}/g
