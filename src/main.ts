import { randomUUID } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { pino, type Logger } from 'pino'
import { keepBackedUp, NoBackup, prepareFolder } from './backups/index.ts'
import { loadConfig, type Config } from './config.ts'
import {
  connectBot,
  serializeError,
  LoginRefused,
  PersonCalendars,
  startPreparingGrounds,
  Studio,
  unreadableLine,
  type Bot,
} from './discord/index.ts'
import { GAMES } from './games/index.ts'
import { languagesOffered, operatorLanguagesNow, reportFallbacks } from './language/index.ts'
import { BOT_OPTIONS, NODE_OPTIONS, programFile } from './program.ts'
import { groundsFolder } from './render/map/origin.ts'
import type { Sandbox } from './sandbox/index.ts'
import { NoWorld } from './sandbox/state/saving.ts'
import { endAsFailure, endOnFault, keepLean, measureStore, type Health, type HealthParts } from './operations/index.ts'
import { openStoreAt, UnusableDatabase } from './storage/index.ts'
import {
  BEGUN_MESSAGE,
  END_MESSAGE,
  shardLease,
  ShardLeases,
  runShards,
  ShardHeld,
  ShardKeeper,
  type ConnectedShard,
} from './shards/index.ts'
import { TelevisionProcess } from './television/television.ts'
import { WebhookSender } from './webhooks/index.ts'
import { ThinkingThreads } from './thinking/threads.ts'
import {
  createTables,
  keepArchiving,
  keepTidy,
  OptionalParts,
  shardOf,
  systemClock,
  systemRandomId,
  TABLE_STATUSES,
  traceNow,
  type Shards,
  type Store,
  type TableService,
} from './tables/index.ts'

const TABLE_PARTS = { games: GAMES, clock: systemClock, luck: systemRandomId, unreadable: unreadableLine }

/** Prints one plain line for the operator, beside the log. */
const say = (line: string): void => console.log(line)

async function main(): Promise<void> {
  const config = loadConfig()
  const log = loggerFor(config)
  reportFallbacks((id, language, err) => {
    log.warn({ id, language, err }, 'worded in English')
  })
  useLanguagesOf(config)
  endOnFault(log)
  endAsFailure(log)
  const place = config.discordToken === undefined ? 'sandbox' : 'Discord'
  log.info({ place }, place === 'sandbox' ? 'no DISCORD_TOKEN: opening the sandbox' : 'joining Discord')
  if (config.shards === null) await manage(config, log)
  else {
    if (config.shards.includes(0)) reportLanguages(log)
    await play(config, config.shards, log)
  }
}

/** All processes of the bot look for the operator's languages where their environment says. */
function useLanguagesOf({ languagesFolder: folder }: Config): void {
  if (folder !== undefined) process.env['LANGUAGES_FOLDER'] = resolve(folder)
}

/** Says what languages the operator added, and what in them can't be used. */
function reportLanguages(log: Logger): void {
  const { shares, faults } = operatorLanguagesNow()
  for (const fault of faults) log.warn(fault, 'language file faulty')
  for (const [language, share] of shares) {
    const isOffered = languagesOffered().some((one) => one.language === language)
    log.info({ language, percent: Math.floor(share * 100), isOffered }, 'language read')
  }
}

/** Runs a process for each shard. */
async function manage(
  { discordToken = '', shardCount, healthPort, drawingProcesses }: Config,
  log: Logger,
): Promise<void> {
  // All shard processes share one machine.
  process.env['DRAWING_PROCESSES'] = String(Math.max(1, Math.floor(drawingProcesses / shardCount)))
  const running = runShards({
    file: programFile('start'),
    nodeOptions: [...NODE_OPTIONS, ...BOT_OPTIONS],
    token: discordToken,
    count: shardCount,
    healthPort,
    onHopeless: () => end(1),
    log,
  })
  const end = stopOnRequest(() => running.stop(), ALL_SHUTDOWN_TIMEOUT_MS)
  if (await running.begun) say(`Questmaster runs ${shardCount} processes, one for each shard.`)
}

/** What the tables need, with the operator's limits. */
function tableParts({ lobbiesPerPerson, gamesPerPerson, waitingGames, waitingHours, lobbyDays }: Config) {
  const waiting = { tables: waitingGames, afterMs: waitingHours * HOUR_MS }
  return { ...TABLE_PARTS, limits: { lobbies: lobbiesPerPerson, running: gamesPerPerson, waiting }, lobbyDays }
}

/** Plays on some of Discord's shards, or in the sandbox. */
async function play(config: Config, shards: readonly number[], log: Logger): Promise<void> {
  // discord.js reads these variables itself and would prefer them to its options: an empty number of shards would count
  // as none. It would also send messages to the parent process, which does not want them, and fail once that is gone.
  for (const name of ['SHARDS', 'SHARD_COUNT', 'SHARDING_MANAGER']) Reflect.deleteProperty(process.env, name)
  const { shardCount: count } = config
  const stored = await openStoreAt(config.database, (sentence) => log.error(sentence))
  const store = config.healthPort === undefined ? stored : measureStore(stored)
  const token = config.discordToken ?? config.sandboxToken ?? randomUUID()
  const sandbox = config.discordToken === undefined ? await openSandbox(config, token, log) : undefined
  const leases = new ShardLeases({ store, log })
  const isHeld = (shard: number) => leases.isCertain(shardLease(shard, count))
  const isOurs = (server: string) => isHeld(shardOf(server, count))
  const thinker = config.thinkingThreads > 0 ? new ThinkingThreads({ threads: config.thinkingThreads, log }) : null
  const tables = createTables({ ...tableParts(config), store, isOurs, thinker, judge: thinker, log })
  const studio = new Studio({ processes: config.drawingProcesses, log, grounds: groundsFolder() })
  const optional = new OptionalParts({ log })
  const parts = { store, studio, optional, television: televisionOf(config, store, optional, log) }
  const house: House = { ...parts, bots: new Map(), isHeld, isReady: false, isEnding: false }
  await beginHealth(house, config)
  // Until everything has begun, there are only the leases to give back.
  let stop = async (): Promise<void> => {
    house.isEnding = true
    await leases.stop()
  }
  const end = stopOnRequest(() => stop(), SHUTDOWN_TIMEOUT_MS)
  const onExpelled = (sentence: string): void => {
    console.error(sentence)
    end(1)
  }
  const connect = (index: number) => connectShard(index, { config, token, sandbox, house, tables, onExpelled, log })
  const sweep = (of: Shards) => tables.lookAfter(of)
  const keeper = new ShardKeeper({ leases, count, own: shards, standsBy: config.standsBy, connect, sweep, log })
  const stopMissing = tables.onMissed(() => void keeper.sweepSafely())
  try {
    await keeper.begin()
  } catch (error) {
    if (!house.isEnding) throw error
    return
  }
  house.isReady = true
  const stopHousekeeping = startHousekeeping(house, config, shards, tables, log)
  stop = async () => {
    house.isEnding = true
    stopMissing()
    await stopHousekeeping()
    await keeper.sayAway()
    await tables.stop()
    await thinker?.close()
    await keeper.stop()
    optional.stop()
    studio.close()
    await store.close()
    await sandbox?.close()
    await house.health?.close()
  }
  // If a parent process started this one. It may have gone in the meantime.
  if (process.connected) process.send?.(BEGUN_MESSAGE, undefined, undefined, () => undefined)
  // This line comes last, because a parent script may end the bot as soon as it reads it.
  say(readyLine(sandbox, house, keeper))
}

interface ConnectParts {
  readonly config: Config
  readonly token: string
  readonly sandbox: Sandbox | undefined
  readonly house: House
  readonly tables: TableService
  readonly onExpelled: (sentence: string) => void
  readonly log: Logger
}

/** Connects one shard to Discord or the sandbox, to answer and show nothing yet. */
async function connectShard(
  index: number,
  { config, token, sandbox, house, tables, onExpelled, log }: ConnectParts,
): Promise<ConnectedShard> {
  const { shardCount: count } = config
  const { store, studio, optional, television } = house
  const bot = await connectBot({
    token,
    apiUrl: sandbox?.api ?? config.discordApiUrl,
    place: sandbox ? 'sandbox' : 'Discord',
    optional,
    server: config.discordGuildId,
    shard: { index, count, isOurs: () => house.isHeld(index) },
    tables,
    store,
    pictures: studio.pictures,
    faces: studio.faces,
    scenes: studio.scenes,
    posters: studio.posters,
    filming: studio.filming,
    television: television?.process ?? null,
    calendars: television?.process.calendars ?? null,
    webhookSender: config.webhooks ? new WebhookSender() : null,
    isGuarded: config.leakGuard,
    listensAside: { journal: join(dirname(config.databasePath), 'unanswered') },
    onExpelled,
    log,
  })
  house.bots.set(index, bot)
  return connectionOf(bot, house, index, async (isOneOfMany) => {
    await tables.begin({ isOneOfMany })
    void television?.begin()
    const waking = tables.wake({ count, held: [index] })
    waking.catch((error: unknown) => log.error({ err: error }, 'tables not resumed'))
  })
}

/** Starts the tidying, the backups and the archiving. Returns a function that stops them and the televisions. */
function startHousekeeping(
  { store, studio, optional, television }: House,
  { database, backupFolder: folder, archiveAfterDays: days }: Config,
  shards: readonly number[],
  tables: TableService,
  log: Logger,
): () => Promise<void> {
  const stopPreparing = startPreparingGrounds(groundsFolder(), log)
  const calendars =
    television &&
    new PersonCalendars({ tables, store, calendars: television.process.calendars, log, now: () => Date.now() })
  const stopTidying = keepTidy(store, log)
  const stopLean = keepLean(() => {
    tables.forgetResting()
    studio.forgetOld()
  })
  const stopBackups = folder === undefined ? () => undefined : keepBackedUp({ database, folder, log })
  if (folder !== undefined) {
    const start = () => Promise.resolve().then(() => prepareFolder(folder))
    void optional.begin({ name: 'backups', start, why: sentenceFor('No backups can be made.') })
  }
  // Only one process archives.
  const isFirst = shards.includes(0)
  const stopArchiving =
    days === undefined || !isFirst
      ? () => undefined
      : keepArchiving(store, days, log, (id) => television?.process.unlink(id))
  return async () => {
    stopPreparing()
    stopLean()
    stopBackups()
    stopArchiving()
    await calendars?.stop()
    television?.process.stop()
    await stopTidying()
  }
}

function readyLine(sandbox: Sandbox | undefined, { bots }: House, keeper: ShardKeeper): string {
  if (sandbox) return `Questmaster is ready. Open ${sandbox.url} to play.`
  const name = [...bots.values()][0]?.name ?? 'Questmaster'
  if (keeper.held.length === 0) return `${name} stands by: it goes on where another process ends.`
  return `${name} is on Discord. Type /game new there to play.`
}

/** The connection of a shard to its bot. `woken` runs before the bot begins. */
function connectionOf(
  bot: Bot,
  house: House,
  index: number,
  woken: (isOneOfMany: boolean) => Promise<void>,
): ConnectedShard {
  return {
    answer: () => bot.answer(),
    async begin(isOneOfMany) {
      await woken(isOneOfMany)
      await bot.begin()
    },
    fallSilent: () => bot.fallSilent(),
    sayAway: () => bot.sayAway(),
    showAll: () => bot.showAll(),
    close: () => bot.close(),
    async leave() {
      if (house.bots.get(index) === bot) house.bots.delete(index)
      await bot.stop()
    },
  }
}

/** The parts that the health checks look at. */
interface House {
  readonly store: Store
  readonly studio: Studio
  readonly optional: OptionalParts
  /** The pages of tables on televisions; `null` if they are off. */
  readonly television: { readonly process: TelevisionProcess; begin(): Promise<unknown> } | null
  health?: Health
  /** The connections to Discord by shard, including those that stand by. */
  readonly bots: Map<number, Bot>
  /** Whether this process certainly holds a shard. */
  readonly isHeld: (shard: number) => boolean
  /** Whether the bot has joined Discord and answers or stands by for all of its shards. */
  isReady: boolean
  isEnding: boolean
}

/** Serves health and metrics, if they are configured and the port is free. */
async function beginHealth(house: House, { healthHost: host, healthPort: port }: Config): Promise<void> {
  if (port === undefined) return
  const start = async () => {
    const { serveHealth } = await import('./operations/health.ts')
    house.health = await serveHealth({ host, port, ...healthOf(house) })
  }
  await house.optional.begin({ name: 'health', start, why: sentenceFor('Health and metrics aren’t served.') })
}

/** The pages of tables on televisions, if they are configured. `begin` starts their process where it isn't running. */
function televisionOf({ television }: Config, store: Store, optional: OptionalParts, log: Logger): House['television'] {
  if (!television) return null
  const { notes } = store
  const process = new TelevisionProcess({ ...television, notes, log, onLost: () => void begin() })
  const why = sentenceFor('The pages on televisions aren’t served.')
  const begin = () =>
    optional.begin({ name: 'television', start: () => process.start(), why, wait: () => TELEVISION_RETRY_MS })
  return { process, begin }
}

function healthOf(house: House): Omit<HealthParts, 'host' | 'port'> {
  const bots = () => [...house.bots.values()]
  return {
    isConnected: () => bots().length > 0 && bots().every((bot) => bot.isConnected),
    isRegistered: () => house.isReady,
    isEnding: () => house.isEnding,
    shards: () => new Map([...house.bots.keys()].map((shard) => [shard, house.isHeld(shard)])),
    database: () => house.store.notes.memo('alive'),
    cardsBehind: () => bots().reduce((sum, bot) => sum + bot.projector.behind, 0),
    picturesWaiting: () => house.studio.waiting,
    missing: () => house.optional.missing,
    tables: async () => {
      const counted = TABLE_STATUSES.map(
        async (one) => [one, await house.store.records.count({ statuses: [one] })] as const,
      )
      return Object.fromEntries(await Promise.all(counted))
    },
  }
}

/** A sentence for the operator: the reason if they can fix it, otherwise the name of the missing part. */
function sentenceFor(missing: string): (error: unknown) => string {
  return (error) => {
    const sentence = sentenceOf(error)
    return typeof sentence === 'string' ? sentence : missing
  }
}

function loggerFor({ logLevel }: Config): Logger {
  const pretty = {
    target: 'pino-pretty',
    options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
  }
  return pino({
    level: logLevel,
    mixin: () => traceNow() ?? {},
    serializers: { err: serializeError },
    ...(process.stdout.isTTY && { transport: pretty }),
  })
}

/** The sandbox saves its world beside the games, so that neither outlives the other. */
async function openSandbox(
  { sandboxPort, sandboxHosts, databasePath }: Config,
  token: string,
  log: Logger,
): Promise<Sandbox> {
  const file = join(dirname(databasePath), 'sandbox.json')
  const { startSandbox } = await import('./sandbox/index.ts')
  return await startSandbox({
    port: sandboxPort,
    hosts: sandboxHosts,
    token,
    file,
    say: (sentence) => log.warn(sentence),
  })
}

/** The first wait before the process for televisions starts again. */
const TELEVISION_RETRY_MS = 5000

/** The time limits for shutting down, for a bot and for a process that manages all shards. */
const HOUR_MS = 60 * 60 * 1000
const SHUTDOWN_TIMEOUT_MS = 20_000
const ALL_SHUTDOWN_TIMEOUT_MS = 24_000

/**
 * The same signal may arrive twice within this time: a service manager signals all processes, and `npm start` forwards
 * it.
 */
const SAME_SIGNAL_MS = 1000

/**
 * Shuts down cleanly on a signal, and in a child process also when the parent says so or is gone. A second signal exits
 * at once. Returns a function that shuts down with another exit code.
 */
function stopOnRequest(stop: () => Promise<void>, within: number): (code: number) => void {
  let isStopping = false
  const end = (code: number): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      console.error('The shutdown timed out. Everything that was acknowledged is saved.')
      process.exit(1)
    }, within).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error('The shutdown failed:', sentenceOf(error))
        process.exit(1)
      },
    )
  }
  let signalledAt: number | undefined
  const signalled = (): void => {
    const now = performance.now()
    signalledAt ??= now
    if (now - signalledAt > SAME_SIGNAL_MS) process.exit(1)
    end(0)
  }
  process.on('SIGINT', signalled)
  process.on('SIGTERM', signalled)
  process.on('message', (message) => message === END_MESSAGE && end(0))
  process.on('disconnect', () => end(0))
  // The parent may have gone before this listener existed.
  if (process.send && !process.connected) end(0)
  return end
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error))
  process.exit(1)
})

/** Errors whose message is one sentence for the operator. */
const OPERATOR_ERRORS = [NoBackup, LoginRefused, NoWorld, ShardHeld, UnusableDatabase]

const FOREIGN_ADDRESS =
  'This machine does not have the address of HEALTH_HOST or TELEVISION_ADDRESS: name one that it has, or 0.0.0.0 for all.'

/** Why the process cannot listen on an address and port. */
const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'A port is taken: is Questmaster running already? Set SANDBOX_PORT, HEALTH_PORT or TELEVISION_ADDRESS to another one.',
  EADDRNOTAVAIL: FOREIGN_ADDRESS,
  EAFNOSUPPORT: FOREIGN_ADDRESS,
  // A link-local address without its zone.
  EINVAL: FOREIGN_ADDRESS,
  EACCES: 'A port is not for this user: set SANDBOX_PORT, HEALTH_PORT or TELEVISION_ADDRESS to one from 1024 on.',
}

/** One sentence for errors that the operator can fix, and the whole error otherwise. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof Error && OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message
  const { code = '', syscall } = error as NodeJS.ErrnoException
  return (syscall === 'listen' && LISTEN_ERRORS[code]) || serializeError(error)
}
