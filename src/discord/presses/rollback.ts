import { textPanel } from '../kit/message.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { branchesPanel } from '../panels/voting/branches.ts'
import { wayPanel, wayShown } from '../panels/voting/rollback.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { proposed } from '../table/voting/proposal.ts'
import { saved } from '../table/files/saves.ts'
import { isSorry, seatedAt, started, type Found } from '../table/context/seats.ts'
import type { TableSight } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import type { Visit } from '../table/context/request.ts'
import { goalOf, motionIn } from '../table/voting/rollback.ts'
import type { Handler } from './press.ts'

/** The branches of a game. */
export const branches: Handler<'branches'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const sight = await lookedAt(desk, visit, press.table)
    return isSorry(sight) ? sight.sorry : await branchesPanel(desk, sight)
  },
}

/** One of the branches. */
export const branchesMenu: Handler<'branches-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked }) => wayTo(desk, visit, press.table, picked),
}

/** What going back somewhere would do: from a moment that is looked back at, or from a motion. */
export const way: Handler<'way'> = {
  acknowledge: 'reply',
  handle: (desk, visit, { press }) => wayTo(desk, visit, press.table, press.to),
}

/** A player puts it to the others to go back there, or an admin decides it. */
export const wayGo: Handler<'way-go'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press: { table, isAdmin, to } }) =>
    isAdmin ? decided(desk, visit, table, to) : put(desk, visit, table, to),
}

async function wayTo(desk: Desk, visit: Visit, table: string, to: string): Promise<Reply> {
  const sight = await lookedAt(desk, visit, table)
  if (isSorry(sight)) return sight.sorry
  const motion = motionIn(to)
  if (motion !== null) {
    const way = await desk.tables.wayOf(table, motion)
    return way.ok ? await wayShown(desk, sight, way.value, '### How it stood then') : REFUSED[way.why]
  }
  const goal = await goalOf(desk, visit, sight, to)
  return goal ? await wayPanel(desk, visit, sight, goal) : REFUSED['which-moment']
}

async function put(desk: Desk, visit: Visit, table: string, to: string): Promise<Reply> {
  const seated = await seatedAt(desk, visit, table)
  if (isSorry(seated)) return textPanel(seated.sorry)
  const goal = await goalOf(desk, visit, seated.sight, to)
  if (!goal || goal.isAdmins) return textPanel(REFUSED['which-moment'])
  const reply = await proposed(desk, visit, table, goal.proposal)
  return typeof reply === 'string' ? textPanel(reply) : reply
}

/** What an admin has confirmed. */
export async function decided(desk: Desk, visit: Visit, table: string, to: string): Promise<Reply> {
  if (!visit.isManager) return SAY.notAdmin
  const record = await saved(desk, visit, table, ['playing'])
  if (!record) return textPanel(SAY.unknownSave)
  const sight = await started(desk, table)
  if (isSorry(sight)) return textPanel(sight.sorry)
  const goal = await goalOf(desk, visit, sight, to)
  if (!goal) return textPanel(REFUSED[to.startsWith('mark-') ? 'which-bookmark' : 'which-moment'])
  return textPanel(replyTo(await desk.tables.decide(table, goal.proposal, visit.user), SAY.decided))
}

/** The table, for whoever is in its server or sits there. */
async function lookedAt(desk: Desk, visit: Visit, table: string): Promise<Found<TableSight>> {
  const sight = await started(desk, table)
  if (isSorry(sight)) return sight
  const isHere = sight.record.server === visit.server || seatOf(sight.record, visit.user) !== undefined
  return isHere ? sight : { sorry: SAY.otherTable }
}
