import type { State } from './state.ts'
import type { Channel, LiveEvent, Message } from './wire.ts'

/** Unread messages. The sandbox stores the read positions, so that they are the same on all devices. */

const MAX_UNREAD = 99

export const countOf = (count: number): string => (count > MAX_UNREAD ? `${MAX_UNREAD}+` : String(count))

export function unreadOf(state: State): number {
  return state.channels.reduce((sum, channel) => sum + channel.unread, 0)
}

/** Whether the reader sees new messages of the open channel. */
export const isSeeing = ({ isInSight, isAtEnd }: State): boolean => isInSight && isAtEnd

const changeChannel = (state: State, id: string, change: (channel: Channel) => Partial<Channel>): State => ({
  ...state,
  channels: state.channels.map((channel) => (channel.id === id ? { ...channel, ...change(channel) } : channel)),
})

/** Applies a message by somebody else. In the open channel the first unseen one is where the new ones begin. */
export function withUnread(state: State, channelId: string, message: Message): State {
  const channel = state.channels.find((entry) => entry.id === channelId)
  // What came before the channels were loaded is counted there.
  const known = channel && [channel.read, channel.last_message_id ?? channel.read].map(BigInt)
  const isAfter = known?.every((id) => BigInt(message.id) > id) ?? false
  const isNew = channel !== undefined && message.edited_timestamp === null && isAfter
  if (!isNew || message.author.id === state.person.id || message.ephemeral) return state
  const isFirst = channelId === state.current && channel.unread === 0
  const newAfter = isFirst && !isSeeing(state) ? channel.read : state.newAfter
  return changeChannel({ ...state, newAfter }, channelId, ({ unread }) => ({
    unread: unread + 1,
    last_message_id: message.id,
  }))
}

/** Applies a person's new read position. */
export function withRead(state: State, { personId, channelId, messageId }: LiveEvent & { type: 'read' }): State {
  const calls = state.world.calls.filter(
    (call) => call.personId !== personId || call.channelId !== channelId || BigInt(call.messageId) > BigInt(messageId),
  )
  const heard = { ...state, world: { ...state.world, calls } }
  if (personId !== state.person.id) return heard
  return changeChannel(heard, channelId, ({ read, last_message_id: last }) => {
    const isNewer = BigInt(messageId) > BigInt(read)
    const isAll = !last || BigInt(messageId) >= BigInt(last)
    return isNewer ? { read: messageId, ...(isAll && { unread: 0 }) } : {}
  })
}

export function withCall(state: State, { type: _type, ...call }: LiveEvent & { type: 'call' }): State {
  const others = state.world.calls.filter(
    (known) => known.personId !== call.personId || known.channelId !== call.channelId,
  )
  return { ...state, world: { ...state.world, calls: [...others, call] } }
}

/** Drops the calls of a deleted message. */
export function withoutCall(state: State, messageId: string): State {
  const calls = state.world.calls.filter((call) => call.messageId !== messageId)
  return calls.length === state.world.calls.length ? state : { ...state, world: { ...state.world, calls } }
}

/** The number of a person's unseen calls. */
export function callsOf({ world }: State, personId: string): number {
  return world.calls.reduce((sum, call) => sum + (call.personId === personId ? call.count : 0), 0)
}

/** The first message by others after the reader's position. The line of new messages is above it. */
export function firstNew({ messages, newAfter, person }: State): string | undefined {
  if (newAfter === null) return undefined
  return messages?.find((message) => BigInt(message.id) > BigInt(newAfter) && message.author.id !== person.id)?.id
}

/** The newest message, if the reader sees it and the sandbox does not know that yet. */
export function justSeen(state: State): string | null {
  const last = state.messages?.filter((message) => !message.ephemeral).at(-1)?.id
  const channel = state.channels.find((entry) => entry.id === state.current)
  if (last === undefined || channel === undefined || !isSeeing(state)) return null
  const isCalled = state.world.calls.some(
    (call) => call.personId === state.person.id && call.channelId === state.current,
  )
  return isCalled || BigInt(last) > BigInt(channel.read) ? last : null
}
