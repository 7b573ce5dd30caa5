import { REFUSED, replyTo } from '../../kit/sentences.ts'
import { invitationForm, invitationIn } from '../../panels/lobby/invitation.ts'
import { lobbyAt } from '../../table/lobby/lobby.ts'
import { say } from '../../words/index.ts'
import type { Handler, Opener } from '../press.ts'

/** "When to start…": opens the host's form. */
export const inviteOpened: Opener<'invite'> = async (context, request, { table }) => {
  const lobby = await lobbyAt(context, request, table)
  if (!lobby.ok) return lobby.why
  const { record, game } = lobby.value
  if (record.host !== request.user) return REFUSED['not-host']
  const { zone } = await context.tables.people.person(request.user)
  return invitationForm(record, game, zone)
}

/** The form was sent. A deadline is meant in the time zone of its host. */
export const inviteSent: Handler<'invite-form'> = async (context, request, { press: { table }, filled }) => {
  const lobby = await lobbyAt(context, request, table)
  if (!lobby.ok) return lobby.why
  const { zone } = await context.tables.people.person(request.user)
  const terms = invitationIn(filled, zone, context.now())
  if (terms === null) return say('unreadable-time')
  return replyTo(await context.tables.settings.setInvitation(table, request.user, terms), say('invited'))
}
