import type { TableSight } from '../../tables/service.ts'
import type { TableRecord, TableStatus } from '../../tables/store.ts'
import type { House, Visit } from './desk.ts'
import { plainNames, seatOf } from '../kit/names.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { isPlaying } from '../screens/stage.ts'
import { plain } from '../kit/text.ts'

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
export function tableHere(house: House, visit: Visit): Found<TableRecord> {
  if (visit.server === null) return { sorry: SAY.notInServer }
  return house.tables.tableIn(visit.server, visit.room) ?? { sorry: SAY.noTableHere }
}

/** The game of the room, for whoever wants to look. */
export function gameHere(house: House, visit: Visit): Found<TableSight> {
  const record = tableHere(house, visit)
  return isSorry(record) ? record : started(house, record.id)
}

/** A table that has been started, whether or not it goes on. */
export function started(house: House, id: string): Found<TableSight> {
  const sight = house.tables.sight(id)
  if (!sight) return { sorry: REFUSED['no-such-table'] }
  if (isPlaying(sight)) return sight
  return {
    sorry:
      sight.record.status === 'lobby' ? SAY.lobbyHere : sight.record.status === 'closed' ? SAY.finished : REFUSED.fault,
  }
}

/** The visitor's seat at a table. */
export function seatedAt(house: House, visit: Visit, id: string): Found<Seated> {
  const sight = started(house, id)
  if (isSorry(sight)) return sight
  const seat = seatOf(sight.record, visit.user)
  return seat === undefined ? { sorry: SAY.notSeated } : { sight, seat }
}

/**
 * The visitor's seat: at the table that is named, else at the one of the room, else, where any will do, at the only
 * one there is, or the last there was.
 */
export function seatedHere(house: House, visit: Visit, named: string, anywhere: boolean): Found<Seated> {
  if (named !== '') {
    const own = ownTables(house, visit, anywhere ? STARTED : ['playing']).find(({ id }) => id === named)
    return own ? seatedAt(house, visit, own.id) : { sorry: SAY.unknownGame }
  }
  const here = visit.server === null ? undefined : house.tables.tableIn(visit.server, visit.room)
  if (here && (!anywhere || seatOf(here, visit.user) !== undefined)) return seatedAt(house, visit, here.id)
  if (!here && visit.server !== null && !anywhere) return { sorry: SAY.noTableHere }
  const [only, another] = ownTables(house, visit)
  if (!only) {
    const [last] = here ? [] : ownTables(house, visit, STARTED)
    return last ? seatedAt(house, visit, last.id) : { sorry: here ? SAY.notSeated : SAY.nowherePlaying }
  }
  return another ? { sorry: SAY.whichGame } : seatedAt(house, visit, only.id)
}

const STARTED: readonly TableStatus[] = ['playing', 'over', 'closed']

/** The tables the visitor plays at, latest first; or those where he has played too. */
export function ownTables(
  house: House,
  visit: Visit,
  statuses: readonly TableStatus[] = ['playing'],
): readonly TableRecord[] {
  return house.tables.tablesOf({ user: visit.user, statuses })
}

/** Those the visitor plays at, then those where he has played, each latest first. */
export function allOwnTables(house: House, visit: Visit): readonly TableRecord[] {
  return [...ownTables(house, visit), ...ownTables(house, visit, ['over', 'closed'])]
}

/** Saved games of the visitor's server that can be gone on with or ended. */
export function savedTables(house: House, visit: Visit, statuses: readonly TableStatus[]): readonly TableRecord[] {
  return visit.server === null ? [] : house.tables.tablesOf({ server: visit.server, statuses })
}

/** A table in a few words: its game, its people and where it stands. */
export function tableInWords(house: House, record: TableRecord): string {
  const sight = house.tables.sight(record.id)
  const title = house.tables.games.find(({ rules }) => rules.id === record.game)?.words.title ?? record.game
  const names = record.seats.map(({ seat }) => plainNames(record)(seat)).join(', ')
  const where =
    sight && isPlaying(sight) ? plain(sight.game.words.headline(sight.view(null), plainNames(record))) : 'not started'
  return `${title} – ${names} – ${where}`
}
