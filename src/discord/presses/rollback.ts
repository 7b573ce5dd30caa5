import { textPanel } from '../kit/message.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { branchesPanel } from '../panels/voting/branches.ts'
import { rollbackPanel, rollbackShown } from '../panels/voting/rollback.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { findSavedGame } from '../table/files/saves.ts'
import { seatedAt, startedTable, visibleTable } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import { findTarget, proposalIn } from '../table/voting/rollback.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** The branches of a game. */
export const branches: Handler<'branches'> = async (context, request, { press }) => {
  const view = await visibleTable(context, request, press.table)
  return view.ok ? await branchesPanel(context, view.value) : view.why
}

/** One of the branches. */
export const branchesMenu: Handler<'branches-menu'> = (context, request, { press, picked }) =>
  wayTo(context, request, press.table, picked)

/** The effect of a rollback, from a moment or from a proposal. */
export const way: Handler<'way'> = (context, request, { press }) => wayTo(context, request, press.table, press.to)

/** A player puts it to the others to go back there, or an admin decides it. */
export const wayGo: Handler<'way-go'> = (context, request, { press: { table, isAdmin, to } }) =>
  isAdmin ? decideRollback(context, request, table, to) : put(context, request, table, to)

async function wayTo(context: Context, request: Request, table: string, to: string): Promise<Reply> {
  const found = await visibleTable(context, request, table)
  if (!found.ok) return found.why
  const view = found.value
  const proposal = proposalIn(to)
  if (proposal !== null) {
    const preview = await context.tables.rollbacks.previewOpen(table, proposal)
    if (!preview.ok) return REFUSED[preview.why]
    return await rollbackShown(context, view, preview.value, `### ${say('rollback-look-title')}`)
  }
  const goal = await findTarget(context, request, view, to)
  return goal ? await rollbackPanel(context, request, view, goal) : REFUSED['which-moment']
}

async function put(context: Context, request: Request, table: string, to: string): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return textPanel(found.why)
  const seated = found.value
  const goal = await findTarget(context, request, seated.view, to)
  if (!goal || goal.isAdmins) return textPanel(REFUSED['which-moment'])
  const reply = await submitProposal(context, request, table, goal.proposal)
  return typeof reply === 'string' ? textPanel(reply) : reply
}

/** What an admin has confirmed. */
export async function decideRollback(context: Context, request: Request, table: string, to: string): Promise<Reply> {
  if (!request.isManager) return say('not-admin')
  const record = await findSavedGame(context, request, table, ['playing'])
  if (!record) return textPanel(say('unknown-save'))
  const found = await startedTable(context, table)
  if (!found.ok) return textPanel(found.why)
  const view = found.value
  const goal = await findTarget(context, request, view, to)
  if (!goal) return textPanel(REFUSED[to.startsWith('mark-') ? 'which-bookmark' : 'which-moment'])
  return textPanel(replyTo(await context.tables.votes.decide(table, goal.proposal, request.user), say('decided')))
}
