import { replyTo, SAY } from '../kit/sentences.ts'
import { noteForm } from '../panels/private/note.ts'
import { panelAfter } from '../panels/private/replies.ts'
import { isSorry, seatedAt } from '../table/context/seats.ts'
import type { Handler, Opener } from './press.ts'

/** "My note": opens the form in which it is written. */
export const noteOpened: Opener<'note'> = async (desk, visit, { table }) => {
  const seated = await seatedAt(desk, visit, table)
  return isSorry(seated) ? seated.sorry : noteForm(table, await desk.tables.privateNote(table, visit.user))
}

/** The form was sent. In direct messages the hand itself is brought up to date. */
export const noteSent: Handler<'note-form'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table }, picked }) => {
    const kept = await desk.tables.setPrivateNote(table, visit.user, picked)
    const said = replyTo(kept, SAY.noteKept)
    return visit.server === null ? said : await panelAfter(desk, visit, table, [said])
  },
}
