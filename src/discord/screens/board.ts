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
import { DeliveryError, postOnce } from './parts/message-gateway.ts'
import { Deferred } from './parts/deferred.ts'
import { nonceAbout, readCardProjection } from './parts/projection.ts'
import { RepostBackoff } from './parts/repost-backoff.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { ServerMemo, ServerQueue } from './parts/server-queue.ts'

/** Changes of a server's tables within this time are shown together. */
const GATHER_MS = 3000
/** Servers that the bot shows at the same time. */
const MAX_SERVERS_AT_ONCE = 2
/** A timer may be a little early. */
const AFTER_DATE_MS = 50

/** A message with a board. `message`: `null` if it may have been posted before the process knew its id. */
const posted = z.object({ room: z.string(), message: z.string().nullable(), posts: z.int() })
type Posted = z.infer<typeof posted>

/** Where a server has its board, and who asked for it. */
const keptBoard = z.object({
  /** The channel; `null` if there is to be no board. */
  room: z.string().nullable(),
  message: z.string().nullable(),
  by: z.string(),
  /** How many messages there have been. */
  posts: z.int(),
  /** Why Discord refuses the board, once the person who asked for it has heard; `null` while it doesn't. */
  trouble: z.enum(DELIVERY_ERRORS).nullable(),
  /** Earlier messages that are still to be deleted. */
  left: z.array(posted).default([]),
})
type KeptBoard = z.infer<typeof keptBoard>

const NO_BOARD: KeptBoard = { room: null, message: null, by: '', posts: 0, trouble: null, left: [] }

/**
 * The board of each server: one message that lists its open tables and its season, and stays up to date. A deleted
 * board comes back. The bot also posts here what follows from people's wishes, the offers of seats, and what the
 * players of a season have to hear, each once.
 */
export class TableBoard implements BoardSettings {
  private readonly screen: ScreenContext
  private readonly queue: ServerQueue
  private readonly memo: ServerMemo<KeptBoard>
  private readonly comebacks = new RepostBackoff()
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
      attend: (server) => this.attend(server),
      failure: 'board of open tables failed',
    })
    this.memo = new ServerMemo({ screen, name: 'board', schema: keptBoard, nothing: NO_BOARD })
    this.queue.until(
      screen.tables.onChange((_id, server) => this.memo.known(server)?.room !== null && this.queue.touch(server)),
      screen.tables.wishes.onOffer((server) => this.queue.touch(server)),
      screen.tables.league.onChange((server) => this.queue.touch(server)),
      screen.tables.stats.onWritten(({ server }) => this.queue.touch(server)),
    )
  }

  async channel(server: string): Promise<string | null> {
    return (await this.memo.of(server)).room
  }

  /** The board is noted before it is posted: if Discord doesn't answer, it comes by itself. */
  async begin(server: string, room: string, by: string): Promise<string | null> {
    return await this.queue.inTurn(server, async () => {
      const before = await this.memo.of(server)
      await this.memo.change(server, (kept) => ({ ...without(kept), room, by, posts: kept.posts + 1 }))
      try {
        return (await this.isDone(server, () => this.showNow(server))) ? null : say('board-late', { room })
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        await this.memo.change(server, () => before)
        return error.kind === 'no-permission'
          ? say('board-refused')
          : say('board-refused-there', { room, reason: reasonFor(error) })
      }
    })
  }

  again(server: string): void {
    this.queue.touch(server)
  }

  async end(server: string): Promise<void> {
    await this.queue.inTurn(server, async () => {
      await this.memo.change(server, without)
      this.shown.delete(server)
      await this.isDone(server, () => this.takeDown(server))
    })
  }

  /** Shows the boards and offers of these servers that the bot couldn't show before. Call once at start. */
  reconcile(servers: Iterable<string>): void {
    for (const server of servers) this.queue.touch(server)
  }

  /** A permission or a channel changed, so the problem in a server may be gone. */
  changedIn(server: string): void {
    if (this.memo.known(server)?.trouble) this.queue.touch(server)
  }

  /** Somebody deleted messages. If the board is among them, it comes back. */
  async deleted(server: string, messages: readonly string[]): Promise<void> {
    const message = this.screen.isOurs(server) ? (await this.memo.of(server)).message : null
    if (message === null || !messages.includes(message)) return
    if (this.screen.messageGateway.hasRemoved(message)) return
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

  private async attend(server: string): Promise<void> {
    for (const offer of await this.screen.tables.wishes.offers(server))
      if (!offer.isTold) await this.tell(server, offer)
    const season = await this.goOnWithSeason(server)
    await this.queue.inTurn(server, async () => {
      try {
        await this.show(server, season)
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        await this.tellWhoWantedIt(server, error)
      }
    })
  }

  /** Shows the board, in the language of its server, to somebody who waits for it. */
  private async showNow(server: string): Promise<void> {
    const { tables } = this.screen
    this.shown.delete(server)
    const season = await tables.league.of(server)
    await forServer(tables, server, () => this.show(server, season))
  }

  /** Whether work could be done now. If Discord doesn't answer, it is done later. */
  private async isDone(server: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof DeliveryError) throw error
      this.screen.log.warn({ err: error, server }, 'board of open tables late')
      this.queue.touch(server)
      return false
    }
  }

  private async show(server: string, season: SeasonView | null): Promise<void> {
    const board = await this.memo.of(server)
    if (this.queue.isStopped) return
    if (board.room !== null) await this.showIn(server, board.room, season)
    await this.takeDown(server)
  }

  private async showIn(server: string, room: string, season: SeasonView | null): Promise<void> {
    const panel = await this.panelOf(server, season)
    const digest = digestOf(panel)
    if (this.shown.get(server) === digest) return
    const { message: before, trouble } = await this.memo.of(server)
    const message = await this.posted(server, room, panel)
    if (message !== before || trouble) await this.memo.change(server, (kept) => ({ ...kept, message, trouble: null }))
    this.shown.set(server, digest)
  }

  /** Edits the board, or posts it again if its message is past. Returns the message that bears it now. */
  private async posted(server: string, room: string, panel: Cleared): Promise<string> {
    const { messageGateway } = this.screen
    const { message, posts } = await this.memo.of(server)
    const found = await this.found(server, { room, message, posts })
    if (
      found !== null &&
      (await messageGateway.edit(room, found, panel, nonceOfBoard(server, room, posts))) === 'edited'
    )
      return found
    const again = found === null && message === null ? posts : posts + 1
    const left = found === null ? [] : [{ room, message: found, posts }]
    await this.memo.change(server, (kept) => ({ ...kept, message: null, posts: again, left: [...kept.left, ...left] }))
    return await messageGateway.post(room, panel, nonceOfBoard(server, room, again))
  }

  /** The id of a message; `null` if it wasn't posted. The process may have died before it knew. */
  private async found(server: string, { room, message, posts }: Posted): Promise<string | null> {
    return message ?? (await this.screen.messageGateway.found(room, nonceOfBoard(server, room, posts)))
  }

  /** Deletes earlier messages. If Discord refuses, they stay. */
  private async takeDown(server: string): Promise<void> {
    const { messageGateway } = this.screen
    for (const one of (await this.memo.of(server)).left) {
      try {
        const found = await this.found(server, one)
        if (found !== null) await messageGateway.remove(one.room, found)
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
      }
      await this.memo.change(server, (kept) => ({
        ...kept,
        left: kept.left.filter(({ posts }) => posts !== one.posts),
      }))
    }
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

  /** Reports a problem once to the person who asked for the board. */
  private async tellWhoWantedIt(server: string, error: DeliveryError): Promise<void> {
    const { room, by, trouble, posts } = await this.memo.of(server)
    if (room === null) return
    this.screen.log.warn({ server, room, trouble: error.kind }, 'board of open tables refused by Discord')
    if (trouble === error.kind) return
    const said = () => say('board-refused-there', { room, reason: reasonFor(error) })
    await tellDirectly(this.screen, by, said, nonceAbout(`board trouble/${server}/${error.kind}`, posts))
    await this.memo.change(server, (kept) => ({ ...kept, trouble: error.kind }))
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
    const [view, { room }] = [await tables.league.of(server), await this.memo.of(server)]
    const news = view?.season.news.find((one) => one.number === number)
    if (!view || !news) return
    const { id } = view.season
    if (stillHolds(view, news)) {
      const table = news.match === null ? null : (view.matches[news.match]?.record ?? null)
      const message = table && ((await readCardProjection(store, table.id))?.message ?? null)
      await this.announce({
        key: `season/${id}/${number}`,
        server,
        people: news.to.map((user) => ({ user, room })),
        room,
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

/** The board after it was taken down: its message is still to be deleted. */
function without({ room, message, posts, left }: KeptBoard): KeptBoard {
  return { ...NO_BOARD, posts, left: room === null ? left : [...left, { room, message, posts }] }
}

function nonceOfBoard(server: string, room: string, posts: number): string {
  return nonceAbout(`board/${server}/${room}`, posts)
}
