import {
  Routes,
  type APIApplicationCommand,
  type REST,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import type { Game } from '../engine/index.ts'
import { COMMANDS } from './commands/index.ts'

type Wanted = RESTPostAPIChatInputApplicationCommandsJSONBody

/** The commands as Discord is to list them. */
export function commandData(games: readonly Game[]): readonly Wanted[] {
  return Object.values(COMMANDS).map(({ data }) => data(games))
}

/** Registers the commands, in one server or everywhere, if they are not what is registered. Returns whether it did. */
export async function registerCommands(
  rest: REST,
  application: string,
  server: string | undefined,
  games: readonly Game[],
): Promise<boolean> {
  const wanted = commandData(games)
  const route = server ? Routes.applicationGuildCommands(application, server) : Routes.applicationCommands(application)
  const registered = (await rest.get(route)) as readonly APIApplicationCommand[]
  if (JSON.stringify(inOrder(registered, server)) === JSON.stringify(inOrder(wanted, server))) return false
  await rest.put(route, { body: wanted })
  return true
}

/** What of commands can change, in one order and form; what is not set is the same as false, empty or null. */
function inOrder(commands: readonly object[], server: string | undefined): readonly unknown[] {
  // Contexts count on global commands only.
  const fields = ['name', 'description', 'options', 'default_member_permissions', ...(server ? [] : ['contexts'])]
  return commands
    .map((command) => picked(command, fields))
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
  const all = from as Record<string, unknown>
  const set = fields.flatMap((field) => {
    const value = all[field]
    if (value === undefined || value === null || value === false) return []
    if (!Array.isArray(value)) return [[field, value]]
    if (value.length === 0) return []
    const inner = field === 'choices' ? CHOICE : OPTION
    return [[field, value.map((one: unknown) => (typeof one === 'object' && one ? picked(one, inner) : one))]]
  })
  return Object.fromEntries(set) as Record<string, unknown>
}
