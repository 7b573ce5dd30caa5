import { ChannelType, GatewayIntentBits as Intent } from 'discord-api-types/v10'
import { presentChannel, presentThreadMember } from '../present/world.ts'
import type { Alarm } from '../state/clock.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, ThreadState } from '../state/model.ts'
import { textChannel } from '../state/new-world.ts'
import { timeOf } from '../state/snowflake.ts'
import { forgetCalls } from './reading.ts'

/** Creates, changes and deletes channels, direct message channels and threads. */

/** The direct message channel with a person, created on first use. Bots receive no event for it. */
export function dmWith(discord: Discord, personId: string): Channel {
  const existing = discord.world.channels.find(
    (channel) => channel.type === ChannelType.DM && channel.recipientId === personId,
  )
  if (existing) return existing
  const made: Channel = { ...textChannel(discord.newId(), '', null, 0), type: ChannelType.DM, recipientId: personId }
  discord.world.channels.push(made)
  discord.live({ type: 'channels' })
  discord.changed()
  return made
}

/** A text channel, or a voice channel with its chat. */
export function addChannel(discord: Discord, name: string, isVoice = false): Channel {
  const type = isVoice ? ChannelType.GuildVoice : ChannelType.GuildText
  const position = discord.world.channels.filter((channel) => channel.type === type).length
  const made: Channel = { ...textChannel(discord.newId(), name, null, position), type }
  discord.world.channels.push(made)
  discord.dispatch('CHANNEL_CREATE', presentChannel(discord, made))
  discord.live({ type: 'channels' })
  discord.changed()
  return made
}

interface NewThread {
  readonly id: string
  readonly parent: Channel
  readonly name: string
  readonly type: 11 | 12
  readonly ownerId: string
  readonly autoArchiveMinutes: number
  readonly invitable?: boolean
}

export function addThread(
  discord: Discord,
  { id, parent, name, type, ownerId, autoArchiveMinutes, invitable = true }: NewThread,
): Channel {
  const thread: ThreadState = {
    archived: false,
    locked: false,
    autoArchiveMinutes,
    archivedAt: discord.clock.now(),
    invitable,
    memberIds: [ownerId],
    messageCount: 0,
  }
  const made: Channel = { ...textChannel(id, name, null, 0), type, parentId: parent.id, ownerId, thread }
  discord.world.channels.push(made)
  watchThread(discord, made)
  discord.dispatch('THREAD_CREATE', { ...presentChannel(discord, made), newly_created: true })
  discord.live({ type: 'channels' })
  discord.changed()
  return made
}

/** Announces a change to a channel or thread. */
export function channelChanged(discord: Discord, channel: Channel): void {
  watchThread(discord, channel)
  discord.dispatch(channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', presentChannel(discord, channel))
  discord.live({ type: 'channels' })
  discord.changed()
}

/** The alarm of each open thread. */
const watches = new WeakMap<Channel, Alarm>()

/** Archives an open thread once it has had no message for its time. Call this whenever that time may have changed. */
export function watchThread(discord: Discord, channel: Channel): void {
  watches.get(channel)?.cancel()
  const { thread, lastMessageId } = channel
  if (!thread || thread.archived || !discord.world.channels.includes(channel)) return
  const lastSign = Math.max(thread.archivedAt, lastMessageId === null ? 0 : timeOf(lastMessageId))
  const left = lastSign + thread.autoArchiveMinutes * 60_000 - discord.clock.now()
  if (left > 0) {
    watches.set(
      channel,
      discord.clock.after(left, () => watchThread(discord, channel)),
    )
    return
  }
  thread.archived = true
  thread.archivedAt = discord.clock.now()
  channelChanged(discord, channel)
}

/** Deletes a channel with its threads and messages. Direct message channels stay. */
export function removeChannel(discord: Discord, channel: Channel): void {
  const { world } = discord
  const gone = new Set([
    channel.id,
    ...world.channels.filter((entry) => entry.parentId === channel.id).map((entry) => entry.id),
  ])
  world.channels = world.channels.filter((entry) => !gone.has(entry.id))
  discord.discardFiles(
    world.messages.filter((message) => gone.has(message.channelId)).flatMap((message) => message.files),
  )
  world.messages = world.messages.filter((message) => !gone.has(message.channelId))
  for (const reads of Object.values(world.reads)) for (const id of gone) delete reads[id]
  forgetCalls(discord, (_id, channelId) => gone.has(channelId))
  const { id, type, parentId } = channel
  if (channel.thread) discord.dispatch('THREAD_DELETE', { id, type, guild_id: world.guildId, parent_id: parentId })
  else discord.dispatch('CHANNEL_DELETE', presentChannel(discord, channel))
  discord.live({ type: 'channels' })
  discord.changed()
}

/** Adds somebody to a thread or removes them. */
export function setThreadMember(discord: Discord, channel: Channel, userId: string, isMember: boolean): void {
  const { thread } = channel
  if (!thread || thread.memberIds.includes(userId) === isMember) return
  thread.memberIds = isMember ? [...thread.memberIds, userId] : thread.memberIds.filter((id) => id !== userId)
  discord.dispatch(
    'THREAD_MEMBERS_UPDATE',
    {
      id: channel.id,
      guild_id: discord.world.guildId,
      member_count: thread.memberIds.length,
      ...(isMember
        ? { added_members: [{ ...presentThreadMember(channel, userId), presence: null }] }
        : { removed_member_ids: [userId] }),
    },
    Intent.Guilds,
  )
  discord.live({ type: 'channels' })
  discord.changed()
}
