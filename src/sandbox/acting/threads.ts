import { ChannelType, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import { loneThread, threadFrom } from '../changes/threads.ts'
import { ApiError, refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Person } from '../state/model.ts'
import { has } from '../state/permissions.ts'
import { permissionsOf } from '../state/rights.ts'
import { lengthOf } from '../validate/form.ts'
import { messageSeenBy } from './places.ts'

/** A day: how long a person's thread stays open without a message. */
const AUTO_ARCHIVE_MINUTES = 1_440
const MAX_NAME_LENGTH = 100

/**
 * A person starts a public thread in a channel, from one of its messages or on its own.
 *
 * @throws ApiError with a sentence: not in a text channel, no permission, a bad name, or a message that has a thread
 * already
 */
export function startThread(
  discord: Discord,
  person: Person,
  parent: Channel,
  name: string,
  messageId: string | null,
): Channel {
  if (parent.type !== ChannelType.GuildText)
    throw new ApiError(400, 50024, 'Threads can be made in text channels only.')
  if (!has(permissionsOf(discord, person.id, parent), Flag.CreatePublicThreads))
    throw new ApiError(403, 50013, 'You do not have permission to create threads in this channel.')
  const wanted = name.trim()
  if (wanted === '' || lengthOf(wanted) > MAX_NAME_LENGTH)
    throw new ApiError(400, 50035, `A thread’s name has 1 to ${MAX_NAME_LENGTH} characters.`)
  const made = { parent, name: wanted, ownerId: person.id, autoArchiveMinutes: AUTO_ARCHIVE_MINUTES }
  if (messageId === null) return loneThread(discord, { ...made, type: ChannelType.PublicThread })
  const message = messageSeenBy(discord, person, messageId)
  if (message.channelId !== parent.id || message.visibleTo !== null) throw refuse.unknownMessage()
  return threadFrom(discord, message, made)
}
