import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import { DiscordAPIError } from 'discord.js'
import { clip, wordForWord } from '../../kit/text.ts'

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

/** The problem in a room and its remedy, in whole sentences. */
export const SENTENCE_FOR: Readonly<Record<DeliveryErrorKind, (room: string, trouble: DeliveryDetails) => string>> = {
  'room-gone': () => 'Its channel is gone.',
  'no-permission': () =>
    'I may not write there. Let me view the channel, send messages (in a thread: in threads) and attach files there. In the chat of a voice channel I also have to be allowed to connect.',
  locked: () => 'That thread is locked. Open it again, or choose another channel.',
  'closed-dms': () => 'I can’t write there.',
  filtered: () =>
    'A filter of this server (AutoMod) blocks what I write there. Somebody who manages the server can exempt me or the channel from its rules.',
  explicit: () =>
    'Discord takes it for explicit content. Somebody who manages the server can change that filter, or choose another channel.',
  'not-begun': () =>
    'The author of that post hasn’t written its first message yet. Once that is there, I can write too.',
  'thread-full': () => 'That thread has as many members as it can hold. Choose another channel.',
  'no-text': () => 'That isn’t a channel in which a bot can write. Choose a text channel or a thread.',
  unverified: () =>
    'This server’s verification level keeps me from writing. Somebody who manages the server can lower it or give me a role.',
  'slow-mode': () => 'Slow mode holds me up there. Somebody who manages the channel can exempt me from it.',
  'too-big': () => 'Discord finds the message or its picture too big.',
  form: (_room, trouble) => `Discord doesn’t accept the form of the message${quoted(trouble)}.`,
  refused: (_room, trouble) => `Discord refuses it${quoted(trouble)}. Choose another channel if that goes on.`,
}

/** The part of a `DeliveryError` that its sentence uses. */
export type DeliveryDetails = Pick<DeliveryError, 'code' | 'said'>

/** Why the bot can't post in a room and what to do, in whole sentences. */
export function reasonFor(room: string, trouble: DeliveryError): string {
  return SENTENCE_FOR[trouble.kind](room, trouble)
}

function quoted({ code, said }: DeliveryDetails): string {
  const words = wordForWord(clip(said, MAX_QUOTED_LENGTH))
  return words === '' ? ` (${code})` : ` (${code}: ${words})`
}

/** The message of a response, without the tree of form errors that the library adds to it. */
function saidIn(raw: unknown): string | undefined {
  const said = typeof raw === 'object' && raw !== null && 'message' in raw ? raw.message : undefined
  return typeof said === 'string' ? said : undefined
}
