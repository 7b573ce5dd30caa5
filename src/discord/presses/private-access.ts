import { replyTo } from '../kit/sentences.ts'
import { textPanel } from '../kit/message.ts'
import { endTelevision } from '../table/people/television.ts'
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

/** "Revoke": ends the link of a table's television. What it says takes the place of the link. */
export const televisionEnd: Handler<'television-end'> = async (context, request, { press: { table } }) =>
  textPanel(await endTelevision(context, request, (await context.tables.views.of(table))?.record))
