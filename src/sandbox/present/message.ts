import { ChannelType, MessageFlags } from 'discord-api-types/v10'
import { iso, presentChannel, presentUser } from './world.ts'
import type { Discord } from '../state/discord.ts'
import type { Json, StoredFile, StoredMessage } from '../state/model.ts'

/** Messages and their files in the shapes of Discord's API. */

export function filePath(channelId: string, file: StoredFile): string {
  return `/attachments/${channelId}/${file.id}/${file.filename}`
}

export function presentFile(discord: Discord, channelId: string, file: StoredFile, ephemeral: boolean): Json {
  const url = discord.url + filePath(channelId, file)
  return {
    id: file.id,
    filename: file.filename,
    size: file.size,
    url,
    proxy_url: url,
    content_type: file.contentType,
    content_scan_version: 0,
    ...(file.description !== null && { description: file.description }),
    ...(file.width !== null && { width: file.width, height: file.height }),
    ...(ephemeral && { ephemeral: true }),
    ...(file.spoiler && { flags: 8 }),
  }
}

/** A message as a bot or a client receives it. `withContent: false` omits the content, as without its intent. */
export function presentMessage(
  discord: Discord,
  message: StoredMessage,
  options: { withContent?: boolean } = {},
): Json {
  const { withContent = true } = options
  const ephemeral = (message.flags & MessageFlags.Ephemeral) !== 0
  const shown = JSON.stringify([message.embeds, message.components])
  const loose = message.files.filter((file) => !shown.includes(filePath(message.channelId, file)))
  const thread =
    message.threadId === null ? undefined : discord.world.channels.find((channel) => channel.id === message.threadId)
  const origin = message.origin
  return {
    id: message.id,
    type: message.type,
    channel_id: message.channelId,
    author: presentUser(discord, message.authorId),
    content: withContent ? message.content : '',
    embeds: withContent ? withAddress(discord, message.embeds) : [],
    components: withContent ? withAddress(discord, message.components) : [],
    attachments: withContent ? loose.map((file) => presentFile(discord, message.channelId, file, ephemeral)) : [],
    mentions: message.mentionIds.map((id) => presentUser(discord, id)),
    mention_roles: message.mentionRoleIds,
    mention_everyone: message.mentionsEveryone,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    flags: message.flags,
    pinned: message.pinned,
    tts: message.tts,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.replyTo !== null && presentReference(discord, message)),
    ...(thread && { thread: presentChannel(discord, thread) }),
    ...(message.authorId === discord.world.botId &&
      origin && { application_id: discord.world.applicationId, webhook_id: discord.world.applicationId }),
    ...(origin && presentOrigin(discord, origin)),
  }
}

function presentReference(discord: Discord, message: StoredMessage): Json {
  const replyTo = message.replyTo ?? ''
  const channel = discord.channel(message.channelId)
  const inGuild = channel.type !== ChannelType.DM
  const referenced = discord.findMessage(message.channelId, replyTo)
  return {
    message_reference: {
      type: 0,
      channel_id: message.channelId,
      message_id: replyTo,
      ...(inGuild && { guild_id: discord.world.guildId }),
    },
    referenced_message: referenced ? presentMessage(discord, { ...referenced, replyTo: null }) : null,
  }
}

function presentOrigin(discord: Discord, origin: NonNullable<StoredMessage['origin']>): Json {
  const user = presentUser(discord, origin.userId)
  return {
    interaction_metadata: {
      id: origin.interactionId,
      type: origin.type,
      user,
      authorizing_integration_owners: { 0: discord.world.guildId },
      ...(origin.originalResponseMessageId && { original_response_message_id: origin.originalResponseMessageId }),
      ...(origin.interactedMessageId && { interacted_message_id: origin.interactedMessageId }),
      ...(origin.commandName && { name: origin.commandName, command_type: 1 }),
    },
    ...(origin.commandName && {
      interaction: { id: origin.interactionId, type: origin.type, name: origin.commandName, user },
    }),
  }
}

/** Prefixes the paths of the sandbox's own files with its current address. */
export function withAddress<T>(discord: Discord, value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' && entry.startsWith('/attachments/') ? discord.url + entry : entry,
  ) as T
}
