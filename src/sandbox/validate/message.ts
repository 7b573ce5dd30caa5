import { MessageFlags } from 'discord-api-types/v10'
import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Json, StoredFile, StoredMessage } from '../state/model.ts'
import { filesAfter, type Upload } from './uploads.ts'
import { checkComponents, MOST_TEXT_BYTES, textBytes } from './components.ts'
import { checkEmbeds } from './embeds.ts'
import { Form, type Path } from './form.ts'
import { Media } from './media.ts'
import { checkAllowedMentions, mentionsOf, NOBODY, type Mentions } from './mentions.ts'

/** What a request to make or edit a message comes to, once found good. */
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
  /** Who writes it; the bot where nobody is named. */
  readonly authorId?: string
  /** Where the message lies in the request: `data` of an interaction response, or nothing. */
  readonly path: Path
}

const CREATE_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.IsVoiceMessage
const EDIT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2
const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids'] as const

/** A message of nothing but, at most, a text that needs no checking. */
export function bareBody(content = '', flags = 0): MessageBody {
  return { content, embeds: [], components: [], files: [], flags, keepFiles: () => {}, ...NOBODY }
}

/**
 * Reads a new message.
 *
 * @throws ApiError 50035 with all faults; 50006 for a message of nothing; 40005 for a file too large;
 *   status 500 where Discord's own servers fail on too many bytes of text
 * Source: https://docs.discord.com/developers/resources/message#create-message
 */
export function readNewMessage(source: Source, options: { mayBeEphemeral: boolean }): MessageBody {
  const { body, path } = source
  const form = new Form()
  const given = form.integer([...path, 'flags'], body['flags'], { min: 0, max: 2 ** 31 - 1 }) ?? 0
  const flags = given & (options.mayBeEphemeral ? CREATE_FLAGS | MessageFlags.Ephemeral : CREATE_FLAGS)
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0
  if (isV2) refuseLegacyFields(form, source)
  const { files, keep } = filesAfter(
    source.discord,
    form,
    [...path, 'attachments'],
    body['attachments'],
    source.uploads,
    [],
  )
  const media = new Media(source.channelId, files, source.discord.url)
  const { emojis } = source.discord.world
  const content = form.text([...path, 'content'], body['content'], { max: 2000 }) ?? ''
  const embeds = checkEmbeds(form, [...path, 'embeds'], body['embeds'], media)
  const components = checkComponents(form, [...path, 'components'], body['components'], { isV2, media, emojis })
  checkAllowedMentions(form, [...path, 'allowed_mentions'], body['allowed_mentions'])
  form.check()
  refuseNothing(isV2, content, embeds, components, files)
  return {
    content,
    embeds,
    components,
    files,
    flags,
    keepFiles: keep,
    ...mentionsOf(source, [content, components], options.mayBeEphemeral),
  }
}

/**
 * Reads an edit: fields left out stay as they are.
 *
 * @throws as `readNewMessage`
 * Source: https://docs.discord.com/developers/resources/message#edit-message
 */
export function readEdit(source: Source, old: StoredMessage): MessageBody {
  const { body, path } = source
  const form = new Form()
  const given = form.integer([...path, 'flags'], body['flags'], { min: 0, max: 2 ** 31 - 1 })
  const wasV2 = (old.flags & MessageFlags.IsComponentsV2) !== 0
  const isV2 = wasV2 || ((given ?? 0) & MessageFlags.IsComponentsV2) !== 0
  if (wasV2 && given !== undefined && (given & MessageFlags.IsComponentsV2) === 0) {
    form.add(
      [...path, 'flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The IS_COMPONENTS_V2 flag cannot be removed from a message',
    )
  }
  if (isV2) refuseLegacyFields(form, source)
  if (isV2 && !wasV2) needClearedFields(form, source, old)
  const flags =
    given === undefined
      ? old.flags
      : (old.flags & ~EDIT_FLAGS) | (given & EDIT_FLAGS) | (wasV2 ? MessageFlags.IsComponentsV2 : 0)
  const { files, keep } = filesAfter(
    source.discord,
    form,
    [...path, 'attachments'],
    body['attachments'],
    source.uploads,
    old.files,
  )
  const media = new Media(source.channelId, files, source.discord.url)
  const { emojis } = source.discord.world
  const content =
    body['content'] === undefined
      ? old.content
      : (form.text([...path, 'content'], body['content'], { max: 2000 }) ?? '')
  const embeds =
    body['embeds'] === undefined ? old.embeds : checkEmbeds(form, [...path, 'embeds'], body['embeds'], media)
  const components =
    body['components'] === undefined
      ? old.components
      : checkComponents(form, [...path, 'components'], body['components'], { isV2, media, emojis })
  checkAllowedMentions(form, [...path, 'allowed_mentions'], body['allowed_mentions'])
  form.check()
  refuseNothing(isV2, content, embeds, components, files)
  return {
    content,
    embeds,
    components,
    files,
    flags,
    keepFiles: keep,
    ...mentionsOf(source, [content, components], old.origin !== null),
  }
}

/** @throws ApiError 50006 for a message of nothing; status 500 for too many bytes of text */
function refuseNothing(
  isV2: boolean,
  content: string,
  embeds: readonly Json[],
  components: readonly Json[],
  files: readonly StoredFile[],
): void {
  const isEmpty = content.trim() === '' && embeds.length === 0 && components.length === 0 && files.length === 0
  if (isEmpty || (isV2 && components.length === 0)) throw refuse.emptyMessage()
  if (isV2 && textBytes(components) > MOST_TEXT_BYTES) throw refuse.internal()
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

/** Turning Components V2 on in an edit takes clearing what the message had of the old kind. */
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
