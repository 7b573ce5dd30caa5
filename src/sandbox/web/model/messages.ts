import { ChannelType, MessageType } from 'discord-api-types/payloads/v10'
import { currentChannel, UNUSED, type State, type Use } from './state.ts'
import type { LiveEvent, Message } from './wire.ts'

/** Changes to the messages of the open channel. */

/** Messages of one author within this time form a group. */
const GROUP_GAP_MS = 7 * 60_000

/** A message starts a group with its author's name unless the same author wrote just before. */
export function startsGroup(message: Message, before: Message | undefined): boolean {
  if (!before || message.interaction_metadata || message.message_reference) return true
  if (message.ephemeral !== before.ephemeral || before.author.id !== message.author.id) return true
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) > GROUP_GAP_MS
}

/** Any message in a text channel that everyone sees may start one thread. */
export function mayBeginThread(state: State, message: Message): boolean {
  const isThere = message.thread !== undefined || message.type === MessageType.ThreadCreated
  return !message.ephemeral && !isThere && currentChannel(state)?.type === ChannelType.GuildText
}

/** Whether the menu of a message has any entries. */
export function hasMenu(state: State, message: Message): boolean {
  if (message.ephemeral) return false
  return state.messageCommands.length > 0 || message.thread !== undefined || mayBeginThread(state, message)
}

/** Removes ephemeral messages from before the client was opened. */
export function stillThere(messages: readonly Message[], openedAt: number): readonly Message[] {
  return messages.filter((message) => !message.ephemeral || Date.parse(message.timestamp) >= openedAt)
}

/** Adds or replaces a message. A change does not bring back one that is older than those shown. */
export function put(messages: readonly Message[], message: Message): readonly Message[] {
  if (messages.some((entry) => entry.id === message.id))
    return messages.map((entry) => (entry.id === message.id ? message : entry))
  const last = messages.at(-1)
  const isNewest = last === undefined || BigInt(message.id) > BigInt(last.id)
  return isNewest ? [...messages, message] : messages
}

/** Applies an event of the open channel to the page. */
export function withEvent(state: State, event: LiveEvent): State {
  if (event.type === 'message') return withMessage(state, event.message)
  if (event.type === 'message-gone') return withoutMessage(state, event.messageId)
  return state
}

function withMessage(state: State, message: Message): State {
  if (state.messages === null) return state
  const messages = put(state.messages, message)
  const isNew = messages.length > state.messages.length
  const isFillingIn = message.author.id === state.world.bot.id
  const isMine = isNew && isOf(message, state.person.id)
  const isAtEnd = state.isAtEnd || isMine
  return {
    ...state,
    messages,
    uses: without(state.uses, message.id),
    menu: state.menu?.messageId === message.id && !holds(message, state.menu.customId) ? null : state.menu,
    isTyping: state.isTyping && !isFillingIn,
    isAtEnd,
    newAfter: isMine && state.isInSight ? null : state.newAfter,
    missed: isAtEnd ? 0 : state.missed + (isNew ? 1 : 0),
  }
}

/** Whether a person wrote a message or it responds to their action, so that they have seen it. */
function isOf(message: Message, personId: string): boolean {
  return message.author.id === personId || message.interaction_metadata?.user.id === personId
}

/** Whether a message still has a component. */
function holds(message: Message, customId: string): boolean {
  return JSON.stringify(message.components).includes(JSON.stringify(customId))
}

function withoutMessage(state: State, messageId: string): State {
  return {
    ...state,
    messages: state.messages?.filter((message) => message.id !== messageId) ?? null,
    uses: without(state.uses, messageId),
    menu: state.menu?.messageId === messageId ? null : state.menu,
  }
}

export function useOf(state: State, messageId: string): Use {
  return state.uses[messageId] ?? UNUSED
}

export function withUse(state: State, messageId: string, change: Partial<Use>): State {
  return { ...state, uses: { ...state.uses, [messageId]: { ...useOf(state, messageId), ...change } } }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record
  const { [key]: _gone, ...rest } = record
  return rest
}
