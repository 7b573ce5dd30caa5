import {
  ChannelType,
  GatewayIntentBits as Intent,
  MessageFlags,
  MessageType,
  PermissionFlagsBits as Flag,
} from 'discord-api-types/v10'
import { channelChanged } from './channels.ts'
import { recordCalls, forgetCalls } from './reading.ts'
import { refuse } from '../state/errors.ts'
import { has } from '../state/permissions.ts'
import { presentMember } from '../present/world.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json, Origin, StoredMessage } from '../state/model.ts'
import type { MessageBody } from '../validate/message.ts'
import { canSee, permissionsOf } from '../state/rights.ts'

const HOUR = 3_600_000
const MAX_MESSAGES_PER_CHANNEL = 3_000

interface Posting {
  readonly channel: Channel
  readonly authorId: string
  readonly type?: number
  readonly visibleTo?: string | null
  readonly nonce?: string | number | null
  readonly replyTo?: string | null
  readonly origin?: Origin | null
  readonly extraFlags?: number
}

/** Puts a message into a channel and tells the bot and the pages. */
export function post(discord: Discord, body: MessageBody, posting: Posting): StoredMessage {
  const { channel, replyTo = null } = posting
  const message: StoredMessage = {
    id: discord.newId(),
    channelId: channel.id,
    authorId: posting.authorId,
    type: posting.type ?? (replyTo === null ? MessageType.Default : MessageType.Reply),
    content: body.content,
    embeds: body.embeds,
    components: body.components,
    files: body.files,
    flags: body.flags | (posting.extraFlags ?? 0),
    createdAt: discord.clock.now(),
    editedAt: null,
    visibleTo: posting.visibleTo ?? null,
    nonce: posting.nonce ?? null,
    replyTo,
    origin: posting.origin ?? null,
    mentionIds: body.mentionIds,
    mentionRoleIds: body.mentionRoleIds,
    mentionsEveryone: body.mentionsEveryone,
    threadId: null,
    pinned: false,
    tts: false,
    lateEdits: [],
  }
  body.keepFiles()
  if (message.visibleTo === null) reopenThread(discord, channel)
  discord.world.messages.push(message)
  forgetOldest(discord, channel)
  if (message.visibleTo === null) channel.lastMessageId = message.id
  announce(discord, 'MESSAGE_CREATE', message)
  recordCalls(discord, message)
  return message
}

/** Changes a message in place and tells the bot and the pages. */
export function edit(discord: Discord, message: StoredMessage, body: MessageBody): StoredMessage {
  body.keepFiles()
  const { mentionIds } = message
  discord.discardFiles(message.files.filter((old) => !body.files.some((file) => file.id === old.id)))
  Object.assign(message, {
    content: body.content,
    embeds: body.embeds,
    components: body.components,
    files: body.files,
    flags: body.flags & ~MessageFlags.Loading,
    editedAt: discord.clock.now(),
    mentionIds: body.mentionIds,
    mentionRoleIds: body.mentionRoleIds,
    mentionsEveryone: body.mentionsEveryone,
  })
  announce(discord, 'MESSAGE_UPDATE', message)
  recordCalls(discord, message, mentionIds)
  return message
}

/** Announces a new or changed message. Ephemeral ones count as direct messages and lack the guild's id. */
export function announce(discord: Discord, event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: StoredMessage): void {
  const channel = discord.channel(message.channelId)
  const isPrivate = message.visibleTo !== null || channel.type === ChannelType.DM
  const mentionsBot = message.mentionIds.includes(discord.world.botId)
  const payload = (intents: number): Json => ({
    ...presentMessage(discord, message, {
      withContent:
        isPrivate || mentionsBot || message.authorId === discord.world.botId || (intents & Intent.MessageContent) !== 0,
    }),
    ...(!isPrivate && { guild_id: discord.world.guildId, member: presentMember(discord, message.authorId, false) }),
    channel_type: channel.type,
  })
  const isForBot = isPrivate || canSee(discord, discord.world.botId, channel)
  if (isForBot) discord.dispatch(event, payload, isPrivate ? Intent.DirectMessages : Intent.GuildMessages)
  discord.live({ type: 'message', message })
  discord.changed()
}

/** Deletes a message. */
export function remove(discord: Discord, message: StoredMessage): void {
  const channel = discord.channel(message.channelId)
  const isPrivate = message.visibleTo !== null || channel.type === ChannelType.DM
  discord.world.messages.splice(discord.world.messages.indexOf(message), 1)
  discord.discardFiles(message.files)
  forgetCalls(discord, (id) => id === message.id)
  discord.dispatch(
    'MESSAGE_DELETE',
    {
      id: message.id,
      channel_id: message.channelId,
      ...(!isPrivate && { guild_id: discord.world.guildId }),
    },
    isPrivate ? Intent.DirectMessages : Intent.GuildMessages,
  )
  discord.live({
    type: 'message-gone',
    channelId: message.channelId,
    messageId: message.id,
    visibleTo: message.visibleTo,
  })
  discord.changed()
}

/**
 * Whether the bot may post here through a channel route.
 * @throws ApiError 50001 if it does not see the channel, 50013 without the permission, 50007 for closed DMs, 160005 for
 * a locked thread
 */
export function checkMayPost(discord: Discord, channel: Channel, withFiles: boolean): void {
  if (channel.type === ChannelType.DM) {
    const person = discord.findPerson(channel.recipientId ?? '')
    if (!person || person.dmsClosed) throw refuse.closedDms()
    return
  }
  const permissions = permissionsOf(discord, discord.world.botId, channel)
  if (!has(permissions, Flag.ViewChannel)) throw refuse.missingAccess()
  if (!has(permissions, channel.thread ? Flag.SendMessagesInThreads : Flag.SendMessages))
    throw refuse.missingPermissions()
  if (withFiles && !has(permissions, Flag.AttachFiles)) throw refuse.missingPermissions()
  if (channel.thread?.locked && !has(permissions, Flag.ManageThreads)) throw refuse.lockedThread()
}

/** A message that the bot can reach by a channel route: ephemeral ones it cannot. */
export function reachable(discord: Discord, channel: Channel, messageId: string): StoredMessage {
  const message = discord.findMessage(channel.id, messageId)
  if (!message || message.visibleTo !== null) throw refuse.unknownMessage()
  return message
}

/** Counts an edit of a message older than an hour. @throws ApiError 30046 when there were too many in the last hour */
export function countLateEdit(discord: Discord, message: StoredMessage): void {
  const now = discord.clock.now()
  if (now - message.createdAt < HOUR) return
  message.lateEdits = message.lateEdits.filter((moment) => now - moment < HOUR)
  const oldest = message.lateEdits[0]
  if (message.lateEdits.length >= discord.settings.lateEditsPerHour && oldest !== undefined) {
    throw refuse.tooManyOldEdits((oldest + HOUR - now) / 1000)
  }
  message.lateEdits.push(now)
}

/** A channel keeps its newest messages, so that a world that is played in for weeks stays small. */
function forgetOldest(discord: Discord, channel: Channel): void {
  const here = discord.messagesIn(channel.id)
  if (here.length <= MAX_MESSAGES_PER_CHANNEL) return
  const gone = new Set(here.slice(0, here.length - MAX_MESSAGES_PER_CHANNEL))
  discord.world.messages = discord.world.messages.filter((message) => !gone.has(message))
  discord.discardFiles([...gone].flatMap((message) => message.files))
  const goneIds = new Set([...gone].map((message) => message.id))
  forgetCalls(discord, (id) => goneIds.has(id))
}

function reopenThread(discord: Discord, channel: Channel): void {
  if (!channel.thread) return
  channel.thread.messageCount += 1
  if (!channel.thread.archived) return
  channel.thread.archived = false
  channel.thread.archivedAt = discord.clock.now()
  channelChanged(discord, channel)
}
