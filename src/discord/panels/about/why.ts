import type { TableSight } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { textPanel, texts, type Panel } from '../../kit/message.ts'
import { SAY } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { citedIn, referenceOf } from '../../reference/reference.ts'
import { lineInWords, whyLines } from '../../table/telling/chronicle.ts'
import type { Context } from '../../table/context/context.ts'

/** So many lines of a turn are explained, the last. */
const MOST = 12
/** So many rules are quoted. */
const QUOTED = 4

/** How the numbers that stand on a table's card came about; one's own secrets included. */
export async function whyPanel(context: Context, sight: TableSight, seat: number | undefined): Promise<Panel> {
  return whyOf(sight, seat, await context.screens.toldOn(sight.record.id)) ?? textPanel(SAY.noNumbers)
}

/**
 * How the numbers of some lines came about, die by die, and the rules they name, as far as a seat may know; `null` if there
 * are none.
 */
export function whyOf(sight: TableSight, seat: number | undefined, lines: readonly ChronicleLine[]): Panel | null {
  const mine = lines.filter(({ to }) => to === 'all' || (seat !== undefined && to.includes(seat)))
  const blocks = mine.flatMap((line) => {
    const why = line.kind === 'fact' ? whyLines(sight, line) : []
    return why.length === 0 ? [] : [[lineInWords(sight, line) ?? '', ...why].filter((one) => one !== '').join('\n')]
  })
  if (blocks.length === 0) return null
  const shown = blocks.slice(-MOST)
  const reference = referenceOf(sight.game)
  const quoted = citedIn(shown)
    .flatMap((cited) => reference.of(cited) ?? [])
    .slice(0, QUOTED)
    .flatMap(({ id: rule, lines: text }) => [`> **${rule}** ${text[0] ?? ''}`])
  const budget = new TextBudget()
  const told = budget.fill(shown, 2600)
  return { components: texts(told, quoted.length === 0 ? '' : budget.fill(['### The rules', ...quoted])) }
}
