import {
  ApplicationCommandOptionType as Option,
  ApplicationCommandType,
  ChannelType,
  PermissionFlagsBits as Flag,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10'
import { has } from '../state/permissions.ts'
import type { Discord } from '../state/discord.ts'
import { presentMessage } from '../present/message.ts'
import type { Channel, Command, Json, Person, StoredMessage } from '../state/model.ts'
import { Refused } from './outcome.ts'
import { readValue, type OptionInput } from './option-values.ts'
import { permissionsOf } from '../state/rights.ts'

/** The slash commands offered to a person, and the conversion of typed text into an interaction's data. */

/**
 * The integration type of a command installed with the bot in the server. The sandbox's people have no commands of
 * their own.
 */
const IN_SERVER = 0

/**
 * The commands of a kind that a person may use in a channel, by name: slash commands, or those in the menu of a
 * message.
 */
export function commandsFor(
  discord: Discord,
  person: Person,
  channel: Channel,
  type: ApplicationCommandType.ChatInput | ApplicationCommandType.Message = ApplicationCommandType.ChatInput,
): Command[] {
  const permissions = permissionsOf(discord, person.id, channel)
  if (!has(permissions, Flag.UseApplicationCommands)) return []
  const isDm = channel.type === ChannelType.DM
  return discord.world.commands
    .filter((command) => command.type === type && command.integrationTypes.includes(IN_SERVER))
    .filter((command) =>
      isDm
        ? command.guildId === null && (command.contexts?.includes(1) ?? true)
        : (command.contexts?.includes(0) ?? true),
    )
    .filter((command) => isDm || mayUse(command, permissions))
}

/** `default_member_permissions`: all of these are needed; "0" leaves the command to administrators. */
function mayUse(command: Command, permissions: bigint): boolean {
  if (command.defaultMemberPermissions === null) return true
  const needed = BigInt(command.defaultMemberPermissions)
  return needed === 0n
    ? has(permissions, Flag.Administrator)
    : has(permissions, needed) || has(permissions, Flag.Administrator)
}

/** A command, the subcommand named, and the place of its options. */
interface Typed {
  readonly command: Command
  readonly options: readonly APIApplicationCommandOption[]
  /** Puts the option values under the names of subcommand and group. */
  readonly wrap: (values: Json[]) => Json[]
}

/** Finds what a text such as `/game new` names. @throws Refused */
export function findTyped(discord: Discord, person: Person, channel: Channel, text: string): Typed {
  const [first = '', ...rest] = text.trim().replace(/^\//, '').split(/\s+/)
  const isNamed = (entry: { name: string; nameLocalizations?: Record<string, string> | null }): boolean =>
    entry.name === first || entry.nameLocalizations?.[person.locale] === first
  const available = commandsFor(discord, person, channel).filter(isNamed)
  const command = available.find((entry) => entry.guildId !== null) ?? available[0]
  if (!command) throw new Refused(`There is no command /${first} for ${person.name} here`)
  const path: APIApplicationCommandOption[] = []
  let options: readonly APIApplicationCommandOption[] = command.options
  for (const name of rest) {
    const step = options.find((option) => option.name === name && isSub(option))
    if (!step) throw new Refused(`/${first} has no subcommand ${name}`)
    path.push(step)
    options = optionsOf(step)
  }
  if (options.some(isSub))
    throw new Refused(`${text} needs a subcommand: ${options.map((option) => option.name).join(', ')}`)
  const wrap = (values: Json[]): Json[] =>
    path.reduceRight((inside, step) => [{ type: step.type, name: step.name, options: inside }], values)
  return { command, options, wrap }
}

/** The `data` of a command interaction. @throws Refused for an unknown, missing or wrong option */
export function commandData(
  discord: Discord,
  person: Person,
  channel: Channel,
  text: string,
  given: OptionInput,
): { command: Command; data: Json } {
  const typed = findTyped(discord, person, channel, text)
  refuseUnknown(typed.options, given, text)
  const resolved: Json = {}
  const values: Json[] = []
  for (const option of typed.options) {
    const value = given[option.name]
    if (value === undefined || value === null || value === '') {
      if ('required' in option && option.required) throw new Refused(`This option is required: ${option.name}`)
      continue
    }
    values.push({ name: option.name, type: option.type, value: readValue(discord, option, value, resolved) })
  }
  return { command: typed.command, data: dataOf(typed, values, resolved) }
}

/** A command while a person types it: values may be half typed, and one option has the focus. */
interface HalfTyped {
  readonly text: string
  readonly options: OptionInput
  readonly focused: string
}

/** The `data` of an autocompletion. @throws Refused */
export function autocompleteData(
  discord: Discord,
  person: Person,
  channel: Channel,
  { text, options: given, focused }: HalfTyped,
): { command: Command; data: Json } {
  const typed = findTyped(discord, person, channel, text)
  refuseUnknown(typed.options, given, text)
  const target = typed.options.find((option) => option.name === focused)
  if (!target) throw new Refused(`${text} has no option ${focused}`)
  if (!('autocomplete' in target) || target.autocomplete !== true)
    throw new Refused(`The option ${focused} offers no autocompletion`)
  const values = typed.options
    .filter((option) => option === target || (given[option.name] !== undefined && given[option.name] !== ''))
    .map((option) => ({
      name: option.name,
      type: option.type,
      value: option === target ? String(given[option.name] ?? '') : partial(discord, option, given[option.name]),
      ...(option === target && { focused: true }),
    }))
  return { command: typed.command, data: dataOf(typed, values, {}) }
}

/** The `data` of a command chosen from the menu of a message. @throws Refused */
export function messageCommandData(
  discord: Discord,
  person: Person,
  message: StoredMessage,
  name: string,
): { command: Command; data: Json } {
  const channel = discord.channel(message.channelId)
  const available = commandsFor(discord, person, channel, ApplicationCommandType.Message)
  const command = available.find((entry) => entry.name === name)
  if (!command) throw new Refused(`There is no app command “${name}” for ${person.name} here`)
  const resolved = { messages: { [message.id]: presentMessage(discord, message) } }
  return { command, data: { ...dataOf({ command, wrap: () => [] }, [], resolved), target_id: message.id } }
}

function partial(discord: Discord, option: APIApplicationCommandOption, value: OptionInput[string]): unknown {
  try {
    return readValue(discord, option, value, {})
  } catch {
    return String(value)
  }
}

function dataOf({ command, wrap }: Pick<Typed, 'command' | 'wrap'>, values: Json[], resolved: Json): Json {
  const options = wrap(values)
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length > 0 && { options }),
    ...(Object.keys(resolved).length > 0 && { resolved }),
    ...(command.guildId !== null && { guild_id: command.guildId }),
  }
}

function refuseUnknown(options: readonly APIApplicationCommandOption[], given: OptionInput, text: string): void {
  const unknown = Object.keys(given).find((name) => !options.some((option) => option.name === name))
  if (unknown !== undefined) throw new Refused(`${text} has no option ${unknown}`)
}

function isSub(option: APIApplicationCommandOption): boolean {
  return option.type === Option.Subcommand || option.type === Option.SubcommandGroup
}

function optionsOf(option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] {
  return 'options' in option && Array.isArray(option.options) ? option.options : []
}
