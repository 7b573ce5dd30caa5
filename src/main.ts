import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino, type Logger } from 'pino'
import { keepBackedUp, NoBackup, prepareFolder } from './backups/index.ts'
import { loadConfig, type Config } from './config.ts'
import { connectBot, serializeError, NoEntry, prepareGrounds, Studio, type Bot } from './discord/index.ts'
import { GAMES } from './games/index.ts'
import { groundsFolder } from './render/map/origin.ts'
import { NoWorld, startSandbox, type Sandbox } from './sandbox/index.ts'
import { endAsFailure, endOnFault, measured, serveHealth, type Health, type HealthParts } from './operations/index.ts'
import { openStoreAt, UnusableDatabase } from './storage/index.ts'
import { BEGUN, END, leaseOn, Leases, runShards, ShardHeld, ShardKeeper, type Connection } from './shards/index.ts'
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
} from './tables/index.ts'

/** What an operator reads in one plain line, beside the log. */
const say = (line: string): void => console.log(line)

async function main(): Promise<void> {
  const config = loadConfig()
  const log = loggerFor(config)
  endOnFault(log)
  endAsFailure(log)
  const place = config.discordToken === undefined ? 'sandbox' : 'Discord'
  log.info({ place }, place === 'sandbox' ? 'no DISCORD_TOKEN: opening the sandbox' : 'joining Discord')
  if (config.shards === null) await manage(config, log)
  else await play(config, config.shards, log)
}

/** Runs a process for each shard. */
async function manage(
  { discordToken = '', shardCount, healthPort, drawingProcesses }: Config,
  log: Logger,
): Promise<void> {
  // All of them share the machine.
  process.env['DRAWING_PROCESSES'] = String(Math.max(1, Math.floor(drawingProcesses / shardCount)))
  const running = runShards({
    file: fileURLToPath(import.meta.url),
    nodeOptions: process.execArgv,
    token: discordToken,
    count: shardCount,
    healthPort,
    onHopeless: () => end(1),
    log,
  })
  const end = stopWhenTold(() => running.stop(), END_OF_ALL)
  if (await running.begun) say(`Questmaster runs ${shardCount} processes, one for each shard.`)
}

/** Plays on some shards of Discord's, or in the sandbox. */
async function play(config: Config, shards: readonly number[], log: Logger): Promise<void> {
  // What a client reads here by itself would count instead of what it is told: a number of shards that is left empty would be none. And it
  // would tell the process that runs this one what nobody there wants to know, and fail once that is gone.
  for (const name of ['SHARDS', 'SHARD_COUNT', 'SHARDING_MANAGER']) Reflect.deleteProperty(process.env, name)
  const { shardCount: count } = config
  const kept = await openStoreAt(config.database, (sentence) => log.error(sentence))
  const store = config.healthPort === undefined ? kept : measured(kept)
  const token = config.discordToken ?? config.sandboxToken ?? randomUUID()
  const sandbox = config.discordToken === undefined ? await openSandbox(config, token, log) : undefined
  const leases = new Leases({ store, log })
  const isHeld = (shard: number) => leases.isSure(leaseOn(shard, count))
  const isOurs = (server: string) => isHeld(shardOf(server, count))
  const tables = createTables({ store, games: GAMES, clock: systemClock, luck: systemRandomId, isOurs, log })
  const grounds = groundsFolder()
  const studio = new Studio({ processes: config.drawingProcesses, log, grounds })
  const optional = new OptionalParts({ log })
  const house: House = { store, studio, optional, bots: new Map(), isHeld, isReady: false, isEnding: false }
  await beginHealth(house, config)
  // Until all has begun nothing is under way that would have to be put down.
  let stop = async (): Promise<void> => {
    house.isEnding = true
    await leases.stop()
  }
  const end = stopWhenTold(() => stop(), END_AT_LAST)
  const connect = async (index: number): Promise<Connection> => {
    const bot = await connectBot({
      token,
      apiUrl: sandbox?.api ?? config.discordApiUrl,
      place: sandbox ? 'sandbox' : 'Discord',
      optional,
      server: config.discordGuildId,
      shard: { index, count, isOurs: () => keeper.isHeld(index) },
      tables,
      store,
      pictures: studio.pictures,
      faces: studio.faces,
      scenes: studio.scenes,
      posters: studio.posters,
      filming: studio.filming,
      isGuarded: config.leakGuard,
      onExpelled: (sentence) => {
        console.error(sentence)
        end(1)
      },
      log,
    })
    house.bots.set(index, bot)
    return connectionOf(bot, house, index, async (isOneOfMany) => {
      await tables.begin({ isOneOfMany })
      const waking = tables.wake({ count, held: [index] })
      waking.catch((error: unknown) => log.error({ err: error }, 'not all tables could be taken up'))
    })
  }
  const { standsBy } = config
  const sweep = (of: Shards) => tables.lookAfter(of)
  const keeper = new ShardKeeper({ leases, count, own: shards, standsBy, connect, sweep, log })
  const stopMissing = tables.onMissed(() => void keeper.lookAgain())
  try {
    await keeper.begin()
  } catch (error) {
    if (!house.isEnding) throw error
    return
  }
  house.isReady = true
  const stopTidying = keepTidy(store, log)
  const { database, backupFolder: folder, archiveAfterDays: days } = config
  const stopBackups = folder === undefined ? () => undefined : keepBackedUp({ database, folder, log })
  if (folder !== undefined) {
    const start = () => Promise.resolve().then(() => prepareFolder(folder))
    void optional.begin({ name: 'backups', start, why: sentenceFor('No backups can be made.') })
  }
  // One process of all does it.
  const isFirst = shards.includes(0)
  const stopArchiving = days === undefined || !isFirst ? () => undefined : keepArchiving(store, days, log)
  const stopPreparing = prepareGrounds(grounds, log)
  stop = async () => {
    house.isEnding = true
    stopMissing()
    stopBackups()
    stopArchiving()
    await stopTidying()
    await keeper.sayAway()
    await tables.stop()
    await keeper.stop()
    stopPreparing()
    optional.stop()
    studio.close()
    await store.close()
    await sandbox?.close()
    await house.health?.close()
  }
  // Where another process runs this one; it may be gone by now.
  if (process.connected) process.send?.(BEGUN, undefined, undefined, () => undefined)
  // Whoever hears this may end it too.
  say(readyLine(sandbox, house, keeper))
}

function readyLine(sandbox: Sandbox | undefined, { bots }: House, keeper: ShardKeeper): string {
  if (sandbox) return `Questmaster is ready. Open ${sandbox.url} to play.`
  const name = [...bots.values()][0]?.name ?? 'Questmaster'
  if (keeper.held.length === 0) return `${name} stands by: it goes on where another process ends.`
  return `${name} is on Discord. Type /game new there to play.`
}

/** A bot as it is kept for its shard; `woken` before it begins. */
function connectionOf(
  bot: Bot,
  house: House,
  index: number,
  woken: (isOneOfMany: boolean) => Promise<void>,
): Connection {
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

/** What whoever watches over the bot may ask about. */
interface House {
  readonly store: Store
  readonly studio: Studio
  readonly optional: OptionalParts
  health?: Health
  /** The connections to Discord by their shards, also where another process still answers. */
  readonly bots: Map<number, Bot>
  /** Whether a shard is this process's, for certain. */
  readonly isHeld: (shard: number) => boolean
  /** Whether Discord has let it in, and its shards are answered or stood by for. */
  isReady: boolean
  isEnding: boolean
}

/** Answers for the health of the house, where that is wanted and the port is free. */
async function beginHealth(house: House, { healthHost: host, healthPort: port }: Config): Promise<void> {
  if (port === undefined) return
  const start = async () => {
    house.health = await serveHealth({ host, port, ...healthOf(house) })
  }
  await house.optional.begin({ name: 'health', start, why: sentenceFor('Health and metrics aren’t served.') })
}

function healthOf(house: House): Omit<HealthParts, 'host' | 'port'> {
  const bots = () => [...house.bots.values()]
  return {
    isConnected: () => bots().length > 0 && bots().every((bot) => bot.isConnected),
    isRegistered: () => house.isReady,
    isEnding: () => house.isEnding,
    shards: () => new Map([...house.bots.keys()].map((shard) => [shard, house.isHeld(shard)])),
    database: () => house.store.notes.memo('alive'),
    cardsBehind: () => bots().reduce((sum, bot) => sum + bot.screens.behind, 0),
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

/** What is missing and why, where the reason is one that the operator can mend. */
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

/** The sandbox's world lies beside the games, so that one does not outlive the other. */
function openSandbox(
  { sandboxPort, sandboxHosts, databasePath }: Config,
  token: string,
  log: Logger,
): Promise<Sandbox> {
  const file = join(dirname(databasePath), 'sandbox.json')
  return startSandbox({ port: sandboxPort, hosts: sandboxHosts, token, file, say: (sentence) => log.warn(sentence) })
}

/** Within so long a process has ended after it was told to; and one that runs others for all shards, in milliseconds. */
const END_AT_LAST = 20_000
const END_OF_ALL = 24_000

/** One signal may arrive twice within so many milliseconds: sent to all processes of a service, and handed on by `npm start`. */
const ONE_SIGNAL = 1000

/**
 * Finishes what is under way, then ends: at a signal, and in a process that another runs when that tells it or is gone. A second signal ends it
 * at once. Returns how to end so with another exit code than 0.
 */
function stopWhenTold(stop: () => Promise<void>, within: number): (code: number) => void {
  let isStopping = false
  const end = (code: number): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      console.error('What was under way did not end in time. Nothing that was acknowledged is lost.')
      process.exit(1)
    }, within).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error('The bot could not be shut down cleanly:', sentenceOf(error))
        process.exit(1)
      },
    )
  }
  let signalledAt: number | undefined
  const signalled = (): void => {
    const now = performance.now()
    signalledAt ??= now
    if (now - signalledAt > ONE_SIGNAL) process.exit(1)
    end(0)
  }
  process.on('SIGINT', signalled)
  process.on('SIGTERM', signalled)
  process.on('message', (message) => message === END && end(0))
  process.on('disconnect', () => end(0))
  // It may have gone before that could be heard.
  if (process.send && !process.connected) end(0)
  return end
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error))
  process.exit(1)
})

/** Errors whose message is one sentence for whoever runs this. */
const SAID = [NoBackup, NoEntry, NoWorld, ShardHeld, UnusableDatabase]

const NOT_OURS = 'This machine does not have the address of HEALTH_HOST: name one that it has, or 0.0.0.0 for all.'

/** Why nobody can listen at an address and port. */
const UNHEARD: Readonly<Record<string, string>> = {
  EADDRINUSE: 'A port is taken: is Questmaster running already? Set SANDBOX_PORT, or HEALTH_PORT, to another one.',
  EADDRNOTAVAIL: NOT_OURS,
  EAFNOSUPPORT: NOT_OURS,
  // An address that counts within one network alone, without the name of that.
  EINVAL: NOT_OURS,
  EACCES: 'A port is not for this user: set SANDBOX_PORT, or HEALTH_PORT, to one from 1024 on.',
}

/** What can be mended by whoever runs this is one sentence; anything else comes with all there is. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof Error && SAID.some((kind) => error instanceof kind)) return error.message
  const { code = '', syscall } = error as NodeJS.ErrnoException
  return (syscall === 'listen' && UNHEARD[code]) || serializeError(error)
}
