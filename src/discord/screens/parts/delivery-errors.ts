import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import { DiscordAPIError } from 'discord.js'
import { clip, wordForWord } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Why Discord accepts no message in a room, now or until somebody changes something there. */
export const DELIVERY_ERRORS = [
  'room-gone',
  'no-permission',
  'locked',
  'closed-dms',
  'filtered',
  'explicit',
  'not-begun',
  'thread-full',
  'threads-full',
  'no-text',
  'unverified',
  'slow-mode',
  'too-big',
  'form',
  'refused',
] as const
export type DeliveryErrorKind = (typeof DELIVERY_ERRORS)[number]

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly kind: DeliveryErrorKind
  readonly code: number
  /** Discord's own words. */
  readonly said: string

  constructor(kind: DeliveryErrorKind, code: number, said = '') {
    super(`${kind} (${code})`)
    this.kind = kind
    this.code = code
    this.said = said
  }
}

/** Not all of these have a name in `discord-api-types`. */
const KINDS: Readonly<Partial<Record<number, DeliveryErrorKind>>> = {
  [Code.UnknownChannel]: 'room-gone',
  [Code.UnknownGuild]: 'room-gone',
  [Code.MissingAccess]: 'no-permission',
  [Code.MissingPermissions]: 'no-permission',
  [Code.InvalidActionOnArchivedThread]: 'locked',
  [Code.ThreadLocked]: 'locked',
  [Code.CannotSendMessagesToThisUser]: 'closed-dms',
  [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'closed-dms',
  [Code.InvalidRecipients]: 'closed-dms',
  [Code.UnknownUser]: 'closed-dms',
  200_000: 'filtered',
  200_001: 'filtered',
  240_000: 'filtered',
  20_009: 'explicit',
  40_058: 'not-begun',
  30_033: 'thread-full',
  [Code.MaximumActiveThreads]: 'threads-full',
  50_008: 'no-text',
  50_024: 'no-text',
  20_001: 'no-text',
  50_009: 'unverified',
  20_016: 'slow-mode',
  20_028: 'slow-mode',
  20_029: 'slow-mode',
  40_005: 'too-big',
  50_045: 'too-big',
  50_046: 'too-big',
  50_035: 'form',
}

/** Temporary refusals: Discord was too slow, or is overloaded. */
const PASSING: readonly number[] = [408, 429]
/** A token that Discord doesn't recognise at the moment, and a body that is too large. */
const [UNAUTHORIZED, TOO_LARGE] = [401, 413]

/** A permanent refusal by Discord becomes a `DeliveryError`. Other errors stay as they are: the caller may retry. */
export function deliveryErrorOf(error: unknown): unknown {
  if (!(error instanceof DiscordAPIError)) return error
  const { status, message } = error
  const code = typeof error.code === 'number' ? error.code : 0
  if (status < 400 || status >= 500 || PASSING.includes(status)) return error
  if (status === UNAUTHORIZED && code === 0) return error
  const kind = KINDS[code] ?? (status === TOO_LARGE ? 'too-big' : 'refused')
  return new DeliveryError(kind, code === 0 ? status : code, saidIn(error.rawError) ?? message)
}

/** Refusals that may be due to the pictures. The bot sends the message again without them. */
const OF_PICTURES: readonly DeliveryErrorKind[] = ['filtered', 'explicit', 'too-big', 'form', 'refused']

export function mayBeThePictures(trouble: unknown): boolean {
  return trouble instanceof DeliveryError && OF_PICTURES.includes(trouble.kind)
}

/** The most characters of Discord's message that the bot repeats. */
const MAX_QUOTED_LENGTH = 150

/** The part of a `DeliveryError` that its sentence uses. */
type DeliveryDetails = Pick<DeliveryError, 'kind' | 'code' | 'said'>

/** Why the bot can't post in a room and what to do, in whole sentences. */
export function reasonFor({ kind, code, said }: DeliveryDetails): string {
  const words = wordForWord(clip(said, MAX_QUOTED_LENGTH))
  const number = String(code)
  return say(`delivery-${kind}`, { details: words === '' ? number : say('delivery-details', { code: number, words }) })
}

/** The message of a response, without the tree of form errors that the library adds to it. */
function saidIn(raw: unknown): string | undefined {
  const said = typeof raw === 'object' && raw !== null && 'message' in raw ? raw.message : undefined
  return typeof said === 'string' ? said : undefined
}
