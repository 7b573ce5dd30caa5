import { pino, type Logger } from 'pino'
import type { Context, Reply } from '../../src/discord/table/context/context.ts'
import { StoredAbsences } from '../../src/discord/table/people/absences.ts'
import { CachingFilmStudio } from '../../src/discord/table/past/film-studio.ts'
import { Hints } from '../../src/discord/table/answering/hints.ts'
import { ViewHeldBack, OpenViews } from '../../src/discord/table/context/open-views.ts'
import type { Request } from '../../src/discord/table/context/request.ts'
import { parseId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import {
  DeliveryError,
  type MessageGateway,
  type DeliveryErrorKind,
} from '../../src/discord/screens/parts/message-gateway.ts'
import type { Filled } from '../../src/discord/panels/parts/form.ts'
import { opensForm } from '../../src/discord/kit/acknowledgements.ts'
import { formFor, handle } from '../../src/discord/presses/index.ts'
import { COMMANDS, MESSAGE_COMMANDS } from '../../src/discord/commands/index.ts'
import { leakGuard, type LeakGuard } from '../../src/discord/table/context/leak-guard.ts'
import { PictureCache } from '../../src/discord/screens/parts/picture-cache.ts'
import { TableBoard } from '../../src/discord/screens/board.ts'
import { Threads } from '../../src/discord/screens/threads.ts'
import { Webhooks } from '../../src/discord/screens/webhooks.ts'
import type { WebhookSender } from '../../src/webhooks/index.ts'
import { Feed } from '../../src/discord/screens/feed.ts'
import { Projector } from '../../src/discord/screens/projector.ts'
import type { ThreadGateway } from '../../src/discord/screens/parts/thread-gateway.ts'
import type { Filming } from '../../src/discord/pictures/pictures.ts'
import { EVERYWHERE, type ScreenContext } from '../../src/discord/screens/parts/screen-context.ts'
import type { Completion } from '../../src/discord/commands/command.ts'
import type { Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  createTables,
  systemClock,
  systemRandomId,
  UNLIMITED,
  type Clock,
  type Judge,
  type RandomId,
  type ReviewBudget,
  type Store,
  type Thinker,
  type TableLimits,
  type TableService,
  type Timing,
} from '../../src/tables/index.ts'
import type { Calendars, Television } from '../../src/television/televised.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idsOf } from './limits.ts'
import { REACTIONS_ONLY } from '../kit/timing.ts'
import { say } from '../../src/discord/words/index.ts'

export interface Posted {
  readonly id: string
  readonly room: string
  readonly nonce: string
  panel: Panel
  edits: number
}

export type Call = 'post' | 'edit' | 'remove'

/** Rooms that remember what was posted, as Discord does; every message is held against the limits. */
export class Rooms implements MessageGateway {
  messages: Posted[] = []
  /** Rooms that refuse, and why. */
  readonly barred = new Map<string, DeliveryErrorKind>()
  /** Why something is refused, as `barred` but for more than rooms. */
  refuses: (call: Call, room: string, panel: Panel | null) => Error | null = () => null
  /** Called after something was done, before we know of it: a crash may happen here. */
  onDone: (call: Call, room: string) => void = () => undefined
  /** Exceeded rate limits: the sender retries, and only logs it. */
  readonly broken: unknown[] = []
  tooOld = new Set<string>()
  /** The process that posts here is dead: nothing it does arrives. */
  isDead = false
  posts = 0
  /** Calls so far in each room. */
  readonly calls = new Map<string, Record<Call, number>>()
  private readonly nonces = new Map<string, string>()

  post(room: string, panel: Panel, nonce: string): Promise<string> {
    this.check(panel)
    this.refuse(room, 'post', panel)
    if (nonce.length > 25) throw new Error(`the nonce ${nonce} is too long`)
    this.count(room, 'post')
    const known = this.nonces.get(nonce)
    if (known) return Promise.resolve(known)
    this.posts += 1
    const message = { id: `m${this.posts}`, room, nonce, panel, edits: 0 }
    this.messages.push(message)
    this.nonces.set(nonce, message.id)
    this.onDone('post', room)
    return Promise.resolve(message.id)
  }

  found(room: string, nonce: string): Promise<string | null> {
    this.refuse(room)
    return Promise.resolve(this.messages.find((one) => one.room === room && one.nonce === nonce)?.id ?? null)
  }

  /** Nonces are forgotten, as after some minutes on Discord: the same posts another message. */
  forgetNonces(): void {
    this.nonces.clear()
  }

  edit(room: string, id: string, panel: Panel): Promise<'edited' | 'past'> {
    this.check(panel)
    this.refuse(room, 'edit', panel)
    this.count(room, 'edit')
    const message = this.messages.find((one) => one.id === id && one.room === room)
    if (!message || this.tooOld.has(id)) return Promise.resolve('past')
    message.panel = panel
    message.edits += 1
    this.onDone('edit', room)
    return Promise.resolve('edited')
  }

  stands(room: string, id: string): Promise<boolean> {
    if (this.isDead) throw new Error('killed')
    if (this.barred.has(room)) return Promise.resolve(false)
    return Promise.resolve(this.messages.some((one) => one.id === id && one.room === room))
  }

  remove(room: string, id: string): Promise<void> {
    if (this.isDead) throw new Error('killed')
    this.refuse(room, 'remove')
    this.count(room, 'remove')
    this.messages = this.messages.filter((one) => one.id !== id || one.room !== room)
    this.onDone('remove', room)
    return Promise.resolve()
  }

  hasRemoved(): boolean {
    return false
  }

  directRoom(user: string): Promise<string> {
    return Promise.resolve(`dm-${user}`)
  }

  in(room: string): readonly Posted[] {
    return this.messages.filter((one) => one.room === room)
  }

  private count(room: string, call: Call): void {
    const calls = this.calls.get(room) ?? { post: 0, edit: 0, remove: 0 }
    calls[call] += 1
    this.calls.set(room, calls)
  }

  private check(panel: Panel): void {
    try {
      assertWithinLimits(panel)
    } catch (error) {
      this.broken.push(error)
      throw error
    }
  }

  private refuse(room: string, call: Call | null = null, panel: Panel | null = null): void {
    if (this.isDead) throw new Error('killed')
    const kind = this.barred.get(room)
    // What stands there may still be deleted.
    if (kind && call !== 'remove') throw new DeliveryError(kind, 50013)
    const refused = call && this.refuses(call, room, panel)
    if (refused) throw refused
  }
}

const NO_FILMS: Filming = { frame: () => Promise.resolve(null), join: () => Promise.resolve(null) }

const NO_THREADS: ThreadGateway = {
  open: () => Promise.reject(new DeliveryError('no-permission', 50013)),
  add: () => Promise.resolve(),
  lastPost: () => Promise.resolve(null),
  archive: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

interface HouseOptions {
  games?: readonly Game[]
  store?: Store
  rooms?: Rooms
  paint?: Context['pictures']
  faces?: Context['faces']
  scenes?: ScreenContext['scenes']
  posters?: ScreenContext['posters']
  filming?: Filming
  television?: Television
  calendars?: Calendars
  webhooks?: WebhookSender
  threads?: ThreadGateway
  /** Where messages go, if not to `rooms`. */
  gateway?: MessageGateway
  picturePatience?: number
  luck?: RandomId
  guard?: LeakGuard
  clock?: Clock
  limits?: TableLimits
  thinker?: Thinker
  judge?: Judge
  review?: ReviewBudget
  isOurs?: ScreenContext['isOurs']
  timing?: Timing
  /** After how long standing orders answer, in milliseconds. */
  orderPace?: { readonly least: number; readonly most: number }
  /** Hears what the operator would. */
  warn?: (details: unknown) => void
  log?: Logger
  /** Wraps the tables for the code that uses them. */
  between?: (tables: TableService) => TableService
}

/** A house whose Discord is a list of messages. */
export function openHouse(options: HouseOptions = {}) {
  const rooms = options.rooms ?? new Rooms()
  const log = options.log ?? pino({ level: 'silent' })
  if (options.warn) log.warn = options.warn
  const store = options.store ?? openStore()
  const tables = tablesOf(options, store, log)
  const time = { now: 1_000_000 }
  const base = stageOf(options, { tables, store, rooms, log, now: () => time.now })
  const { webhooks, screen, ...screens } = screensOf(options, base)
  const { projector } = screens
  const gone = new Set<string>()
  const managers = new Set<string>()
  const context = contextOf(options, screen, { store, ...screens, webhooks, gone, managers })
  const visitors = visitorsOf(context, new OpenViews(screen.guard, tables))
  return {
    context,
    ...screens,
    webhooks,
    rooms,
    store,
    tables,
    time,
    /** Who has left the server. */
    gone,
    managers,
    visit: request,
    ...visitors,
    shown: () => projector.settled(),
    /** The card: the last message in a room. */
    card: (room = 'hall'): Panel => {
      const last = rooms.in(room).at(-1)
      if (!last) throw new Error(`nothing was posted in ${room}`)
      return last.panel
    },
    /** A player's whole hand: behind the card's button, or one press further if they have a private question. */
    async hand(user: string): Promise<Panel> {
      const opened = shownIn(
        await visitors.press(user, `q1|v|${(await tables.directory.openIn('griffin', 'hall'))?.id ?? ''}`),
      )
      const further = idsOf(opened).find((id) => /^q1\|p\|.*\|0\|$/.test(id))
      return further === undefined ? opened : shownIn(await visitors.press(user, further))
    },
    /** Opens a game, seats these and starts it. */
    async playing(game: string, ...users: string[]): Promise<string> {
      const [host = 'ann', ...others] = users
      await visitors.command(host, '/game new', { game, seed: 'a seed' })
      for (const user of others) await visitors.command(user, '/game join')
      await visitors.command(host, '/game start')
      await projector.settled()
      const table = await tables.directory.openIn('griffin', 'hall')
      if (!table) throw new Error('no game was started')
      return table.id
    },
    async close(): Promise<void> {
      await tables.stop()
      for (const one of Object.values(screens)) await one.stop()
      await webhooks?.stop()
    },
  }
}

function screensOf(options: HouseOptions, base: ScreenContext) {
  const webhooks = options.webhooks ? new Webhooks(base, options.webhooks) : null
  const threads = new Threads(base, options.threads ?? NO_THREADS)
  const screen = { ...base, webhooks, threads }
  const [projector, feed, board] = [new Projector(screen), new Feed(screen), new TableBoard(screen)]
  return { webhooks, screen, projector, feed, board, threads }
}

/** The tables of a house. */
function tablesOf(options: HouseOptions, store: Store, log: Logger): TableService {
  const made = createTables({
    store,
    games: options.games ?? [toy as unknown as Game],
    clock: options.clock ?? systemClock,
    luck: options.luck ?? systemRandomId,
    log,
    computerPace: 1,
    limits: options.limits ?? UNLIMITED,
    thinker: options.thinker ?? null,
    judge: options.judge ?? null,
    ...(options.review && { review: options.review }),
    orderPace: options.orderPace ?? { least: 1, most: 2 },
    timing: options.timing ?? REACTIONS_ONLY,
  })
  return options.between?.(made) ?? made
}

function stageOf(
  options: HouseOptions,
  parts: Pick<ScreenContext, 'tables' | 'store' | 'log' | 'now'> & { readonly rooms: Rooms },
): ScreenContext {
  const { rooms, ...common } = parts
  let worlds = 0
  return {
    ...EVERYWHERE,
    ...(options.isOurs && { isOurs: options.isOurs }),
    ...common,
    messageGateway: options.gateway ?? rooms,
    pictures: options.paint ?? (() => Promise.resolve(Buffer.from('png'))),
    scenes: options.scenes ?? (() => Promise.resolve(null)),
    posters: options.posters ?? (() => Promise.resolve(null)),
    television: options.television ?? null,
    pictureCache: new PictureCache(),
    guard: options.guard ?? leakGuard(common.log, () => String((worlds += 1))),
    ...(options.picturePatience === undefined ? {} : { picturePatience: options.picturePatience }),
  }
}

function contextOf(
  options: HouseOptions,
  { tables, pictures, scenes, posters, log, now }: ScreenContext,
  shown: {
    readonly store: Store
    readonly projector: Projector
    readonly feed: Feed
    readonly board: TableBoard
    readonly threads: Threads
    readonly webhooks: Webhooks | null
    readonly gone: ReadonlySet<string>
    readonly managers: ReadonlySet<string>
  },
): Context {
  const { store, projector, feed, board, threads, webhooks, gone, managers } = shown
  const clock = options.clock ?? systemClock
  return {
    tables,
    projector,
    feed,
    board,
    threads,
    webhooks,
    pictures,
    faces: options.faces ?? (() => Promise.resolve(null)),
    scenes,
    posters,
    films: new CachingFilmStudio(options.filming ?? NO_FILMS),
    television: options.television ?? null,
    calendars: options.calendars ?? null,
    hints: new Hints(store),
    absences: new StoredAbsences(store, tables, now),
    authority: { manages: (server, user) => Promise.resolve(managers.has(`${server} ${user}`)) },
    members: {
      accounts: (users) => Promise.resolve(new Map(users.map((user) => [user, `account-of-${user}`]))),
      gone: (_server, users) => Promise.resolve(new Set(users.filter((user) => gone.has(user)))),
    },
    log,
    now: () => clock.now(),
  }
}

const request = (user: string, room = 'hall', more: Partial<Request> = {}): Request => ({
  user,
  name: user,
  guild: room.startsWith('dm-') ? null : 'griffin',
  channel: room,
  contribution: `${user} came`,
  isManager: false,
  missingPermissions: [],
  ...more,
})

/** Opens the form behind a button; a sentence if there is none. */
function openForm(context: Context, visitor: Request, id: string) {
  const parsed = parseId(id)
  if (!parsed || !opensForm(parsed)) throw new Error('that opens no form')
  return formFor(context, visitor, parsed)
}

/** The people that may have been picked in a form: every value but bots. */
function peopleIn(filled: Filled) {
  const users = [...filled.values()].flat().filter((user) => !user.startsWith('bot'))
  return new Map(users.map((user) => [user, { user, name: user }]))
}

/** What people at the tables type and press. */
function visitorsOf(context: Context, open: OpenViews) {
  const command = async (
    who: Request | string,
    line: string,
    given: Record<string, string> = {},
    uploaded: Uint8Array | null = null,
  ): Promise<Reply> => {
    const [name = '', subcommand = ''] = line.replace('/', '').split(' ')
    const visitor = typeof who === 'string' ? request(who) : who
    const answer = COMMANDS[name]?.execute(open.contextFor(context, visitor.user), visitor, {
      subcommand,
      text: (option) => given[option] ?? '',
      flag: (option) => given[option] === 'true',
      person: (option) => (given[option] === undefined ? null : { user: given[option], name: given[option] }),
      file: () => uploaded && { size: uploaded.length, read: () => Promise.resolve(uploaded) },
    })
    return checked(answer)
  }
  const complete = async (
    who: Request | string,
    line: string,
    given: Record<string, string>,
    option: string,
  ): Promise<readonly Completion[]> => {
    const [name = '', subcommand = ''] = line.replace('/', '').split(' ')
    const visitor = typeof who === 'string' ? request(who) : who
    const found = await COMMANDS[name]?.complete?.(
      open.contextFor(context, visitor.user),
      visitor,
      { subcommand, text: (one) => given[one] ?? '', flag: () => false, person: () => null, file: () => null },
      option,
      given[option] ?? '',
    )
    return found ?? []
  }
  const press = async (
    who: Request | string,
    id: string,
    picked = '',
    filled: Filled = new Map(),
    more: readonly string[] = [],
  ): Promise<Reply> => {
    const parsed = parseId(id)
    if (!parsed) return 'not mine'
    if (opensForm(parsed)) throw new Error('that opens a form')
    const visitor = typeof who === 'string' ? request(who) : who
    const pressed = { press: parsed, picked, more, filled, people: peopleIn(filled) }
    return checked(handle(open.contextFor(context, visitor.user), visitor, pressed))
  }

  /** A command from the menu of a message. */
  const commandOn = async (who: Request | string, name: string, message: string, isOurs = true): Promise<Reply> => {
    const visitor = typeof who === 'string' ? request(who) : who
    const said = MESSAGE_COMMANDS[name]?.execute(open.contextFor(context, visitor.user), visitor, { message, isOurs })
    return checked(said)
  }

  const form = (who: Request | string, id: string) =>
    openForm(context, typeof who === 'string' ? request(who) : who, id)
  return { command, complete, commandOn, press, form }
}

async function checked(answering: Promise<Reply> | Reply | undefined): Promise<Reply> {
  const answer = await Promise.resolve(answering ?? null).catch((error: unknown) => {
    if (error instanceof ViewHeldBack) return say('held-back')
    throw error
  })
  if (answer !== null && typeof answer !== 'string') assertWithinLimits(answer)
  return answer
}

function shownIn(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel, but ${reply}`)
  return reply
}
