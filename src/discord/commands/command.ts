import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import type { Answer, Completion, Given, House, Visit } from '../table/desk.ts'

/** A slash command: how Discord lists it, and what it does. Answers are private. */
export interface Command {
  readonly data: (games: readonly Game[]) => RESTPostAPIChatInputApplicationCommandsJSONBody
  readonly execute: (house: House, visit: Visit, given: Given) => Promise<Answer> | Answer
  /** What is proposed while somebody types into an option. */
  readonly complete?: (house: House, visit: Visit, given: Given, option: string, typed: string) => readonly Completion[]
}
