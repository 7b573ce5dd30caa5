import { MessageFlags } from 'discord-api-types/v10'
import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Json, StoredFile, StoredMessage } from '../state/model.ts'
import { filesAfter, type Upload } from './uploads.ts'
import { checkComponents, MAX_TEXT_BYTES, textBytes } from './components.ts'
import { checkEmbeds } from './embeds.ts'
import { Form, type Path } from './form.ts'
import { Media } from './media.ts'
import { checkAllowedMentions, mentionsOf, NOBODY, type Mentions } from './mentions.ts'

/** A validated request to create or edit a message. */
export interface MessageBody extends Mentions {
  readonly content: string
  readonly embeds: Json[]
  readonly components: Json[]
  readonly files: StoredFile[]
  readonly flags: number
  /** Stores the bytes of new files. */
  readonly keepFiles: () => void
}

export interface Source {
  readonly discord: Discord
  readonly channelId: string
  readonly body: Json
  readonly uploads: readonly Upload[]
  /** The author; by default the bot. */
  readonly authorId?: string
  /** The place of the message in the request: `data` of an interaction response, or nothing. */
  readonly path: Path
}

const CREATE_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.IsVoiceMessage
const EDIT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2
const FLAG_LIMITS = { min: 0, max: 2 ** 31 - 1 }
const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids'] as const

/** A message with only a text that needs no checking. */
export function bareBody(content = '', flags = 0): MessageBody {
  return { content, embeds: [], components: [], files: [], flags, keepFiles: () => {}, ...NOBODY }
}

/**
 * Reads a new message.
 * @throws ApiError 50035 with all faults; 50006 for an empty message; 40005 for a file that is too large; status 500
 * where Discord's own servers fail on too many bytes of text
 * Source: https://docs.discord.com/developers/resources/message#create-message
 */
export function readNewMessage(source: Source, options: { mayBeEphemeral: boolean }): MessageBody {
  const form = new Form()
  const given = form.integer([...source.path, 'flags'], source.body['flags'], FLAG_LIMITS) ?? 0
  const flags = given & (options.mayBeEphemeral ? CREATE_FLAGS | MessageFlags.Ephemeral : CREATE_FLAGS)
  return readBody(form, source, { ...bareBody(), flags, isResponse: options.mayBeEphemeral })
}

/**
 * Reads an edit. Omitted fields stay as they are.
 * @throws as `readNewMessage`
 * Source: https://docs.discord.com/developers/resources/message#edit-message
 */
export function readEdit(source: Source, old: StoredMessage): MessageBody {
  const { body, path } = source
  const form = new Form()
  const given = form.integer([...path, 'flags'], body['flags'], FLAG_LIMITS)
  const wasV2 = (old.flags & MessageFlags.IsComponentsV2) !== 0
  const wantsV2 = given === undefined ? wasV2 : (given & MessageFlags.IsComponentsV2) !== 0
  if (wasV2 && !wantsV2) {
    form.add(
      [...path, 'flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The IS_COMPONENTS_V2 flag cannot be removed from a message',
    )
  }
  if (wantsV2 && !wasV2) needClearedFields(form, source, old)
  const flags = given === undefined ? old.flags : (old.flags & ~EDIT_FLAGS) | (given & EDIT_FLAGS)
  const kept = wasV2 ? flags | MessageFlags.IsComponentsV2 : flags
  return readBody(form, source, { ...old, flags: kept, isResponse: old.origin !== null })
}

/** The message before the request: empty for a new one, the old one for an edit. */
interface Before extends Pick<MessageBody, 'content' | 'embeds' | 'components' | 'files'> {
  /** The flags after the request. */
  readonly flags: number
  /** Whether it answers an interaction. */
  readonly isResponse: boolean
}

function readBody(form: Form, source: Source, before: Before): MessageBody {
  const { discord, channelId, body, uploads, path } = source
  const { flags } = before
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0
  const isGiven = (field: string): boolean => body[field] !== undefined
  if (isV2) refuseLegacyFields(form, source)
  const { files, keep } = filesAfter(discord, form, [...path, 'attachments'], {
    listed: body['attachments'],
    uploads,
    old: before.files,
  })
  const media = new Media(channelId, files, discord.url)
  const { emojis } = discord.world
  const content = isGiven('content')
    ? (form.text([...path, 'content'], body['content'], { max: 2000 }) ?? '')
    : before.content
  const embeds = isGiven('embeds') ? checkEmbeds(form, [...path, 'embeds'], body['embeds'], media) : before.embeds
  const components = isGiven('components')
    ? checkComponents(form, [...path, 'components'], body['components'], { isV2, media, emojis })
    : before.components
  checkAllowedMentions(form, [...path, 'allowed_mentions'], body['allowed_mentions'])
  form.check()
  const read = { content, embeds, components, files, flags, keepFiles: keep }
  refuseNothing(read, isV2)
  return { ...read, ...mentionsOf(source, [content, components], before.isResponse) }
}

/** @throws ApiError 50006 for an empty message; status 500 for too many bytes of text */
function refuseNothing({ content, embeds, components, files }: Omit<MessageBody, keyof Mentions>, isV2: boolean): void {
  const isEmpty = content.trim() === '' && embeds.length === 0 && components.length === 0 && files.length === 0
  if (isEmpty || (isV2 && components.length === 0)) throw refuse.emptyMessage()
  if (isV2 && textBytes(components) > MAX_TEXT_BYTES) throw refuse.internal()
}

function refuseLegacyFields(form: Form, { body, path }: Source): void {
  for (const field of LEGACY_FIELDS) {
    const value = body[field]
    const isAbsent =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    if (!isAbsent) {
      form.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      )
    }
  }
}

/** An edit that turns on Components V2 must clear the message's old-style fields. */
function needClearedFields(form: Form, { body, path }: Source, old: StoredMessage): void {
  const remains = { content: old.content !== '', embeds: old.embeds.length > 0 }
  for (const field of ['content', 'embeds'] as const) {
    if (remains[field] && body[field] === undefined) {
      form.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      )
    }
  }
}
