import type { TableSight } from '../../tables/model/service.ts'
import { looked } from '../panels/card/look.ts'
import { mapPanel } from '../panels/about/map.ts'
import { SAY } from '../kit/sentences.ts'
import { seatOf } from '../../tables/model/store.ts'
import { isSorry, startedTable } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "Map", "Status", "Log" and "Help" under a card: for whoever is in its server, or sits there. */
export const look: Handler<'look'> = {
  acknowledge: 'reply',
  handle: async (context, request, { press }) => {
    const sight = await startedTable(context, press.table)
    if (isSorry(sight)) return sight.sorry
    return isHere(sight, request) ? await looked(context, sight, request.user, press.what) : SAY.otherTable
  },
}

/** What a map shows was chosen beneath it: the same message shows it. */
export const map: Handler<'map'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    const sight = await startedTable(context, press.table)
    if (isSorry(sight)) return sight.sorry
    return isHere(sight, request) ? await mapPanel(context, sight, request.user, press.extract) : SAY.otherTable
  },
}

function isHere({ record }: TableSight, request: Request): boolean {
  return record.server === request.guild || seatOf(record, request.user) !== undefined
}
