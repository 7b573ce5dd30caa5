import { seatOf, type TableRecord } from '../../../tables/model/store.ts'
import type { Television } from '../../../television/televised.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import { managesHere, type Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** A table about whose television the requester may decide. */
interface OwnTelevision {
  readonly television: Television
  readonly table: string
}

/** The television of a table, for its players and the moderators; for anybody else why not, in a sentence. */
export function televisionFor(
  { television }: Context,
  request: Request,
  record: TableRecord | undefined,
): OwnTelevision | string {
  if (!television) return say('television-off')
  if (!record) return REFUSED['no-such-table']
  const mayDecide = seatOf(record, request.user) !== undefined || managesHere(request, record)
  return mayDecide ? { television, table: record.id } : say('television-not-yours')
}

/** Ends the link of a table's television. Returns what the requester reads. */
export async function endTelevision(
  context: Context,
  request: Request,
  record: TableRecord | undefined,
): Promise<string> {
  const own = televisionFor(context, request, record)
  if (typeof own === 'string') return own
  return (await own.television.unlink(own.table)) ? say('television-ended') : say('television-none')
}
