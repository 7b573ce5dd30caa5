import { looked } from '../panels/looks.ts'
import { SAY } from '../kit/sentences.ts'
import { seatOf } from '../../tables/store.ts'
import { isSorry, started } from '../table/seated.ts'
import type { Handler } from './press.ts'

/** "Map", "Status", "Log" and "Help" under a card: for whoever is in its server, or sits there. */
export const look: Handler<'look'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const sight = await started(desk, press.table)
    if (isSorry(sight)) return sight.sorry
    const isHere = sight.record.server === visit.server || seatOf(sight.record, visit.user) !== undefined
    return isHere ? await looked(desk, sight, visit.user, press.what) : SAY.otherTable
  },
}
