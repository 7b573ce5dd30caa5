import { labelled, seatSeenBy } from '../../tables/index.ts'
import { guessPanel } from '../panels/about/guess.ts'
import { helpPanel, welcomePanel } from '../panels/about/help.ts'
import { lookPanel } from '../panels/card/look.ts'
import { filmPanel } from '../panels/past/film.ts'
import { lookBackPanel, sharedIn } from '../panels/past/look-back.ts'
import { posterPanel } from '../panels/past/poster.ts'
import { placePanel } from '../panels/about/place.ts'
import { revealPanel } from '../panels/past/reveal.ts'
import { takeSeatBack } from '../table/answering/answer.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { findMoment } from '../table/past/search.ts'
import { publicNumber } from '../table/past/look-back.ts'
import { findPlace } from '../table/telling/places.ts'
import { gameShown, startedTable, tableHere, tableShown } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Result, TableView } from '../../tables/model/service.ts'
import { seatPlayedBy } from '../../tables/model/store.ts'
import type { Look } from '../kit/ids.ts'
import type { Command } from './command.ts'
import { say } from '../words/index.ts'
import { broadCover } from '../table/lobby/cover.ts'

type Execute = Command['execute']

/** `/game status` */
export const status: Execute = async (context, request, options) => {
  const found = await tableShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const record = found.value
  // The requester may wonder why nothing is shown. The obstacle may be gone, so the bot retries.
  await context.projector.tryAgain(record.id)
  return await lookedAt(context, request, await startedTable(context, record.id), 'status')
}

/** `/game map` */
export const map: Execute = async (context, request, options) =>
  await lookedAt(context, request, await gameShown(context, request, options.text('game')), 'map')

/** Shows a panel, and gives the requester their seat back as the button of the card does. */
async function lookedAt(
  context: Context,
  request: Request,
  found: Result<TableView, string>,
  what: Look,
): Promise<Reply> {
  if (!found.ok) return found.why
  const { id } = found.value.record
  const isBack = (await takeSeatBack(context, request, id)).length > 0
  const view = isBack ? await startedTable(context, id) : found
  return view.ok ? await lookPanel(context, view.value, request.user, what) : view.why
}

/** `/game look`: a place, or all of the board. */
export const look: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const view = found.value
  if (!view.game.words.board) return say('no-board')
  const typed = options.text('place')
  const place = typed === '' ? '' : findPlace(view, seatSeenBy(view.record, request.user), typed)
  return place === null ? say('unknown-place') : placePanel(view, request.user, place)
}

/** `/game log` */
export const log: Execute = async (context, request, options) =>
  await lookedAt(context, request, await gameShown(context, request, options.text('game')), 'log')

/** `/game lookback`: any moment, by default the last. */
export const lookback: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const view = found.value
  const typed = options.text('to')
  if (typed === '') return await lookBackPanel(context, view, request.user)
  const number = await findMoment(context, view, seatSeenBy(view.record, request.user), typed)
  return number === null ? say('unknown-moment') : await lookBackPanel(context, view, request.user, number)
}

/** `/game reveal`: all that was secret. */
export const reveal: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const view = found.value
  return view.record.status === 'over' ? await revealPanel(context, request, view) : say('not-revealed')
}

/** `/game guess` */
export const guess: Execute = async (context, request) => {
  const found = await tableHere(context, request)
  if (!found.ok) return found.why
  const record = found.value
  const view = await startedTable(context, record.id)
  return view.ok ? await guessPanel(context, view.value, request.user) : view.why
}

/** `/game poster`: posted again, for everybody, where the game was played. */
export const poster: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const view = found.value
  const { room } = view.record
  if (view.record.status !== 'over' || !view.isOver) return say('poster-later')
  // A user without a seat may only post in the table's own channel, from there.
  if (!seatPlayedBy(view.record, request.user) && request.channel !== room) return say('share-there', { room })
  const panel = await posterPanel(context, view, labelled(view.record, request.user, request))
  if (typeof panel === 'string') return panel
  const how = await context.projector.share(request.user, { record: view.record, panel, shown: [] })
  return sharedIn(room, how)
}

/** `/game film`: of all of the game, or since a moment. */
export const film: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const view = found.value
  const typed = options.text('since')
  if (typed === '') return await filmPanel(context, view, request.user, 0, 0)
  const own = seatPlayedBy(view.record, request.user)?.seat ?? null
  const number = await findMoment(context, view, own, typed)
  if (number === null) return say('unknown-moment')
  return await filmPanel(context, view, request.user, 0, await publicNumber(context.tables, view, own, number))
}

/** `/game help`: of the named game, of the one in this channel, or of all. */
export const help: Execute = async (context, request, options) => {
  const { games } = context.tables
  const here =
    request.guild === null ? undefined : await context.tables.directory.openIn(request.guild, request.channel)
  const wanted = options.text('game') || here?.game
  const game = games.find(({ rules }) => rules.id === wanted)
  if (!game) return welcomePanel(games)
  const cover = await broadCover(context.pictures, game, request.user)
  return helpPanel(game, 0, request.guild !== null && !here, cover)
}
