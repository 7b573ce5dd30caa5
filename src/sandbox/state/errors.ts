/** The tree of a form error: keys are field names and list positions, `_errors` holds what is wrong at that place. */
export interface ErrorTree {
  _errors?: { code: string; message: string }[]
  [key: string]: ErrorTree | { code: string; message: string }[] | undefined
}

/**
 * A refusal by the API. The body is `{ code, message, errors? }` as on Discord.
 * Source: https://docs.discord.com/developers/topics/opcodes-and-status-codes
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly errors: ErrorTree | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: number,
    message: string,
    more: { errors?: ErrorTree; headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.extra = more.extra ?? {}
  }

  /** The JSON body sent with the error. */
  body(): Record<string, unknown> {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }), ...this.extra }
  }
}

/** The refusals used by the sandbox, under the names Discord gives them. */
export const refuse = {
  unauthorized: () => new ApiError(401, 0, '401: Unauthorized'),
  notFound: () => new ApiError(404, 0, '404: Not Found'),
  badJson: () => new ApiError(400, 50109, 'The request body contains invalid JSON.'),
  invalidForm: (errors: ErrorTree) => new ApiError(400, 50035, 'Invalid Form Body', { errors }),
  unknownApplication: () => new ApiError(404, 10002, 'Unknown Application'),
  unknownChannel: () => new ApiError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new ApiError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new ApiError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new ApiError(404, 10008, 'Unknown Message'),
  unknownUser: () => new ApiError(404, 10013, 'Unknown User'),
  unknownEmoji: () => new ApiError(404, 10014, 'Unknown Emoji'),
  unknownWebhook: () => new ApiError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new ApiError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new ApiError(404, 10063, 'Unknown application command'),
  tooManyCommands: (type: string, most: number) =>
    new ApiError(400, 30032, `Maximum number of application ${type} commands reached (${most})`),
  tooManyCommandCreates: () =>
    new ApiError(429, 30034, 'Max number of daily application command creates has been reached (200)'),
  tooManyOldEdits: (retryAfter: number) =>
    new ApiError(429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later.', {
      headers: { 'retry-after': String(Math.ceil(retryAfter)), 'x-ratelimit-scope': 'user' },
      extra: { retry_after: retryAfter, global: false },
    }),
  tooManyEmojis: (most: number) => new ApiError(400, 30008, `Maximum number of emojis reached (${most})`),
  entityTooLarge: () => new ApiError(413, 40005, 'Request entity too large'),
  alreadyAcknowledged: () => new ApiError(400, 40060, 'Interaction has already been acknowledged.'),
  missingAccess: () => new ApiError(403, 50001, 'Missing Access'),
  cannotActOnDm: () => new ApiError(403, 50003, 'Cannot execute action on a DM channel'),
  notTheAuthor: () => new ApiError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new ApiError(400, 50006, 'Cannot send an empty message'),
  closedDms: () => new ApiError(403, 50007, 'Cannot send messages to this user'),
  missingPermissions: () => new ApiError(403, 50013, 'Missing Permissions'),
  wrongChannelType: () => new ApiError(400, 50024, 'Cannot execute action on this channel type'),
  invalidWebhookToken: () => new ApiError(401, 50027, 'Invalid Webhook Token'),
  invalidRecipient: () => new ApiError(400, 50033, 'Invalid Recipient(s)'),
  archivedThread: () => new ApiError(400, 50083, 'Thread is archived'),
  noHistoryToReplyTo: () => new ApiError(400, 160002, 'Cannot reply without permission to read message history'),
  threadAlreadyMade: () => new ApiError(400, 160004, 'A thread has already been created for this message'),
  lockedThread: () => new ApiError(400, 160005, 'Thread is locked'),
  systemMessage: () => new ApiError(403, 50021, 'Cannot execute action on a system message'),
  internal: () => new ApiError(500, 0, '500: Internal Server Error'),
} as const
