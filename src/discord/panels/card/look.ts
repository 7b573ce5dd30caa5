import type { TableView } from '../../../tables/model/service.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { formatId, LOOKS, type Look } from '../../kit/ids.ts'
import { button, texts, type Panel } from '../../kit/message.ts'
import { fullNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { houseRulesLines } from '../../table/lobby/house-rules.ts'
import { picturesLine } from '../../table/people/settings.ts'
import { whisperingLine } from '../../table/people/whisper.ts'
import { sealInWords } from '../../table/telling/seal.ts'
import { guessPart } from '../about/guess.ts'
import { helpPanel } from '../about/help.ts'
import { logPanel } from '../past/log.ts'
import { mapPanel } from '../about/map.ts'
import { passagesText } from '../parts/passages.ts'
import { headlineOf } from '../parts/views.ts'
import { watchLines } from '../parts/spectators.ts'
import { whyPanel } from '../about/why.ts'

// The panels behind the buttons under a card.

/** The buttons under a card. */
export function lookButtons(table: string) {
  return LOOKS.map((what) => button(formatId({ kind: 'look', table, what }), say(`look-${what}`)))
}

/** On a card for a wide screen: the button with which a reader makes everything larger. */
export function lettersButton({ id, pictures }: TableRecord) {
  return pictures === 'wide' ? [button(formatId({ kind: 'letters', table: id }), say('letters-too-small'))] : []
}

/** The panel of a button. */
export async function lookPanel(context: Context, view: TableView, user: string, what: Look): Promise<Reply> {
  switch (what) {
    case 'why':
      return await whyPanel(context, view, seatSeenBy(view.record, user) ?? undefined)
    case 'map':
      return await mapPanel(context, view, user)
    case 'status':
      return await statusPanel(context, view, user)
    case 'log':
      return await logPanel(context, view, seatSeenBy(view.record, user) ?? undefined)
    case 'help':
      return helpPanel(view.game, 0)
  }
}

/** Who is where with what, and the house rules. Spectators can also guess the winner. */
export async function statusPanel(context: Context, view: TableView, user: string): Promise<Panel> {
  const { record, game } = view
  const budget = new TextBudget()
  const headline = headlineOf(view, budget)
  const seal = budget.fill([sealInWords(record)])
  const table = [picturesLine(record.pictures), whisperingLine(record), ...watchLines(record)]
  const rules = budget.fill([...houseRulesLines(game, record), ...table])
  const guess = await guessPart(context, view, user)
  const guessed = guess.lines.length === 0 ? '' : budget.fill(guess.lines)
  const overview = passagesText(game.words.overview(view.viewFor(null), fullNames(record)), budget)
  return { components: [...texts(headline, rules, overview, seal, guessed), ...guess.rows] }
}
