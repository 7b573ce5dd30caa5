import { ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10'
import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, StoredMessage } from '../state/model.ts'
import { bareBody } from '../validate/message.ts'
import { addThread } from './channels.ts'
import { announce, post } from './messages.ts'

/** Threads by the bot or a person, with or without a starting message. */

interface NewThread {
  readonly parent: Channel
  readonly name: string
  readonly ownerId: string
  readonly autoArchiveMinutes: number
}

/** @throws ApiError 160004 if the message has a thread already */
export function threadFrom(discord: Discord, message: StoredMessage, wanted: NewThread): Channel {
  if (message.threadId !== null) throw refuse.threadAlreadyMade()
  const thread = addThread(discord, { ...wanted, id: message.id, type: ChannelType.PublicThread })
  message.threadId = thread.id
  message.flags |= MessageFlags.HasThread
  announce(discord, 'MESSAGE_UPDATE', message)
  return thread
}

/** A public thread is announced in its channel. */
export function loneThread(
  discord: Discord,
  wanted: NewThread & { readonly type: Channel['type'] & (11 | 12); readonly invitable?: boolean },
): Channel {
  const thread = addThread(discord, { ...wanted, id: discord.newId() })
  if (wanted.type === ChannelType.PublicThread) {
    post(discord, bareBody(wanted.name), {
      channel: wanted.parent,
      authorId: wanted.ownerId,
      type: MessageType.ThreadCreated,
    }).threadId = thread.id
  }
  return thread
}
