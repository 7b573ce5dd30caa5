import { granted, refuse, type Result } from '../../../tables/model/results.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { hasGame, type TableView } from '../../../tables/model/service.ts'
import {
  DIRECT_MESSAGES,
  isImagined,
  seatPlayedBy,
  type TableRecord,
  type TableStatus,
  type UserId,
} from '../../../tables/model/store.ts'
import { fullNames, playerNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context } from './context.ts'
import type { Request } from './request.ts'
import { say } from '../../words/index.ts'

// Finds the table and the seat that a request means. A refusal is the sentence that the requester reads.

/** A seat of a started table. */
export interface SeatAt {
  readonly view: TableView
  readonly seat: number
}

/** Somebody who looks after a seat of a started table, or watches it. */
export interface Seated extends SeatAt {
  /** The player, the deputy or the spectator. */
  readonly user: UserId
}

/** The open table of the channel. */
export async function tableHere(context: Context, request: Request): Promise<Result<TableRecord, string>> {
  if (request.guild === null) return refuse(say('not-in-server'))
  const record = await context.tables.directory.openIn(request.guild, request.channel)
  return record ? granted(record) : refuse(say('no-table-here'))
}

/**
 * The named table among the requester's own, else the one of the channel. In direct messages: the only table at which
 * the requester plays, else the last one.
 */
export async function tableMeant(
  context: Context,
  request: Request,
  named: string,
): Promise<Result<TableRecord, string>> {
  if (named === '')
    return request.guild === null ? await onlyTable(context, request) : await tableHere(context, request)
  const own = await ownTable(context, request, named)
  return own ? granted(own) : refuse(say('unknown-game'))
}

/** The started game of the table that `tableMeant` finds. */
export async function gameMeant(context: Context, request: Request, named: string): Promise<Result<TableView, string>> {
  const record = await tableMeant(context, request, named)
  return record.ok ? await startedTable(context, record.value.id) : record
}

/** The same for looking: while the channel has no open table, the last game that ended there. */
export async function tableShown(
  context: Context,
  request: Request,
  named: string,
): Promise<Result<TableRecord, string>> {
  const meant = await tableMeant(context, request, named)
  if (meant.ok || named !== '') return meant
  const last = await lastPlayedHere(context, request)
  return last ? granted(last) : meant
}

async function lastPlayedHere(context: Context, { guild, channel }: Request): Promise<TableRecord | undefined> {
  if (guild === null) return undefined
  const [last] = await context.tables.directory.find({ server: guild, room: channel, statuses: ['over'], limit: 1 })
  return last
}

/** The game for looking: while a lobby gathers players, still the last game. */
export async function gameShown(context: Context, request: Request, named: string): Promise<Result<TableView, string>> {
  const record = await tableShown(context, request, named)
  if (!record.ok) return record
  const isLobby = record.value.status === 'lobby' && named === ''
  const last = isLobby ? await lastPlayedHere(context, request) : undefined
  return await startedTable(context, (last ?? record.value).id)
}

/**
 * The imagined table in these direct messages, else the only table at which the requester plays; if there is none, the
 * last.
 */
async function onlyTable(context: Context, request: Request): Promise<Result<TableRecord, string>> {
  const here = await context.tables.directory.openIn(DIRECT_MESSAGES, request.channel)
  if (here) return granted(here)
  const [only, another] = await ownTables(context, request, ['playing'], 2)
  if (another) return refuse(say('which-game'))
  const found = only ?? (await ownTables(context, request, STARTED, 1))[0]
  return found ? granted(found) : refuse(say('nowhere-playing'))
}

/** A table whose game has started, in whatever status it is now. */
export async function startedTable({ tables }: Context, id: string): Promise<Result<TableView, string>> {
  const view = await tables.views.of(id)
  if (!view) return refuse(REFUSED['no-such-table'])
  if (hasGame(view)) return granted(view)
  if (view.record.status === 'lobby') return refuse(say('lobby-here'))
  return refuse(view.record.status === 'closed' ? say('finished') : REFUSED[view.why ?? 'fault'])
}

/** A started table, for requesters on its server and for its players. */
export async function visibleTable(context: Context, request: Request, id: string): Promise<Result<TableView, string>> {
  const view = await startedTable(context, id)
  if (!view.ok) return view
  const { record } = view.value
  return record.server === request.guild || seatPlayedBy(record, request.user) ? view : refuse(say('other-table'))
}

/** The refusal for a user without a seat. */
function withoutSeat(record: TableRecord, user: string): string {
  const { seats, status } = record
  const seen = seatSeenBy(record, user)
  if (seen !== null) return say('only-watching', { name: fullNames(record)(seen) })
  return status === 'playing' && seats.some(({ offered }) => offered) ? say('seat-free') : say('refused-not-seated')
}

/** The requester's seat at a table. */
export async function seatedAt(
  context: Context,
  request: Pick<Request, 'user'>,
  id: string,
): Promise<Result<Seated, string>> {
  const view = await startedTable(context, id)
  if (!view.ok) return view
  const { record } = view.value
  const seat = seatPlayedBy(record, request.user)?.seat
  return seat === undefined
    ? refuse(withoutSeat(record, request.user))
    : granted({ view: view.value, seat, user: request.user })
}

/** The seat that the requester watches as a spectator with private access, on the server of the table; else `null`. */
export async function spectatedAt(context: Context, request: Request, id: string): Promise<Seated | null> {
  const view = await startedTable(context, id)
  if (!view.ok) return null
  const { record } = view.value
  if (record.server !== request.guild || seatPlayedBy(record, request.user)) return null
  const seat = seatSeenBy(record, request.user)
  return seat === null ? null : { view: view.value, seat, user: request.user }
}

/** The same at the table of the channel. */
export async function spectatedHere(context: Context, request: Request): Promise<Seated | null> {
  const here =
    request.guild === null ? undefined : await context.tables.directory.openIn(request.guild, request.channel)
  return here ? await spectatedAt(context, request, here.id) : null
}

/**
 * The requester's seat: at the named table, else at the table of the channel. With `anywhere`, also at the only table
 * at which the requester plays, else at the last one.
 */
export async function seatedHere(
  context: Context,
  request: Request,
  named: string,
  anywhere: boolean,
): Promise<Result<Seated, string>> {
  if (named !== '') {
    const own = await ownTable(context, request, named)
    const mayBe = anywhere ? STARTED : (['playing'] as const)
    return own && mayBe.includes(own.status) ? await seatedAt(context, request, own.id) : refuse(say('unknown-game'))
  }
  const here =
    request.guild === null ? undefined : await context.tables.directory.openIn(request.guild, request.channel)
  if (here && (!anywhere || seatPlayedBy(here, request.user))) return await seatedAt(context, request, here.id)
  if (!here && request.guild !== null && !anywhere) return refuse(say('no-table-here'))
  const meant = await onlyTable(context, request)
  if (!meant.ok) return here && meant.why === say('nowhere-playing') ? refuse(withoutSeat(here, request.user)) : meant
  return here && meant.value.status !== 'playing'
    ? refuse(withoutSeat(here, request.user))
    : await seatedAt(context, request, meant.value.id)
}

/** The number of a user's latest tables in which the bot searches. */
const MAX_SEARCHED = 100
const STARTED: readonly TableStatus[] = ['playing', 'over', 'closed']

/** A named table, if the requester has a seat there. */
export async function ownTable(context: Context, request: Request, id: string): Promise<TableRecord | undefined> {
  const record = (await context.tables.views.of(id))?.record
  return record && seatPlayedBy(record, request.user) ? record : undefined
}

/** The tables of these statuses at which the requester has a seat, latest first. */
export async function ownTables(
  context: Context,
  request: Request,
  statuses: readonly TableStatus[] = ['playing'],
  limit = MAX_SEARCHED,
): Promise<readonly TableRecord[]> {
  return await context.tables.directory.find({ user: request.user, statuses, limit })
}

/** The requester's running games, then the ended ones, each latest first. */
export async function allOwnTables(context: Context, request: Request): Promise<readonly TableRecord[]> {
  const playing = await ownTables(context, request)
  return [...playing, ...(await ownTables(context, request, ['over', 'closed'], MAX_SEARCHED - playing.length))]
}

/** Saved games of the requester's server in these statuses, latest first. */
export async function savedTables(
  context: Context,
  request: Request,
  statuses: readonly TableStatus[],
  limit = MAX_SEARCHED,
): Promise<readonly TableRecord[]> {
  return request.guild === null ? [] : await context.tables.directory.find({ server: request.guild, statuses, limit })
}

/** A table in a few words: its game, its players, and where the game stood on its last card. */
export async function tableInWords({ tables, projector }: Context, record: TableRecord): Promise<string> {
  const title = gameTitle({ tables }, record)
  const names = record.seats.map(({ seat }) => playerNames(record)(seat)).join(', ')
  const where = record.status === 'lobby' ? say('status-not-started') : await projector.headlineOn(record)
  return [title, names, where].filter((words) => words !== '').join(' – ')
}

/** The title of a table's game; its id if this bot no longer has it. It says if the table is imagined. */
export function gameTitle({ tables }: Pick<Context, 'tables'>, record: Pick<TableRecord, 'game' | 'server'>): string {
  const title = tables.games.find(({ rules }) => rules.id === record.game)?.words.title ?? record.game
  return isImagined(record) ? say('what-if-title', { game: title }) : title
}
