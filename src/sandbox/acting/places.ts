import { ChannelType } from 'discord-api-types/v10'
import { ApiError } from '../state/errors.ts'
import { presentChannel } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json, Person, StoredMessage } from '../state/model.ts'
import { dmWith } from '../changes/channels.ts'
import { readUpTo, unreadIn } from '../changes/reading.ts'
import { seen } from './outcome.ts'
import { canSee } from '../state/rights.ts'

/** People, channels and messages, as a person names and sees them. */

/** @param name an id or a name in any case @throws ApiError 404 */
export function personNamed(discord: Discord, name: string): Person {
  const person = discord.findPerson(name)
  if (!person) throw new ApiError(404, 10013, `Nobody here is called “${name}”`)
  return person
}

/**
 * The channel a person means: an id, `#tavern`, a thread's name, or `@Questmaster` (also `dm`) for direct messages.
 * @throws ApiError 404 if the person sees no such channel
 */
export function channelNamed(discord: Discord, person: Person, name: string): Channel {
  const wanted = name.toLowerCase()
  if (wanted === 'dm' || wanted === `@${discord.world.botName.toLowerCase()}`) return dmWith(discord, person.id)
  const plain = wanted.replace(/^#/, '')
  const visible = visibleChannels(discord, person)
  const found =
    visible.find((channel) => channel.id === name) ?? visible.find((channel) => channel.name.toLowerCase() === plain)
  if (!found) throw new ApiError(404, 10003, `${person.name} sees no channel “${name}”`)
  return found
}

export function visibleChannels(discord: Discord, person: Person): Channel[] {
  return discord.world.channels.filter((channel) =>
    channel.type === ChannelType.DM ? channel.recipientId === person.id : canSee(discord, person.id, channel),
  )
}

/** A channel as the sidebar shows it. */
export function listed(discord: Discord, channel: Channel, person: Person): Json {
  const isDm = channel.type === ChannelType.DM
  return {
    ...presentChannel(discord, channel, person.id),
    name: isDm ? discord.world.botName : channel.name,
    is_dm: isDm,
    is_thread: channel.thread !== null,
    read: readUpTo(discord, person, channel),
    unread: unreadIn(discord, person, channel),
  }
}

export function isVisibleTo(message: StoredMessage, person: Person): boolean {
  return message.visibleTo === null || message.visibleTo === person.id
}

/** The messages a person sees in a channel, oldest first. */
export function messagesSeenBy(discord: Discord, person: Person, channel: Channel, limit = 100): Json[] {
  return discord
    .messagesIn(channel.id)
    .filter((message) => isVisibleTo(message, person))
    .slice(-limit)
    .map((message) => seen(discord, message))
}

/** A message that the person can see. @throws ApiError 404 */
export function messageSeenBy(discord: Discord, person: Person, id: string): StoredMessage {
  const message = discord.world.messages.find((entry) => entry.id === id)
  const channel = message && discord.world.channels.find((entry) => entry.id === message.channelId)
  const isSeen =
    message && channel && isVisibleTo(message, person) && visibleChannels(discord, person).includes(channel)
  if (!isSeen) throw new ApiError(404, 10008, `${person.name} sees no such message`)
  return message
}
