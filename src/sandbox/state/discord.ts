import { GatewayIntentBits } from 'discord-api-types/v10'
import { refuse } from './errors.ts'
import type { Interaction } from './interaction.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'
import type { Call, Channel, Json, Person, StoredFile, StoredMessage, World } from './model.ts'
import { Snowflakes } from './snowflake.ts'

/** Settings that can be changed while the sandbox runs. */
export interface Settings {
  /** The only accepted token; null accepts any non-empty one. */
  token: string | null
  /** Whether the sandbox enforces rate limits (status 429). */
  rateLimits: boolean
  /** Whether the privileged intents (members, presences, message content) are switched on for the application. */
  privilegedIntents: boolean
  /** How long a bot may take for its first response, in milliseconds. */
  interactionDeadline: number
  /** How long an interaction's token lives, in milliseconds. */
  tokenLifetime: number
  /** The largest file, in bytes. */
  attachmentSizeLimit: number
  /** The largest request, in bytes. */
  requestSizeLimit: number
  /** The number of edits an hour to a message older than an hour. */
  lateEditsPerHour: number
  /** Milliseconds between heartbeats asked of the bot. */
  heartbeatInterval: number
  /**
   * Simulated failures of all requests except responses to interactions: status 500, status 429, no answer, a closed
   * connection; null: none.
   */
  fault: 'error' | 'limited' | 'silence' | 'reset' | null
  /** Whether the bot is a member of the server. */
  botIsMember: boolean
  /** How many answers with 401, 403 or 429 in ten minutes cause a ban. */
  invalidRequestLimit: number
}

export const DEFAULT_SETTINGS: Settings = {
  token: null,
  rateLimits: true,
  privilegedIntents: false,
  interactionDeadline: 3_000,
  tokenLifetime: 15 * 60_000,
  attachmentSizeLimit: 10 * 1024 * 1024,
  requestSizeLimit: 25 * 1024 * 1024,
  lateEditsPerHour: 30,
  heartbeatInterval: 41_250,
  invalidRequestLimit: 10_000,
  fault: null,
  botIsMember: true,
}

/** How long a file outlives its message. */
const FILE_GRACE_MS = 60_000

/** An event for people's open pages. */
export type LiveEvent =
  | { type: 'message'; message: StoredMessage }
  | { type: 'message-gone'; channelId: string; messageId: string; visibleTo: string | null }
  | { type: 'typing'; channelId: string }
  | ({ type: 'call' } & Call)
  | { type: 'read'; personId: string; channelId: string; messageId: string }
  | { type: 'channels' }
  | { type: 'people' }
  | { type: 'commands' }
  | { type: 'bot'; online: boolean }

/** The payload of an event, or a function that makes it for a bot with the given intents. */
export type EventData = Json | ((intents: number) => Json)

/** The receivers of the sandbox's events: the connected bot and the open pages. */
export interface Outlets {
  dispatch(event: string, data: EventData, intents: number): void
  live(event: LiveEvent): void
  changed(): void
  /** Whether a bot is connected, or was connected a moment ago and may still resume. */
  botReachable(): boolean
  /** The remaining session starts at the gateway. */
  startLimit(): Json
}

/**
 * The sandbox's internals: the world, the clock, the files, and the open interactions. All routes and people's actions
 * work on one of these.
 */
export class Discord {
  readonly world: World
  readonly clock: Clock
  readonly files: Files
  readonly settings: Settings
  readonly interactions = new Map<string, Interaction>()
  /** The sandbox's address, without a trailing slash; known once it listens. */
  url = ''
  outlets: Outlets = {
    dispatch: () => {},
    live: () => {},
    changed: () => {},
    botReachable: () => false,
    startLimit: () => ({}),
  }
  readonly #ids: Snowflakes

  constructor(world: World, clock: Clock, files: Files, settings: Settings) {
    this.world = world
    this.clock = clock
    this.files = files
    this.settings = settings
    this.#ids = new Snowflakes(() => clock.now(), BigInt(world.lastId))
  }

  newId(): string {
    return (this.world.lastId = this.#ids.next())
  }

  /** @throws ApiError 10003 */
  channel(id: string): Channel {
    const found = this.world.channels.find((channel) => channel.id === id)
    if (!found) throw refuse.unknownChannel()
    return found
  }

  findPerson(idOrName: string): Person | undefined {
    const name = idOrName.toLowerCase()
    return this.world.people.find((person) => person.id === idOrName || person.name.toLowerCase() === name)
  }

  findMessage(channelId: string, id: string): StoredMessage | undefined {
    return this.world.messages.find((message) => message.id === id && message.channelId === channelId)
  }

  /** The messages of a channel, oldest first. */
  messagesIn(channelId: string): StoredMessage[] {
    return this.world.messages.filter((message) => message.channelId === channelId)
  }

  /** Deletes files that no message shows, after a minute, because a page may be about to load them. */
  discardFiles(files: readonly Pick<StoredFile, 'id'>[], after = FILE_GRACE_MS): void {
    if (files.length === 0) return
    this.clock.after(after, () => files.forEach((file) => this.files.delete(file.id)))
  }

  dispatch(event: string, data: EventData, intents: number = GatewayIntentBits.Guilds): void {
    this.outlets.dispatch(event, data, intents)
  }

  live(event: LiveEvent): void {
    this.outlets.live(event)
  }

  /** Call this after every change of the world. */
  changed(): void {
    this.outlets.changed()
  }
}
