import type { TableSight } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { SAY } from '../kit/sentences.ts'
import { placePanel } from '../panels/about/place.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { placeOf } from '../table/telling/places.ts'
import { isSorry, started } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "Read on", "Back" and "The whole board". */
export const place: Handler<'place'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) =>
    looking(desk, visit, press.table, (sight) => placePanel(sight, visit.user, press.place, press.page)),
}

/** "In words", under a map: beside it, not in its place. */
export const words: Handler<'words'> = {
  acknowledge: 'reply',
  handle: (desk, visit, { press }) => looking(desk, visit, press.table, (sight) => placePanel(sight, visit.user, '')),
}

/** "Look at …": on to a place that lies near. */
export const placeMenu: Handler<'place-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked }) =>
    looking(desk, visit, press.table, (sight) => placePanel(sight, visit.user, picked)),
}

/** "Where am I". */
export const where: Handler<'where'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) =>
    looking(desk, visit, press.table, (sight) => {
      const seat = seatSeenBy(sight.record, visit.user)
      const own = seat === null ? null : placeOf(sight, seat, seat)
      return own === null ? SAY.notOnBoard : placePanel(sight, visit.user, own)
    }),
}

/** For whoever is in the table's server, or sits there. */
async function looking(desk: Desk, visit: Visit, table: string, show: (sight: TableSight) => Reply): Promise<Reply> {
  const sight = await started(desk, table)
  if (isSorry(sight)) return sight.sorry
  const isHere = sight.record.server === visit.server || seatOf(sight.record, visit.user) !== undefined
  return isHere ? show(sight) : SAY.otherTable
}
