import { textPanel } from '../kit/message.ts'
import { replyTo, SAY } from '../kit/sentences.ts'
import { exportAsked, exported } from '../panels/saves/export.ts'
import { savePanel, savesPanel } from '../panels/saves/saves.ts'
import { savedGame } from '../table/files/saves.ts'
import type { Handler } from './press.ts'
import { decided } from './rollback.ts'

/** Another page of the saved games. */
export const saves: Handler<'saves'> = {
  acknowledge: 'update',
  handle: (context, request, { press }) =>
    request.isManager ? savesPanel(context, request, press.page) : SAY.notAdmin,
}

/** One of the saved games. */
export const savesMenu: Handler<'saves-menu'> = {
  acknowledge: 'update',
  handle: (context, request, { press, picked }) =>
    request.isManager ? savePanel(context, request, picked, press.page) : SAY.notAdmin,
}

/** A game as a file: an admin asks for it, or has confirmed to get all its secrets. */
export const exporting: Handler<'export'> = {
  acknowledge: 'reply',
  handle: async (context, request, { press }) => {
    if (!request.isManager) return SAY.notAdmin
    const record = await savedGame(context, request, press.table, ['playing', 'closed', 'over'])
    if (!record) return SAY.unknownSave
    return press.isSure ? await exported(context, request, record) : await exportAsked(context, request, record)
  },
}

/** "Archive", of a game that has ended. */
export const archive: Handler<'archive'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    if (!request.isManager) return SAY.notAdmin
    const record = await savedGame(context, request, press.table, ['closed', 'over'])
    return record
      ? textPanel(replyTo(await context.tables.toArchive(record.id), SAY.archived))
      : textPanel(SAY.unknownSave)
  },
}

/** An admin has confirmed to go back to the beginning of a turn: a button of earlier. */
export const backTurn: Handler<'back-turn'> = {
  acknowledge: 'update',
  handle: (context, request, { press: { table, turn } }) => decided(context, request, table, `turn-${turn}`),
}

/** An admin has confirmed to go back to a named moment: a button of earlier. */
export const backMark: Handler<'back-mark'> = {
  acknowledge: 'update',
  handle: (context, request, { press: { table, number, mark } }) =>
    decided(context, request, table, `mark-${number}-${mark}`),
}
