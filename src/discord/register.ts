import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Routes,
  type APIApplicationCommand,
  type REST,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import type { Game } from '../engine/index.ts'
import type { Store } from '../tables/store.ts'
import { COMMANDS, MESSAGE_COMMANDS } from './commands/index.ts'
import { digestOf } from './kit/digest.ts'

type Wanted = RESTPostAPIChatInputApplicationCommandsJSONBody | RESTPostAPIContextMenuApplicationCommandsJSONBody

/** The commands as Discord is to list them. */
export function commandData(games: readonly Game[]): readonly Wanted[] {
  const typed = Object.values(COMMANDS).map(({ data }) => data(games))
  const onMessages = Object.values(MESSAGE_COMMANDS).map(({ data }) => data())
  return [...typed, ...onMessages].map((command) => {
    return { ...command, integration_types: command.integration_types ?? IN_SERVERS }
  })
}

/** Where nothing else is said: for servers alone, not for people who take the bot along. */
const IN_SERVERS = [ApplicationIntegrationType.GuildInstall]

const REGISTERED = 'commands registered'

/**
 * Registers the commands where they are not known to be: Discord is asked for nothing that is remembered. Returns whether
 * it did. Without a memory Discord is asked.
 */
export async function keepRegistered(
  memory: Pick<Store, 'memo' | 'setMemo'> | null,
  rest: REST,
  application: string,
  server: string | undefined,
  games: readonly Game[],
): Promise<boolean> {
  const digest = digestOf(application, server, commandData(games))
  if ((await memory?.memo(REGISTERED)) === digest) return false
  const isAnew = await registerCommands(rest, application, server, games)
  await memory?.setMemo(REGISTERED, digest)
  return isAnew
}

/**
 * Registers the commands, everywhere or in one server, if they are not what is registered. Returns whether it did. For
 * one server, only what works in direct messages stays registered everywhere, and there alone, so that nothing is
 * listed twice.
 */
export async function registerCommands(
  rest: REST,
  application: string,
  server: string | undefined,
  games: readonly Game[],
): Promise<boolean> {
  const wanted = commandData(games)
  const everywhere = Routes.applicationCommands(application)
  if (!server) return register(rest, everywhere, wanted, GLOBAL)
  const isThereAnew = await register(
    rest,
    Routes.applicationGuildCommands(application, server),
    // Contexts and installations count on global commands only.
    wanted.map(({ integration_types: _none, contexts: _either, ...command }) => command),
    FIELDS,
  )
  const isElsewhereAnew = await register(rest, everywhere, wanted.flatMap(inDirectMessages), GLOBAL)
  return isThereAnew || isElsewhereAnew
}

async function register(
  rest: REST,
  route: `/${string}`,
  wanted: readonly Wanted[],
  fields: readonly string[],
): Promise<boolean> {
  const registered = (await rest.get(route)) as readonly APIApplicationCommand[]
  if (JSON.stringify(inOrder(registered, fields)) === JSON.stringify(inOrder(wanted, fields))) return false
  await rest.put(route, { body: wanted })
  return true
}

/** A command as it is listed in direct messages with the bot, if it works there. */
function inDirectMessages(command: Wanted): Wanted[] {
  const works = command.contexts?.includes(InteractionContextType.BotDM) ?? false
  const elsewhere = command.contexts?.filter((context) => context !== InteractionContextType.Guild)
  return works && elsewhere ? [{ ...command, contexts: elsewhere }] : []
}

const FIELDS = ['type', 'name', 'description', 'options', 'default_member_permissions']
/** Contexts and installations count on global commands only. */
const GLOBAL = [...FIELDS, 'contexts', 'integration_types']

/** What of commands can change, in one order and form; what is not set is the same as false, empty or null. */
function inOrder(commands: readonly object[], fields: readonly string[]): readonly unknown[] {
  return commands
    .map((command) => picked({ type: ApplicationCommandType.ChatInput, ...command }, fields))
    .sort((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1))
}

const OPTION = [
  'type',
  'name',
  'description',
  'required',
  'choices',
  'autocomplete',
  'min_length',
  'max_length',
  'options',
]
const CHOICE = ['name', 'value']

function picked(from: object, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = { ...from }
  const set = fields.flatMap((field): [string, unknown][] => {
    const value = all[field]
    if (value === undefined || value === null || value === false || value === '') return []
    if (!Array.isArray(value)) return [[field, value]]
    if (value.length === 0) return []
    const inner = field === 'choices' ? CHOICE : OPTION
    return [[field, value.map((one: unknown) => (typeof one === 'object' && one ? picked(one, inner) : one))]]
  })
  return Object.fromEntries(set)
}
