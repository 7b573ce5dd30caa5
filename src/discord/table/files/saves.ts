import {
  isDamaged,
  seatOf,
  type DamagedTable,
  type TableRecord,
  type TableStatus,
} from '../../../tables/model/store.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import { harmless, plain } from '../../kit/text.ts'
import type { Desk, Reply } from '../context/context.ts'
import { onceShown } from '../context/delivery.ts'
import { ownTables, savedTables } from '../context/seats.ts'
import type { Visit } from '../context/request.ts'

/** What can be taken up again, or elsewhere. */
export const RESUMABLE: readonly TableStatus[] = ['playing', 'closed']
export const STATUS: Readonly<Record<TableStatus, string>> = {
  lobby: 'gathering players',
  playing: 'under way',
  over: 'over',
  closed: 'ended early',
}
/** So many of each server's saved games are looked through, the latest. */
const SEARCHED = 100

/** A saved game of the visitor's server, if it is of one of these statuses. */
export async function saved(
  desk: Desk,
  visit: Visit,
  id: string,
  statuses: readonly TableStatus[],
): Promise<TableRecord | undefined> {
  const record = (await desk.tables.sight(id))?.record
  const isHere = visit.server !== null && record?.server === visit.server
  return isHere && statuses.includes(record.status) ? record : undefined
}

/** A damaged game of the visitor's server; of one whose server cannot be read, the room is asked. */
export async function damagedHere(desk: Desk, visit: Visit, id: string): Promise<DamagedTable | undefined> {
  const damaged = visit.server === null ? undefined : await desk.tables.damagedTable(id)
  const isHere = damaged?.server === visit.server || (damaged?.server === null && damaged.room === visit.room)
  return damaged && isHere ? damaged : undefined
}

/** Damaged games of the visitor's server that have not been put away. */
export async function allDamagedHere(desk: Desk, { server, room }: Visit): Promise<readonly DamagedTable[]> {
  if (server === null) return []
  const listed = await desk.tables.tablesListed({ server, here: room, archived: false, limit: SEARCHED })
  return listed.filter(isDamaged)
}

/** A damaged game by what can be read of it, without Markdown. */
export function damagedInWords({ tables }: Desk, { game, players, status }: DamagedTable): string {
  const title = tables.games.find(({ rules }) => rules.id === game)?.words.title ?? 'A game'
  const who = players.length === 0 ? [] : [players.map((name) => plain(harmless(name))).join(', ')]
  return ['damaged', title, ...who, ...(status === null ? [] : [STATUS[status]])].join(' – ')
}

/** A saved game that the visitor may take up here; else why not. */
type Resumable = { readonly record: TableRecord } | { readonly sorry: string; readonly record?: TableRecord }

/**
 * A saved game for whoever wants to take it up here: one of this server, or of another that the visitor manages now, as Discord says.
 * Whoever plays in it may put it to the others instead.
 */
export async function resumable(desk: Desk, visit: Visit, id: string): Promise<Resumable> {
  const record = (await desk.tables.sight(id))?.record
  if (!record || visit.server === null || !RESUMABLE.includes(record.status)) return { sorry: SAY.unknownSave }
  if (record.server === visit.server || (await desk.authority.manages(record.server, visit.user))) return { record }
  // To anybody else it is as if there were none.
  if (!seatOf(record, visit.user)) return { sorry: SAY.unknownSave }
  return record.status === 'playing' ? { sorry: SAY.moveIsForPlayers, record } : { sorry: SAY.closedElsewhere }
}

/** The saved games to take up here that are found without being named: those of this server first, then those the visitor plays in. */
export async function allResumable(desk: Desk, visit: Visit): Promise<readonly TableRecord[]> {
  const here = await savedTables(desk, visit, RESUMABLE)
  const own = await ownTables(desk, visit, RESUMABLE, SEARCHED)
  return [...here, ...own.filter(({ server }) => server !== visit.server)]
}

/** Takes a saved game up in the visitor's room. Of one that comes from another server its players hear directly. */
export async function resumeHere(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const found = await resumable(desk, visit, id)
  if ('sorry' in found || visit.server === null) return 'sorry' in found ? found.sorry : SAY.unknownSave
  if (visit.lacks.length > 0) return SAY.cannotPostHere(visit.lacks)
  const { server: from } = found.record
  const result = await desk.tables.resume(id, { server: visit.server, room: visit.room, by: visit.user, from })
  if (!result.ok) return REFUSED[result.why]
  await desk.screens.tryAgain(id)
  const isMoved = found.record.server !== visit.server
  if (isMoved)
    await desk.screens.tellPlayers(id, cleared({ ...textPanel(SAY.movedServer(visit.room)), isLoud: true }, 'no game'))
  return await onceShown(desk, id, isMoved ? SAY.movedHere : 'The game goes on here.')
}
