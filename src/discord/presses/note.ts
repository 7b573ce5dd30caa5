import { panelAfter } from '../table/acting.ts'
import { noteForm } from '../panels/note.ts'
import { isSorry, seatedAt } from '../table/seated.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import type { FormHandler, Handler } from './press.ts'

/** "My note": opens the form in which it is written. */
export const note: FormHandler<'note'> = {
  acknowledge: 'form',
  form: (house, visit, { table }) => {
    const seated = seatedAt(house, visit, table)
    return isSorry(seated) ? seated.sorry : noteForm(table, house.tables.privateNote(table, visit.user))
  },
}

/** The form was sent. In direct messages the hand itself is brought up to date. */
export const noteSent: Handler<'note-form'> = {
  acknowledge: 'update',
  handle: async (house, visit, { press: { table }, picked }) => {
    const kept = await house.tables.setPrivateNote(table, visit.user, picked)
    const said = kept.ok ? SAY.noteKept : REFUSED[kept.why]
    return visit.server === null ? said : panelAfter(house, visit, table, [said])
  },
}
