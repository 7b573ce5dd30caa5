import Database from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BOT_OPTIONS } from '../../../src/program.ts'
import { groundsFolder, PREPARED } from '../../../src/render/map/origin.ts'
import { builtFile } from '../built.ts'
import type { Terminal } from '../command.ts'
import type { LoadOptions } from './options.ts'
import type { Furnishing } from './server.ts'
import type { Seating } from './crowd.ts'
import { Helper } from './wire.ts'
import { layTables, peopleAt } from './world.ts'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
/** How a process is started that measures itself. */
const measuring = (meter: string) => ['--import', pathToFileURL(meter).href]
const METERED = { QUESTMASTER_METER: 'on' } as const
/** How long a bot may take to connect to its Discord, in milliseconds. */
const READY_WITHIN = 120_000
/** How long all cards may take to appear, in milliseconds. */
const SHOWN_WITHIN = 300_000
/**
 * How long the bot may take to paint the backgrounds of pictures, which it does once for all starts, in milliseconds.
 */
const PAINTED_WITHIN = 180_000

/** A bot and its sandbox, each in its own process. */
export interface Pair {
  readonly server: Helper
  readonly bot: Helper
}

/** The processes of a load. */
export interface House {
  readonly questmaster: Pair
  readonly pong: Pair
  /** The number of lines in all logs: answers of people and of computer players. */
  answers(): number
  /**
   * How long the bot took from its start until it was on Discord, and until it had shown every card, in milliseconds.
   */
  readonly ready: number
  readonly shown: number
  /** Whether every card was shown before the measurement began. */
  readonly isShown: boolean
  close(): Promise<void>
}

/** Processes that end together, the last one first. */
class Helpers {
  readonly #started: Helper[] = []

  start(...how: ConstructorParameters<typeof Helper>): Helper {
    const helper = new Helper(...how)
    this.#started.push(helper)
    return helper
  }

  async endAll(): Promise<void> {
    for (const helper of this.#started.reverse()) await helper.end()
  }
}

/** The heap of a bot with little memory, in megabytes: with everything beside it, it stays under 400. */
const SMALL_HEAP = 192

/** The environment of the bot. */
function settingsOf(api: string, database: string, isSmall: boolean): Record<string, string> {
  return {
    ...METERED,
    // A machine with one gigabyte of memory has one drawing process by default.
    ...(isSmall && { NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP}`, DRAWING_PROCESSES: '1' }),
    DISCORD_TOKEN: 'load',
    DISCORD_API_URL: api,
    DISCORD_GUILD_ID: ' ',
    DATABASE_PATH: database,
    LOG_LEVEL: 'warn',
  }
}

/** Lays the tables, and starts both bots. `folder` is for the database. Throws if a process does not start. */
export async function openHouse(options: LoadOptions, folder: string, terminal: Terminal): Promise<House> {
  const helpers = new Helpers()
  const say = (text: string): void => (terminal.isWatched ? terminal.err(`${text}\n`) : undefined)
  try {
    const path = join(folder, 'load.db')
    const server = helpers.start('the sandbox', [here('./server.ts')])
    const pongServer = helpers.start('the sandbox of pong', [here('./server.ts')])
    const people = peopleAt(options.tables, options.level)
    const furnishing: Furnishing = { people, seed: options.seed }
    const laid = await server.call<{ server: string; seatings: Seating[] }>('furnish', furnishing)
    const pongLaid = await pongServer.call<{ seatings: Seating[] }>('furnish', { ...furnishing, impatience: -1 })
    await layTables(path, laid.server, laid.seatings, options, terminal)

    const rooms = pongLaid.seatings.map(({ channel }) => channel)
    const pongApi = await pongServer.call<string>('api')
    const pong = helpers.start(
      'pong',
      [...measuring(here('./meter.ts')), here('./pong.ts'), pongApi, ...rooms],
      METERED,
    )
    await pong.says('is on Discord', READY_WITHIN)

    // No player's first call falls into the measurement: all are made before it, as fast as possible.
    await server.call('limit', false)
    const args = [...BOT_OPTIONS, ...measuring(builtFile('scripts/lib/load/meter.js')), builtFile('start.js')]
    const began = performance.now()
    const api = await server.call<string>('api')
    const bot = helpers.start('questmaster', args, settingsOf(api, path, options.isSmall))
    await bot.says('is on Discord', READY_WITHIN)
    const ready = performance.now() - began
    say(`questmaster was ready after ${Math.round(ready)} ms`)
    const isShown = await untilQuiet(server, SHOWN_WITHIN, (cards) => say(`cards shown: ${cards} of ${options.tables}`))
    const shown = performance.now() - began
    // Without goals to meet, the measurement does not wait for the painting.
    const areGroundsPainted = await untilPainted(options.hasGoals ? PAINTED_WITHIN : 0)
    if (!areGroundsPainted) terminal.out('not all that pictures are drawn on was painted before the measuring began')
    await server.call('limit', true)
    await server.call('take')
    await pongServer.call('take')
    return {
      questmaster: { server, bot },
      pong: { server: pongServer, bot: pong },
      answers: () => answersIn(path),
      ready,
      shown,
      isShown,
      close: () => helpers.endAll(),
    }
  } catch (error) {
    await helpers.endAll()
    throw error
  }
}

/** Waits until the bot has shown everything, or until a number of milliseconds has passed. Returns whether it has. */
export async function untilQuiet(
  server: Helper,
  within: number,
  progress: (cards: number) => void = () => undefined,
): Promise<boolean> {
  const end = performance.now() + within
  for (let look = 1; performance.now() < end; look += 1) {
    if (await server.call<boolean>('quiet')) return true
    if (look % 25 === 0) progress(await server.call<number>('cards'))
    await new Promise((next) => setTimeout(next, 200))
  }
  return false
}

async function untilPainted(within: number): Promise<boolean> {
  const end = performance.now() + within
  const mark = join(groundsFolder(), PREPARED)
  while (!existsSync(mark) && performance.now() < end) await new Promise((next) => setTimeout(next, 200))
  return existsSync(mark)
}

function answersIn(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    return (
      database.prepare(`select count(*) as answers from entries where rewound_to is null`).get() as { answers: number }
    ).answers
  } finally {
    database.close()
  }
}
