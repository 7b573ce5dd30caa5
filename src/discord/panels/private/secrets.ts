import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { MESSAGE_BYTES, MESSAGE_TEXT } from '../../kit/limits.ts'
import { container, texts } from '../../kit/message.ts'
import { boldNames, fullNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { privateLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { startedTable } from '../../table/context/seats.ts'
import type { Request } from '../../table/context/request.ts'
import { rememberedLines } from './hand.ts'
import { passagesText } from '../parts/passages.ts'
import { say } from '../../words/index.ts'

const PRIVATE = 0x7a4b8f
const MAX_LINES = 12
/** What the line above all of it takes, and what stands between the parts. */
const OTHER_TEXT_LENGTH = 400

/** The secrets of a seat, or of all for `null`, for a moderator. The table is told first. */
export async function secretsPanel(
  context: Context,
  request: Request,
  table: string,
  seat: Seat | null,
): Promise<Reply> {
  const told = await context.tables.privateAccess.lookInto(table, request, seat)
  if (!told.ok) return REFUSED[told.why]
  const found = await startedTable(context, table)
  if (!found.ok) return found.why
  const view = found.value
  const seats = seat === null ? view.record.seats.map((one) => one.seat) : [seat]
  const [letters, bytes] = [MESSAGE_TEXT, MESSAGE_BYTES].map((most) =>
    Math.floor((most - OTHER_TEXT_LENGTH) / seats.length),
  )
  const parts = seats.map((one) => secretsOf(context, view, one, new TextBudget(letters, bytes)))
  return { components: [container(texts(`-# ${say('secrets-of')}`, ...(await Promise.all(parts))), PRIVATE)] }
}

/** A seat's hand and its latest private lines, as far as they fit. */
async function secretsOf(context: Context, view: TableView, seat: Seat, budget: TextBudget): Promise<string> {
  const { record, game } = view
  const title = budget.fill([`### ${fullNames(record)(seat)}`])
  const hand = passagesText(game.words.hand(view.viewFor(seat), boldNames(record)), budget)
  const lines = privateLines(view, seat, await rememberedLines(context.tables, record.id, seat)).slice(-MAX_LINES)
  const told = lines.length === 0 ? '' : budget.fill([say('secrets-told'), ...lines])
  return [title, hand === '' ? say('secrets-none') : hand, told].filter((part) => part !== '').join('\n')
}
