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
import type { Memos } from '../tables/model/store.ts'
import { COMMANDS, MESSAGE_COMMANDS } from './commands/index.ts'
import { isNotThere } from './gateway/login.ts'
import { digestOf } from './kit/digest.ts'
import { withLocalisations } from './localisations.ts'

type Wanted = RESTPostAPIChatInputApplicationCommandsJSONBody | RESTPostAPIContextMenuApplicationCommandsJSONBody

/** The commands as Discord should list them, in all languages. */
export function commandData(games: readonly Game[]): readonly Wanted[] {
  return withLocalisations(() => commandsNow(games))
}

/** The commands in the language of the moment. */
function commandsNow(games: readonly Game[]): readonly Wanted[] {
  const typed = Object.values(COMMANDS).map(({ data }) => data(games))
  const onMessages = Object.values(MESSAGE_COMMANDS).map(({ data }) => data())
  return [...typed, ...onMessages].map((command) => {
    return { ...command, integration_types: command.integration_types ?? IN_SERVERS }
  })
}

/** The default: for servers alone, not for users who install the bot for themselves. */
const IN_SERVERS = [ApplicationIntegrationType.GuildInstall]

const REGISTERED = 'commands registered'

type Memory = { readonly notes: Memos }

/** What the commands are registered with. */
export interface Registration {
  readonly rest: REST
  readonly application: string
  /** The one server that is to have the commands, if they aren't for all. */
  readonly server: string | undefined
  readonly games: readonly Game[]
  /** Remembers where commands were registered. */
  readonly store: Memory
  /** Whether Discord has what it's remembered to have; another API than its own may have been wiped. */
  readonly isTrusted: boolean
}

/**
 * Registers the commands unless it remembers that they are registered, in which case it sends Discord no request.
 * Returns whether it did.
 */
export async function keepRegistered(registration: Registration): Promise<boolean> {
  const { rest, application, server, games, store, isTrusted } = registration
  const digest = digestOf(application, server, commandData(games))
  if (isTrusted && (await store.notes.memo(REGISTERED)) === digest) return false
  const places = new Places(store, application)
  // Recorded beforehand: the commands exist even if the process ends before Discord's response.
  if (server !== undefined) await places.add(server)
  const isNew = await registerCommands(rest, application, server, games)
  await store.notes.setMemo(REGISTERED, isTrusted ? digest : '')
  return isNew
}

/** The servers in which an application's commands were registered. */
class Places {
  private readonly store: Memory
  private readonly name: string

  constructor(store: Memory, application: string) {
    this.store = store
    this.name = `commands registered in servers by ${application}`
  }

  /** `null`: nothing was ever recorded. */
  async all(): Promise<readonly string[] | null> {
    try {
      const kept: unknown = JSON.parse((await this.store.notes.memo(this.name)) ?? 'null')
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null
    } catch (error) {
      if (error instanceof SyntaxError) return null
      throw error
    }
  }

  async add(server: string): Promise<void> {
    await this.keep([...((await this.all()) ?? []), server])
  }

  async keep(servers: readonly string[]): Promise<void> {
    await this.store.notes.setMemo(this.name, JSON.stringify([...new Set(servers)]))
  }
}

/** More servers than this aren't looked through for what earlier versions left there. */
const MAX_LOOKED_AT = 50

/**
 * Removes the commands from all servers that had their own and shouldn't have them now, where they would be listed
 * twice. `inhabited`: the servers the bot is in. Rejects if some are left for another time; finished removals are
 * remembered.
 */
export async function removeOld(registration: Registration, inhabited: readonly string[]): Promise<void> {
  const { rest, application, server, store } = registration
  const places = new Places(store, application)
  const noted = await places.all()
  const unnoted = noted === null && inhabited.length <= MAX_LOOKED_AT ? inhabited : []
  const kept = new Set([...(noted ?? []), ...unnoted])
  const troubles: unknown[] = []
  for (const old of [...kept].filter((one) => one !== server)) {
    try {
      await removeCommands(rest, application, old)
      kept.delete(old)
    } catch (error) {
      troubles.push(error)
    }
  }
  if (noted === null || kept.size !== noted.length) await places.keep([...kept])
  const [trouble] = troubles
  if (trouble instanceof Error) throw trouble
}

/** Removes all commands that a server has of its own. Where the bot no longer is, there are none. */
export async function removeCommands(rest: REST, application: string, server: string): Promise<void> {
  const route = Routes.applicationGuildCommands(application, server)
  try {
    const there = (await rest.get(route)) as readonly unknown[]
    if (there.length > 0) await rest.put(route, { body: [] })
  } catch (error) {
    if (!isNotThere(error)) throw error
  }
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
  // Otherwise Discord leaves the texts in other languages out.
  const query = new URLSearchParams({ with_localizations: 'true' })
  const registered = (await rest.get(route, { query })) as readonly APIApplicationCommand[]
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

const FIELDS = ['type', 'name', 'description', 'description_localizations', 'options', 'default_member_permissions']
/** Contexts and installations count on global commands only. */
const GLOBAL = [...FIELDS, 'contexts', 'integration_types']

/** The parts of commands that can change, in one order and form; an unset part is the same as false, empty or null. */
function inOrder(commands: readonly object[], fields: readonly string[]): readonly unknown[] {
  return commands
    .map((command) => picked({ type: ApplicationCommandType.ChatInput, ...command }, fields))
    .sort((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1))
}

const OPTION = [
  'type',
  'name',
  'description',
  'description_localizations',
  'required',
  'choices',
  'autocomplete',
  'min_length',
  'max_length',
  'options',
]
const CHOICE = ['name', 'name_localizations', 'value']

/** Texts by their locales, in one order. */
function inAnyOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function picked(from: object, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = { ...from }
  const set = fields.flatMap((field): [string, unknown][] => {
    const value = all[field]
    if (value === undefined || value === null || value === false || value === '') return []
    if (!Array.isArray(value)) return [[field, inAnyOrder(value)]]
    if (value.length === 0) return []
    const inner = field === 'choices' ? CHOICE : OPTION
    return [[field, value.map((one: unknown) => (typeof one === 'object' && one ? picked(one, inner) : one))]]
  })
  return Object.fromEntries(set)
}
