import { z } from 'zod'
import { invitationOf, type Season, type SeasonView, type SeatOffer } from '../../tables/index.ts'
import type { UserId } from '../../tables/model/store.ts'
import { cleared, type Cleared } from '../kit/cleared.ts'
import type { Panel } from '../kit/message.ts'
import { digestOf } from '../kit/digest.ts'
import { boardPanel, type OpenTable } from '../panels/lobby/board.ts'
import { seasonNewsPanel } from '../panels/lobby/season.ts'
import { seatOfferPanel } from '../panels/lobby/wish.ts'
import type { BoardSettings } from '../table/context/context.ts'
import { forPerson, forServer } from '../table/context/readers.ts'
import { newsInWords, seasonLines, stillHolds } from '../table/lobby/season.ts'
import { hearerOf, tellingOf } from '../table/telling/notices.ts'
import { say } from '../words/index.ts'
import { DELIVERY_ERRORS, reasonFor } from './parts/delivery-errors.ts'
import { tellDirectly } from './parts/delivery-notice.ts'
import { DeliveryError, postOnce, removeIfAllowed } from './parts/message-gateway.ts'
import { Deferred } from './parts/deferred.ts'
import { nonceAbout, readCardProjection } from './parts/projection.ts'
import { RepostBackoff } from './parts/repost-backoff.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { ServerQueue } from './parts/server-queue.ts'

/** Changes of a server's tables within this time are shown together. */
const GATHER_MS = 3000
/** Servers that the bot shows at the same time. */
const MAX_SERVERS_AT_ONCE = 2
/** A timer may be a little early. */
const AFTER_DATE_MS = 50

/** Where a server has its board, and who asked for it. `posts`: how many messages there have been. */
const keptBoard = z.object({
  room: z.string(),
  message: z.string().nullable(),
  by: z.string(),
  posts: z.int(),
  /** Why Discord refuses the board, once the person who asked for it has heard; `null` while it doesn't. */
  trouble: z.enum(DELIVERY_ERRORS).nullable(),
})
type KeptBoard = z.infer<typeof keptBoard>

/**
 * The board of each server: one message that lists its open tables and its season, and stays up to date. A deleted
 * board comes back. The bot also posts here what follows from people's wishes, the offers of seats, and what the
 * players of a season have to hear, each once.
 */
export class TableBoard implements BoardSettings {
  private readonly screen: ScreenContext
  private readonly queue: ServerQueue
  private readonly comebacks = new RepostBackoff()
  /** The boards as stored, `null` for servers without one. This process alone writes those of its servers. */
  private readonly kept = new Map<string, KeptBoard | null>()
  /** What each board shows, as far as this process knows. */
  private readonly shown = new Map<string, string>()
  /** Servers in whose season a match has a date ahead. */
  private readonly dates = new Deferred((server) => this.queue.touch(server))

  constructor(screen: ScreenContext) {
    this.screen = screen
    this.queue = new ServerQueue({
      screen,
      places: MAX_SERVERS_AT_ONCE,
      gather: GATHER_MS,
      attend: (server) => this.show(server),
      failure: 'board of open tables failed',
    })
    this.queue.until(
      screen.tables.onChange((_id, server) => this.kept.get(server) !== null && this.queue.touch(server)),
      screen.tables.wishes.onOffer((server) => this.queue.touch(server)),
      screen.tables.league.onChange((server) => this.queue.touch(server)),
      screen.tables.stats.onWritten(({ server }) => this.queue.touch(server)),
    )
  }

  async channel(server: string): Promise<string | null> {
    return (await this.boardOf(server))?.room ?? null
  }

  async begin(server: string, room: string, by: string): Promise<string | null> {
    const { messageGateway } = this.screen
    return await this.queue.inTurn(async () => {
      const before = await this.boardOf(server)
      const seen = await this.screen.tables.league.of(server)
      const panel = await forServer(this.screen.tables, server, () => this.panelOf(server, seen))
      const posts = (before?.posts ?? 0) + 1
      try {
        const message = await messageGateway.post(room, panel, nonceAbout(`board/${server}/${room}`, posts))
        await this.keep(server, { room, message, by, posts, trouble: null })
        this.shown.set(server, digestOf(panel))
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        return error.kind === 'no-permission'
          ? say('board-refused')
          : say('board-refused-there', { room, reason: reasonFor(error) })
      }
      if (before) await this.takeDown(before)
      return null
    })
  }

  again(server: string): void {
    this.queue.touch(server)
  }

  async end(server: string): Promise<void> {
    await this.queue.inTurn(async () => {
      const before = await this.boardOf(server)
      await this.keep(server, null)
      if (before) await this.takeDown(before)
    })
  }

  /** Shows the boards and offers of these servers that the bot couldn't show before. Call once at start. */
  reconcile(servers: Iterable<string>): void {
    for (const server of servers) this.queue.touch(server)
  }

  /** A permission or a channel changed, so the problem in a server may be gone. */
  changedIn(server: string): void {
    if (this.kept.get(server)?.trouble) this.queue.touch(server)
  }

  /** Somebody deleted messages. If the board is among them, it comes back. */
  async deleted(server: string, messages: readonly string[]): Promise<void> {
    const board = this.screen.isOurs(server) ? await this.boardOf(server) : null
    if (!board?.message || !messages.includes(board.message)) return
    if (this.screen.messageGateway.hasRemoved(board.message)) return
    this.shown.delete(server)
    this.comebacks.due(server, () => {
      this.comebacks.happened(server)
      this.queue.touch(server)
    })
  }

  /** Shows everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.queue.settled()
  }

  async stop(): Promise<void> {
    this.comebacks.stop()
    this.dates.stop()
    await this.queue.stop()
  }

  private async show(server: string): Promise<void> {
    for (const offer of await this.screen.tables.wishes.offers(server))
      if (!offer.isTold) await this.tell(server, offer)
    const season = await this.goOnWithSeason(server)
    await this.queue.inTurn(() => this.showBoard(server, season))
  }

  private async showBoard(server: string, season: SeasonView | null): Promise<void> {
    const board = await this.boardOf(server)
    if (!board || this.queue.isStopped) return
    const panel = await this.panelOf(server, season)
    const digest = digestOf(panel)
    if (this.shown.get(server) === digest) return
    try {
      const message = await this.edited(server, board, panel)
      if (message !== board.message || board.trouble)
        await this.keep(server, { ...(this.kept.get(server) ?? board), message, trouble: null })
      this.shown.set(server, digest)
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      await this.tellWhoWantedIt(server, board, error)
    }
  }

  /** Edits the board, or posts it again if it is gone. Returns the message that bears it now. */
  private async edited(server: string, board: KeptBoard, panel: Cleared): Promise<string> {
    const { messageGateway } = this.screen
    const { room, message } = board
    const nonce = (number: number) => nonceAbout(`board/${server}/${room}`, number)
    // The process may have died before it knew the message.
    const found = message ?? (await messageGateway.found(room, nonce(board.posts)))
    if (found !== null && (await messageGateway.edit(room, found, panel, nonce(board.posts))) === 'edited') return found
    const posts = board.posts + 1
    await this.keep(server, { ...board, message: null, posts })
    const posted = await messageGateway.post(room, panel, nonce(posts))
    if (found !== null) await removeIfAllowed(messageGateway, room, found)
    return posted
  }

  private async takeDown({ room, message }: KeptBoard): Promise<void> {
    if (message !== null) await removeIfAllowed(this.screen.messageGateway, room, message)
  }

  /** Nothing on the board tells how a game stands. */
  private async panelOf(server: string, season: SeasonView | null): Promise<Cleared> {
    const { tables, store } = this.screen
    const lobbies = await tables.directory.find({ server, statuses: ['lobby'] })
    const open: OpenTable[] = []
    for (const record of [...lobbies].sort((a, b) => a.createdAt - b.createdAt)) {
      // Nobody else may join.
      if (invitationOf(record).guests) continue
      const game = tables.games.find(({ rules }) => rules.id === record.game)
      if (game) open.push({ record, game, card: (await readCardProjection(store, record.id))?.message ?? null })
    }
    return cleared(boardPanel(open, season ? seasonLines(tables, season) : []), 'no game')
  }

  private async boardOf(server: string): Promise<KeptBoard | null> {
    const known = this.kept.get(server)
    if (known !== undefined) return known
    const text = await this.screen.store.notes.memo(memoOf(server))
    const board = boardFrom(text)
    this.kept.set(server, board)
    return board
  }

  private async keep(server: string, board: KeptBoard | null): Promise<void> {
    await this.screen.store.notes.setMemo(memoOf(server), board ? JSON.stringify(board) : '')
    this.kept.set(server, board)
    if (board === null) this.shown.delete(server)
  }

  /** Reports a problem once to the person who asked for the board. */
  private async tellWhoWantedIt(server: string, board: KeptBoard, error: DeliveryError): Promise<void> {
    const { room, by, trouble, posts } = board
    this.screen.log.warn({ server, room, trouble: error.kind }, 'board of open tables refused by Discord')
    if (trouble === error.kind) return
    await this.keep(server, { ...board, trouble: error.kind })
    const said = () => say('board-refused-there', { room, reason: reasonFor(error) })
    await tellDirectly(this.screen, by, said, nonceAbout(`board trouble/${server}/${error.kind}`, posts))
  }

  private async tell(server: string, offer: SeatOffer): Promise<void> {
    const { tables } = this.screen
    const game = tables.games.find(({ rules }) => rules.id === offer.game)
    if (!game) return
    await this.announce({
      key: `offer/${offer.id}`,
      server,
      people: offer.wishes,
      room: null,
      panel: (users, place) => seatOfferPanel(game, server, offer, users, place),
    })
    await tables.wishes.told(server, offer.id)
  }

  /** Does what is due in a season, and tells its players what they have to hear. Returns the season as it was then. */
  private async goOnWithSeason(server: string): Promise<SeasonView | null> {
    const { tables, now } = this.screen
    const advanced = await tables.league.advance(server)
    const view = advanced.ok ? advanced.value : await tables.league.of(server)
    for (const news of view?.season.news ?? []) await this.tellNews(server, news.number)
    const next = Math.min(...datesAhead(view?.season ?? null))
    if (next === Infinity) this.dates.over(server)
    else this.dates.in(server, Math.max(AFTER_DATE_MS, next - now() + AFTER_DATE_MS))
    return view
  }

  private async tellNews(server: string, number: number): Promise<void> {
    const { tables, store } = this.screen
    const [view, board] = [await tables.league.of(server), await this.boardOf(server)]
    const news = view?.season.news.find((one) => one.number === number)
    if (!view || !news) return
    const { id } = view.season
    if (stillHolds(view, news)) {
      const table = news.match === null ? null : (view.matches[news.match]?.record ?? null)
      const message = table && ((await readCardProjection(store, table.id))?.message ?? null)
      await this.announce({
        key: `season/${id}/${number}`,
        server,
        people: news.to.map((user) => ({ user, room: board?.room ?? null })),
        room: board?.room ?? null,
        panel: (users, place) => seasonNewsPanel(newsInWords(tables, view, news, message), users, place),
      })
    }
    await tables.league.heard(server, id, number)
  }

  /**
   * Tells people something once: directly those who want that, and the others in their channels. If Discord refuses a
   * channel, they hear of it directly, too.
   */
  private async announce({ key, server, people, room: place, panel }: Announcement): Promise<void> {
    const byRoom = new Map<string, UserId[]>(people.length === 0 && place !== null ? [[place, []]] : [])
    for (const { user, room } of people) {
      const isDirect = room === null || (await this.isDirect(user))
      const isTold = isDirect && (await this.toldDirectly(key, () => panel([user], 'directly'), user))
      if (!isTold && room !== null) byRoom.set(room, [...(byRoom.get(room) ?? []), user])
    }
    for (const [room, users] of byRoom) {
      try {
        const said = cleared(panel(users, 'in-channel'), 'no game')
        await postOnce(this.screen.messageGateway, room, said, nonceAbout(`${key}/${room}`, 0))
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        this.screen.log.warn({ server, room, trouble: error.kind, key }, 'announcement refused by Discord')
        for (const user of users) await this.toldDirectly(key, () => panel([user], 'directly'), user)
      }
    }
  }

  private async isDirect(user: UserId): Promise<boolean> {
    return tellingOf(hearerOf(await this.screen.tables.people.person(user)), 'appointment').where === 'direct'
  }

  /** Tells a person something in a direct message; `false` if their direct messages are closed. */
  private async toldDirectly(key: string, panel: () => Panel, user: UserId): Promise<boolean> {
    const { messageGateway, tables } = this.screen
    try {
      const room = await messageGateway.directRoom(user)
      const said = await forPerson(tables, user, () => cleared(panel(), 'no game'))
      await postOnce(messageGateway, room, said, nonceAbout(`${key}/${user}`, 0))
      return true
    } catch (error) {
      if (error instanceof DeliveryError) return false
      throw error
    }
  }
}

/** What some people have to hear once. */
interface Announcement {
  /** Tells it from all others. */
  readonly key: string
  readonly server: string
  /** Who has to hear it, and in which channel; `null`: in none, only directly. */
  readonly people: readonly { readonly user: UserId; readonly room: string | null }[]
  /** The channel of what calls nobody. */
  readonly room: string | null
  readonly panel: (users: readonly UserId[], place: 'in-channel' | 'directly') => Panel
}

/** The dates of a season's matches for which nobody has been called yet, in milliseconds since 1970. */
function datesAhead(season: Season | null): readonly number[] {
  if (!season || season.phase === 'over') return []
  return season.matches.flatMap(({ date, isCalled }) => (date === null || isCalled ? [] : [date]))
}

function memoOf(server: string): string {
  return `board ${server}`
}

/** What can't be read counts as no board. */
function boardFrom(text: string | undefined): KeptBoard | null {
  try {
    return text ? keptBoard.parse(JSON.parse(text)) : null
  } catch {
    return null
  }
}
