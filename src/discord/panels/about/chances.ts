import type { Chances } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { percent } from '../../../language/index.ts'
import { textPanel, texts, type Panel } from '../../kit/message.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { choicesOf } from '../../table/answering/choices.ts'
import type { Context } from '../../table/context/context.ts'
import { barOf } from '../parts/bar.ts'
import { seatPlayedBy } from '../../../tables/model/store.ts'
import { say } from '../../words/index.ts'

/** Outcomes shown of an option. */
const MAX_OUTCOMES = 5
/** An outcome less likely than this isn't shown, unless it is the worst. */
const LEAST_SHARE = 0.02

/** What may come of the reader's choice, option by option, the worst first. */
export async function chancesPanel(context: Context, view: TableView, user: string): Promise<Panel> {
  const seat = seatPlayedBy(view.record, user)?.seat
  if (seat === undefined) return textPanel(say('chances-not-yours'))
  const asked = view.asked(seat).find((one) => one.seat === seat)
  if (!asked) return textPanel(say('chances-none'))
  const found = await context.tables.chances.of(view.record.id, seat, user)
  if (!found.ok) return textPanel(found.why === 'not-asked' ? say('chances-none') : REFUSED[found.why])
  const labels = new Map(choicesOf(view, asked, seat).map(({ key, bare }) => [key, bare]))
  const shown = found.value.filter(({ key, worlds }) => labels.has(key) && worlds > 0)
  const worlds = Math.max(0, ...shown.map((one) => one.worlds))
  const more = asked.offers.length - shown.length
  const budget = new TextBudget()
  const head = budget.fill([say('chances'), say('chances.how', { worlds })])
  const options = shown
    .map((one) => optionText(view, { label: labels.get(one.key) ?? '', worlds }, one))
    .filter((text) => budget.take(text))
  const rest = more > 0 ? budget.fill([say('chances.more', { count: more })]) : ''
  return { components: texts(head, ...options, rest) }
}

/** An option that was possible in fewer worlds than others says in how many. */
function optionText(
  { game }: TableView,
  { label, worlds }: { readonly label: string; readonly worlds: number },
  { outcomes, worlds: tried }: Chances,
): string {
  const told = outcomes.filter(({ share }, at) => at === 0 || share >= LEAST_SHARE).slice(0, MAX_OUTCOMES)
  const lines = told.map(({ id, share }) =>
    say('chances.outcome', { bar: barOf(share), share: percent(share), what: game.words.stakes?.[id] ?? id }),
  )
  const head = tried < worlds ? say('chances.option-some', { label, worlds: tried }) : say('chances.option', { label })
  return [head, ...(lines.length === 0 ? [say('chances.nothing')] : lines)].join('\n')
}
