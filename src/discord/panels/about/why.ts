import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { textPanel, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import { citedIn, referenceOf } from '../../reference/reference.ts'
import { lineInWords, whyLines } from '../../table/telling/chronicle.ts'
import type { Context } from '../../table/context/context.ts'
import { say } from '../../words/index.ts'

const MAX_LINES = 12
const MAX_QUOTED_RULES = 4

/** How the numbers on a table's card came about, including the reader's own secrets. */
export async function whyPanel(context: Context, view: TableView, seat: number | undefined): Promise<Panel> {
  return whyOf(view, seat, await context.projector.toldOn(view.record.id)) ?? textPanel(say('no-numbers'))
}

/**
 * How the numbers in some lines came about, die by die, and the rules they cite, as far as a seat may know; `null`
 * without numbers.
 */
export function whyOf(view: TableView, seat: number | undefined, lines: readonly ChronicleLine[]): Panel | null {
  const mine = lines.filter(({ to }) => to === 'all' || (seat !== undefined && to.includes(seat)))
  const blocks = mine.flatMap((line) => {
    const why = line.kind === 'fact' ? whyLines(view, line) : []
    return why.length === 0 ? [] : [[lineInWords(view, line) ?? '', ...why].filter((one) => one !== '').join('\n')]
  })
  if (blocks.length === 0) return null
  const shown = blocks.slice(-MAX_LINES)
  const reference = referenceOf(view.game)
  const quoted = citedIn(shown)
    .flatMap((cited) => reference.of(cited) ?? [])
    .slice(0, MAX_QUOTED_RULES)
    .flatMap(({ id: rule, lines: text }) => [`> **${rule}** ${text[0] ?? ''}`])
  const budget = new TextBudget()
  const told = budget.fill(shown, 2600)
  return { components: texts(told, quoted.length === 0 ? '' : budget.fill([say('why-rules'), ...quoted])) }
}
