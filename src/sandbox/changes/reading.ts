import { ChannelType, MessageFlags } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Channel, Person, StoredMessage } from '../state/model.ts'
import { canSee } from '../state/rights.ts'
import { byAge } from '../state/snowflake.ts'

/** Read positions, and calls: mentions and direct messages that a person has not read. */

/** The newest message a person has read in a channel; if they have never opened it, the time they joined. */
export function readUpTo(discord: Discord, person: Person, channel: Channel): string {
  return discord.world.reads[person.id]?.[channel.id] ?? person.id
}

/** The number of unread messages by others. */
export function unreadIn(discord: Discord, person: Person, channel: Channel): number {
  const seen = readUpTo(discord, person, channel)
  if (channel.lastMessageId === null || byAge(channel.lastMessageId, seen) <= 0) return 0
  return discord
    .messagesIn(channel.id)
    .filter((message) => message.visibleTo === null && message.authorId !== person.id && byAge(message.id, seen) > 0)
    .length
}

/** Records that a person has read a channel up to a message. */
export function markRead(discord: Discord, person: Person, channel: Channel, messageId: string): void {
  const { world } = discord
  const isNewer = byAge(messageId, readUpTo(discord, person, channel)) > 0
  const left = world.calls.filter(
    (call) => call.personId !== person.id || call.channelId !== channel.id || byAge(call.messageId, messageId) > 0,
  )
  if (!isNewer && left.length === world.calls.length) return
  world.calls = left
  if (isNewer) world.reads[person.id] = { ...world.reads[person.id], [channel.id]: messageId }
  discord.live({ type: 'read', personId: person.id, channelId: channel.id, messageId })
  discord.changed()
}

/** Records calls for everyone whom a message newly mentions or directly addresses. A silent message calls nobody. */
export function recordCalls(discord: Discord, message: StoredMessage, mentionedBefore: readonly string[] = []): void {
  const { world } = discord
  if ((message.flags & MessageFlags.SuppressNotifications) !== 0 || message.visibleTo !== null) return
  const channel = discord.channel(message.channelId)
  const isNew = message.editedAt === null
  const direct = channel.type === ChannelType.DM && isNew && channel.recipientId ? [channel.recipientId] : []
  const meant = [...new Set([...direct, ...message.mentionIds])].filter(
    (id) => id !== message.authorId && !mentionedBefore.includes(id) && isThere(discord, id, channel),
  )
  for (const personId of meant) {
    const before = world.calls.find((call) => call.personId === personId && call.channelId === channel.id)
    if (before?.messageId === message.id) continue
    const call = { personId, channelId: channel.id, messageId: message.id, count: (before?.count ?? 0) + 1 }
    world.calls = [...world.calls.filter((entry) => entry !== before), call]
    discord.live({ type: 'call', ...call })
  }
}

const isThere = (discord: Discord, id: string, channel: Channel): boolean =>
  discord.world.people.some((person) => person.id === id) && canSee(discord, id, channel)

/** Drops the calls of deleted messages. */
export function forgetCalls(discord: Discord, isGone: (messageId: string, channelId: string) => boolean): void {
  discord.world.calls = discord.world.calls.filter((call) => !isGone(call.messageId, call.channelId))
}
