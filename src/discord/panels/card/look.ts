import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { formatId, type Look } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { fullNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { houseRulesLines } from '../../table/lobby/house-rules.ts'
import { picturesLine } from '../../table/people/settings.ts'
import { companyLines } from '../../table/telling/company.ts'
import { whisperingLine } from '../../table/people/whisper.ts'
import { unsealedMark } from '../../table/telling/seal.ts'
import { chancesPanel } from '../about/chances.ts'
import { guessPart } from '../about/guess.ts'
import { helpPanel } from '../about/help.ts'
import { logPanel } from '../past/log.ts'
import { mapPanel } from '../about/map.ts'
import { passagesText } from '../parts/passages.ts'
import { headlineOf } from '../parts/views.ts'
import { watchLines } from '../parts/spectators.ts'
import { whyPanel } from '../about/why.ts'
import { broadCover } from '../../table/lobby/cover.ts'

// The panels behind the buttons under a card.

/** The button under a card to everything that can be looked up. */
export function moreButton(table: string): APIButtonComponent {
  return button(formatId({ kind: 'look', table, what: 'more' }), say('look-more'))
}

/** What can be looked up, and what may be proposed to the table. */
function morePanel(view: TableView): Panel {
  const table = view.record.id
  const looks = TOOLS.map((what) => button(formatId({ kind: 'tool', table, what }), say(`look-${what}`)))
  return { components: [...texts(say('look-more-title')), ...rows(looks), ...rows(endOffered(view))] }
}

const TOOLS = ['why', 'chances', 'map', 'status', 'log', 'help'] as const

/** Once a game is as good as decided, any player may propose to end it. */
function endOffered(view: TableView): APIButtonComponent[] {
  const isOpen = view.proposals.some(({ kind, came }) => kind === 'end' && came === null)
  if (isOpen || view.game.offersEnd?.(view.viewFor(null)) !== true) return []
  return [button(formatId({ kind: 'move', table: view.record.id, what: 'end', seat: 0 }), say('end-it-here'))]
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
    case 'chances':
      return await chancesPanel(context, view, user)
    case 'map':
      return await mapPanel(context, view, user)
    case 'status':
      return await statusPanel(context, view, user)
    case 'log':
      return await logPanel(context, view, seatSeenBy(view.record, user) ?? undefined)
    case 'help':
      return helpPanel(view.game, 0, false, await broadCover(context.pictures, view.game, user))
    case 'more':
      return morePanel(view)
  }
}

/** Who is where with what, and the house rules. Spectators can also guess the winner. */
export async function statusPanel(context: Context, view: TableView, user: string): Promise<Panel> {
  const { record, game } = view
  const budget = new TextBudget()
  const headline = headlineOf(view, budget)
  const seal = budget.fill(unsealedMark(record))
  const table = [picturesLine(record.pictures), whisperingLine(record), ...companyLines(record), ...watchLines(record)]
  const rules = budget.fill([...houseRulesLines(game, record), ...table])
  const guess = await guessPart(context, view, user)
  const guessed = guess.lines.length === 0 ? '' : budget.fill(guess.lines)
  const overview = passagesText(game.words.overview(view.viewFor(null), fullNames(record)), budget)
  return { components: [...texts(headline, rules, overview, seal, guessed), ...guess.rows] }
}
