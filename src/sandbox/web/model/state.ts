import type { Composer } from './composer.ts'
import { emptyComposer } from './composer.ts'
import type { Drafts } from './drafts.ts'
import type { OpenForm } from './form.ts'
import type { Channel, Command, Message, Person, World } from './wire.ts'

/** The complete state of the page. The view follows from it, apart from spoilers that the user has revealed. */
export interface State {
  readonly world: World
  /** When the page was opened. Older ephemeral messages are gone, as in Discord's clients. */
  readonly openedAt: number
  readonly person: Person
  readonly channels: readonly Channel[]
  /** The id of the open channel. */
  readonly current: string
  /** The messages of the open channel, oldest first; null while loading. */
  readonly messages: readonly Message[] | null
  /** The number of messages requested, and whether there are more. */
  readonly limit: number
  readonly hasOlder: boolean
  readonly commands: readonly Command[]
  /** The commands in the menu of a message, and the message whose menu is open. */
  readonly messageCommands: readonly Command[]
  readonly messageMenu: string | null
  /** The last message before the new ones, until the reader acts; null if there are none. */
  readonly newAfter: string | null
  /** Whether the page is visible: not in a background tab, not behind a lock screen. */
  readonly isInSight: boolean
  /** The progress or error of the last action on each message. */
  readonly uses: Readonly<Record<string, Use>>
  /** The menu whose list is open. */
  readonly menu: OpenMenu | null
  /** Commands without a response. */
  readonly unanswered: readonly UnansweredCommand[]
  readonly composer: Composer
  /** Unsent input of all people in all channels. */
  readonly drafts: Drafts
  readonly form: OpenForm | null
  readonly newThread: NewThread | null
  /** Whether the page follows the person whom the bot asks. */
  readonly isFollowing: boolean
  readonly enlarged: { readonly source: string; readonly description: string } | null
  readonly personMenu: { readonly name: string; readonly fault: string } | null
  readonly isSidebarOpen: boolean
  readonly isConnected: boolean
  readonly isTyping: boolean
  /** An error of the page itself, shown for a while. */
  readonly complaint: string
  /** Whether the newest message is in view, and how many arrived while it was not. */
  readonly isAtEnd: boolean
  readonly missed: number
}

/** The state of the last button or menu used on a message. */
export interface Use {
  /** The custom id of the component that waits for the bot. */
  readonly busy: string | null
  readonly fault: string
  /** Choices in menus, by their custom ids, until the message changes. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

export interface OpenMenu {
  readonly messageId: string
  readonly customId: string
  readonly chosen: readonly string[]
}

/** A thread to be created, with or without a starting message. */
export interface NewThread {
  readonly messageId: string | null
  readonly name: string
  readonly fault: string
}

export interface UnansweredCommand {
  readonly id: number
  readonly channelId: string
  readonly text: string
  /** Why there was no response; null while there still may be one. */
  readonly fault: string | null
}

export const UNUSED: Use = { busy: null, fault: '', chosen: {} }

export const PAGE_SIZE = 60

/** @param kept the state that survives a change of person */
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
    limit: PAGE_SIZE,
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

/** The person with this name or id; the first person if there is none. */
export function personNamed(world: World, name: string | null): Person {
  const wanted = name?.toLowerCase()
  const found = world.people.find((person) => person.id === name || person.name.toLowerCase() === wanted)
  const person = found ?? world.people[0]
  if (!person) throw new Error('Nobody lives in this sandbox')
  return person
}

/** The channel's name as the heading above its messages. */
export function titleOf(channel: Channel | undefined): string {
  if (!channel) return ''
  if (channel.is_dm) return `@${channel.name}`
  return channel.is_thread ? channel.name : `#${channel.name}`
}
