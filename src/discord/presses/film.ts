import { labelled } from '../../tables/index.ts'
import { filmPanel, sharedFilm } from '../panels/past/film.ts'
import { sharedIn } from '../panels/past/look-back.ts'
import { seatOfEyes } from '../table/past/eyes.ts'
import { publicNumber } from '../table/past/look-back.ts'
import { mayShare, sightFor } from './look-back.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** A film of public views needs no check of the eyes. */
const notOpen = (eyes: number): readonly number[] => (eyes === 0 ? [] : [eyes])

/** "Film", wherever it stands: of a game that runs as everybody saw it. */
export const film: Handler<'film'> = async (context, request, { press: { table, eyes, at } }) => {
  const found = await sightFor(context, request, table, ...notOpen(eyes))
  if (!found.ok) return found.why
  const view = found.value
  const from = await publicNumber(context.tables, view, seatOfEyes(eyes), at)
  return await filmPanel(context, view, request.user, view.record.status === 'over' ? eyes : 0, from)
}

/** "As … saw it": the same film with other eyes. */
export const filmEyes: Handler<'film-eyes'> = async (context, request, { press: { table, from }, picked }) => {
  const eyes = /^\d{1,3}$/.test(picked) ? Number(picked) : 0
  const view = await sightFor(context, request, table, ...notOpen(eyes))
  return view.ok ? await filmPanel(context, view.value, request.user, eyes, from) : view.why
}

/** "Share with the table": it is posted where the table stands, for everybody. */
export const filmShare: Handler<'film-share'> = async (context, request, { press: { table, eyes, from, to } }) => {
  const found = await sightFor(context, request, table, ...notOpen(eyes))
  if (!found.ok) return found.why
  const view = found.value
  // Films with a seat's eyes exist only for finished games.
  if (eyes !== 0 && view.record.status !== 'over') return say('film-gone')
  const { room } = view.record
  if (!mayShare(view, request)) return say('share-there', { room })
  const shared = await sharedFilm(context, view, labelled(view.record, request.user, request), {
    table,
    eyes,
    from,
    to,
  })
  if (typeof shared === 'string') return shared
  return sharedIn(room, await context.projector.share(request.user, shared))
}
