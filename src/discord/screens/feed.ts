import { hasGame, type TableView } from '../../tables/model/service.ts'
import type { Saga as Kept, Summary, TableId, TableRecord, UserId } from '../../tables/model/store.ts'
import { remarkLines } from '../table/past/remarks.ts'
import { earnedTitles } from '../stats/earned-titles.ts'
import { posterOf } from '../stats/poster.ts'
import { feedText } from '../stats/feed.ts'
import { storyOf } from '../stats/story.ts'
import { cleared, type Cleared } from '../kit/cleared.ts'
import { container, gallery, PICTURE_NAME, texts, textPanel, type Panel, type Picture } from '../kit/message.ts'
import { ALT_TEXT } from '../kit/limits.ts'
import { linkTo } from '../kit/links.ts'
import { fullNames, seatFaces, seatNames } from '../kit/names.ts'
import { clip, plain, TextBudget } from '../kit/text.ts'
import type { Drawn } from '../pictures/pictures.ts'
import type { FeedSettings } from '../table/context/context.ts'
import { forServer } from '../table/context/readers.ts'
import { tellDirectly } from './parts/delivery-notice.ts'
import { postOnce, DeliveryError } from './parts/message-gateway.ts'
import { nonceAbout, readCardProjection } from './parts/projection.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { RetryLoop } from './parts/retry-loop.ts'
import { ServerQueue } from './parts/server-queue.ts'
import { reasonFor } from './parts/delivery-errors.ts'
import { say } from '../words/index.ts'

const GOLD = 0xb8892e
/** Servers that the bot posts to at the same time. */
const MAX_SERVERS_AT_ONCE = 2
/** Games per query. */
const PAGE_SIZE = 20
/** How often the bot asks for a picture while the queue is full, and how long it waits in between, in milliseconds. */
const DRAWING_TRIES = 3
const DRAWING_WAIT_MS = 2000

/**
 * The saga of each server: a paragraph and a picture for each game that has ended, one after another in the order in
 * which they were summarised. The bot records each game after it has posted it. If the process dies between the two,
 * the bot finds the message again by its nonce, which is the game's own, instead of posting it twice.
 */
export class Feed implements FeedSettings {
  private readonly screen: ScreenContext
  private readonly queue: ServerQueue
  /** Servers where a problem keeps the bot from posting the saga. */
  private readonly barred = new Set<string>()
  /** Games that are being told again. */
  private readonly retellings: RetryLoop

  constructor(screen: ScreenContext) {
    this.screen = screen
    this.retellings = new RetryLoop({
      again: (table) => this.amend({ id: table }),
      report: (table, error) => screen.log.warn({ err: error, table }, 'game in the saga not told again yet'),
    })
    this.queue = new ServerQueue({
      screen,
      places: MAX_SERVERS_AT_ONCE,
      gather: 0,
      attend: (server) => this.tell(server),
      failure: 'post to the saga failed',
    })
    this.queue.until(screen.tables.stats.onWritten(({ server }) => this.queue.touch(server)))
  }

  async channel(server: string): Promise<string | null> {
    return (await this.screen.store.stats.feed(server))?.room ?? null
  }

  async begin(server: string, room: string, by: string): Promise<string | null> {
    const { messageGateway, store, now } = this.screen
    const at = now()
    try {
      const begun = () => cleared(textPanel(`📜 ${say('saga-begun', { room })}`), 'no game')
      const panel = await forServer(this.screen.tables, server, begun)
      await messageGateway.post(room, panel, nonceAbout(`begin/${server}/${room}`, at))
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      return error.kind === 'no-permission'
        ? say('saga-refused')
        : say('saga-refused-there', { room, reason: reasonFor(error) })
    }
    const last = await store.stats.lastSummary()
    // This channel also gets the games that the bot couldn't post in the last one.
    await this.change(server, (before) => ({ since: at, upTo: last, ...before, room, by, trouble: null }))
    this.queue.touch(server)
    return null
  }

  async end(server: string): Promise<void> {
    await this.change(server, () => null)
  }

  amend({ id }: Pick<TableRecord, 'id'>): void {
    void this.retellings.run(id, () => this.tellAgain(id))
  }

  /** Posts all games that it hasn't posted yet. Call once at start. */
  async reconcile(): Promise<void> {
    for (const server of await this.screen.store.stats.feedServers()) this.queue.touch(server)
  }

  /** A permission or a channel changed, so the problem in a server may be gone. */
  changedIn(server: string): void {
    if (this.barred.has(server)) this.queue.touch(server)
  }

  /** Posts everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.queue.settled()
  }

  async stop(): Promise<void> {
    this.retellings.stop()
    await this.queue.stop()
  }

  /**
   * Runs changes one after another, each from the result of the last. `null` ends the saga, `undefined` leaves it
   * unchanged.
   */
  private async change(server: string, to: (now: Kept | undefined) => Kept | null | undefined): Promise<void> {
    const { store } = this.screen
    await this.queue.inTurn(server, async () => {
      const next = to(await store.stats.feed(server))
      if (next !== undefined) await store.stats.setFeed(server, next)
    })
  }

  private async tell(server: string): Promise<void> {
    const { store } = this.screen
    for (;;) {
      const feed = await store.stats.feed(server)
      if (!feed || this.queue.isStopped) return
      const page = await store.stats.summaries({ server }, feed.upTo, PAGE_SIZE)
      if (page.length === 0) return
      for (const summary of page) {
        // An admin may have ended the saga, or named another channel, during the last post.
        const now = await store.stats.feed(server)
        if (!now || now.room !== feed.room || this.queue.isStopped) break
        if (!(await this.tellOne(now, summary))) return
      }
    }
  }

  /** Posts a game; `false` if there is a problem, which the bot has reported to the admin who set up the saga. */
  private async tellOne(feed: Kept, summary: Summary): Promise<boolean> {
    const { messageGateway } = this.screen
    const { server, number, table, endedAt, isElsewhere } = summary
    // If the clock was set back since the saga began, what ends now seems to be older.
    const isNew = endedAt >= feed.since || feed.since > this.screen.now()
    if (isNew && !isElsewhere) {
      try {
        await postOnce(messageGateway, feed.room, () => this.clearedTale(summary), nonceAbout(`saga/${table}`, 0))
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        this.barred.add(server)
        await this.tellWhoWantedIt(server, feed, error)
        return false
      }
    }
    this.barred.delete(server)
    // If an admin has named another channel meanwhile, the saga goes on there.
    await this.change(server, (now) => now && { ...now, upTo: number, trouble: null })
    return true
  }

  /** Edits what was posted of a game, if it is still among the last messages. */
  private async tellAgain(table: TableId): Promise<void> {
    const { messageGateway, store, tables, log } = this.screen
    const summary = await store.stats.summary(table)
    if (!summary) return
    const { server } = summary
    const edit = async (): Promise<void> => {
      const feed = await store.stats.feed(server)
      if (!feed || this.queue.isStopped) return
      const nonce = nonceAbout(`saga/${table}`, 0)
      const message = await messageGateway.found(feed.room, nonce)
      if (message === null) return
      const came = await messageGateway.edit(feed.room, message, await this.clearedTale(summary), nonce)
      const isStill = came === 'past' && (await messageGateway.stands(feed.room, message))
      if (isStill) throw new Error('Discord has us wait with an edit')
    }
    try {
      await this.queue.inTurn(server, () => forServer(tables, server, edit))
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      log.warn({ server, table, trouble: error.kind }, 'game in the saga not told again')
    }
  }

  /** Only a game that is over has a summary. */
  private async clearedTale(summary: Summary): Promise<Cleared> {
    return cleared(await this.panelOf(summary), 'over')
  }

  private async panelOf(summary: Summary): Promise<Panel> {
    const { tables, store } = this.screen
    const users = summary.seats.flatMap(({ user }) => user ?? [])
    const [hidden, titles] = await Promise.all([tables.stats.hidden(users), earnedTitles(tables, summary)])
    const game = tables.games.find(({ rules }) => rules.id === summary.game)
    const budget = new TextBudget()
    if (!game) return textPanel(budget.fill([summary.game]))
    const view = await tables.views.of(summary.table)
    const names = view && namesFor(view.record, hidden)
    const story = names && hasGame(view) ? await storyOf(this.screen, view, names) : null
    const decided = story ? [...story.turns, story.end] : []
    const tale = budget.fill([feedText({ game, summary, hidden, titles, decided })])
    const remarks = names ? remarkLines({ record: names }, await tables.remarks.of(summary.table)) : []
    const parts = texts(tale, budget.fill(remarks))
    if (!view || !names || !hasGame(view)) return { components: [container(parts, GOLD)] }
    const picture = (await this.poster(view, names)) ?? (await this.board(view, names))
    const message = (await readCardProjection(store, summary.table))?.message ?? null
    const link = texts(budget.fill([say('saga-where', { link: linkTo(view.record, message) })]))
    if (!picture) return { components: [container([...parts, ...link], GOLD)] }
    return {
      components: [container([...parts, gallery(picture.name, picture.alt), ...link], GOLD)],
      pictures: [picture],
    }
  }

  /** The poster of the game; `null` if it has none or it can't be drawn. */
  private async poster(view: TableView, named: TableRecord): Promise<Picture | null> {
    const poster = await posterOf(this.screen, view, named)
    const image = poster && (await this.drawn(() => this.screen.posters(poster.commission)))
    return image ? { name: PICTURE_NAME, image, alt: poster.alt } : null
  }

  /** The whole board at the end of the game; `null` if it can't be drawn. */
  private async board(view: TableView, named: TableRecord): Promise<Picture | null> {
    const { record, game } = view
    const whole = {
      asked: [],
      viewer: null,
      size: 'full',
      framing: record.pictures,
      names: seatNames(named),
      faces: seatFaces(named),
      person: record.host,
    } as const
    const commission = { table: record.id, game: record.game, view: view.viewFor(null), ...whole }
    const image = await this.drawn(() => this.screen.pictures(commission, record.host))
    const alt = clip(plain(game.words.picture(commission.view, fullNames(named))), ALT_TEXT)
    return image ? { name: PICTURE_NAME, image, alt } : null
  }

  /** A picture. While the queue is full this asks again. `null` if it can't be drawn. */
  private async drawn(draw: () => Promise<Drawn>): Promise<Buffer | null> {
    for (let tries = 0; tries < DRAWING_TRIES && !this.queue.isStopped; tries += 1) {
      const image = await draw()
      if (image !== 'too-many') return image
      await new Promise((later) => setTimeout(later, DRAWING_WAIT_MS).unref())
    }
    return null
  }

  /** Reports a problem once to the admin who named the channel. Games that the bot hasn't posted yet wait. */
  private async tellWhoWantedIt(server: string, feed: Kept, trouble: DeliveryError): Promise<void> {
    this.screen.log.warn({ server, room: feed.room, trouble: trouble.kind }, 'saga refused by Discord')
    if (feed.trouble === trouble.kind) return
    const nonce = nonceAbout(`trouble/${server}/${feed.room}/${trouble.kind}`, feed.upTo)
    await tellDirectly(this.screen, feed.by, () => troubleInWords(feed.room, trouble), nonce)
    await this.change(server, (now) => now && { ...now, trouble: trouble.kind })
  }
}

/** A table at which players who keep their records private are called "someone". */
function namesFor(record: TableRecord, hidden: ReadonlySet<UserId>): TableRecord {
  const seats = record.seats.map((seat) =>
    seat.user !== null && hidden.has(seat.user) ? { ...seat, name: say('saga-someone') } : seat,
  )
  return { ...record, seats }
}

function troubleInWords(room: string, trouble: DeliveryError): string {
  const { kind } = trouble
  return kind === 'room-gone' || kind === 'no-permission' || kind === 'locked' || kind === 'closed-dms'
    ? say(`saga-trouble-${kind}`, { room })
    : say('saga-refused-there', { room, reason: reasonFor(trouble) })
}
