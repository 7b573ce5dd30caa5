import { hasGame, type TableSight } from '../../../tables/model/service.ts'
import { seatOf, type TableRecord, type TableStatus } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { fullNames, playerNames } from '../../kit/names.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import type { Context } from './context.ts'
import type { Request } from './request.ts'

/** A player at a table that has been started. */
export interface Seated {
  readonly sight: TableSight
  readonly seat: number
}

/** The table, or the sentence that says why there is none. */
export type Found<T> = T | { readonly sorry: string }

export function isSorry<T extends object>(found: Found<T>): found is { readonly sorry: string } {
  return 'sorry' in found
}

/** The open table of the room. */
export async function tableHere(context: Context, request: Request): Promise<Found<TableRecord>> {
  if (request.guild === null) return { sorry: SAY.notInServer }
  return (await context.tables.tableIn(request.guild, request.channel)) ?? { sorry: SAY.noTableHere }
}

/** The table that is named among the visitor's own, else the one of the room; in direct messages the only one there is, or was. */
export async function tableMeant(context: Context, request: Request, named: string): Promise<Found<TableRecord>> {
  if (named !== '') return (await ownTable(context, request, named)) ?? { sorry: SAY.unknownGame }
  return request.guild === null ? await onlyTable(context, request) : await tableHere(context, request)
}

/** The game that is meant, for whoever wants to look. */
export async function gameMeant(context: Context, request: Request, named: string): Promise<Found<TableSight>> {
  const record = await tableMeant(context, request, named)
  return isSorry(record) ? record : await startedTable(context, record.id)
}

/** The same for whoever wants to look: where no table is open in the room, the last game that was played there to its end. */
export async function tableShown(context: Context, request: Request, named: string): Promise<Found<TableRecord>> {
  const meant = await tableMeant(context, request, named)
  if (!isSorry(meant) || named !== '') return meant
  return (await lastPlayedHere(context, request)) ?? meant
}

async function lastPlayedHere(
  context: Context,
  { guild: server, channel: room }: Request,
): Promise<TableRecord | undefined> {
  if (server === null) return undefined
  const [last] = await context.tables.tablesOf({ server, room, statuses: ['over'], limit: 1 })
  return last
}

/** The game that is looked at: while people gather for another, still the last. */
export async function gameShown(context: Context, request: Request, named: string): Promise<Found<TableSight>> {
  const record = await tableShown(context, request, named)
  if (isSorry(record)) return record
  const last = record.status === 'lobby' && named === '' ? await lastPlayedHere(context, request) : undefined
  return await startedTable(context, (last ?? record).id)
}

/** The only table at which the visitor plays; while there is none, the last. */
async function onlyTable(context: Context, request: Request): Promise<Found<TableRecord>> {
  const [only, another] = await ownTables(context, request, ['playing'], 2)
  if (another) return { sorry: SAY.whichGame }
  return only ?? (await ownTables(context, request, STARTED, 1))[0] ?? { sorry: SAY.nowherePlaying }
}

/** A table that has been started, whether or not it goes on. */
export async function startedTable(context: Context, id: string): Promise<Found<TableSight>> {
  const sight = await context.tables.sight(id)
  if (!sight) return { sorry: REFUSED['no-such-table'] }
  if (hasGame(sight)) return sight
  return {
    sorry:
      sight.record.status === 'lobby'
        ? SAY.lobbyHere
        : sight.record.status === 'closed'
          ? SAY.finished
          : REFUSED[sight.why ?? 'fault'],
  }
}

/** What somebody is told who has no seat at a table. */
function withoutSeat(record: TableRecord, user: string): string {
  const { seats, status } = record
  const seen = seatSeenBy(record, user)
  if (seen !== null) return SAY.onlyWatching(fullNames(record)(seen))
  return status === 'playing' && seats.some(({ offered }) => offered) ? SAY.seatFree : SAY.notSeated
}

/** The visitor's seat at a table. */
export async function seatedAt(context: Context, request: Pick<Request, 'user'>, id: string): Promise<Found<Seated>> {
  const sight = await startedTable(context, id)
  if (isSorry(sight)) return sight
  const seat = seatOf(sight.record, request.user)?.seat
  return seat === undefined ? { sorry: withoutSeat(sight.record, request.user) } : { sight, seat }
}

/** The seat over whose player's shoulder the visitor looks, at a table of the server they come from; `null` if they do not. */
export async function spectatedAt(context: Context, request: Request, id: string): Promise<Seated | null> {
  const sight = await startedTable(context, id)
  if (isSorry(sight) || sight.record.server !== request.guild || seatOf(sight.record, request.user)) return null
  const seat = seatSeenBy(sight.record, request.user)
  return seat === null ? null : { sight, seat }
}

/** The same at the table of the room. */
export async function spectatedHere(context: Context, request: Request): Promise<Seated | null> {
  const here = request.guild === null ? undefined : await context.tables.tableIn(request.guild, request.channel)
  return here ? await spectatedAt(context, request, here.id) : null
}

/**
 * The visitor's seat: at the table that is named, else at the one of the room, else, where any will do, at the only
 * one there is, or the last there was.
 */
export async function seatedHere(
  context: Context,
  request: Request,
  named: string,
  anywhere: boolean,
): Promise<Found<Seated>> {
  if (named !== '') {
    const own = await ownTable(context, request, named)
    const mayBe = anywhere ? STARTED : (['playing'] as const)
    return own && mayBe.includes(own.status) ? await seatedAt(context, request, own.id) : { sorry: SAY.unknownGame }
  }
  const here = request.guild === null ? undefined : await context.tables.tableIn(request.guild, request.channel)
  if (here && (!anywhere || seatOf(here, request.user))) return await seatedAt(context, request, here.id)
  if (!here && request.guild !== null && !anywhere) return { sorry: SAY.noTableHere }
  const meant = await onlyTable(context, request)
  if (isSorry(meant))
    return here && meant.sorry === SAY.nowherePlaying ? { sorry: withoutSeat(here, request.user) } : meant
  return here && meant.status !== 'playing'
    ? { sorry: withoutSeat(here, request.user) }
    : await seatedAt(context, request, meant.id)
}

/** So many of somebody's tables are looked through, the latest. */
const SEARCHED = 100
const STARTED: readonly TableStatus[] = ['playing', 'over', 'closed']

/** A table that is named, if the visitor has a seat there. */
export async function ownTable(context: Context, request: Request, id: string): Promise<TableRecord | undefined> {
  const record = (await context.tables.sight(id))?.record
  return record && seatOf(record, request.user) ? record : undefined
}

/** The tables of these statuses at which the visitor has a seat, latest first. */
export async function ownTables(
  context: Context,
  request: Request,
  statuses: readonly TableStatus[] = ['playing'],
  limit = SEARCHED,
): Promise<readonly TableRecord[]> {
  return await context.tables.tablesOf({ user: request.user, statuses, limit })
}

/** Those the visitor plays at, then those where they have played, each latest first. */
export async function allOwnTables(context: Context, request: Request): Promise<readonly TableRecord[]> {
  const playing = await ownTables(context, request)
  return [...playing, ...(await ownTables(context, request, ['over', 'closed'], SEARCHED - playing.length))]
}

/** Saved games of the visitor's server that can be gone on with or ended, latest first. */
export async function savedTables(
  context: Context,
  request: Request,
  statuses: readonly TableStatus[],
  limit = SEARCHED,
): Promise<readonly TableRecord[]> {
  return request.guild === null ? [] : await context.tables.tablesOf({ server: request.guild, statuses, limit })
}

/** A table in a few words: its game, its people and where it stood when it was shown last. */
export async function tableInWords(context: Context, record: TableRecord): Promise<string> {
  const title = context.tables.games.find(({ rules }) => rules.id === record.game)?.words.title ?? record.game
  const names = record.seats.map(({ seat }) => playerNames(record)(seat)).join(', ')
  const where = record.status === 'lobby' ? 'not started' : await context.screens.headlineOn(record.id)
  return [title, names, where].filter((words) => words !== '').join(' – ')
}
