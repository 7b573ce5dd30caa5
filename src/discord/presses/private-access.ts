import { replyTo, SAY } from '../kit/sentences.ts'
import { isSorry, started } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "End it": somebody looks over a shoulder no more. */
export const watchEnd: Handler<'watch-end'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, user } }) => {
    const sight = await started(desk, table)
    if (isSorry(sight)) return sight.sorry
    const isReferee = managesHere(visit, sight.record)
    return replyTo(await desk.tables.endWatch(table, user, isReferee ? null : visit.user), SAY.watchingEnded)
  },
}
