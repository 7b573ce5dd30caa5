import type { TableRecord } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { FILE_BYTES } from '../../kit/limits.ts'
import { button, file, rows, texts, type Panel } from '../../kit/message.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { seatPlayedBy } from '../../../tables/model/store.ts'
import type { Request } from '../../table/context/request.ts'
import { say } from '../../words/index.ts'

/** A game as a file. While the game runs, the bot asks for a confirmation first. */
export async function confirmExport(context: Context, request: Request, record: TableRecord): Promise<Reply> {
  if (record.status === 'over') return await exportedFile(context, request, record)
  if (seatPlayedBy(record, request.user)) return REFUSED['plays-there']
  const sure = button(formatId({ kind: 'export', table: record.id, isSure: true }), say('save-export-sure'), 'grave')
  return { components: [...texts(say('exports-secrets')), ...rows([sure])] }
}

/** A game with everything that is stored of it, as a file. */
export async function exportedFile(
  context: Context,
  { user, name: by, account }: Request,
  { id, game, status }: TableRecord,
): Promise<Panel | string> {
  const result = await context.tables.saves.export(id, { user, name: by, account })
  if (!result.ok) return REFUSED[result.why]
  const data = Buffer.from(result.value)
  if (data.length > FILE_BYTES) return say('too-big-to-export')
  const name = `${game}-${id}.json`
  return {
    components: [...texts(status === 'over' ? say('exported-over') : say('exported')), file(name)],
    files: [{ name, data }],
  }
}
