import { LRUCache } from 'lru-cache'
import { languageNow } from '../../language/index.ts'
import { yieldToEventLoop, publishMetric } from '../../tables/index.ts'
import { hasGame } from '../../tables/model/service.ts'
import type { ChronicleLine, TableId, TableRecord, UserId, Whisper } from '../../tables/model/store.ts'
import type { Cleared } from '../kit/cleared.ts'
import { waitAskedBy } from '../rest/rate-limits.ts'
import { isOutage } from '../rest/outage.ts'
import type { WindowShown } from '../table/context/window.ts'
import { forPerson, languageOfTable } from '../table/context/readers.ts'
import type { Shared, Sharing, ShownTables } from '../table/context/context.ts'
import { AwaitedCards } from './parts/awaited-cards.ts'
import { linesAfter } from './parts/chronicle.ts'
import { proposalMessage } from './room/proposals.ts'
import { LeaseNotHeld } from './parts/table-context.ts'
import { showOwn, type JustShown } from './own/own.ts'
import { Deferred } from './parts/deferred.ts'
import { TableQueue } from './parts/table-queue.ts'
import { Downtime, type Away } from './parts/downtime.ts'
import { Retry } from './parts/retry.ts'
import { RetryLoop } from './parts/retry-loop.ts'
import type { AwaitedPicture } from './room/room.ts'
import { LATE_MS, showCard, type Occasion, type CardResult } from './room/show.ts'
import { DeliveryError } from './parts/message-gateway.ts'
import { nonceOf, readProjection } from './parts/projection.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { PanelSharing } from './room/sharing.ts'
import { linesOfMessage, type LinesOfMessage } from './parts/message-lines.ts'
import { deliveryNoticeFor } from './parts/delivery-notice.ts'
import { hasHeard, unheard } from './own/whispers.ts'
import { say } from '../words/index.ts'

/** Moves within this time are shown together. A longer time saves hardly a request and keeps players waiting. */
const GATHER_MS = 25
/**
 * Private calls go out once a table has been still for `GATHER_CALLS_MS`, and after the longest wait in any case. In
 * milliseconds.
 */
const GATHER_CALLS_MS = 2000
const MAX_GATHER_CALLS_MS = 10_000
/**
 * A table is at rest, and all its hands are shown, once it has been still for `RECHECK_MS`, or at the latest after
 * `MAX_RECHECK_MS`.
 */
const RECHECK_MS = 10_000
const MAX_RECHECK_MS = 30_000
/**
 * Tables shown at the same time: enough that neither pictures nor the network slow requests below the rate limit. Cards
 * have most of the places.
 */
export const MAX_CARDS_AT_ONCE = 64
const MAX_OWN_AT_ONCE = 4
/** Tables read together after a start. */
const PAGE_SIZE = 100
/** A timer may be a little early. */
const AFTER_MOMENT_MS = 50
/** Cards of games that ended this recently are shown again when their titles are known. */
const ENDED_WITHIN_MS = 3_600_000
/** A problem in a room is retried after the first time, in milliseconds, which doubles each time. */
const IN_THE_WAY = { first: 15_000, last: 600_000 }
/** A command waits this long for a card. */
const CARD_TIMEOUT_MS = 4000
/** How many tables' last showings the bot remembers, and how many it keeps ready for their hands. */
const [MAX_UNTROUBLED, MAX_JUST_SHOWN] = [20_000, 500]
/** The longest wait before the bot looks again whether a call may ring. */
const MAX_RING_WAIT_MS = 3_600_000
/** How often the operator hears at most that cards are late. */
const REMIND_MS = 60_000

/**
 * Keeps everything on Discord up to date with the tables: cards in one queue, private messages in another. Private
 * messages that can wait, such as hands, follow once a table is at rest.
 * A table is shown in its state when its turn comes. The bot never composes a state that was superseded while the table
 * waited.
 */
export class Projector implements ShownTables {
  private readonly screen: ScreenContext
  private readonly unsubscribe: readonly (() => void)[]
  private readonly cards: TableQueue
  /** Private messages; all of them for the tables at rest. */
  private readonly own: TableQueue
  private readonly rests: TableQueue
  private readonly atRest = new Set<TableId>()
  /** Tables that this process was the last to show, without a problem. */
  private readonly untroubled = new LRUCache<TableId, true>({ max: MAX_UNTROUBLED })
  /** The revision of each table's last showing in its room, until its hands have been shown too. */
  private readonly inRoom = new Map<TableId, number>()
  private readonly loops: readonly RetryLoop[]
  /** Tables whose card is being shown, unless an event has touched them since that began. */
  private readonly unchanged = new Set<TableId>()
  /** Tables as the bot showed their cards: their hands are shown with the same view and the same rows. */
  private readonly justShown = new LRUCache<TableId, JustShown>({ max: MAX_JUST_SHOWN })
  /** Tables that a problem keeps from being shown in their room, and their servers. */
  private readonly barred = new Map<TableId, string>()
  private readonly barredRetries = new Retry((id) => this.doubt(id), IN_THE_WAY)
  /** Tables whose room may no longer be as the bot recorded it. */
  private readonly doubted = new Set<TableId>()
  /** Tables whose card went without its picture, which the studio is still drawing. */
  private readonly undrawn = new Map<TableId, Promise<unknown>>()
  private readonly awaiting = new AwaitedCards()
  /** Tables whose card waits for Discord's rate limit, and those whose host has heard of that. */
  private readonly later = new Deferred((id) => this.touch(id))
  private readonly ownLater = new Deferred((id) => this.own.join(id, 0))
  /** Tables whose card asks nobody yet, as standing orders may answer. */
  private readonly moments = new Deferred((id) => this.touch(id))
  /** Tables with a call that is not to ring yet, on the card and besides. They don't count as shown meanwhile. */
  private readonly ringsOnCard = new Deferred((id) => this.touch(id), MAX_RING_WAIT_MS)
  private readonly ringsInPrivate = new Deferred((id) => this.touch(id), MAX_RING_WAIT_MS)
  /** For each such table, the revision that has been, or will be, shown once more. */
  private readonly shownAgain = new Map<TableId, number>()
  private readonly toldToWait = new Set<TableId>()
  private readonly downtime = new Downtime()
  private readonly sharer: PanelSharing
  private remindedAt = -Infinity
  private isStopped = false

  constructor(screen: ScreenContext) {
    this.screen = screen
    this.sharer = new PanelSharing(screen)
    const { now } = screen
    const personOf = (id: TableId) => screen.tables.directory.hostKnown(id)
    const cards = this.retryLoop((id) => this.touch(id), this.later)
    const own = this.retryLoop((id) => this.own.join(id, 0), this.ownLater)
    this.loops = [cards, own]
    this.cards = new TableQueue({
      places: MAX_CARDS_AT_ONCE,
      now,
      personOf,
      attend: (id, since) => cards.run(id, () => this.showCard(id, since)),
    })
    this.own = new TableQueue({
      places: MAX_OWN_AT_ONCE,
      now,
      personOf,
      attend: (id) => own.run(id, () => this.showOwn(id)),
    })
    this.rests = new TableQueue({ places: MAX_OWN_AT_ONCE, now, personOf, attend: async (id) => this.showAll(id) })
    this.unsubscribe = [
      screen.tables.onChange((id, server) => screen.isOurs(server) && this.touch(id)),
      screen.television?.onNeed((id) => this.touch(id)) ?? (() => undefined),
      // The final card lists the earned titles once they are known. Old cards stay as they are.
      screen.tables.stats.onWritten(({ table, endedAt }) => {
        if (now() - endedAt < ENDED_WITHIN_MS) this.touch(table)
      }),
    ]
  }

  /** How many tables wait to be shown in their rooms. */
  get behind(): number {
    return this.cards.length
  }

  async tryAgain(id: TableId): Promise<void> {
    const { store, tables, isOurs } = this.screen
    const server = (await tables.views.of(id))?.record.server ?? ''
    // The bot still remembers who has heard of the problem.
    if (isOurs(server)) return this.doubt(id)
    await store.projections.forget(id, 'trouble')
    await store.changes.announce(id, server)
  }

  async cardOf(id: TableId): Promise<string | null> {
    const end = performance.now() + CARD_TIMEOUT_MS
    for (let isThere = false; ; isThere = true) {
      if (this.isStopped) return say('card-late')
      const coming = this.awaiting.next(id, Math.max(0, end - performance.now()))
      if (this.barred.has(id)) this.doubt(id)
      else this.touch(id)
      this.cards.hurry(id)
      const came = await coming
      if (came === 'late') return isThere ? null : say('card-late')
      if ('reason' in came) return say('card-refused', { reason: came.reason() })
      // Computers answer within the same second, and what they have done may need another card, below the first.
      if (came.revision >= ((await this.screen.tables.views.of(id))?.record.revision ?? 0)) return null
    }
  }

  async troubleFor(id: TableId, user: UserId): Promise<string | null> {
    if (this.untroubled.has(id) && !this.later.has(id)) return null
    const view = await this.screen.tables.views.of(id)
    if (!view || !this.screen.isOurs(view.record.server)) return null
    const { host, seats } = view.record
    if (host === user && this.later.has(id) && !this.toldToWait.has(id)) {
      this.toldToWait.add(id)
      return say('slowed-down')
    }
    if (host !== user && !seats.some((one) => one.user === user)) return null
    return await deliveryNoticeFor(this.screen, view, user, () => this.doubt(id))
  }

  /** A permission or a channel changed, so the problem in a server may be gone. */
  changedIn(server: string): void {
    for (const [id, where] of this.barred) {
      if (where !== server) continue
      this.barredRetries.succeeded(id)
      this.doubt(id)
    }
  }

  /**
   * The bot was away. Cards of tables in play say so for a while. `isHere`: whether the bot is connected for a server.
   */
  async wasAway(away: Away, isHere: (server: string) => boolean): Promise<void> {
    for (const id of await this.downtime.note(away, this.screen.tables, isHere)) this.touch(id)
  }

  /** Shows a table again, and checks whether its room is still as recorded. Returns at once. */
  doubt(id: TableId): void {
    this.doubted.add(id)
    this.touch(id)
  }

  async windowOn(id: TableId): Promise<WindowShown | null> {
    return (await readProjection(this.screen.store, id, 'card'))?.window ?? null
  }

  async headlineOn(record: TableRecord): Promise<string> {
    const card = await readProjection(this.screen.store, record.id, 'card')
    const inTables = languageOfTable(record) === languageNow() ? card?.headline : undefined
    return inTables ?? card?.headlines?.[languageNow()] ?? ''
  }

  async toldOn(id: TableId): Promise<readonly ChronicleLine[]> {
    const card = await readProjection(this.screen.store, id, 'card')
    return await linesAfter(this.screen, id, card?.after ?? 0)
  }

  async toldIn(message: string): Promise<LinesOfMessage | null> {
    return await linesOfMessage(this.screen, message)
  }

  async share(by: UserId, shared: Shared): Promise<Sharing> {
    return await this.sharer.share(by, shared)
  }

  async unheard(id: TableId, user: UserId): Promise<readonly Whisper[]> {
    return await unheard(this.screen, id, user)
  }

  async heard(id: TableId, user: UserId, whispers: readonly Whisper[]): Promise<void> {
    const last = whispers.at(-1)
    if (last) await hasHeard(this.screen, id, user, last.number)
  }

  async messageOn(id: TableId): Promise<string | null> {
    return (await readProjection(this.screen.store, id, 'card'))?.message ?? null
  }

  async tellOfProposal(id: TableId, proposal: string): Promise<void> {
    const view = await this.screen.tables.views.of(id)
    const put = view && hasGame(view) ? view.proposals.find((one) => one.id === proposal) : undefined
    if (view && hasGame(view) && put)
      await this.tellPlayers(id, () => ({ ...proposalMessage(this.screen, view, put), pings: [] }))
  }

  async tellPlayers(id: TableId, saying: () => Cleared): Promise<void> {
    const { tables } = this.screen
    const record = (await tables.views.of(id))?.record
    if (!record) return
    for (const user of new Set(record.seats.flatMap((one) => one.user ?? []))) {
      if (await tables.people.isImported(id, user)) continue
      try {
        const room = await this.screen.messageGateway.directRoom(user)
        const nonce = nonceOf('call', id, `${user} ${record.server}`, record.revision % 1_000_000)
        await this.screen.messageGateway.post(room, await forPerson(tables, user, saying, record), nonce)
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
      }
    }
  }

  async tellDirectly(user: UserId, saying: () => Cleared): Promise<string | null> {
    try {
      const said = await forPerson(this.screen.tables, user, saying)
      const room = await this.screen.messageGateway.directRoom(user)
      await this.screen.messageGateway.post(room, said, nonceOf('call', 'direct', room, this.screen.now() % 1_000_000))
      return room
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      return null
    }
  }

  /** Shows every table that has changed since its last showing. */
  async reconcile(): Promise<void> {
    for (let after: TableId | undefined = ''; after !== undefined && !this.isStopped; await yieldToEventLoop()) {
      const page: Awaited<ReturnType<ScreenContext['store']['records']['unfinished']>> =
        await this.screen.store.records.unfinished(after, PAGE_SIZE, this.screen.shards)
      for (const { table, isToShow } of page) if (isToShow) this.touch(table)
      after = page.at(-1)?.table
    }
  }

  /**
   * Shows everything due without waiting for more, and waits until that is done. `in play`: leaves out everything that
   * waits until tables are at rest.
   */
  async settled(state: 'at rest' | 'in play' = 'at rest'): Promise<void> {
    const lines = [this.cards, ...(state === 'at rest' ? [this.rests] : []), this.own]
    while (lines.some(({ isBusy }) => isBusy)) {
      for (const line of lines) await line.settled()
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.awaiting.stop()
    for (const unsubscribe of this.unsubscribe) unsubscribe()
    await this.cards.stop()
    await this.rests.stop()
    await this.own.stop()
    for (const one of [
      ...this.loops,
      this.barredRetries,
      this.later,
      this.ownLater,
      this.moments,
      this.ringsOnCard,
      this.ringsInPrivate,
    ])
      one.stop()
  }

  /** A table may have changed. The bot will show it in its current state. Returns at once. */
  private touch(id: TableId): void {
    this.unchanged.delete(id)
    this.justShown.delete(id)
    if (!this.isStopped) this.cards.join(id, GATHER_MS)
  }

  private async showCard(id: TableId, since: number): Promise<void> {
    const isDoubted = this.doubted.delete(id)
    this.unchanged.add(id)
    const away = this.downtime.at(id, this.screen.now())
    const downtime = { away, isNew: away !== null && this.downtime.isUnsaid(id) }
    const shown = await this.tryToShow(id, { since, isDoubted, downtime, isAnswered: this.awaiting.has(id) })
    if (!shown) return
    this.remind(shown.waited)
    publishMetric('shown', { ms: shown.waited })
    const { view, screen } = shown
    this.screen.log.debug({ table: id, revision: view.record.revision, how: shown.how }, 'table shown')
    this.cameOf(id, shown)
    if (shown.how === 'done' && downtime.isNew) this.downtime.said(id)
    // A change since then has touched the table, so it is shown again with its hands.
    if (this.unchanged.delete(id)) this.justShown.set(id, { view, screen })
    if (shown.hasHands) {
      this.own.putOff(id, GATHER_CALLS_MS, MAX_GATHER_CALLS_MS)
      this.rests.putOff(id, RECHECK_MS, MAX_RECHECK_MS)
      if (shown.callsInSecret) this.own.hurry(id)
    } else this.showAll(id)
  }

  /**
   * Shows a table once more when standing orders no longer may answer. Only once, because a clock that stands still or
   * a slow machine would have it shown without end.
   */
  private showAfter(id: TableId, revision: number, moment: number | null): void {
    if (moment === null) {
      this.moments.over(id)
      this.shownAgain.delete(id)
    } else if (this.shownAgain.get(id) !== revision) {
      this.moments.in(id, moment + AFTER_MOMENT_MS)
      this.shownAgain.set(id, revision)
    }
  }

  private cameOf(id: TableId, { how, view, reason, wait, ringsIn }: CardResult): void {
    const { server, revision } = view.record
    const moment = hasGame(view) ? view.momentLeft : null
    this.toldToWait.delete(id)
    wakeIn(this.later, id, wait)
    wakeIn(this.ringsOnCard, id, ringsIn === null ? null : ringsIn + AFTER_MOMENT_MS)
    if (how === 'done') {
      this.showAfter(id, revision, moment)
      this.inRoom.set(id, revision)
      this.barred.delete(id)
      this.untroubled.set(id, true)
      this.barredRetries.succeeded(id)
      return this.awaiting.came(id, { revision })
    }
    this.barred.set(id, server)
    this.untroubled.delete(id)
    if (how === 'refused' || !this.barredRetries.has(id)) this.barredRetries.failed(id)
    if (reason !== null) this.awaiting.came(id, { reason })
  }

  private async tryToShow(id: TableId, occasion: Occasion) {
    try {
      return await showCard(this.screen, id, occasion, this.pictureOf(id))
    } catch (error) {
      if (occasion.isDoubted) this.doubted.add(id)
      throw error
    }
  }

  private pictureOf(id: TableId): AwaitedPicture {
    return {
      isDrawn: () => !this.undrawn.has(id),
      follows: (later) => {
        this.undrawn.set(id, later)
        void later.then(() => {
          if (this.undrawn.get(id) === later) this.undrawn.delete(id)
          this.touch(id)
        })
      },
      afterwards: (later, then) => void later.then(async () => this.addTo(id, then)),
    }
  }

  /** Adds scenes to a message. Scenes are worth one try only. */
  private async addTo(id: TableId, add: () => Promise<unknown>): Promise<void> {
    if (this.isStopped) return
    try {
      await add()
    } catch (error) {
      this.screen.log.warn({ err: error, table: id }, 'scene of a message failed')
    }
  }

  /** Shows all private messages of a table at once. */
  private showAll(id: TableId): void {
    this.atRest.add(id)
    this.own.join(id, 0)
    this.own.hurry(id)
  }

  private async showOwn(id: TableId): Promise<void> {
    const isAtRest = this.atRest.has(id)
    const shown = await showOwn(this.screen, id, { isAtRest, just: this.justShown.get(id) })
    if (isAtRest) {
      this.atRest.delete(id)
      this.justShown.delete(id)
    }
    if (!shown) return
    const { revision, isToCall, ringsIn } = shown
    wakeIn(this.ringsInPrivate, id, ringsIn === null ? null : ringsIn + AFTER_MOMENT_MS)
    // Until the card has called them, the table isn't fully shown.
    if (isToCall) return this.touch(id)
    if (!isAtRest || this.inRoom.get(id) !== revision) return
    this.inRoom.delete(id)
    // After a restart the bot looks again whether the call may ring.
    if (this.ringsOnCard.has(id) || this.ringsInPrivate.has(id)) return
    await this.screen.store.projections.markShown(id, revision)
  }

  /** Retries what can't be shown; what Discord's rate limit delays is shown later. */
  private retryLoop(again: (id: TableId) => void, later: Deferred): RetryLoop {
    return new RetryLoop({
      again,
      handles: (id, error) => {
        if (error instanceof LeaseNotHeld) return true
        const wait = waitAskedBy(error)
        if (wait !== null || !isOutage(error)) this.awaiting.came(id, 'late')
        if (wait !== null) later.in(id, wait)
        return wait !== null
      },
      report: (id, error, isOfMany) => {
        this.screen.log.error({ err: error, table: id }, isOfMany ? 'screens failed during an outage' : 'screen failed')
        if (!isOfMany) publishMetric('fault', { of: 'showing' })
      },
      onSuccess: () => {
        for (const loop of this.loops) loop.endOutage()
      },
    })
  }

  private remind(waited: number): void {
    const now = this.screen.now()
    if (waited <= LATE_MS || now - this.remindedAt < REMIND_MS) return
    this.remindedAt = now
    this.screen.log.warn({ seconds: Math.round(waited / 1000), tablesWaiting: this.cards.length }, 'cards delayed')
  }
}

/** Looks at a table again after a wait; `null`: it no longer waits. */
function wakeIn(deferred: Deferred, id: TableId, wait: number | null): void {
  if (wait === null) deferred.over(id)
  else deferred.in(id, wait)
}
