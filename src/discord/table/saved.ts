import type { TableRecord, TableStatus } from '../../tables/store.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import type { Desk, Reply } from './desk.ts'
import type { Visit } from './visit.ts'

/** What can be taken up again, or elsewhere. */
export const RESUMABLE: readonly TableStatus[] = ['playing', 'closed']

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

/** Takes a saved game up in the visitor's room. */
export async function resumeHere(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const record = await saved(desk, visit, id, RESUMABLE)
  if (!record || visit.server === null) return SAY.unknownSave
  if (visit.lacks.length > 0) return SAY.cannotPostHere(visit.lacks.join(' and '))
  const result = await desk.tables.resume(id, { server: visit.server, room: visit.room })
  if (!result.ok) return REFUSED[result.why]
  await desk.screens.tryAgain(id)
  return 'The game goes on here.'
}
