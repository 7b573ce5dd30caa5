import { replyTo, SAY } from '../kit/sentences.ts'
import { isSorry, startedTable } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "End it": somebody looks over a shoulder no more. */
export const watchEnd: Handler<'watch-end'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table, user } }) => {
    const sight = await startedTable(context, table)
    if (isSorry(sight)) return sight.sorry
    const isReferee = managesHere(request, sight.record)
    return replyTo(await context.tables.endWatch(table, user, isReferee ? null : request.user), SAY.watchingEnded)
  },
}
