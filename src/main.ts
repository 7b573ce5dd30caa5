import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pino, type Logger } from 'pino'
import { keepBackedUp } from './backups/index.ts'
import { loadConfig, type Config } from './config.ts'
import { loggedError, NoEntry, prepareGrounds, startBot, Studio, type Bot } from './discord/index.ts'
import { GAMES } from './games/index.ts'
import { groundsFolder } from './render/origin.ts'
import { startSandbox, type Sandbox } from './sandbox/index.ts'
import { endOnFault, serveHealth, type Health } from './operations/index.ts'
import { UnusableDatabase } from './storage/index.ts'
import { openStoreAt } from './storage/opening/index.ts'
import {
  createTables,
  keepArchiving,
  keepTidy,
  systemClock,
  systemLuck,
  TABLE_STATUSES,
  traceNow,
  type Store,
} from './tables/index.ts'

/** What an operator reads in one plain line, beside the log. */
const say = (line: string): void => console.log(line)

async function main(): Promise<void> {
  const config = loadConfig()
  const log = loggerFor(config)
  endOnFault(log)
  const store = await openStoreAt(config.database, (sentence) => log.error(sentence))
  const token = config.discordToken ?? config.sandboxToken ?? randomUUID()
  const sandbox = config.discordToken === undefined ? await openSandbox(config, token, log) : undefined
  const tables = createTables({ store, games: GAMES, clock: systemClock, luck: systemLuck, log })
  const grounds = groundsFolder()
  const studio = new Studio({ processes: config.drawingProcesses, log, grounds })
  const house: House = { store, studio, bot: null, isEnding: false }
  const health = await healthOf(house, config)
  let end: (code: number) => void = (code) => process.exit(code)
  const bot = await startBot({
    token,
    apiUrl: sandbox?.api ?? config.discordApiUrl,
    server: config.discordGuildId,
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
  house.bot = bot
  tables.wake().catch((error: unknown) => log.error({ err: error }, 'not all tables could be taken up'))
  const stopTidying = keepTidy(store, log)
  const { database, backupFolder: folder, archiveAfterDays: days } = config
  const stopBackups = folder === undefined ? () => undefined : keepBackedUp({ database, folder, log })
  const stopArchiving = days === undefined ? () => undefined : keepArchiving(store, days, log)
  const stopPreparing = prepareGrounds(grounds, log)
  end = stopOnSignals(async () => {
    house.isEnding = true
    stopBackups()
    stopArchiving()
    await stopTidying()
    await Promise.all([bot.sayAway(), tables.stop()])
    await bot.stop()
    stopPreparing()
    studio.close()
    await store.close()
    await sandbox?.close()
    await health?.close()
  })
  // Whoever hears this may end it too.
  say(
    sandbox
      ? `Questmaster is ready. Open ${sandbox.url} to play.`
      : `${bot.name} is on Discord. Type /game new there to play.`,
  )
}

/** What whoever watches over the bot may ask about. */
interface House {
  readonly store: Store
  readonly studio: Studio
  /** `null` until Discord has let it in and the commands are registered. */
  bot: Bot | null
  isEnding: boolean
}

/** Answers for the health of the house, where that is wanted. */
async function healthOf(house: House, { healthHost: host, healthPort: port }: Config): Promise<Health | undefined> {
  if (port === undefined) return undefined
  const isConnected = () => house.bot?.isConnected ?? false
  return await serveHealth({
    host,
    port,
    isConnected,
    isRegistered: () => house.bot !== null,
    isEnding: () => house.isEnding,
    database: () => house.store.memo('alive'),
    cardsBehind: () => house.bot?.screens.behind ?? 0,
    picturesWaiting: () => house.studio.waiting,
    tables: async () => {
      const counted = TABLE_STATUSES.map(
        async (one) => [one, await house.store.tablesCount({ statuses: [one] })] as const,
      )
      return Object.fromEntries(await Promise.all(counted))
    },
  })
}

function loggerFor({ logLevel }: Config): Logger {
  const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }
  return pino({
    level: logLevel,
    mixin: () => traceNow() ?? {},
    serializers: { err: loggedError },
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

/** Within so long the process has ended after a signal, in milliseconds. */
const END_AT_LAST = 20_000

/** Finishes what is under way, then ends. A second signal ends at once. Returns how to end so with another exit code than 0. */
function stopOnSignals(stop: () => Promise<void>): (code: number) => void {
  let isStopping = false
  const end = (code: number): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => {
      console.error('What was under way did not end in time. Nothing that was acknowledged is lost.')
      process.exit(1)
    }, END_AT_LAST).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error('The bot could not be shut down cleanly:', sentenceOf(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  return end
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error))
  process.exit(1)
})

/** What can be mended by whoever runs this is one sentence; anything else comes with all there is. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof NoEntry || error instanceof UnusableDatabase) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'A port is taken: is Questmaster running already? Set SANDBOX_PORT, or HEALTH_PORT, to another one.'
  }
  return loggedError(error)
}
