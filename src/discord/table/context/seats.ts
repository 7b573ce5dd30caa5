import { hasGame, type TableSight } from '../../../tables/model/service.ts'
import { seatOf, type TableRecord, type TableStatus } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { fullNames, playerNames } from '../../kit/names.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import type { Desk } from './context.ts'
import type { Visit } from './request.ts'

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
export async function tableHere(desk: Desk, visit: Visit): Promise<Found<TableRecord>> {
  if (visit.server === null) return { sorry: SAY.notInServer }
  return (await desk.tables.tableIn(visit.server, visit.room)) ?? { sorry: SAY.noTableHere }
}

/** The table that is named among the visitor's own, else the one of the room; in direct messages the only one there is, or was. */
export async function tableMeant(desk: Desk, visit: Visit, named: string): Promise<Found<TableRecord>> {
  if (named !== '') return (await ownTable(desk, visit, named)) ?? { sorry: SAY.unknownGame }
  return visit.server === null ? await onlyTable(desk, visit) : await tableHere(desk, visit)
}

/** The game that is meant, for whoever wants to look. */
export async function gameMeant(desk: Desk, visit: Visit, named: string): Promise<Found<TableSight>> {
  const record = await tableMeant(desk, visit, named)
  return isSorry(record) ? record : await started(desk, record.id)
}

/** The same for whoever wants to look: where no table is open in the room, the last game that was played there to its end. */
export async function tableShown(desk: Desk, visit: Visit, named: string): Promise<Found<TableRecord>> {
  const meant = await tableMeant(desk, visit, named)
  if (!isSorry(meant) || named !== '') return meant
  return (await lastPlayedHere(desk, visit)) ?? meant
}

async function lastPlayedHere(desk: Desk, { server, room }: Visit): Promise<TableRecord | undefined> {
  if (server === null) return undefined
  const [last] = await desk.tables.tablesOf({ server, room, statuses: ['over'], limit: 1 })
  return last
}

/** The game that is looked at: while people gather for another, still the last. */
export async function gameShown(desk: Desk, visit: Visit, named: string): Promise<Found<TableSight>> {
  const record = await tableShown(desk, visit, named)
  if (isSorry(record)) return record
  const last = record.status === 'lobby' && named === '' ? await lastPlayedHere(desk, visit) : undefined
  return await started(desk, (last ?? record).id)
}

/** The only table at which the visitor plays; while there is none, the last. */
async function onlyTable(desk: Desk, visit: Visit): Promise<Found<TableRecord>> {
  const [only, another] = await ownTables(desk, visit, ['playing'], 2)
  if (another) return { sorry: SAY.whichGame }
  return only ?? (await ownTables(desk, visit, STARTED, 1))[0] ?? { sorry: SAY.nowherePlaying }
}

/** A table that has been started, whether or not it goes on. */
export async function started(desk: Desk, id: string): Promise<Found<TableSight>> {
  const sight = await desk.tables.sight(id)
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
export async function seatedAt(desk: Desk, visit: Pick<Visit, 'user'>, id: string): Promise<Found<Seated>> {
  const sight = await started(desk, id)
  if (isSorry(sight)) return sight
  const seat = seatOf(sight.record, visit.user)?.seat
  return seat === undefined ? { sorry: withoutSeat(sight.record, visit.user) } : { sight, seat }
}

/** The seat over whose player's shoulder the visitor looks, at a table of the server they come from; `null` if they do not. */
export async function watchedAt(desk: Desk, visit: Visit, id: string): Promise<Seated | null> {
  const sight = await started(desk, id)
  if (isSorry(sight) || sight.record.server !== visit.server || seatOf(sight.record, visit.user)) return null
  const seat = seatSeenBy(sight.record, visit.user)
  return seat === null ? null : { sight, seat }
}

/** The same at the table of the room. */
export async function watchedHere(desk: Desk, visit: Visit): Promise<Seated | null> {
  const here = visit.server === null ? undefined : await desk.tables.tableIn(visit.server, visit.room)
  return here ? await watchedAt(desk, visit, here.id) : null
}

/**
 * The visitor's seat: at the table that is named, else at the one of the room, else, where any will do, at the only
 * one there is, or the last there was.
 */
export async function seatedHere(desk: Desk, visit: Visit, named: string, anywhere: boolean): Promise<Found<Seated>> {
  if (named !== '') {
    const own = await ownTable(desk, visit, named)
    const mayBe = anywhere ? STARTED : (['playing'] as const)
    return own && mayBe.includes(own.status) ? await seatedAt(desk, visit, own.id) : { sorry: SAY.unknownGame }
  }
  const here = visit.server === null ? undefined : await desk.tables.tableIn(visit.server, visit.room)
  if (here && (!anywhere || seatOf(here, visit.user))) return await seatedAt(desk, visit, here.id)
  if (!here && visit.server !== null && !anywhere) return { sorry: SAY.noTableHere }
  const meant = await onlyTable(desk, visit)
  if (isSorry(meant))
    return here && meant.sorry === SAY.nowherePlaying ? { sorry: withoutSeat(here, visit.user) } : meant
  return here && meant.status !== 'playing'
    ? { sorry: withoutSeat(here, visit.user) }
    : await seatedAt(desk, visit, meant.id)
}

/** So many of somebody's tables are looked through, the latest. */
const SEARCHED = 100
const STARTED: readonly TableStatus[] = ['playing', 'over', 'closed']

/** A table that is named, if the visitor has a seat there. */
export async function ownTable(desk: Desk, visit: Visit, id: string): Promise<TableRecord | undefined> {
  const record = (await desk.tables.sight(id))?.record
  return record && seatOf(record, visit.user) ? record : undefined
}

/** The tables of these statuses at which the visitor has a seat, latest first. */
export async function ownTables(
  desk: Desk,
  visit: Visit,
  statuses: readonly TableStatus[] = ['playing'],
  limit = SEARCHED,
): Promise<readonly TableRecord[]> {
  return await desk.tables.tablesOf({ user: visit.user, statuses, limit })
}

/** Those the visitor plays at, then those where they have played, each latest first. */
export async function allOwnTables(desk: Desk, visit: Visit): Promise<readonly TableRecord[]> {
  const playing = await ownTables(desk, visit)
  return [...playing, ...(await ownTables(desk, visit, ['over', 'closed'], SEARCHED - playing.length))]
}

/** Saved games of the visitor's server that can be gone on with or ended, latest first. */
export async function savedTables(
  desk: Desk,
  visit: Visit,
  statuses: readonly TableStatus[],
  limit = SEARCHED,
): Promise<readonly TableRecord[]> {
  return visit.server === null ? [] : await desk.tables.tablesOf({ server: visit.server, statuses, limit })
}

/** A table in a few words: its game, its people and where it stood when it was shown last. */
export async function tableInWords(desk: Desk, record: TableRecord): Promise<string> {
  const title = desk.tables.games.find(({ rules }) => rules.id === record.game)?.words.title ?? record.game
  const names = record.seats.map(({ seat }) => playerNames(record)(seat)).join(', ')
  const where = record.status === 'lobby' ? 'not started' : await desk.screens.headlineOn(record.id)
  return [title, names, where].filter((words) => words !== '').join(' – ')
}
