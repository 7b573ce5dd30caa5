import { labelled, seatSeenBy } from '../../tables/index.ts'
import { guessPanel } from '../panels/about/guess.ts'
import { helpPanel, welcomePanel } from '../panels/about/help.ts'
import { looked } from '../panels/card/look.ts'
import { filmPanel } from '../panels/past/film.ts'
import { lookBackPanel, sharedIn } from '../panels/past/look-back.ts'
import { posterPanel } from '../panels/past/poster.ts'
import { placePanel } from '../panels/about/place.ts'
import { revealPanel } from '../panels/past/reveal.ts'
import { takeSeatBack } from '../table/answering/answer.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { momentMeant } from '../table/past/search.ts'
import { publicNumber } from '../table/past/look-back.ts'
import { placeMeant } from '../table/telling/places.ts'
import { gameShown, isSorry, started, tableHere, tableShown, type Found } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { TableSight } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import type { Look } from '../kit/ids.ts'
import { SAY } from '../kit/sentences.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game status` */
export const status: Execute = async (desk, visit, given) => {
  const record = await tableShown(desk, visit, given.text('game'))
  if (isSorry(record)) return record.sorry
  // Whoever asks may wonder why nothing is shown: whatever was in the way may be gone.
  await desk.screens.tryAgain(record.id)
  return await lookedAt(desk, visit, await started(desk, record.id), 'status')
}

/** `/game map` */
export const map: Execute = async (desk, visit, given) =>
  await lookedAt(desk, visit, await gameShown(desk, visit, given.text('game')), 'map')

/** Somebody looks, and has their seat back as by the button of the card. */
async function lookedAt(desk: Desk, visit: Visit, found: Found<TableSight>, what: Look): Promise<Reply> {
  if (isSorry(found)) return found.sorry
  const { id } = found.record
  const isBack = (await takeSeatBack(desk, visit, id)).length > 0
  const sight = isBack ? await started(desk, id) : found
  return isSorry(sight) ? sight.sorry : await looked(desk, sight, visit.user, what)
}

/** `/game look`: a place, or all of the board. */
export const look: Execute = async (desk, visit, given) => {
  const sight = await gameShown(desk, visit, given.text('game'))
  if (isSorry(sight)) return sight.sorry
  if (!sight.game.words.board) return SAY.noBoard
  const typed = given.text('place')
  const place = typed === '' ? '' : placeMeant(sight, seatSeenBy(sight.record, visit.user), typed)
  return place === null ? SAY.unknownPlace : placePanel(sight, visit.user, place)
}

/** `/game log` */
export const log: Execute = async (desk, visit, given) =>
  await lookedAt(desk, visit, await gameShown(desk, visit, given.text('game')), 'log')

/** `/game lookback`: any moment, the last one unless told. */
export const lookback: Execute = async (desk, visit, given) => {
  const sight = await gameShown(desk, visit, given.text('game'))
  if (isSorry(sight)) return sight.sorry
  const typed = given.text('to')
  if (typed === '') return await lookBackPanel(desk, sight, visit.user)
  const number = await momentMeant(desk, sight, seatSeenBy(sight.record, visit.user), typed)
  return number === null ? SAY.unknownMoment : await lookBackPanel(desk, sight, visit.user, number)
}

/** `/game reveal`: all that was secret. */
export const reveal: Execute = async (desk, visit, given) => {
  const sight = await gameShown(desk, visit, given.text('game'))
  if (isSorry(sight)) return sight.sorry
  return sight.record.status === 'over' ? await revealPanel(desk, visit, sight) : SAY.notRevealed
}

/** `/game guess` */
export const guess: Execute = async (desk, visit) => {
  const record = await tableHere(desk, visit)
  if (isSorry(record)) return record.sorry
  const sight = await started(desk, record.id)
  return isSorry(sight) ? sight.sorry : await guessPanel(desk, sight, visit.user)
}

/** `/game poster`: posted again, for everybody, where the game was played. */
export const poster: Execute = async (desk, visit, given) => {
  const sight = await gameShown(desk, visit, given.text('game'))
  if (isSorry(sight)) return sight.sorry
  const { room } = sight.record
  if (sight.record.status !== 'over' || !sight.isOver) return SAY.posterLater
  // Whoever does not play may speak where they are, and nowhere else.
  if (!seatOf(sight.record, visit.user) && visit.room !== room) return SAY.shareThere(room)
  const panel = await posterPanel(desk, sight, labelled(sight.record, visit.user, visit))
  if (typeof panel === 'string') return panel
  const how = await desk.screens.share(visit.user, { record: sight.record, panel, shown: [] })
  return sharedIn(room, how)
}

/** `/game film`: of all of the game, or since a moment. */
export const film: Execute = async (desk, visit, given) => {
  const sight = await gameShown(desk, visit, given.text('game'))
  if (isSorry(sight)) return sight.sorry
  const typed = given.text('since')
  if (typed === '') return await filmPanel(desk, sight, visit.user, 0, 0)
  const own = seatOf(sight.record, visit.user)?.seat ?? null
  const number = await momentMeant(desk, sight, own, typed)
  if (number === null) return SAY.unknownMoment
  return await filmPanel(desk, sight, visit.user, 0, await publicNumber(desk.tables, sight, own, number))
}

/** `/game help`: of the game that is named, of the one in this room, or of all. */
export const help: Execute = async (desk, visit, given) => {
  const { games } = desk.tables
  const here = visit.server === null ? undefined : await desk.tables.tableIn(visit.server, visit.room)
  const wanted = given.text('game') || here?.game
  const game = games.find(({ rules }) => rules.id === wanted)
  return game ? helpPanel(game, 0) : welcomePanel(games)
}
