import type { State } from './state.ts'
import type { Message, Person } from './wire.ts'

/** The people whom the bot asks: those named in its newest message with usable components. */
export function askedIn(state: State): readonly Person[] {
  const { messages, world } = state
  const question = messages?.findLast(
    (message) => message.author.id === world.bot.id && !message.ephemeral && hasControls(message.components ?? []),
  )
  if (!question) return []
  const named = new Set(
    [...JSON.stringify([question.content, question.components]).matchAll(NAMED)].map(([, id]) => id),
  )
  return world.people.filter((person) => named.has(person.id))
}

const NAMED = /<@!?(\d+)>/g

/** Whether a message has a button or menu that can be used. */
function hasControls(components: NonNullable<Message['components']> | readonly object[]): boolean {
  return components.some((component) => {
    if ('components' in component && hasControls(component.components as readonly object[])) return true
    if ('accessory' in component && hasControls([component.accessory as object])) return true
    return 'custom_id' in component && !('disabled' in component && component.disabled === true)
  })
}

/** The next person for a page that follows, and the channel; null if it stays. */
export function nextToFollow(state: State): Next | null {
  const asked = askedIn(state)
  if (state.messages === null || asked.some((person) => person.id === state.person.id)) return null
  const [first] = asked
  if (first) return { person: first, channelId: state.current, calledBy: null }
  const call = state.world.calls.find((entry) => !isHere(state, entry))
  const person = state.world.people.find((entry) => entry.id === call?.personId)
  return call && person ? { person, channelId: call.channelId, calledBy: call.messageId } : null
}

export interface Next {
  readonly person: Person
  readonly channelId: string
  /** The message that calls them if no public message asks them. */
  readonly calledBy: string | null
}

const isHere = ({ person, current }: State, call: { personId: string; channelId: string }): boolean =>
  call.personId === person.id && call.channelId === current

/** Whether the reader is in the middle of something that must not be lost. */
export function isBusy(state: State): boolean {
  const { composer, form, menu, messageMenu, personMenu, newThread, enlarged, isSidebarOpen, uses, unanswered } = state
  const isWriting = composer.text !== '' || composer.command !== null
  const isOver = [form, menu, messageMenu, personMenu, newThread, enlarged].some((open) => open !== null)
  const isWaiting =
    Object.values(uses).some((use) => use.busy !== null) || unanswered.some((command) => command.fault === null)
  return isWriting || isOver || isSidebarOpen || isWaiting
}
