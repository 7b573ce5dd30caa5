import type { TableView } from '../../tables/model/service.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { placePanel } from '../panels/about/place.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { placeOf } from '../table/telling/places.ts'
import { visibleTable } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "Read on", "Back" and "The whole board". */
export const place: Handler<'place'> = (context, request, { press }) =>
  looking(context, request, press.table, (view) => placePanel(view, request.user, press.place, press.page))

/** "Board in words", under a map: a separate reply. */
export const words: Handler<'words'> = (context, request, { press }) =>
  looking(context, request, press.table, (view) => placePanel(view, request.user, ''))

/** "Look at …": on to a place that lies near. */
export const placeMenu: Handler<'place-menu'> = (context, request, { press, picked }) =>
  looking(context, request, press.table, (view) => placePanel(view, request.user, picked))

/** "Where am I?". */
export const where: Handler<'where'> = (context, request, { press }) =>
  looking(context, request, press.table, (view) => {
    const seat = seatSeenBy(view.record, request.user)
    const own = seat === null ? null : placeOf(view, seat, seat)
    return own === null ? say('not-on-board') : placePanel(view, request.user, own)
  })

/** For users on the table's server, and its players. */
async function looking(
  context: Context,
  request: Request,
  table: string,
  show: (view: TableView) => Reply,
): Promise<Reply> {
  const view = await visibleTable(context, request, table)
  return view.ok ? show(view.value) : view.why
}
