import type { TableSight } from '../../tables/model/service.ts'
import { looked } from '../panels/card/look.ts'
import { mapPanel } from '../panels/about/map.ts'
import { SAY } from '../kit/sentences.ts'
import { seatOf } from '../../tables/model/store.ts'
import { isSorry, started } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "Map", "Status", "Log" and "Help" under a card: for whoever is in its server, or sits there. */
export const look: Handler<'look'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const sight = await started(desk, press.table)
    if (isSorry(sight)) return sight.sorry
    return isHere(sight, visit) ? await looked(desk, sight, visit.user, press.what) : SAY.otherTable
  },
}

/** What a map shows was chosen beneath it: the same message shows it. */
export const map: Handler<'map'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press }) => {
    const sight = await started(desk, press.table)
    if (isSorry(sight)) return sight.sorry
    return isHere(sight, visit) ? await mapPanel(desk, sight, visit.user, press.extract) : SAY.otherTable
  },
}

function isHere({ record }: TableSight, visit: Visit): boolean {
  return record.server === visit.server || seatOf(record, visit.user) !== undefined
}
