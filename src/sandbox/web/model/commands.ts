import { ApplicationCommandOptionType as Option } from 'discord-api-types/payloads/v10'
import type { Channel, Command, CommandOption, Person, Role } from './wire.ts'

/** Commands as they are typed: one line for each subcommand, and what an option may be. */

/** A command or subcommand: `table open`, with what it takes. */
export interface CommandLine {
  readonly text: string
  readonly description: string
  readonly options: readonly CommandOption[]
}

export interface Choice {
  readonly label: string
  readonly value: string | number | boolean
}

/** Whom and what an option may name. */
export interface Known {
  readonly people: readonly Person[]
  readonly bot: { readonly id: string; readonly name: string }
  readonly roles: readonly Role[]
  readonly channels: readonly Channel[]
}

const isBranch = (option: CommandOption): boolean =>
  option.type === Option.Subcommand || option.type === Option.SubcommandGroup

/** Commands and subcommands as one list. */
export function flatten(commands: readonly Command[]): readonly CommandLine[] {
  const walk = (entry: Command | CommandOption, prefix: string): CommandLine[] => {
    const text = `${prefix}${entry.name}`
    const options = ('options' in entry ? entry.options : undefined) ?? []
    return options.some(isBranch)
      ? options.flatMap((option) => walk(option, `${text} `))
      : [{ text, description: entry.description, options }]
  }
  return commands.flatMap((command) => walk(command, ''))
}

/** The commands that begin with what was typed, then those that hold it. */
export function commandsMatching(commands: readonly Command[], typed: string): readonly CommandLine[] {
  const wanted = typed.toLowerCase().trim()
  const all = flatten(commands)
  const begins = all.filter(({ text }) => text.startsWith(wanted))
  const holds = all.filter(({ text, description }) => `${text} ${description}`.toLowerCase().includes(wanted))
  return [...new Set([...begins, ...holds])]
}

export const isRequired = (option: CommandOption): boolean => 'required' in option && option.required === true

export const asksTheBot = (option: CommandOption): boolean => 'autocomplete' in option && option.autocomplete === true

/** What may be chosen for an option, or null where anything may be typed. */
export function choicesOf(option: CommandOption, known: Known): readonly Choice[] | null {
  if ('choices' in option && option.choices)
    return option.choices.map((choice) => ({ label: choice.name, value: choice.value }))
  const named = (entries: readonly { id: string; name: string }[], sign = ''): Choice[] =>
    entries.map((entry) => ({ label: sign + entry.name, value: entry.id }))
  const users = named([...known.people, known.bot])
  switch (option.type) {
    case Option.Boolean:
      return [
        { label: 'True', value: true },
        { label: 'False', value: false },
      ]
    case Option.User:
      return users
    case Option.Channel:
      return named(
        known.channels.filter((channel) => !channel.is_dm),
        '#',
      )
    case Option.Role:
      return named(known.roles)
    case Option.Mentionable:
      return [...users, ...named(known.roles)]
    default:
      return null
  }
}

/** The choices that hold what was typed. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.toLowerCase().trim().replace(/^[@#]/, '')
  return choices.filter((choice) => choice.label.toLowerCase().includes(wanted))
}
