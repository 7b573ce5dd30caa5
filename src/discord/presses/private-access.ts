import { replyTo } from '../kit/sentences.ts'
import { startedTable } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "Stop watching": ends a spectator's private access. */
export const watchEnd: Handler<'watch-end'> = async (context, request, { press: { table, user } }) => {
  const found = await startedTable(context, table)
  if (!found.ok) return found.why
  const view = found.value
  const isReferee = managesHere(request, view.record)
  return replyTo(
    await context.tables.privateAccess.endWatch(table, user, isReferee ? null : request.user),
    say('watching-ended'),
  )
}
