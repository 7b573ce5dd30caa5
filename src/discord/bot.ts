import { Events, type Client } from 'discord.js'
import type { Calendars, Television } from '../television/televised.ts'
import type { WebhookSender } from '../webhooks/index.ts'
import { randomUUID } from 'node:crypto'
import { isOf, OptionalParts, type TableService } from '../tables/index.ts'
import { Heartbeat, isConnected } from './heartbeat.ts'
import type { RateLimits } from './rest/rate-limits.ts'
import { MembershipCheck, membership } from './membership-check.ts'
import { FATAL_CLOSE_CODES, loginSentence } from './gateway/login.ts'
import { PanelRefresh } from './panel-refresh.ts'
import { START_TIMEOUT_MS, StartUpGate } from './start-up-gate.ts'
import { listenToRooms } from './room-events.ts'
import { listen } from './interactions.ts'
import type { Faces, Filming, Pictures, Posters, Scenes } from './pictures/pictures.ts'
import { authorityBy } from './authority.ts'
import { membersBy } from './members.ts'
import { guardPackets } from './gateway-guard.ts'
import { CommandRegistration } from './command-registration.ts'
import {
  closeConnection,
  enter,
  openConnection,
  type BotShard,
  type ConnectionParts,
  type Connection,
} from './connection.ts'
import { PendingReplies } from './screens/parts/acknowledged.ts'
import { ShutdownNotice } from './screens/shutdown-notice.ts'
import { broadCover } from './table/lobby/cover.ts'
import { leakGuard, noGuard } from './table/context/leak-guard.ts'
import { PictureCache } from './screens/parts/picture-cache.ts'
import { restMessageGateway } from './screens/parts/message-gateway.ts'
import { restThreadGateway } from './screens/parts/thread-gateway.ts'
import { MessageMonitor } from './screens/message-monitor.ts'
import { TableBoard } from './screens/board.ts'
import { Threads } from './screens/threads.ts'
import { Webhooks } from './screens/webhooks.ts'
import { Feed } from './screens/feed.ts'
import { Projector } from './screens/projector.ts'
import { EVERYWHERE, type ScreenContext } from './screens/parts/screen-context.ts'
import type { Context } from './table/context/context.ts'
import { StoredAbsences } from './table/people/absences.ts'
import { CachingFilmStudio } from './table/past/film-studio.ts'
import { Hints } from './table/answering/hints.ts'
import { OpenViews } from './table/context/open-views.ts'
import { PrivateMessages } from './private-messages.ts'

export interface BotParts extends ConnectionParts {
  /** Registers commands in this server alone, where they appear at once. */
  readonly server?: string | undefined
  /** The name of that API in the log (default: Discord). */
  readonly place?: 'Discord' | 'sandbox'
  /** Parts that the bot can do without. */
  readonly optional?: OptionalParts
  readonly tables: TableService
  readonly store: ScreenContext['store']
  readonly pictures: Pictures
  readonly faces: Faces
  readonly scenes: Scenes
  readonly posters: Posters
  readonly filming: Filming
  /** The pages of tables on televisions (default: there are none). */
  readonly television?: Television | null
  /** The calendars of people (default: there are none). */
  readonly calendars?: Calendars | null
  /** Posts to webhooks (default: nothing does). */
  readonly webhookSender?: WebhookSender | null
  /** Composes each public message again from other possible worlds, and withholds it if it would reveal a secret. */
  readonly isGuarded?: boolean
  /** Receives one sentence for the operator when Discord expels the bot for good: the process can only stop then. */
  readonly onExpelled?: (sentence: string) => void
}

export interface Bot {
  readonly client: Client
  /** The screens of the tables. */
  readonly projector: Projector
  /** The servers' accounts of finished games. */
  readonly feed: Feed
  /** The servers' boards of open tables. */
  readonly board: TableBoard
  /** The threads of tables. */
  readonly threads: Threads
  /** The webhooks of people and servers; `null` if they are off. */
  readonly webhooks: Webhooks | null
  readonly name: string
  /** Whether the bot is connected to Discord. */
  readonly isConnected: boolean
  /** Answers from now on, but shows nothing yet: another process is still finishing that. */
  answer(): void
  /** Answers from now on, and shows everything not yet shown. */
  begin(): Promise<void>
  /** Shows changes that other processes wrote without announcing them. */
  showAll(): Promise<void>
  /** Stops answering at once: another process has taken over. */
  fallSilent(): void
  /**
   * Warns the tables in play within four seconds that the bot is about to be away. The next start removes the warning.
   */
  sayAway(): Promise<void>
  /** Finishes the work under way, and then no longer answers or shows anything. */
  close(): Promise<void>
  /** Closes, and disconnects from Discord. */
  stop(): Promise<void>
}

/** When the bot stops, it still answers earlier presses for this time. */
const LAST_ANSWERS_MS = 3000
/** A card waits this long for its picture. After that it goes out without, and the picture follows. */
const PICTURE_TIMEOUT_MS = 700

/** When the bot stops, it abandons requests that Discord has delayed for longer than this. */
const LAST_WAITS_MS = 2000

const PLACES = { Discord: 'on Discord', sandbox: 'in its own sandbox' } as const

/**
 * Joins Discord, registers the commands and shows all changes since the last run. Throws `LoginRefused` with a sentence
 * for the operator.
 */
export async function startBot(parts: BotParts): Promise<Bot> {
  const bot = await connectBot(parts)
  await bot.begin()
  return bot
}

/**
 * Joins Discord, but answers and shows nothing until it begins. Throws `LoginRefused` with a sentence for the operator.
 */
export async function connectBot(parts: BotParts): Promise<Bot> {
  const { log } = parts
  const connection = openConnection(parts)
  const { client, limits } = connection
  const answers = new PendingReplies(connection.pressed, now)
  const privateMessages = new PrivateMessages(client.rest, now)
  const screen = stageOf(parts, connection, answers, privateMessages)
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'))
  guardPackets(client, log)
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'connection to Discord failed'))
  const sayAgain = () => log.info('reconnecting to Discord')
  client.on(Events.ShardReconnecting, sayAgain)
  const application = await enter(client, parts.token)
  client.on(Events.ShardDisconnect, ({ code }) => {
    if (FATAL_CLOSE_CODES.includes(code)) parts.onExpelled?.(loginSentence({ code }))
  })
  const work = beginWork(parts, connection, screen, { answers, privateMessages, application: application.id })
  const { gate, projector, feed, board, threads, webhooks } = work
  const close = () => {
    // What arrives from now on is acknowledged only if it can still be answered.
    connection.listening?.acknowledge(false)
    return endWork(work, limits)
  }
  return {
    client,
    projector,
    feed,
    board,
    threads,
    webhooks,
    name: application.name,
    get isConnected() {
      return isConnected(client)
    },
    answer: () => gate.open(),
    async begin() {
      gate.open()
      const commands = await work.registrar.begin()
      const { place = 'Discord' } = parts
      log.info({ bot: application.name, place, commands }, `the bot is ${PLACES[place]}`)
      await showAll(work)
      board.reconcile(client.guilds.cache.keys())
      threads.reconcile(client.guilds.cache.keys())
      webhooks?.reconcile(client.guilds.cache.keys())
      for (const game of parts.tables.games) void broadCover(parts.pictures, game, 'covers')
    },
    showAll: () => projector.reconcile(),
    fallSilent: () => gate.close(),
    sayAway: () => work.shutdownNotice.say(),
    close,
    async stop() {
      await close()
      // When a connection closes, the client reports that it reconnects.
      client.off(Events.ShardReconnecting, sayAgain)
      await client.destroy()
      closeConnection(connection)
    },
  }
}

const now = (): number => Date.now()

function stageOf(
  parts: BotParts,
  { rest, limits }: Connection,
  answers: PendingReplies,
  privateMessages: PrivateMessages,
): ScreenContext {
  const { tables, store, pictures, scenes, posters, log, shard } = parts
  return {
    tables,
    store,
    ...ourPart(shard),
    log,
    now,
    messageGateway: restMessageGateway(rest, answers, shard?.count, limits.ended),
    pictures,
    scenes,
    posters,
    television: parts.television ?? null,
    pictureCache: new PictureCache(),
    picturePatience: PICTURE_TIMEOUT_MS,
    isAsking: (table, user, question) => privateMessages.isAsking(table, user, question),
    guard: parts.isGuarded ? leakGuard(log, randomUUID) : noGuard,
  }
}

/** What the bot does from its entry until it is closed. */
interface Work {
  readonly projector: Projector
  readonly feed: Feed
  readonly board: TableBoard
  readonly threads: Threads
  readonly webhooks: Webhooks | null
  readonly shutdownNotice: ShutdownNotice
  readonly privateMessages: PrivateMessages
  readonly panelRefresh: PanelRefresh
  readonly membershipCheck: MembershipCheck
  readonly gate: StartUpGate
  /** Resolves once every press so far is answered. */
  readonly answered: () => Promise<unknown>
  readonly optional: OptionalParts
  /** Whether the optional parts stop with this bot. */
  readonly isOptionalOwn: boolean
  readonly registrar: CommandRegistration
  readonly messageMonitor: MessageMonitor
  readonly attendance: Heartbeat
}

function beginWork(
  parts: BotParts,
  connection: Connection,
  base: ScreenContext,
  {
    answers,
    privateMessages,
    application,
  }: {
    readonly answers: PendingReplies
    readonly privateMessages: PrivateMessages
    readonly application: string
  },
): Work {
  const { tables, store, log } = parts
  const { client, rest, listening } = connection
  const webhooks = parts.webhookSender ? new Webhooks(base, parts.webhookSender) : null
  const threads = new Threads(base, restThreadGateway(rest))
  const screen = { ...base, webhooks, threads }
  const projector = new Projector(screen)
  const feed = new Feed(screen)
  const board = new TableBoard(screen)
  const shutdownNotice = new ShutdownNotice(screen)
  const context = contextOf(parts, connection, { projector, feed, board, threads, webhooks })
  privateMessages.hasExpired = (table) => projector.doubt(table)
  const panelRefresh = new PanelRefresh(context, tables, privateMessages)
  const membershipCheck = new MembershipCheck({ tables, isMember: membership(rest), isOurs: screen.isOurs, now, log })
  const gate = new StartUpGate(START_TIMEOUT_MS, (isOpen) => {
    if (isOpen) listening?.deliverUnanswered(application)
    listening?.acknowledge(isOpen)
  })
  const answered = listen(client, context, gate, {
    acknowledged: (message, press) => answers.note(message, press),
    privateMessages,
    open: new OpenViews(screen.guard, screen.tables),
    ahead: listening,
  })
  const optional = parts.optional ?? new OptionalParts({ log })
  const registrar = registrarOf(parts, client, application, optional)
  const messageMonitor = new MessageMonitor({ ...screen, doubt: (id) => projector.doubt(id) })
  listenToRooms(client, { messageMonitor, projector, feed, board, threads, log })
  const isHere = (server: string) => client.guilds.cache.has(server)
  const attendance = new Heartbeat({ client, store, now, log, wasAway: (away) => projector.wasAway(away, isHere) })
  const heard = { gate, answered, registrar, messageMonitor, attendance }
  return {
    projector,
    feed,
    board,
    threads,
    webhooks,
    shutdownNotice,
    privateMessages,
    panelRefresh,
    membershipCheck,
    ...heard,
    optional,
    isOptionalOwn: !parts.optional,
  }
}

function contextOf(
  parts: BotParts,
  { client, rest }: Connection,
  screens: Pick<Context, 'projector' | 'feed' | 'board' | 'threads' | 'webhooks'>,
): Context {
  const { tables, store, pictures, faces, scenes, posters, log } = parts
  const films = new CachingFilmStudio(parts.filming)
  return {
    tables,
    ...screens,
    pictures,
    faces,
    scenes,
    posters,
    films,
    television: parts.television ?? null,
    calendars: parts.calendars ?? null,
    hints: new Hints(store),
    absences: new StoredAbsences(store, tables, now),
    authority: authorityBy(rest, now, log),
    members: membersBy(client.rest),
    log,
    now,
  }
}

function registrarOf(
  parts: BotParts,
  client: Client,
  application: string,
  optional: OptionalParts,
): CommandRegistration {
  const { store, tables, server, shard, log } = parts
  return new CommandRegistration({
    client,
    rest: client.rest,
    application,
    server,
    games: tables.games,
    store,
    // State on an API other than Discord's may be gone with its world.
    isTrusted: parts.apiUrl === undefined,
    isFirst: (shard?.index ?? 0) === 0,
    optional,
    log,
  })
}

/** Shows everything that has changed since the last run. */
async function showAll({ shutdownNotice, projector, messageMonitor, attendance, optional, feed }: Work): Promise<void> {
  await shutdownNotice.takeBack()
  await projector.reconcile()
  void messageMonitor.lookAround()
  await attendance.begin()
  await optional.begin({
    name: 'saga',
    start: () => feed.reconcile(),
    why: () => 'The feed of finished games can’t be told yet. I try again later.',
  })
}

async function endWork(work: Work, limits: RateLimits): Promise<void> {
  // Users who were promised an answer get it before the connection closes.
  await Promise.race([work.answered(), new Promise((enough) => setTimeout(enough, LAST_ANSWERS_MS).unref())])
  work.gate.close()
  work.shutdownNotice.stop()
  work.panelRefresh.stop()
  work.privateMessages.stop()
  work.membershipCheck.stop()
  work.messageMonitor.stop()
  work.attendance.stop()
  if (work.isOptionalOwn) work.optional.stop()
  const enough = setTimeout(() => limits.end(), LAST_WAITS_MS).unref()
  await work.projector.stop()
  await work.feed.stop()
  await work.board.stop()
  await work.threads.stop()
  await work.webhooks?.stop()
  clearTimeout(enough)
}

/** The tables that one connection shows. */
function ourPart(shard: BotShard | undefined): Pick<ScreenContext, 'shards' | 'isOurs'> {
  if (!shard) return EVERYWHERE
  const shards = { count: shard.count, held: [shard.index] }
  return { shards, isOurs: (server) => shard.isOurs() && isOf(shards, server) }
}
