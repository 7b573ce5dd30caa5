import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'
import { withFile, WrongConfig } from './settings/index.ts'

export { WrongConfig }

/** The operator's settings, read once at the start. `.env.example` explains each variable. */
export interface Config {
  /** Without a token the bot opens the sandbox instead of joining Discord. */
  readonly discordToken: string | undefined
  /** The base URL of a REST API other than Discord's own: a sandbox, or a proxy. */
  readonly discordApiUrl: string | undefined
  /** Commands are registered only in this guild, where they appear at once. */
  readonly discordGuildId: string | undefined
  /** The total number of shards, and the shards of this process; `null`: start a process for each. */
  readonly shardCount: number
  readonly shards: readonly number[] | null
  /** Wait for a process that holds the same shards, instead of giving up. */
  readonly standsBy: boolean
  /** The address of a PostgreSQL database, or the path of a SQLite file. */
  readonly database: string
  /** The sandbox saves its world beside this path. */
  readonly databasePath: string
  /** The folder for daily backups; `undefined`: no backups. */
  readonly backupFolder: string | undefined
  /** Finished games move to the archive after this many days; `undefined`: never. */
  readonly archiveAfterDays: number | undefined
  /** A lobby that nobody joins closes after this many days. */
  readonly lobbyDays: number
  /** The folder with the operator's own languages; `undefined`: there are only those of the sources. */
  readonly languagesFolder: string | undefined
  /** Whether people and servers may have webhooks. */
  readonly webhooks: boolean
  readonly sandboxPort: number
  /** Additional host names of the sandbox. */
  readonly sandboxHosts: readonly string[]
  /** The token with which a bot joins the sandbox; `undefined`: a random one at each start. */
  readonly sandboxToken: string | undefined
  /** The port for health and metrics; `undefined`: do not serve them. */
  readonly healthPort: number | undefined
  readonly healthHost: string
  /** Where the pages of tables on televisions are served; `undefined`: nowhere. */
  readonly television: TelevisionAddress | undefined
  /** The number of drawing processes, and so of pictures drawn at the same time. */
  readonly drawingProcesses: number
  /** The number of threads in which computer players think ahead; 0: they don't. */
  readonly thinkingThreads: number
  /** The most lobbies and running games in which one person may have a seat. */
  readonly lobbiesPerPerson: number
  readonly gamesPerPerson: number
  /** A person may not take another seat while this many running games have waited for them for this many hours. */
  readonly waitingGames: number
  readonly waitingHours: number
  readonly logLevel: LogLevel
  /** Compose each public message again in other possible worlds, and hold it back if it would reveal a secret. */
  readonly leakGuard: boolean
}

export interface TelevisionAddress {
  readonly host: string
  readonly port: number
  /** The public address with which links begin; `null`: the one above. */
  readonly url: string | null
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const PROCESSES = 'DRAWING_PROCESSES must be a whole number from 1 to 16'
const THREADS = 'THINKING_THREADS must be a whole number from 0 to 16'
const LOBBIES = 'LOBBIES_PER_PERSON must be a whole number from 1 to 500'
const GAMES = 'GAMES_PER_PERSON must be a whole number from 1 to 500'
const WAITING_GAMES = 'WAITING_GAMES must be a whole number from 1 to 500'
const WAITING_HOURS = 'WAITING_HOURS must be a whole number of hours from 1 to 1000'
const DAYS = 'ARCHIVE_AFTER_DAYS must be a whole number of days from 1 to 3650'
const LOBBY = 'LOBBY_DAYS must be a whole number of days from 1 to 365'
const BACKUPS =
  'BACKUP_FOLDER is for a SQLite file: leave it empty with DATABASE_URL, and back up that database with pg_dump'
const URL_OF_DATABASE = 'DATABASE_URL must be an address such as postgres://user:password@host/database'
const PATH_OF_DATABASE = 'DATABASE_PATH must be the path of a file: the address of a server belongs to DATABASE_URL'
const PORT = 'SANDBOX_PORT must be a whole number from 1 to 65535'

const HEALTH = 'HEALTH_PORT must be a whole number from 1 to 65535'
const TELEVISION =
  'TELEVISION_ADDRESS must be an address of this machine and a port from 1 to 65535, such as 127.0.0.1:4200'
const TELEVISION_LINK =
  'TELEVISION_URL must be an address that starts with http:// or https://, such as https://tables.example.org'
const COUNT = 'SHARD_COUNT must be a whole number from 1 to 1024'
const SHARDS = 'SHARDS must be numbers of shards separated by commas, such as 0,1 or 0-3'
/** Discord allows far more, but one database cannot hold them. */
const MAX_SHARDS = 1024
const MAX_PORTS = 65_535
const HOSTS = 'SANDBOX_HOSTS must be host names without ports, separated by commas, such as inn.example.org,inn.local'

/** A whole number from 1 on. */
function wholeNumber(most: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, message)
}

/** A host on which a server may listen. */
const LISTENING = z.union([z.ipv4(), z.ipv6(), z.literal('localhost')])

const schema = z
  .object({
    DISCORD_TOKEN: z
      .string()
      .regex(/^(?!bot\s)/i, 'DISCORD_TOKEN must be the bot token alone, without “Bot” before it')
      // Characters outside this range are not valid in an HTTP header either.
      .regex(/^[!-~]+$/, 'DISCORD_TOKEN must be the bot token from the Discord developer portal, without spaces')
      .optional(),
    DISCORD_API_URL: z
      .url({
        protocol: /^https?$/,
        error:
          'DISCORD_API_URL must be an address that starts with http:// or https://, such as http://127.0.0.1:4100/api',
      })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    DISCORD_GUILD_ID: z
      .string()
      .regex(/^\d{17,20}$/, 'DISCORD_GUILD_ID must be the id of a server, 17 to 20 digits')
      .optional(),
    SHARD_COUNT: z
      .string()
      .regex(/^\d{1,4}$/, COUNT)
      .transform(Number)
      .refine((count) => count >= 1 && count <= MAX_SHARDS, COUNT)
      .optional(),
    SHARDS: z
      .string()
      .regex(/^\d{1,4}(-\d{1,4})?( *, *\d{1,4}(-\d{1,4})?)*$/, SHARDS)
      .transform(numbersIn)
      .refine((shards) => shards.length > 0, SHARDS)
      .optional(),
    STANDBY: z.enum(['on', 'off'], 'STANDBY must be on or off').default('off'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/i, URL_OF_DATABASE)
      .optional(),
    DATABASE_PATH: z
      .string()
      .regex(/^(?!(sqlite|file):|[a-z][a-z\d+.-]+:\/\/)/i, PATH_OF_DATABASE)
      .refine((path) => path !== ':memory:', PATH_OF_DATABASE)
      .optional(),
    BACKUP_FOLDER: z.string().optional(),
    ARCHIVE_AFTER_DAYS: z
      .string()
      .regex(/^\d{1,4}$/, DAYS)
      .transform(Number)
      .refine((days) => days >= 1 && days <= 3650, DAYS)
      .optional(),
    LOBBY_DAYS: wholeNumber(365, LOBBY).default(7),
    LANGUAGES_FOLDER: z.string().optional(),
    WEBHOOKS: z.enum(['on', 'off'], 'WEBHOOKS must be on or off').default('on'),
    SANDBOX_PORT: z
      .string()
      .regex(/^\d{1,5}$/, PORT)
      .transform(Number)
      .refine((port) => port >= 1 && port <= MAX_PORTS, PORT)
      .default(4100),
    SANDBOX_HOSTS: z
      .string()
      .regex(/^[\w.-]+(?: *, *[\w.-]+)*$/, HOSTS)
      .transform((names) => names.toLowerCase().split(/ *, */))
      .default([]),
    SANDBOX_TOKEN: z.string().regex(/^\S+$/, 'SANDBOX_TOKEN must be without spaces').optional(),
    HEALTH_PORT: z
      .string()
      .regex(/^\d{1,5}$/, HEALTH)
      .transform(Number)
      .refine((port) => port >= 1 && port <= MAX_PORTS, HEALTH)
      .optional(),
    HEALTH_HOST: z
      .union(LISTENING.options, 'HEALTH_HOST must be an address of this machine, such as 0.0.0.0')
      .default('127.0.0.1'),
    TELEVISION_ADDRESS: z
      .string()
      .regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i, TELEVISION)
      .transform(addressIn)
      .refine(({ host, port }) => LISTENING.safeParse(host).success && port >= 1 && port <= MAX_PORTS, TELEVISION)
      .optional(),
    TELEVISION_URL: z
      .url({ protocol: /^https?$/, error: TELEVISION_LINK })
      .regex(/^[^?#@]+$/, TELEVISION_LINK)
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    DRAWING_PROCESSES: z
      .string()
      .regex(/^\d{1,2}$/, PROCESSES)
      .transform(Number)
      .refine((count) => count >= 1 && count <= 16, PROCESSES)
      .optional(),
    THINKING_THREADS: z
      .string()
      .regex(/^\d{1,2}$/, THREADS)
      .transform(Number)
      .refine((count) => count <= 16, THREADS)
      .default(1),
    LOBBIES_PER_PERSON: wholeNumber(500, LOBBIES).default(5),
    GAMES_PER_PERSON: wholeNumber(500, GAMES).default(20),
    WAITING_GAMES: wholeNumber(500, WAITING_GAMES).default(3),
    WAITING_HOURS: wholeNumber(1000, WAITING_HOURS).default(24),
    LEAK_GUARD: z.enum(['on', 'off'], 'LEAK_GUARD must be on or off').default('on'),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .refine((set) => set.DATABASE_URL === undefined || set.DATABASE_PATH === undefined, {
    error:
      'DATABASE_URL and DATABASE_PATH are both set: leave one of them empty, because all games are kept in one place',
  })
  .refine((set) => set.DATABASE_URL === undefined || set.BACKUP_FOLDER === undefined, { error: BACKUPS })
  .refine((set) => set.TELEVISION_URL === undefined || set.TELEVISION_ADDRESS !== undefined, {
    error: 'TELEVISION_URL needs TELEVISION_ADDRESS: where this machine serves the pages',
  })
  .refine((set) => set.DISCORD_API_URL !== undefined || !isPlaceholder(set.DISCORD_TOKEN), {
    error: 'DISCORD_TOKEN must be the bot token from the Discord developer portal, not the placeholder',
  })

/** The names of all settings, and the defaults of those that have one, as in `.env.example`. */
export const KNOWN = {
  names: Object.keys(schema.shape),
  defaults: {
    STANDBY: 'off',
    WEBHOOKS: 'on',
    LEAK_GUARD: 'on',
    LOBBY_DAYS: '7',
    SANDBOX_PORT: '4100',
    HEALTH_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  },
}

export const SETTINGS: readonly string[] = KNOWN.names

/** Whether the token is placeholder text: a real one has three parts. */
function isPlaceholder(token: string | undefined): boolean {
  if (token === undefined || /^[^.]+\.[^.]+\.[^.]+$/.test(token)) return false
  return /your|token|paste|change|secret|example|here\b|^<|^\[|x{3}|\.{3}|\*{3}/i.test(token)
}

/** What is wrong with a value that was copied with surrounding characters; `null` if nothing is. */
function oddIn(value: string): string | null {
  if (/^["'`“”„‟‘’‚«»]|["'`“”„‟‘’‚«»]$/u.test(value)) return 'without quotation marks around it'
  return /[\p{Cc}\p{Cf}\ufffd]/u.test(value) ? 'without invisible characters: type it again' : null
}

type Environment = z.output<typeof schema>

/** Parses a list such as 0,2-4; empty if a range runs backwards. */
function numbersIn(list: string): readonly number[] {
  const ranges = list.split(',').map((part) => part.trim().split('-').map(Number))
  if (ranges.some(([first = 0, last = first]) => last < first)) return []
  return [
    ...new Set(
      ranges.flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
    ),
  ]
}

/** Parses an address such as 127.0.0.1:4200 or [::1]:4200. */
function addressIn(text: string): { readonly host: string; readonly port: number } {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) }
}

/** What is wrong with the sharding settings; `null` if nothing is. */
function troubleWithShards(set: Environment): string | null {
  const { SHARD_COUNT: count = 1, SHARDS: shards } = set
  if (shards && set.SHARD_COUNT === undefined) return 'SHARDS needs SHARD_COUNT: how many shards there are in all'
  const beyond = shards?.find((shard) => shard >= count)
  if (beyond !== undefined) {
    return `SHARDS names shard ${beyond}, but with SHARD_COUNT=${count} they are numbered from 0 to ${count - 1}`
  }
  if (count === 1) return null
  if (set.TELEVISION_ADDRESS && shards?.length !== count) {
    return `TELEVISION_ADDRESS needs all shards in one process: set SHARDS to 0-${count - 1}, or leave it empty`
  }
  const lastPort = (set.HEALTH_PORT ?? 0) + count - 1
  if (!shards && lastPort > MAX_PORTS) {
    return `HEALTH_PORT is too high for SHARD_COUNT=${count}: each process takes a port above that of the one before, up to ${MAX_PORTS}`
  }
  if (set.DISCORD_TOKEN === undefined)
    return 'SHARD_COUNT needs DISCORD_TOKEN: the sandbox is one server and needs no shards'
  if (set.DATABASE_URL === undefined && shards?.length !== count) {
    return 'SHARD_COUNT needs DATABASE_URL: several processes share their games through PostgreSQL'
  }
  return null
}

const [MAX_DRAWING_PROCESSES, BYTES_A_PROCESS] = [4, 1024 ** 3]

/** One for each processor and each gigabyte of memory, of the machine or of the container. */
function defaultDrawingProcesses(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const affordable = Math.max(1, Math.round(memory / BYTES_A_PROCESS))
  return Math.min(availableParallelism(), affordable, MAX_DRAWING_PROCESSES)
}

/** Reads the configuration from environment variables. An empty one counts as unset. Throws `WrongConfig`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = KNOWN.names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()] as const] : []))
  for (const [name, value] of set) {
    const odd = oddIn(value)
    if (odd) throw new WrongConfig(`${name} must be written ${odd}.`)
  }
  const { success, data, error } = schema.safeParse(Object.fromEntries(set))
  if (!success) throw new WrongConfig(`${error.issues[0]?.message ?? 'The configuration is wrong'}.`)
  const trouble = troubleWithShards(data)
  if (trouble) throw new WrongConfig(`${trouble}.`)
  const databasePath = data.DATABASE_PATH ?? 'data/questmaster.db'
  return {
    discordToken: data.DISCORD_TOKEN,
    discordApiUrl: data.DISCORD_API_URL,
    discordGuildId: data.DISCORD_GUILD_ID,
    shardCount: data.SHARD_COUNT ?? 1,
    shards: data.SHARDS ?? ((data.SHARD_COUNT ?? 1) === 1 ? [0] : null),
    standsBy: data.STANDBY === 'on',
    database: data.DATABASE_URL ?? databasePath,
    databasePath,
    backupFolder: data.BACKUP_FOLDER,
    archiveAfterDays: data.ARCHIVE_AFTER_DAYS,
    lobbyDays: data.LOBBY_DAYS,
    languagesFolder: data.LANGUAGES_FOLDER,
    sandboxPort: data.SANDBOX_PORT,
    sandboxHosts: data.SANDBOX_HOSTS,
    sandboxToken: data.SANDBOX_TOKEN,
    healthPort: data.HEALTH_PORT,
    healthHost: data.HEALTH_HOST,
    television: data.TELEVISION_ADDRESS && { ...data.TELEVISION_ADDRESS, url: data.TELEVISION_URL ?? null },
    drawingProcesses: data.DRAWING_PROCESSES ?? defaultDrawingProcesses(),
    thinkingThreads: data.THINKING_THREADS,
    lobbiesPerPerson: data.LOBBIES_PER_PERSON,
    gamesPerPerson: data.GAMES_PER_PERSON,
    waitingGames: data.WAITING_GAMES,
    waitingHours: data.WAITING_HOURS,
    logLevel: data.LOG_LEVEL,
    webhooks: data.WEBHOOKS === 'on',
    leakGuard: data.LEAK_GUARD === 'on',
  }
}

/**
 * Adds the settings in `.env` to an environment, which takes precedence. Throws `WrongConfig` if a line cannot be
 * understood.
 */
export function withEnvFile(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  return withFile(environment, process.cwd(), KNOWN)
}

/**
 * Reads `.env` and the environment, which takes precedence. Ends the process with one sentence if a value is wrong or
 * the file cannot be read.
 */
export function loadConfig(): Config {
  try {
    return readConfig(withEnvFile(process.env))
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
