import { ApplicationCommandOptionType as Option } from 'discord-api-types/payloads/v10'
import type { Channel, Command, CommandOption, Person, Role } from './wire.ts'

/** Commands as they are typed: one line for each subcommand, and the values of options. */

/** A command or subcommand with its options: `table open`. */
export interface CommandLine {
  /** The bot's name for it, and the reader's. */
  readonly text: string
  readonly shown: string
  readonly description: string
  readonly options: readonly CommandOption[]
}

export interface Choice {
  readonly label: string
  readonly value: string | number | boolean
}

/** Everything that an option may name. */
export interface Known {
  readonly people: readonly Person[]
  readonly bot: { readonly id: string; readonly name: string }
  readonly roles: readonly Role[]
  readonly channels: readonly Channel[]
  /** The reader's language. */
  readonly locale: string
}

const isBranch = (option: CommandOption): boolean =>
  option.type === Option.Subcommand || option.type === Option.SubcommandGroup

/** A thing with localised names and descriptions. */
interface Named {
  readonly name: string
  readonly name_localizations?: object | null
}
interface Described extends Named {
  readonly description: string
  readonly description_localizations?: object | null
}

const inLanguage = (texts: object | null | undefined, locale: string): string | undefined =>
  (texts as Readonly<Record<string, string | null>> | null | undefined)?.[locale] ?? undefined

export const nameIn = (entry: Named, locale: string): string =>
  inLanguage(entry.name_localizations, locale) ?? entry.name

export const descriptionIn = (entry: Described, locale: string): string =>
  inLanguage(entry.description_localizations, locale) ?? entry.description

/** Commands and subcommands as a flat list. */
export function flatten(commands: readonly Command[], locale: string): readonly CommandLine[] {
  const walk = (entry: Command | CommandOption, before: { text: string; shown: string }): CommandLine[] => {
    const text = `${before.text}${entry.name}`
    const shown = `${before.shown}${nameIn(entry, locale)}`
    const options = ('options' in entry ? entry.options : undefined) ?? []
    return options.some(isBranch)
      ? options.flatMap((option) => walk(option, { text: `${text} `, shown: `${shown} ` }))
      : [{ text, shown, description: descriptionIn(entry, locale), options }]
  }
  return commands.flatMap((command) => walk(command, { text: '', shown: '' }))
}

/** The commands that begin with the typed text, then those that contain it. */
export function commandsMatching(commands: readonly Command[], typed: string, locale: string): readonly CommandLine[] {
  const wanted = typed.toLowerCase().trim()
  const all = flatten(commands, locale)
  const begins = all.filter(({ text, shown }) => text.startsWith(wanted) || shown.startsWith(wanted))
  const holds = all.filter(({ text, shown, description }) =>
    `${text} ${shown} ${description}`.toLowerCase().includes(wanted),
  )
  return [...new Set([...begins, ...holds])]
}

export const isRequired = (option: CommandOption): boolean => 'required' in option && option.required === true

export const asksTheBot = (option: CommandOption): boolean => 'autocomplete' in option && option.autocomplete === true

/** The choices of an option, or null if any value may be typed. */
export function choicesOf(option: CommandOption, known: Known): readonly Choice[] | null {
  if ('choices' in option && option.choices)
    return option.choices.map((choice) => ({ label: nameIn(choice, known.locale), value: choice.value }))
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

/** The choices that contain the typed text. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.toLowerCase().trim().replace(/^[@#]/, '')
  return choices.filter((choice) => choice.label.toLowerCase().includes(wanted))
}
