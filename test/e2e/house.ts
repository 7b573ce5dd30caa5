import { pino, type Logger } from 'pino'
import {
  startBot,
  type Bot,
  type BotParts,
  type Filming,
  type Pictures,
  type Posters,
  type Scenes,
} from '../../src/discord/index.ts'
import type { Game } from '../../src/engine/index.ts'
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  UNLIMITED,
  type Clock,
  type Judge,
  type ReviewBudget,
  type Timing,
  type Store,
  type TableService,
} from '../../src/tables/index.ts'
import { toy } from '../kit/toy/index.ts'
import { startPatient } from './patient.ts'
import { REACTIONS_ONLY } from '../kit/timing.ts'

const NONE = () => Promise.resolve(null)

/** A bot of ours on a sandbox of its own. */
export interface Tavern {
  readonly discord: Sandbox
  readonly bot: Bot
  readonly tables: TableService
  readonly store: Store
  /** Waits until all that has happened is shown. */
  shown(): Promise<void>
  close(): Promise<void>
}

/** The smallest picture there is: one dot. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export interface TavernOptions {
  games?: readonly Game[]
  pictures?: Pictures
  scenes?: Scenes
  faces?: BotParts['faces']
  posters?: Posters
  filming?: Filming
  path?: string
  /** Another database than a file. */
  store?: Store
  timing?: Timing
  /** After how long plans and standing orders answer, in milliseconds. */
  orderPace?: { readonly least: number; readonly most: number }
  /** A thread of its own listens and acknowledges, with a journal in this folder. */
  listensAside?: BotParts['listensAside']
  clock?: Clock
  webhookSender?: BotParts['webhookSender']
  judge?: Judge
  review?: ReviewBudget
  sandbox?: SandboxOptions
  discord?: Sandbox
  /** Where the bot finds Discord, if not at the sandbox itself. */
  api?: string
  log?: Logger
}

export async function openTavern(options: TavernOptions = {}): Promise<Tavern> {
  const discord = options.discord ?? (await startPatient(options.sandbox))
  const log = options.log ?? pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
  const store = options.store ?? openStore(options.path)
  const games = options.games ?? [toy as unknown as Game]
  const tables = createTables({
    store,
    games,
    clock: options.clock ?? systemClock,
    luck: systemRandomId,
    log,
    computerPace: 1,
    limits: UNLIMITED,
    orderPace: options.orderPace ?? { least: 1, most: 2 },
    timing: options.timing ?? REACTIONS_ONLY,
    judge: options.judge ?? null,
    ...(options.review && { review: options.review }),
  })
  const pictures = options.pictures ?? (() => Promise.resolve(DOT))
  const scenes = options.scenes ?? NONE
  const filming = options.filming ?? { frame: NONE, join: NONE }
  const drawn = { pictures, faces: options.faces ?? NONE, scenes, posters: options.posters ?? NONE, filming }
  const apiUrl = options.api ?? discord.api
  const { listensAside, webhookSender = null } = options
  const bot = await startBot({ token: 'tavern', apiUrl, tables, store, ...drawn, listensAside, webhookSender, log })
  await tables.wake()
  return {
    discord,
    bot,
    tables,
    store,
    shown: () => bot.projector.settled(),
    async close() {
      await tables.stop()
      await bot.stop()
      await store.close()
      if (!options.discord) await discord.close()
    },
  }
}
