import { textPanel } from '../kit/message.ts'
import { replyTo, SAY } from '../kit/sentences.ts'
import { confirmExport, exportedFile } from '../panels/saves/export.ts'
import { savePanel, savesPanel } from '../panels/saves/saves.ts'
import { seatedAt, startedTable } from '../table/context/seats.ts'
import { archiveTable, resumeHere, damagedHere, findSavedGame } from '../table/files/saves.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import type { Handler } from './press.ts'
import { decideRollback } from './rollback.ts'
import { say } from '../words/index.ts'

/** Another page of the saved games. */
export const saves: Handler<'saves'> = (context, request, { press }) =>
  request.isManager ? savesPanel(context, request, press.page) : say('not-admin')

/** One of the saved games. */
export const savesMenu: Handler<'saves-menu'> = (context, request, { press, picked }) =>
  request.isManager ? savePanel(context, request, picked, press.page) : say('not-admin')

/** A game as a file: an admin asks for it, or has confirmed to get all its secrets. */
export const exporting: Handler<'export'> = async (context, request, { press }) => {
  if (!request.isManager) return say('not-admin')
  const record = await findSavedGame(context, request, press.table, ['playing', 'closed', 'over'])
  if (!record) return say('unknown-save')
  return press.isSure ? await exportedFile(context, request, record) : await confirmExport(context, request, record)
}

/** "Archive", of a game that has ended. */
export const archive: Handler<'archive'> = async (context, request, { press }) => {
  if (!request.isManager) return say('not-admin')
  const record = await findSavedGame(context, request, press.table, ['closed', 'over'])
  return textPanel(record ? await archiveTable(context, record.id) : say('unknown-save'))
}

/** An admin has confirmed to go back to the beginning of a turn: a button of earlier. */
export const backTurn: Handler<'back-turn'> = (context, request, { press: { table, turn } }) =>
  decideRollback(context, request, table, `turn-${turn}`)

/** An admin has confirmed to go back to a named moment: a button of earlier. */
export const backMark: Handler<'back-mark'> = (context, request, { press: { table, number, mark } }) =>
  decideRollback(context, request, table, `mark-${number}-${mark}`)

/** An admin has confirmed to move a game here. */
export const resume: Handler<'resume'> = async (context, request, { press }) => {
  if (!request.isManager) return say('not-admin')
  const reply = await resumeHere(context, request, press.table)
  return typeof reply === 'string' ? textPanel(reply) : reply
}

/** A player of a game elsewhere, who manages this server, puts it to the others to let it come here. */
export const proposeMove: Handler<'propose-move'> = async (context, request, { press: { table } }) => {
  if (!request.isManager || request.guild === null) return say('not-admin')
  if (request.missingPermissions.length > 0) return textPanel(SAY.cannotPostHere(request.missingPermissions))
  const seated = await seatedAt(context, request, table)
  if (!seated.ok) return textPanel(say('unknown-save'))
  const place = { server: request.guild, room: request.channel }
  const reply = await submitProposal(context, request, table, { kind: 'move', place })
  const now = await startedTable(context, table)
  const open = now.ok ? now.value.proposals.findLast(({ kind, came }) => kind === 'move' && came === null) : undefined
  // The channel where it stands may be out of their reach, or out of ours.
  if (open) await context.projector.tellOfProposal(table, open.id)
  return typeof reply === 'string' ? textPanel(reply) : reply
}

/** An admin has confirmed to end a game. */
export const end: Handler<'end'> = async (context, request, { press }) => {
  if (!request.isManager) return say('not-admin')
  const record = (await context.tables.views.of(press.table))?.record
  const isHere = request.guild !== null && record?.server === request.guild
  if (!isHere && !(await damagedHere(context, request, press.table))) return textPanel(say('unknown-save'))
  const result = await context.tables.saves.close(press.table, request.user)
  return textPanel(replyTo(result, say('ended')))
}
