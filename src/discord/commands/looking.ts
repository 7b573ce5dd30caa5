import { seatOf } from '../../tables/store.ts'
import { gallery, PICTURE_NAME, textPanel, texts } from '../kit/message.ts'
import { boldNames } from '../kit/names.ts'
import { SAY } from '../kit/sentences.ts'
import { clip, TextBudget } from '../kit/text.ts'
import { helpPanel, welcomePanel } from '../panels/help.ts'
import { logPanel } from '../panels/log.ts'
import { passagesText } from '../panels/passages.ts'
import { altOf, headlineOf } from '../panels/views.ts'
import { askedInOrder } from '../table/choices.ts'
import { houseRulesLines } from '../table/house-rules.ts'
import { gameHere, isSorry, started, tableHere } from '../table/seated.ts'
import { sealInWords } from '../table/seal.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game status` */
export const status: Execute = async (desk, visit) => {
  const record = await tableHere(desk, visit)
  if (isSorry(record)) return record.sorry
  // Whoever asks may wonder why nothing is shown: whatever was in the way may be gone.
  await desk.screens.tryAgain(record.id)
  const sight = await started(desk, record.id)
  if (isSorry(sight)) return sight.sorry
  const budget = new TextBudget()
  const headline = headlineOf(sight, budget)
  const seal = budget.fill([sealInWords(record)])
  const rules = budget.fill(houseRulesLines(sight.game, record))
  const overview = passagesText(sight.game.words.overview(sight.view(null), boldNames(record)), budget)
  return { components: texts(headline, rules, overview, seal) }
}

/** `/game map` */
export const map: Execute = async (desk, visit) => {
  const sight = await gameHere(desk, visit)
  if (isSorry(sight)) return sight.sorry
  const viewer = seatOf(sight.record, visit.user)?.seat ?? null
  const view = sight.view(viewer)
  const alt = altOf(sight, viewer)
  const asked = askedInOrder(sight, viewer)
  const { id: table, game } = sight.record
  const image = await desk.pictures({ table, game, view, asked, viewer, size: 'full' })
  if (image === 'too-many') return SAY.tooManyPictures
  if (!image) return textPanel(alt)
  const pictures = [{ name: PICTURE_NAME, image, alt }]
  return { components: [gallery(PICTURE_NAME, alt), ...texts(`-# ${clip(alt, 1000)}`)], pictures }
}

/** `/game log` */
export const log: Execute = async (desk, visit) => {
  const sight = await gameHere(desk, visit)
  return isSorry(sight) ? sight.sorry : await logPanel(desk, sight, seatOf(sight.record, visit.user)?.seat)
}

/** `/game help`: of the game that is named, of the one in this room, or of all. */
export const help: Execute = async (desk, visit, given) => {
  const { games } = desk.tables
  const here = visit.server === null ? undefined : await desk.tables.tableIn(visit.server, visit.room)
  const wanted = given.text('game') || here?.game
  const game = games.find(({ rules }) => rules.id === wanted)
  return game ? helpPanel(game, 0) : welcomePanel(games)
}
