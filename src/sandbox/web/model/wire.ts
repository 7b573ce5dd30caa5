import type {
  APIApplicationCommand,
  APIApplicationCommandOption,
  APIComponentInLabel,
  APIMessage,
  APIMessageComponent,
  APIModalInteractionResponseCallbackData,
  APIRole,
  APISelectMenuComponent,
} from 'discord-api-types/payloads/v10'
import type { Call, Person } from '../../state/model.ts'

/** The data sent by the sandbox: Discord's own shapes, with flags of the reader's client. */

export type { Call, Person }
export type Role = Pick<APIRole, 'id' | 'name'>
export type Command = APIApplicationCommand
export type CommandOption = APIApplicationCommandOption
export type Component = APIMessageComponent
export type SelectMenu = APISelectMenuComponent
export type FormField = APIComponentInLabel
export type Form = APIModalInteractionResponseCallbackData & { readonly interaction_id: string }

/** The server, the bot and everybody in it. */
export interface World {
  readonly server: { readonly id: string; readonly name: string }
  /** The sandbox's own time, in milliseconds. */
  readonly now: number
  readonly bot: { readonly id: string; readonly name: string; readonly online: boolean }
  readonly people: readonly Person[]
  /** Unseen mentions and direct messages. */
  readonly calls: readonly Call[]
  readonly roles: readonly Role[]
}

export interface Channel {
  readonly id: string
  readonly type: number
  readonly name: string
  readonly topic?: string | null
  readonly position?: number
  readonly parent_id?: string | null
  readonly last_message_id?: string | null
  readonly thread_metadata?: { readonly archived: boolean; readonly locked?: boolean }
  readonly is_dm: boolean
  readonly is_thread: boolean
  /** The newest message the reader has read, and the number of newer ones by others. */
  readonly read: string
  readonly unread: number
}

export interface Message extends APIMessage {
  readonly ephemeral: boolean
  /** Whether the bot is still thinking about it. */
  readonly thinking: boolean
  /** Whether the bot never filled it in. */
  readonly failed: boolean
}

/** The result of a person's action. */
export interface Outcome {
  readonly kind:
    'message' | 'updated' | 'acknowledged' | 'thinking' | 'modal' | 'choices' | 'no-response' | 'refused' | 'done'
  readonly text: string
  readonly message: Message | null
  readonly modal: Form | null
  readonly choices: readonly { readonly name: string; readonly value: string | number }[]
}

/** The events of the live connection. */
export type LiveEvent =
  | { readonly type: 'message'; readonly channelId: string; readonly message: Message }
  | { readonly type: 'message-gone'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'typing'; readonly channelId: string }
  | ({ readonly type: 'call' } & Call)
  | { readonly type: 'read'; readonly personId: string; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'channels' | 'people' | 'commands' }
  | { readonly type: 'bot'; readonly online: boolean }

/** A file as the sandbox accepts it. */
export interface GivenFile {
  readonly filename: string
  readonly base64: string
  readonly contentType: string
}
