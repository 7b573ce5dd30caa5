import { replyTo } from '../kit/sentences.ts'
import { noteForm } from '../panels/private/note.ts'
import { handAfter } from '../panels/private/replies.ts'
import { seatedAt } from '../table/context/seats.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** "My note": opens the form in which it is written. */
export const noteOpened: Opener<'note'> = async (context, request, { table }) => {
  const seated = await seatedAt(context, request, table)
  return seated.ok ? noteForm(table, await context.tables.notes.read(table, request.user)) : seated.why
}

/** The form was sent. In direct messages the hand itself is brought up to date. */
export const noteSent: Handler<'note-form'> = async (context, request, { press: { table }, picked }) => {
  const kept = await context.tables.notes.write(table, request.user, picked)
  const said = replyTo(kept, say('note-kept'))
  return request.guild === null ? said : await handAfter(context, request, table, [said])
}
