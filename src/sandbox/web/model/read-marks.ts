import type { Channel } from './wire.ts'

/** How far somebody has read: the newest message seen of each channel. */
export type ReadMarks = Readonly<Record<string, string>>

export function markRead(read: ReadMarks, channelId: string, messageId: string | undefined): ReadMarks {
  const known = read[channelId]
  const isOld = messageId === undefined || (known !== undefined && BigInt(known) >= BigInt(messageId))
  return isOld ? read : { ...read, [channelId]: messageId }
}

/** Whether a channel holds something newer. Of a channel never opened, only direct messages count. */
export function isUnread(read: ReadMarks, channel: Channel): boolean {
  const last = channel.last_message_id
  if (!last) return false
  const known = read[channel.id]
  return known === undefined ? channel.is_dm : BigInt(last) > BigInt(known)
}

/** Marks of channels never opened, so that what comes from now on counts as new there. */
export function markUnopened(read: ReadMarks, channels: readonly Channel[]): ReadMarks {
  return channels
    .filter((channel) => !channel.is_dm && read[channel.id] === undefined)
    .reduce((marks, channel) => markRead(marks, channel.id, channel.last_message_id ?? undefined), read)
}
