import { z } from 'zod'
import { restOf } from '../../tables/index.ts'
import { granted, refuse, type Result } from '../../tables/model/results.ts'
import { hasGame, type TableOrRecord } from '../../tables/model/service.ts'
import { OPEN, type TableId, type TableRecord } from '../../tables/model/store.ts'
import { cleared } from '../kit/cleared.ts'
import { textPanel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { waitAskedBy } from '../rest/rate-limits.ts'
import type { NewThread, TableThreads } from '../table/context/context.ts'
import { say } from '../words/index.ts'
import { Deferred } from './parts/deferred.ts'
import { reasonFor } from './parts/delivery-errors.ts'
import { DeliveryError, removeIfAllowed } from './parts/message-gateway.ts'
import { nonceAbout } from './parts/projection.ts'
import { forServer } from '../table/context/readers.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { ServerMemo, ServerQueue } from './parts/server-queue.ts'
import type { ThreadGateway } from './parts/thread-gateway.ts'

const HOUR_MS = 3_600_000
/** How long nobody may have written in a thread before the bot archives it: after a game, and after a mere lobby. */
const [QUIET_AFTER_GAME_MS, QUIET_AFTER_LOBBY_MS] = [24 * HOUR_MS, HOUR_MS]
/** Servers whose threads the bot archives at the same time. */
const MAX_SERVERS_AT_ONCE = 2
/** How many archived threads of a server the bot remembers, the newest: a rematch may open one again. */
const MAX_ARCHIVED = 100

const keptThread = z.object({
  /** The message that begins the thread bears this nonce. */
  nonce: z.string(),
  parent: z.string(),
  /** The id of that message, and of the thread; `null` until it is posted. */
  room: z.string().nullable(),
  /** Whether the table itself is in the thread, or people talk there about it. */
  use: z.enum(['table', 'talk']),
  /** The last table there; `null` until it is open. */
  table: z.string().nullable(),
  state: z.enum(['opening', 'open', 'ended', 'archived']),
  /** Once the table has ended: when the bot looks whether it can archive the thread. */
  due: z.number(),
  /** How long nobody may have written in it by then, in milliseconds. */
  quiet: z.number(),
})
export type KeptThread = z.infer<typeof keptThread>

const keptThreads = z.object({ isDefault: z.boolean(), threads: z.array(keptThread) })
type KeptThreads = z.infer<typeof keptThreads>

const NOTHING: KeptThreads = { isDefault: false, threads: [] }

/** A table, as its threads follow it. */
export interface FollowedTable {
  readonly id: TableId
  readonly room: string
  readonly isOpen: boolean
  /** Whether its game has ever begun. */
  readonly hasBegun: boolean
  /** The table of which it is a rematch, if it is one. */
  readonly after: TableId | null
}

/** The threads of a server after a table was shown: those of an open table are open, and the others end with it. */
export function threadsAfter(threads: readonly KeptThread[], table: FollowedTable, now: number): KeptThread[] {
  const { id, room, isOpen, hasBegun, after } = table
  const next = threads.map((one): KeptThread => {
    const isTalk = one.use === 'talk'
    if (isTalk && one.state === 'opening') return one
    const isThere = isOpen && (isTalk ? one.table === id || one.table === after : one.room === room)
    if (isThere && one.table !== null && one.table === id && one.state === 'open') return one
    if (isThere) return { ...one, table: id, state: 'open' }
    if (one.table !== id || one.state !== 'open') return one
    const quiet = hasBegun ? QUIET_AFTER_GAME_MS : QUIET_AFTER_LOBBY_MS
    return { ...one, state: 'ended', due: now + quiet, quiet }
  })
  const old = next.filter(({ state }) => state === 'archived').slice(0, -MAX_ARCHIVED)
  return next.filter((one) => !old.includes(one))
}

/**
 * The threads that the bot opens for tables, and for talk beside them. Each begins from a message, whose id the thread
 * gets, and is stored before that message is posted. If the process dies before the table is open, the next one finds
 * the message by its nonce and takes both away. Once a table has ended and nobody writes there, its threads are
 * archived.
 */
export class Threads implements TableThreads {
  private readonly screen: ScreenContext
  private readonly gateway: ThreadGateway
  private readonly queue: ServerQueue
  private readonly later = new Deferred((server) => this.queue.touch(server), HOUR_MS)
  private readonly memo: ServerMemo<KeptThreads>
  /** The nonces of threads that a command is opening at this moment. */
  private readonly underWay = new Set<string>()
  /** The talks that are being opened. Several people may wait for one. */
  private readonly talks = new Map<TableId, Promise<Result<string, string>>>()

  constructor(screen: ScreenContext, gateway: ThreadGateway) {
    this.screen = screen
    this.gateway = gateway
    this.queue = new ServerQueue({
      screen,
      places: MAX_SERVERS_AT_ONCE,
      gather: 0,
      attend: (server) => this.attend(server),
      failure: 'threads of tables failed',
    })
    this.memo = new ServerMemo({ screen, name: 'threads', schema: keptThreads, nothing: NOTHING })
  }

  async isDefault(server: string): Promise<boolean> {
    return (await this.memo.of(server)).isDefault
  }

  async setDefault(server: string, isDefault: boolean): Promise<void> {
    await this.memo.change(server, (kept) => ({ ...kept, isDefault }))
  }

  async open(
    wanted: NewThread,
    open: (place: () => Promise<string>) => Promise<Result<TableRecord, string>>,
  ): Promise<Result<TableRecord, string>> {
    const one = newThread(wanted, 'table', null)
    const opening = this.opening(wanted.server, one, async () => {
      let made: Promise<string> | undefined
      const opened = await open(() => (made ??= this.make(one, wanted)))
      if (opened.ok) await this.note(wanted.server, one.nonce, { table: opened.value.id, state: 'open' })
      return opened
    })
    return await this.orRefusal(opening)
  }

  async talkOf({ id, server }: Pick<TableRecord, 'id' | 'server'>): Promise<string | null> {
    const { threads } = await this.memo.of(server)
    return threads.find(({ use, table, state }) => use === 'talk' && table === id && state !== 'opening')?.room ?? null
  }

  async talk({ id, server }: Pick<TableRecord, 'id' | 'server'>, wanted: NewThread): Promise<Result<string, string>> {
    const known = await this.talkOf({ id, server })
    if (known !== null) return granted(known)
    const underWay = this.talks.get(id)
    if (underWay) return await this.orRefusal(underWay)
    const one = newThread(wanted, 'talk', id)
    const opening = this.opening(server, one, async () => {
      const room = await this.make(one, wanted)
      await this.note(server, one.nonce, { state: 'open' })
      return granted(room)
    }).finally(() => this.talks.delete(id))
    this.talks.set(id, opening)
    return await this.orRefusal(opening)
  }

  /** Follows a table that is being shown. */
  async shown(view: TableOrRecord): Promise<void> {
    const { id, server, room, status, again } = view.record
    const now = this.screen.now()
    const isOpen = OPEN.some((one) => one === status)
    const table = { id, room, isOpen, hasBegun: hasGame(view), after: again?.after ?? null }
    const { threads } = await this.memo.of(server)
    const isSame = threadsAfter(threads, table, now).every((one, at) => one === threads[at])
    if (isSame) return
    await this.memo.change(server, (kept) => ({ ...kept, threads: threadsAfter(kept.threads, table, now) }))
    this.queue.touch(server)
  }

  /** Somebody deleted a thread or a channel. Returns the tables whose talk was there. */
  async deleted(server: string, room: string): Promise<readonly TableId[]> {
    if (!this.screen.isOurs(server)) return []
    const gone = (await this.memo.of(server)).threads.filter((one) => one.room === room && one.state !== 'opening')
    for (const { nonce } of gone) await this.forget(server, nonce)
    return gone.flatMap(({ use, table }) => (use === 'talk' && table !== null ? [table] : []))
  }

  /** Finishes what the last run of the bot left. Call once at start. */
  reconcile(servers: Iterable<string>): void {
    for (const server of servers) this.queue.touch(server)
  }

  /** Does everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.queue.settled()
  }

  async stop(): Promise<void> {
    this.later.stop()
    await this.queue.stop()
  }

  /** What comes of an opening; a refusal of Discord's worded for each person who waits for it. */
  private async orRefusal<T>(opening: Promise<Result<T, string>>): Promise<Result<T, string>> {
    try {
      return await opening
    } catch (error) {
      const why = refusalInWords(error, this.screen.now())
      if (why === null) throw error
      return refuse(why)
    }
  }

  /** Runs a command's opening of a thread. If that fails, nothing stays of it. */
  private async opening<T>(
    server: string,
    one: KeptThread,
    open: () => Promise<Result<T, string>>,
  ): Promise<Result<T, string>> {
    this.underWay.add(one.nonce)
    try {
      const opened = await open()
      if (!opened.ok) await this.settle(server, one.nonce)
      return opened
    } catch (error) {
      if (refusalInWords(error, this.screen.now()) !== null) await this.settle(server, one.nonce)
      throw error
    } finally {
      this.underWay.delete(one.nonce)
      // What is still opening has failed, and is taken away later.
      this.queue.touch(server)
    }
  }

  private async make(one: KeptThread, { server, name, begins, user }: NewThread): Promise<string> {
    await this.memo.change(server, (kept) => ({ ...kept, threads: [...kept.threads, one] }))
    const panel = cleared(textPanel(begins), 'no game')
    const room = await this.screen.messageGateway.post(one.parent, panel, one.nonce)
    await this.note(server, one.nonce, { room })
    await this.gateway.open(one.parent, room, name)
    await this.gateway.add(room, user).catch((error: unknown) => {
      this.screen.log.debug({ err: error, room, user }, 'user not added to a thread')
    })
    return room
  }

  private async attend(server: string): Promise<void> {
    const { now } = this.screen
    for (const one of (await this.memo.of(server)).threads) {
      if (this.queue.isStopped || !this.screen.isOurs(server)) return
      const { nonce, state } = one
      if (state === 'opening' && !this.underWay.has(nonce)) await this.settle(server, nonce)
      if (state === 'ended' && waitFor(one, now()) === 0) await this.archive(server, nonce)
    }
    const ended = (await this.memo.of(server)).threads.filter(({ state }) => state === 'ended')
    if (ended.length === 0) this.later.over(server)
    else this.later.in(server, Math.min(...ended.map((one) => waitFor(one, now()))) + 1)
  }

  /** Ends an opening that was interrupted or refused: keeps a thread with an open table, and takes any other away. */
  private async settle(server: string, nonce: string): Promise<void> {
    const { messageGateway, store, log } = this.screen
    const one = (await this.memo.of(server)).threads.find((each) => each.nonce === nonce)
    if (one?.state !== 'opening') return
    try {
      const room = one.room ?? (await messageGateway.found(one.parent, nonce))
      const table = room === null || one.use === 'talk' ? undefined : await store.records.findOpen(server, room)
      if (table) return await this.note(server, nonce, { room, table: table.id, state: 'open' })
      if (room !== null) await forServer(this.screen.tables, server, () => this.takeAway(one.parent, room))
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      log.warn({ server, room: one.room, trouble: error.kind }, 'thread without a table not taken away')
    }
    await this.forget(server, nonce)
  }

  /** Deletes a thread and its message. If the bot may not, the message says that nothing is there. */
  private async takeAway(parent: string, room: string): Promise<void> {
    const { messageGateway } = this.screen
    try {
      await this.gateway.remove(room)
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      await messageGateway.edit(parent, room, cleared(textPanel(say('thread-interrupted')), 'no game'))
      return await this.gateway.archive(room)
    }
    await removeIfAllowed(messageGateway, parent, room)
  }

  /** Archives a thread, unless somebody has written there lately. */
  private async archive(server: string, nonce: string): Promise<void> {
    const { now, log } = this.screen
    const one = (await this.memo.of(server)).threads.find((each) => each.nonce === nonce)
    if (one?.state !== 'ended' || one.room === null) return
    try {
      const last = await this.gateway.lastPost(one.room)
      const left = last === null ? 0 : restOf(one.quiet, last, now())
      if (left > 0) return await this.note(server, nonce, { due: now() + left })
      if (last !== null) await this.gateway.archive(one.room)
      await this.note(server, nonce, { state: 'archived' })
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      if (error.kind === 'room-gone') return await this.forget(server, nonce)
      log.warn({ server, room: one.room, trouble: error.kind }, 'thread left to Discord to archive')
      await this.note(server, nonce, { state: 'archived' })
    }
  }

  private async note(server: string, nonce: string, change: Partial<KeptThread>): Promise<void> {
    await this.memo.change(server, (kept) => ({
      ...kept,
      threads: kept.threads.map((one) => (one.nonce === nonce ? { ...one, ...change } : one)),
    }))
  }

  private async forget(server: string, nonce: string): Promise<void> {
    await this.memo.change(server, (kept) => ({ ...kept, threads: kept.threads.filter((one) => one.nonce !== nonce) }))
  }
}

/** After how many milliseconds the bot looks whether it can archive a thread. */
function waitFor({ quiet, due }: KeptThread, now: number): number {
  return restOf(quiet, due - quiet, now)
}

function newThread({ key, parent }: NewThread, use: KeptThread['use'], table: TableId | null): KeptThread {
  const nonce = nonceAbout(`thread/${use}/${key}`, 0)
  return { nonce, parent, room: null, use, table, state: 'opening', due: 0, quiet: 0 }
}

/** Why Discord refuses a thread, in a sentence; `null` if it may be a fault. */
function refusalInWords(error: unknown, now: number): string | null {
  const wait = waitAskedBy(error)
  if (wait !== null) return say('thread-limited', { when: `<t:${Math.ceil((now + wait) / 1000)}:R>` })
  if (!(error instanceof DeliveryError)) return null
  if (error.kind !== 'no-permission') return say('thread-refused', { reason: reasonFor(error) })
  return SAY.cannotOpenThread([say('permission-create-threads'), say('permission-send-in-threads')])
}
