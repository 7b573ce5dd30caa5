import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import type { Game } from '../../engine/index.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'

/** A choice in an autocompletion. */
export interface Completion {
  readonly name: string
  readonly value: string
}

/** A slash command: how Discord lists it, and what it does. Replies are private. */
export interface Command {
  readonly data: (games: readonly Game[]) => RESTPostAPIChatInputApplicationCommandsJSONBody
  readonly execute: (context: Context, request: Request, options: CommandOptions) => Promise<Reply> | Reply
  /** It's about the channel's game. In a channel without one, a plain sentence in reply offers to start a game. */
  readonly isAtTable?: (options: CommandOptions) => boolean
  /** The autocompletion of an option. */
  readonly complete?: (
    context: Context,
    request: Request,
    options: CommandOptions,
    option: string,
    typed: string,
  ) => Promise<readonly Completion[]>
}

/** A message, as a command of its menu finds it. */
export interface AutocompleteTarget {
  readonly message: string
  /** The bot has written it. */
  readonly isOurs: boolean
}

/** A command in the menu of a message. Replies are private. */
export interface MessageCommand {
  readonly data: () => RESTPostAPIContextMenuApplicationCommandsJSONBody
  readonly execute: (context: Context, request: Request, target: AutocompleteTarget) => Promise<Reply> | Reply
}
