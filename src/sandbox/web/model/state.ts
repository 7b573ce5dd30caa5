import type { Composer } from './composer.ts'
import { emptyComposer } from './composer.ts'
import type { Drafts } from './drafts.ts'
import type { OpenForm } from './form.ts'
import type { Channel, Command, Message, Person, World } from './wire.ts'

/** All that the page knows. What is seen follows from it, but for what only the eye has uncovered: spoilers. */
export interface State {
  readonly world: World
  /** When the page was opened: messages for one person alone that are older are gone, as with Discord's clients. */
  readonly openedAt: number
  readonly person: Person
  readonly channels: readonly Channel[]
  /** The id of the open channel. */
  readonly current: string
  /** The messages of the open channel, oldest first; null while they are being read. */
  readonly messages: readonly Message[] | null
  /** How many messages are asked for, and whether there were as many. */
  readonly limit: number
  readonly hasOlder: boolean
  readonly commands: readonly Command[]
  /** The commands in the menu of a message, and the message whose menu is open. */
  readonly messageCommands: readonly Command[]
  readonly messageMenu: string | null
  /** The message after which the new ones begin, until the reader acts; null while there are none. */
  readonly newAfter: string | null
  /** Whether the page itself is in sight: not in another tab, not behind a lock screen. */
  readonly isInSight: boolean
  /** What is under way, or went wrong, on each message that was acted on. */
  readonly uses: Readonly<Record<string, Use>>
  /** The menu whose list is open. */
  readonly menu: OpenMenu | null
  /** Commands that nobody has answered. */
  readonly unanswered: readonly UnansweredCommand[]
  readonly composer: Composer
  /** What is left half written, of everybody and everywhere. */
  readonly drafts: Drafts
  readonly form: OpenForm | null
  readonly newThread: NewThread | null
  /** Whether the page becomes who is asked. */
  readonly isFollowing: boolean
  readonly enlarged: { readonly source: string; readonly description: string } | null
  readonly personMenu: { readonly name: string; readonly fault: string } | null
  readonly isSidebarOpen: boolean
  readonly isConnected: boolean
  readonly isTyping: boolean
  /** A fault of the page itself, shown for a while. */
  readonly complaint: string
  /** Whether the newest message is in sight, and how many came while it was not. */
  readonly isAtEnd: boolean
  readonly missed: number
}

/** What becomes of the last button or menu used on a message. */
export interface Use {
  /** The custom id of what is waiting for the bot. */
  readonly busy: string | null
  readonly fault: string
  /** What was chosen in menus, by their custom ids, until the message changes. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

export interface OpenMenu {
  readonly messageId: string
  readonly customId: string
  readonly chosen: readonly string[]
}

/** A thread about to be made: from a message, or on its own. */
export interface NewThread {
  readonly messageId: string | null
  readonly name: string
  readonly fault: string
}

export interface UnansweredCommand {
  readonly id: number
  readonly channelId: string
  readonly text: string
  /** Why nobody answers; null while the bot still may. */
  readonly fault: string | null
}

export const UNUSED: Use = { busy: null, fault: '', chosen: {} }

/** How many messages are shown at first, and how many more at each asking. */
export const PAGE = 60

/** @param kept what outlives a change of person */
export function firstState(
  world: World,
  person: Person,
  current: string,
  kept: Pick<State, 'openedAt' | 'drafts' | 'isFollowing' | 'isInSight'>,
): State {
  return {
    ...kept,
    world,
    person,
    channels: [],
    current,
    messages: null,
    limit: PAGE,
    hasOlder: false,
    commands: [],
    messageCommands: [],
    messageMenu: null,
    newAfter: null,
    uses: {},
    menu: null,
    unanswered: [],
    composer: emptyComposer(),
    form: null,
    newThread: null,
    enlarged: null,
    personMenu: null,
    isSidebarOpen: false,
    isConnected: true,
    isTyping: false,
    complaint: '',
    isAtEnd: true,
    missed: 0,
  }
}

export function currentChannel(state: State): Channel | undefined {
  return state.channels.find((channel) => channel.id === state.current)
}

/** The person of this name or id; the first of all where there is none. */
export function personNamed(world: World, name: string | null): Person {
  const wanted = name?.toLowerCase()
  const found = world.people.find((person) => person.id === name || person.name.toLowerCase() === wanted)
  const person = found ?? world.people[0]
  if (!person) throw new Error('Nobody lives in this sandbox')
  return person
}

/** How a channel is called above its messages. */
export function titleOf(channel: Channel | undefined): string {
  if (!channel) return ''
  if (channel.is_dm) return `@${channel.name}`
  return channel.is_thread ? channel.name : `#${channel.name}`
}
