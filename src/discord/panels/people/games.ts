import { listOf, small } from '../../../language/index.ts'
import { hasGame, type TableOrRecord, type TableView } from '../../../tables/model/service.ts'
import { isImagined, seatPlayedBy, type UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { linkTo } from '../../kit/links.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { whyNotShown } from '../../kit/sentences.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { absenceOf } from '../parts/absence.ts'
import { askNow } from '../../table/answering/asking.ts'
import type { WindowShown } from '../../table/context/window.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { usualHoursLines } from '../../table/telling/time.ts'
import { gameTitle, ownTables } from '../../table/context/seats.ts'
import type { Request } from '../../table/context/request.ts'
import { say } from '../../words/index.ts'

const GAMES = 0x5865f2
const PAGE_SIZE = 6
const MAX_LINE_LENGTH = 400

/** One of a user's tables, and what its card shows. */
export interface Listed {
  readonly view: TableOrRecord
  readonly title: string
  readonly window: WindowShown | null
  /** Where its card stands. */
  readonly link: string
}

/** Lists the tables at which the requester plays or waits in a lobby. */
export async function ownGamesPanel(context: Context, request: Request, page = 0): Promise<Reply> {
  const records = await ownTables(context, request, ['playing', 'lobby'])
  const listed: Listed[] = []
  for (const record of records) {
    const view = (await context.tables.views.of(record.id)) ?? { record }
    const message = await context.projector.messageOn(record.id)
    const title = gameTitle(context, record)
    const window = await context.projector.windowOn(record.id)
    listed.push({ view, title, window, link: linkTo(view.record, message) })
  }
  return listed.length === 0 ? say('no-games') : gamesPanel(listed, request.user, page)
}

/** A user's tables, a page at a time: those that wait for them first, by deadline. Private. */
export function gamesPanel(tables: readonly Listed[], user: UserId, page: number): Panel {
  const sorted = tables
    .map((one) => ({ ...one, ...placeOf(one.view, user) }))
    .sort((a, b) => a.rank - b.rank || a.until - b.until || a.since - b.since)
  const last = Math.max(0, Math.ceil(sorted.length / PAGE_SIZE) - 1)
  const at = Math.min(page, last)
  const waiting = sorted.filter(({ rank }) => rank === 0).length
  const lines = sorted.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE).flatMap((one) => ['', ...linesOf(one, user)])
  const turnTo = (to: number) => formatId({ kind: 'games', page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), say('own-games-back'))] : []),
    ...(at < last ? [button(turnTo(at + 1), say('own-games-more'))] : []),
  ]
  const heading = last > 0 ? say('own-games-page', { at: at + 1, of: last + 1 }) : say('own-games-title')
  const count = say('own-games-waiting', { waiting, games: sorted.length })
  const text = new TextBudget().fill([`## ${heading}`, small(count), ...lines])
  return { components: [container([...texts(text), ...rows(turning)], GAMES)] }
}

/** Sorts tables that wait for the reader first, then games being played, then lobbies. */
function placeOf(view: TableOrRecord, user: UserId) {
  const seat = seatPlayedBy(view.record, user)
  const place = { rank: hasGame(view) ? 1 : 2, until: Infinity, since: -view.record.changedAt }
  if (!hasGame(view) || !seat || view.playerOf(seat.seat) !== user || view.record.pause) return place
  if (!ownQuestion(view, seat.seat)) return place
  const time = view.time(seat.seat)
  return { rank: 0, until: time?.deadline ?? Infinity, since: time?.since ?? 0 }
}

function linesOf({ view, title, window, link }: Listed, user: UserId): string[] {
  const { room } = view.record
  const lines = hasGame(view) ? standing(view, window, user) : [withoutGame(view)]
  const where = say(isImagined(view.record) ? 'own-game-imagined' : 'own-game-in', { game: title, room, link })
  return [where, ...lines.map((line) => clip(line, MAX_LINE_LENGTH))]
}

function withoutGame({ record, ...rest }: Exclude<TableOrRecord, TableView>): string {
  if (record.status !== 'lobby' || 'fault' in rest) return whyNotShown(rest.why)
  const names = record.seats.map(({ seat }) => boldNames(record)(seat))
  return say('own-game-lobby', { players: names.length, names: listOf(names) })
}

function standing(view: TableView, window: WindowShown | null, user: UserId): string[] {
  const { record } = view
  const own = seatPlayedBy(record, user)
  if (own && !view.isIn(own.seat)) return [say(view.game.rules.comeBack ? 'own-game-given-up' : 'own-game-out')]
  if (record.pause) return [say(`own-game-paused-${record.pause}`)]
  if (own?.loan) return [...absenceOf(view, own.seat, user).lines, ...waitingFor(view, window, user)]
  if (own && own.user === user && own.keeper !== 'player') {
    const { backAt, keeper } = own
    return [
      backAt === null
        ? say('own-game-left', { keeper })
        : say('own-game-away', { time: `<t:${Math.ceil(backAt / 1000)}:f>` }),
    ]
  }
  return waitingFor(view, window, user)
}

/** What the reader is asked, or whom the table waits for. */
function waitingFor(view: TableView, window: WindowShown | null, user: UserId): string[] {
  const names = boldNames(view.record)
  const own = seatPlayedBy(view.record, user)
  const asked = own && view.playerOf(own.seat) === user ? ownQuestion(view, own.seat) : undefined
  if (own && asked) {
    const prompt = view.game.words.prompt(asked, view.viewFor(own.seat), names)
    return [
      say(asked.secret ? 'own-game-your-move-private' : 'own-game-your-move', { prompt }),
      ...timesInWords(view.time(own.seat)),
    ]
  }
  const { seats, until } = askNow(view, window)
  if (seats.length === 0) return [say('own-game-private')]
  const [only, another] = seats
  const since = only !== undefined && another === undefined && !window ? (view.time(only)?.since ?? null) : null
  return [
    say('waiting-for', { names: listOf(seats.map(names)) }),
    ...timesInWords({ since, deadline: until }),
    ...(window ? [] : usualHoursLines(view, seats)),
  ]
}

/** Since when and until when a seat has a question, in each reader's own time zone. */
function timesInWords(time: { readonly since: number | null; readonly deadline: number | null } | null): string[] {
  const since = time?.since == null ? null : `<t:${Math.floor(time.since / 1000)}:R>`
  const until = time?.deadline == null ? null : `<t:${Math.ceil(time.deadline / 1000)}:R>`
  if (since !== null && until !== null) return [small(say('own-game-asked-until', { since, until }))]
  if (since !== null) return [small(say('own-game-asked', { time: since }))]
  return until === null ? [] : [small(say('own-game-deadline', { time: until }))]
}
