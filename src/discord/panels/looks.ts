import type { TableSight } from '../../tables/model/service.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { formatId, type Look } from '../kit/ids.ts'
import { button, texts, type Panel } from '../kit/message.ts'
import { fullNames } from '../kit/names.ts'
import { TextBudget } from '../kit/text.ts'
import type { Desk, Reply } from '../table/desk.ts'
import { houseRulesLines } from '../table/house-rules.ts'
import { picturesLine } from '../table/preferences.ts'
import { whisperingLine } from '../table/whispers.ts'
import { sealInWords } from '../table/seal.ts'
import { guessPart } from './guess.ts'
import { helpPanel } from './help.ts'
import { logPanel } from './log.ts'
import { mapPanel } from './map.ts'
import { passagesText } from './passages.ts'
import { headlineOf } from './views.ts'
import { watchLines } from './watched.ts'
import { whyPanel } from './why.ts'

// What can be looked at beside a card, for whoever asks for it.

const LABELS: Readonly<Record<Look, string>> = { why: 'Why?', map: 'Map', status: 'Status', log: 'Log', help: 'Help' }

/** The buttons under a card. */
export function lookButtons(table: string) {
  return (Object.keys(LABELS) as Look[]).map((what) => button(formatId({ kind: 'look', table, what }), LABELS[what]))
}

/** What somebody looks at. */
export async function looked(desk: Desk, sight: TableSight, user: string, what: Look): Promise<Reply> {
  switch (what) {
    case 'why':
      return await whyPanel(desk, sight, seatSeenBy(sight.record, user) ?? undefined)
    case 'map':
      return await mapPanel(desk, sight, user)
    case 'status':
      return await statusPanel(desk, sight, user)
    case 'log':
      return await logPanel(desk, sight, seatSeenBy(sight.record, user) ?? undefined)
    case 'help':
      return helpPanel(sight.game, 0)
  }
}

/** Who is where with what, and by which rules; whoever watches may guess who wins. */
export async function statusPanel(desk: Desk, sight: TableSight, user: string): Promise<Panel> {
  const { record, game } = sight
  const budget = new TextBudget()
  const headline = headlineOf(sight, budget)
  const seal = budget.fill([sealInWords(record)])
  const table = [picturesLine(record.pictures), whisperingLine(record), ...watchLines(record)]
  const rules = budget.fill([...houseRulesLines(game, record), ...table])
  const guess = await guessPart(desk, sight, user)
  const guessed = guess.lines.length === 0 ? '' : budget.fill(guess.lines)
  const overview = passagesText(game.words.overview(sight.view(null), fullNames(record)), budget)
  return { components: [...texts(headline, rules, overview, seal, guessed), ...guess.rows] }
}
