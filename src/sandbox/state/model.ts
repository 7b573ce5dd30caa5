import type { APIApplicationCommandOption, APIRole } from 'discord-api-types/v10'

/** A JSON object whose fields only the caller knows. */
export type Json = Record<string, unknown>

export type Role = APIRole

/** Someone with a Discord account who is, or was, a member of the sandbox's server. */
export interface Person {
  readonly id: string
  /** The name others see, unique in the sandbox regardless of case. */
  name: string
  username: string
  /** Whether they have Manage Server and related permissions. */
  manager: boolean
  /** The language of their client, such as `en-GB`. */
  locale: string
  /** Whether they refuse direct messages. */
  dmsClosed: boolean
  /** Whether they have left the server. */
  gone?: boolean
}

export interface Overwrite {
  readonly id: string
  /** 0 for a role, 1 for a member. */
  readonly type: 0 | 1
  readonly allow: string
  readonly deny: string
}

/** The fields that only threads have. */
export interface ThreadState {
  archived: boolean
  locked: boolean
  autoArchiveMinutes: number
  archivedAt: number
  invitable: boolean
  memberIds: string[]
  messageCount: number
}

/** A text channel (type 0), a direct message channel (1) or a thread (11 public, 12 private). */
export interface Channel {
  readonly id: string
  readonly type: 0 | 1 | 2 | 11 | 12
  name: string
  topic: string | null
  position: number
  parentId: string | null
  ownerId: string | null
  /** The person at the other end of a direct message. */
  readonly recipientId: string | null
  overwrites: Overwrite[]
  rateLimitPerUser: number
  lastMessageId: string | null
  thread: ThreadState | null
}

/** A file that belongs to a message. Its bytes are kept beside the world. */
export interface StoredFile {
  readonly id: string
  readonly filename: string
  description: string | null
  readonly size: number
  readonly contentType: string
  readonly width: number | null
  readonly height: number | null
  readonly spoiler: boolean
}

/** The interaction that a message came from. */
export interface Origin {
  readonly interactionId: string
  readonly type: number
  readonly userId: string
  readonly commandName: string | null
  readonly commandId: string | null
  readonly interactedMessageId: string | null
  readonly originalResponseMessageId: string | null
}

export interface StoredMessage {
  readonly id: string
  readonly channelId: string
  readonly authorId: string
  readonly type: number
  content: string
  embeds: Json[]
  components: Json[]
  files: StoredFile[]
  flags: number
  readonly createdAt: number
  editedAt: number | null
  /** The only person who sees it (an ephemeral message), or null for all who see the channel. */
  readonly visibleTo: string | null
  readonly nonce: string | number | null
  readonly replyTo: string | null
  readonly origin: Origin | null
  mentionIds: string[]
  mentionRoleIds: string[]
  mentionsEveryone: boolean
  threadId: string | null
  pinned: boolean
  tts: boolean
  /** When it was edited after its first hour, for the cap on such edits. */
  lateEdits: number[]
}

/** An application command as registered. */
export interface Command {
  readonly id: string
  readonly guildId: string | null
  readonly type: number
  name: string
  nameLocalizations: Record<string, string> | null
  description: string
  descriptionLocalizations: Record<string, string> | null
  options: APIApplicationCommandOption[]
  defaultMemberPermissions: string | null
  contexts: number[] | null
  integrationTypes: number[]
  nsfw: boolean
  version: string
}

/**
 * A picture of the application's own that messages, buttons and options may show. Its bytes are kept beside the world.
 */
export interface ApplicationEmoji {
  readonly id: string
  name: string
  readonly animated: boolean
  readonly contentType: string
}

/** An unread mention or direct message. */
export interface Call {
  readonly personId: string
  readonly channelId: string
  /** The newest message that calls them, and the number of calls. */
  readonly messageId: string
  readonly count: number
}

/** Everything that the sandbox saves between two starts. */
export interface World {
  readonly version: 1
  readonly applicationId: string
  readonly botId: string
  botName: string
  readonly guildId: string
  guildName: string
  readonly ownerId: string
  readonly botRoleId: string
  readonly managerRoleId: string
  roles: Role[]
  people: Person[]
  channels: Channel[]
  messages: StoredMessage[]
  commands: Command[]
  emojis: ApplicationEmoji[]
  /** Read positions: the newest message seen, by person and channel. */
  reads: Record<string, Record<string, string>>
  calls: Call[]
  /** When new commands were made, for the limit of 200 a day. */
  commandCreates: number[]
  lastId: string
}
