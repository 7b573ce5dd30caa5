import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  REST,
  type ClientOptions,
  type RateLimitData,
  type RESTOptions,
} from 'discord.js'
import type { Logger } from 'pino'
import { Listening } from './gateway/listening.ts'
import { loginSentence, LoginRefused } from './gateway/login.ts'
import { shardConnections } from './gateway/shard-connections.ts'
import { isEndlessWait, outliveClock } from './rest/clock-jumps.ts'
import { countedRequest } from './rest/metrics.ts'
import { IMPATIENT, PATIENT, RateLimits } from './rest/rate-limits.ts'
import { keepingToken } from './rest/token.ts'
import { isLongWaitForEdit } from './screens/parts/message-gateway.ts'
import { isLongWaitForThread } from './screens/parts/thread-gateway.ts'

/** Where the bot connects to, and as whom. */
export interface ConnectionParts {
  readonly token: string
  /** A REST API other than Discord's own. */
  readonly apiUrl?: string | undefined
  /** The part of Discord's servers that this bot connects to (default: all). */
  readonly shard?: BotShard
  /**
   * Listens and acknowledges in a thread of its own, so that nobody waits while the bot is busy. `journal`: the folder
   * in which it notes what is acknowledged and not answered yet.
   */
  readonly listensAside?: { readonly journal: string } | undefined
  readonly log: Logger
}

/** The part of Discord's servers that a bot connects to. */
export interface BotShard {
  readonly index: number
  readonly count: number
  /** Whether it is certain that no other process can now show the tables of the shard. */
  readonly isOurs: () => boolean
}

/** How long Discord may take to let the bot in before the bot assumes a fault. */
const LOGIN_TIMEOUT_MS = 60_000
/**
 * Requests that show tables time out after this many milliseconds, so that none waits for a lost one. The bot retries
 * them itself.
 */
const QUICK = { retry: 0, timeout: 6000 } as const
/**
 * The client counts requests a second by a clock that may be set back. Cards have their own pace, and interactions need
 * none.
 */
const NOT_COUNTED = { globalRequestsPerSecond: Infinity } as const
/** How often the client's data on answered interactions is discarded. */
const FORGET_ANSWERED_MS = 60_000

/** The client, and the other ways by which the bot's requests reach Discord. */
export interface Connection {
  readonly client: Client
  /** For the messages of the tables. */
  readonly rest: REST
  /** For changes of messages that somebody has just pressed. */
  readonly pressed: REST
  readonly limits: RateLimits
  /** The thread that listens, if one does. */
  readonly listening: Listening | null
  stopClockwork(): void
}

/** Makes them ready. Connects to nothing. */
export function openConnection({ apiUrl, shard, token, listensAside, log }: ConnectionParts): Connection {
  const api = apiUrl === undefined ? {} : { api: apiUrl }
  const limits = new RateLimits({ shares: shard?.count ?? 1, log })
  const patient = { ...api, makeRequest: limits.through(countedRequest, PATIENT) }
  const { api: discord, version } = DefaultRestOptions
  const place = listensAside && { folder: listensAside.journal, shard: shard?.index ?? 0 }
  const listening = place ? new Listening(`${apiUrl ?? discord}/v${version}`, place) : null
  const client = new Client({
    ...clientOptions(patient, listening),
    ...(shard && { shards: [shard.index], shardCount: shard.count }),
  })
  keepingToken(client.rest)
  const quick = {
    ...api,
    makeRequest: limits.through(countedRequest, IMPATIENT),
    ...QUICK,
    rejectOnRateLimit: isLongWait,
  }
  const rest = keepingToken(new REST({ ...quick, ...NOT_COUNTED })).setToken(token)
  const pressed = new REST({ ...clientRest(quick), ...quick })
  return { client, rest, pressed, limits, listening, stopClockwork: outliveClock([client.rest, rest, pressed]) }
}

/** Ends what would keep the process alive. */
export function closeConnection({ limits, stopClockwork, rest, pressed }: Connection): void {
  limits.end()
  stopClockwork()
  for (const one of [rest, pressed]) {
    one.clearHashSweeper()
    one.clearHandlerSweeper()
  }
}

/**
 * The client answers interactions, which Discord does not count among the requests that a bot may make each second, so
 * that cards do not delay them.
 */
function clientOptions(way: Way, listening: Listening | null): ClientOptions {
  return {
    // The bot hears only of deleted messages: Discord sends message content to bots with another intent alone.
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      ThreadMemberManager: 0,
      GuildMemberManager: { maxSize: 100, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 100, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    sweepers: { ...Options.DefaultSweeperSettings },
    ws: { buildStrategy: shardConnections(listening) },
    rest: clientRest(way),
  }
}

/** How requests reach Discord. */
type Way = Pick<RESTOptions, 'makeRequest'> & { readonly api?: string }

/** Edits and new threads do not wait for long, and no request waits for ever. */
function isLongWait(limit: RateLimitData): boolean {
  return isLongWaitForEdit(limit) || isLongWaitForThread(limit) || isEndlessWait(limit)
}

/** For all requests made with an interaction's token. */
function clientRest(way: Way) {
  return {
    ...way,
    ...NOT_COUNTED,
    handlerSweepInterval: FORGET_ANSWERED_MS,
    rejectOnRateLimit: isEndlessWait,
  }
}

/** Logs in and waits until the bot is let in. Throws `LoginRefused` if it clearly is not, or not in time. */
export async function enter(client: Client, token: string): Promise<{ id: string; name: string }> {
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((letIn, refuse) => {
      client.once(Events.ClientReady, (ready) => letIn({ id: ready.application.id, name: ready.user.username }))
      client.once(Events.ShardDisconnect, ({ code }) => refuse(new LoginRefused(loginSentence({ code }))))
      timer = setTimeout(() => refuse(new LoginRefused(loginSentence({ code: 'ETIMEDOUT' }))), LOGIN_TIMEOUT_MS)
      client.login(token).catch((error: unknown) => refuse(new LoginRefused(loginSentence(error), { cause: error })))
    })
  } catch (error) {
    await client.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
