import { shortHash } from '../../engine/index.ts'
import type { Proposal } from '../../tables/store.ts'
import { textPanel } from '../kit/message.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { exportAsked, exported } from '../panels/exporting.ts'
import { savePanel, savesPanel } from '../panels/saves.ts'
import type { Desk, Reply } from '../table/desk.ts'
import { saved } from '../table/saved.ts'
import type { Visit } from '../table/visit.ts'
import type { Handler } from './press.ts'

/** Another page of the saved games. */
export const saves: Handler<'saves'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => (visit.isManager ? savesPanel(desk, visit, press.page) : SAY.notAdmin),
}

/** One of the saved games. */
export const savesMenu: Handler<'saves-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked }) =>
    visit.isManager ? savePanel(desk, visit, picked, press.page) : SAY.notAdmin,
}

/** A game as a file: an admin asks for it, or has confirmed to get all its secrets. */
export const exporting: Handler<'export'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    if (!visit.isManager) return SAY.notAdmin
    const record = await saved(desk, visit, press.table, ['playing', 'closed', 'over'])
    if (!record) return SAY.unknownSave
    return press.isSure ? await exported(desk, visit, record) : await exportAsked(desk, visit, record)
  },
}

/** "Archive", of a game that has ended. */
export const archive: Handler<'archive'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press }) => {
    if (!visit.isManager) return SAY.notAdmin
    const record = await saved(desk, visit, press.table, ['closed', 'over'])
    return record
      ? textPanel(replyTo(await desk.tables.toArchive(record.id), SAY.archived))
      : textPanel(SAY.unknownSave)
  },
}

/** An admin has confirmed to go back to the beginning of a turn. */
export const backTurn: Handler<'back-turn'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press: { table, turn } }) => goBack(desk, visit, table, { kind: 'back', turn }),
}

/** An admin has confirmed to go back to a named moment; another may have its number by now. */
export const backMark: Handler<'back-mark'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, number, mark } }) => {
    const found = (await desk.tables.bookmarks(table)).find((one) => one.number === number)
    if (!found || shortHash(found.name) !== mark) return textPanel(REFUSED['which-bookmark'])
    return await goBack(desk, visit, table, { kind: 'back', bookmark: number })
  },
}

async function goBack(desk: Desk, visit: Visit, table: string, proposal: Proposal): Promise<Reply> {
  if (!visit.isManager) return SAY.notAdmin
  const record = await saved(desk, visit, table, ['playing'])
  if (!record) return textPanel(SAY.unknownSave)
  return textPanel(replyTo(await desk.tables.decide(table, proposal), SAY.decided))
}
