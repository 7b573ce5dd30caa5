import type { ComputerChoice, TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'
import { textPanel, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import { citedIn, referenceOf } from '../../reference/reference.ts'
import { lineInWords, whyLines } from '../../table/telling/chronicle.ts'
import { choicesOf, type WordedChoice } from '../../table/answering/choices.ts'
import type { Context } from '../../table/context/context.ts'
import { say } from '../../words/index.ts'

const MAX_LINES = 12
const MAX_QUOTED_RULES = 4
const MAX_CHOICE_LENGTH = 900
/** Options of a computer player that are shown beside the one it took. */
const MAX_OTHERS = 6

/**
 * How the numbers on a table's card came about, including the reader's own secrets; and what a computer player last
 * chose from.
 */
export async function whyPanel(context: Context, view: TableView, seat: number | undefined): Promise<Panel> {
  const { id } = view.record
  const last = await context.tables.views.lastByComputer(id)
  const budget = new TextBudget()
  const choice = last ? budget.fill(choiceLines(last), MAX_CHOICE_LENGTH) : ''
  const numbers = whyOf(view, seat, await context.projector.toldOn(id), budget)
  if (choice === '') return numbers ?? textPanel(say('no-numbers'))
  return { components: [...(numbers?.components ?? []), ...texts(choice)] }
}

/** The options of a computer player, as everybody could see them, with their odds; the chosen one first. */
function choiceLines({ then, seat, choice }: ComputerChoice): readonly string[] {
  const name = boldNames(then.record)(seat)
  const asked = then.asked(null).find((one) => one.seat === seat && one.verb === choice.verb)
  const options = asked ? choicesOf(then, asked, null) : []
  const took = options.find(({ key }) => key === choice.key)
  if (!took) return []
  const others = options.filter((one) => one !== took)
  const shown = others.slice(0, MAX_OTHERS)
  const more = others.length - shown.length
  return [
    say('why-computer', { name }),
    optionLine('took', took),
    ...shown.map((one) => optionLine('left', one)),
    ...(more > 0 ? [say('why-computer.more', { count: more })] : []),
    say(`why-computer-${then.record.level ?? 'fair'}`, { name }),
  ]
}

function optionLine(how: 'took' | 'left', { bare: label, hint }: WordedChoice): string {
  return hint === undefined ? say(`why-computer.${how}`, { label }) : say(`why-computer.${how}-hint`, { label, hint })
}

/**
 * How the numbers in some lines came about, die by die, and the rules they cite, as far as a seat may know; `null`
 * without numbers.
 */
export function whyOf(
  view: TableView,
  seat: number | undefined,
  lines: readonly ChronicleLine[],
  budget = new TextBudget(),
): Panel | null {
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
  const told = budget.fill(shown, 2600)
  return { components: texts(told, quoted.length === 0 ? '' : budget.fill([say('why-rules'), ...quoted])) }
}
