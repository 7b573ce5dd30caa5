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
import type { Result, TableSight } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import type { Look } from '../kit/ids.ts'
import { SAY } from '../kit/sentences.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game status` */
export const status: Execute = async (context, request, options) => {
  const found = await tableShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const record = found.value
  // The requester may wonder why nothing is shown. The obstacle may be gone, so the bot retries.
  await context.screens.tryAgain(record.id)
  return await lookedAt(context, request, await startedTable(context, record.id), 'status')
}

/** `/game map` */
export const map: Execute = async (context, request, options) =>
  await lookedAt(context, request, await gameShown(context, request, options.text('game')), 'map')

/** Shows a panel, and gives the requester their seat back as the button of the card does. */
async function lookedAt(
  context: Context,
  request: Request,
  found: Result<TableSight, string>,
  what: Look,
): Promise<Reply> {
  if (!found.ok) return found.why
  const { id } = found.value.record
  const isBack = (await takeSeatBack(context, request, id)).length > 0
  const sight = isBack ? await startedTable(context, id) : found
  return sight.ok ? await lookPanel(context, sight.value, request.user, what) : sight.why
}

/** `/game look`: a place, or all of the board. */
export const look: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const sight = found.value
  if (!sight.game.words.board) return SAY.noBoard
  const typed = options.text('place')
  const place = typed === '' ? '' : findPlace(sight, seatSeenBy(sight.record, request.user), typed)
  return place === null ? SAY.unknownPlace : placePanel(sight, request.user, place)
}

/** `/game log` */
export const log: Execute = async (context, request, options) =>
  await lookedAt(context, request, await gameShown(context, request, options.text('game')), 'log')

/** `/game lookback`: any moment, by default the last. */
export const lookback: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const sight = found.value
  const typed = options.text('to')
  if (typed === '') return await lookBackPanel(context, sight, request.user)
  const number = await findMoment(context, sight, seatSeenBy(sight.record, request.user), typed)
  return number === null ? SAY.unknownMoment : await lookBackPanel(context, sight, request.user, number)
}

/** `/game reveal`: all that was secret. */
export const reveal: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const sight = found.value
  return sight.record.status === 'over' ? await revealPanel(context, request, sight) : SAY.notRevealed
}

/** `/game guess` */
export const guess: Execute = async (context, request) => {
  const found = await tableHere(context, request)
  if (!found.ok) return found.why
  const record = found.value
  const sight = await startedTable(context, record.id)
  return sight.ok ? await guessPanel(context, sight.value, request.user) : sight.why
}

/** `/game poster`: posted again, for everybody, where the game was played. */
export const poster: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const sight = found.value
  const { room } = sight.record
  if (sight.record.status !== 'over' || !sight.isOver) return SAY.posterLater
  // A user without a seat may only post in the table's own channel, from there.
  if (!seatOf(sight.record, request.user) && request.channel !== room) return SAY.shareThere(room)
  const panel = await posterPanel(context, sight, labelled(sight.record, request.user, request))
  if (typeof panel === 'string') return panel
  const how = await context.screens.share(request.user, { record: sight.record, panel, shown: [] })
  return sharedIn(room, how)
}

/** `/game film`: of all of the game, or since a moment. */
export const film: Execute = async (context, request, options) => {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const sight = found.value
  const typed = options.text('since')
  if (typed === '') return await filmPanel(context, sight, request.user, 0, 0)
  const own = seatOf(sight.record, request.user)?.seat ?? null
  const number = await findMoment(context, sight, own, typed)
  if (number === null) return SAY.unknownMoment
  return await filmPanel(context, sight, request.user, 0, await publicNumber(context.tables, sight, own, number))
}

/** `/game help`: of the named game, of the one in this channel, or of all. */
export const help: Execute = async (context, request, options) => {
  const { games } = context.tables
  const here =
    request.guild === null ? undefined : await context.tables.directory.openIn(request.guild, request.channel)
  const wanted = options.text('game') || here?.game
  const game = games.find(({ rules }) => rules.id === wanted)
  return game ? helpPanel(game, 0) : welcomePanel(games)
}
