import { textPanel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { secretsPanel } from '../panels/referee.ts'
import { saved } from '../table/saved.ts'
import type { Handler } from './press.ts'

/** "Look": an admin who plays at the table has confirmed to look into its secrets. */
export const referee: Handler<'referee'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, whose } }) => {
    if (!visit.isManager) return SAY.notAdmin
    const record = await saved(desk, visit, table, ['playing'])
    return record ? await secretsPanel(desk, visit, table, whose === 0 ? null : whose - 1) : textPanel(SAY.unknownSave)
  },
}
