import { Routes, type APIApplicationCommand, type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
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
  const isSame =
    registered.length === wanted.length &&
    wanted.every((one) => covers(registered.find(({ name }) => name === one.name), forScope(one, server)))
  if (isSame) return false
  await rest.put(route, { body: wanted })
  return true
}

/** Contexts count on global commands only. */
function forScope({ contexts, integration_types, ...rest }: Wanted, server: string | undefined): object {
  return server ? rest : { ...rest, contexts, integration_types }
}

/** Whether all that is wanted is there; what is not set counts the same as false, empty or null. */
function covers(there: unknown, wanted: unknown): boolean {
  if (isUnset(wanted)) return isUnset(there)
  if (Array.isArray(wanted)) {
    return Array.isArray(there) && there.length === wanted.length && wanted.every((one, index) => covers(there[index], one))
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const own = (there ?? {}) as Record<string, unknown>
    return typeof there === 'object' && Object.entries(wanted).every(([key, value]) => covers(own[key], value))
  }
  return there === wanted
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
}
