import { dirname, join } from 'node:path'
import { pino, type Logger } from 'pino'
import { keepBackedUp } from './backups/index.ts'
import { loadConfig, type Config } from './config.ts'
import { NoEntry, prepareGrounds, startBot, Studio, UNLOGGED } from './discord/index.ts'
import { GAMES } from './games/index.ts'
import { groundsFolder } from './render/origin.ts'
import { startSandbox, type Sandbox } from './sandbox/index.ts'
import { openStore, UnusableDatabase } from './storage/index.ts'
import { createTables, keepArchiving, keepTidy, systemClock, systemLuck } from './tables/index.ts'

/** What an operator reads in one plain line, beside the log. */
const say = (line: string): void => console.log(line)

const SANDBOX_TOKEN = 'sandbox'

async function main(): Promise<void> {
  const config = loadConfig()
  const log = loggerFor(config)
  const sandbox = config.discordToken === undefined ? await openSandbox(config) : undefined
  const store = openStore(config.databasePath, (sentence) => log.error(sentence))
  const tables = createTables({ store, games: GAMES, clock: systemClock, luck: systemLuck, log })
  const grounds = groundsFolder()
  const studio = new Studio({ processes: config.drawingProcesses, log, grounds })
  let end: (code: number) => void = (code) => process.exit(code)
  const bot = await startBot({
    token: config.discordToken ?? SANDBOX_TOKEN,
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
  tables.wake().catch((error: unknown) => log.error({ err: error }, 'not all tables could be taken up'))
  say(
    sandbox
      ? `Questmaster is ready. Open ${sandbox.url} to play.`
      : `${bot.name} is on Discord. Type /game new there to play.`,
  )
  const stopTidying = keepTidy(store, log)
  const { databasePath: database, backupFolder: folder, archiveAfterDays: days } = config
  const stopBackups = folder === undefined ? () => undefined : keepBackedUp({ database, folder, log })
  const stopArchiving = days === undefined ? () => undefined : keepArchiving(store, days, log)
  const stopPreparing = prepareGrounds(grounds, log)
  end = stopOnSignals(async () => {
    stopBackups()
    stopArchiving()
    await stopTidying()
    await tables.stop()
    await bot.stop()
    stopPreparing()
    studio.close()
    await store.close()
    await sandbox?.close()
  })
}

function loggerFor({ logLevel }: Config): Logger {
  const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }
  return pino({
    level: logLevel,
    redact: { paths: UNLOGGED, remove: true },
    ...(process.stdout.isTTY && { transport: pretty }),
  })
}

/** The sandbox's world lies beside the games, so that one does not outlive the other. */
function openSandbox({ sandboxPort, databasePath }: Config): Promise<Sandbox> {
  return startSandbox({ port: sandboxPort, file: join(dirname(databasePath), 'sandbox.json') })
}

/** Finishes what is under way, then ends. A second signal ends at once. Returns how to end so with another exit code than 0. */
function stopOnSignals(stop: () => Promise<void>): (code: number) => void {
  let isStopping = false
  const end = (code: number): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error('The bot could not be shut down cleanly:', error)
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
    return 'The port of the sandbox is taken: is Questmaster running already? Set SANDBOX_PORT to another one.'
  }
  return error
}
