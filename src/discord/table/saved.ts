import { isDamaged, type DamagedTable, type TableRecord, type TableStatus } from '../../tables/store.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { harmless, plain } from '../kit/text.ts'
import type { Desk, Reply } from './desk.ts'
import { onceShown } from './opening.ts'
import { savedTables } from './seated.ts'
import type { Visit } from './visit.ts'

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

/**
 * A saved game that the visitor may take up here: one of this server, or of another that the visitor has managed lately, or one that
 * the visitor hosts.
 */
export async function resumable(desk: Desk, visit: Visit, id: string): Promise<TableRecord | undefined> {
  const record = (await desk.tables.sight(id))?.record
  if (!record || visit.server === null || !RESUMABLE.includes(record.status)) return undefined
  if (record.server === visit.server || record.host === visit.user) return record
  const servers = await desk.managers.serversOf(visit.user, desk.now())
  return servers.includes(record.server) ? record : undefined
}

/** All saved games that the visitor may take up here: those of this server first. */
export async function allResumable(desk: Desk, visit: Visit): Promise<readonly TableRecord[]> {
  const here = await savedTables(desk, visit, RESUMABLE)
  const elsewhere = [...(await desk.tables.tablesOf({ host: visit.user, statuses: RESUMABLE, limit: SEARCHED }))]
  for (const server of await desk.managers.serversOf(visit.user, desk.now())) {
    elsewhere.push(...(await desk.tables.tablesOf({ server, statuses: RESUMABLE, limit: SEARCHED })))
  }
  const byId = new Map(
    [...here, ...elsewhere.filter(({ server }) => server !== visit.server)].map((one) => [one.id, one]),
  )
  return [...byId.values()]
}

/** Takes a saved game up in the visitor's room. Of one that comes from another server its players hear directly. */
export async function resumeHere(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const record = await resumable(desk, visit, id)
  if (!record || visit.server === null) return SAY.unknownSave
  if (visit.lacks.length > 0) return SAY.cannotPostHere(visit.lacks.join(' and '))
  const result = await desk.tables.resume(id, { server: visit.server, room: visit.room })
  if (!result.ok) return REFUSED[result.why]
  await desk.screens.tryAgain(id)
  const isMoved = record.server !== visit.server
  if (isMoved) await desk.screens.tellPlayers(id, SAY.movedServer(visit.room))
  return await onceShown(desk, id, isMoved ? SAY.movedHere : 'The game goes on here.')
}
