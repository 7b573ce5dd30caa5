import type { APISelectMenuOption } from 'discord-api-types/v10'
import { sentencesIn } from '../../../tables/index.ts'
import { PLAN_CONDITIONS, PLAN_FALLBACKS, type PlanStep } from '../../../tables/model/record.ts'
import type { ForeseenQuestion, TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { MENU_OPTIONS, SHORT_PLACEHOLDER } from '../../kit/limits.ts'
import { button, menu, menuOption, rows, texts, type ComponentRow, type Panel } from '../../kit/message.ts'
import { plainNames } from '../../kit/names.ts'
import { lengthOf, TextBudget } from '../../kit/text.ts'
import { planLines, plannable, plannableOptions } from '../../table/answering/plan.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { seatedAt } from '../../table/context/seats.ts'
import { say } from '../../words/index.ts'
import { handButton } from './own.ts'

/** The most menus of choices to plan; `/plan` completes all of them. */
const MAX_MENUS = 6

/** A player's plan, what can be added to it, and on what its last step depends. Private. */
function planPanel(
  view: TableView,
  seat: number,
  questions: readonly ForeseenQuestion[],
  news: readonly string[] = [],
): Panel {
  const table = view.record.id
  const steps = view.plan(seat)?.steps ?? []
  const last = steps.at(-1)
  const budget = new TextBudget()
  const title = budget.fill([...news, say('plan-title', { title: view.game.words.title }), say('plan-intro')])
  const shown = budget.fill(steps.length === 0 ? [say('plan-none')] : planLines(view, seat, steps))
  const gap = last ? gapIn(questions, seat, steps) : undefined
  const open = gap ? budget.fill([say('plan-open', { question: gap.question })]) : ''
  const menus = addMenus(table, questions)
  const more = menus.length > MAX_MENUS ? say('plan-more') : ''
  const parts = addParts(menus.slice(0, MAX_MENUS), budget)
  const number = steps.length
  const drop = (isAll: boolean) => formatId({ kind: 'plan-drop', table, isAll })
  const buttons = [
    ...(last ? [button(drop(false), say('plan-drop-last', { number }))] : []),
    ...(number > 1 ? [button(drop(true), say('plan-drop-all'))] : []),
    handButton(table),
  ]
  return {
    components: [
      ...texts(title, shown, open),
      ...(last ? termMenus(view, seat, questions, last) : []),
      ...parts,
      ...texts(budget.fill([more])),
      ...rows(buttons),
    ],
  }
}

/** A player's plan as it is now. */
export async function planReply(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[] = [],
): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const { view, seat } = found.value
  const questions = await plannable(context, found.value)
  return questions.ok ? planPanel(view, seat, questions.value, news) : questions.why
}

/** The first question of the player's own turn that the plan leaves open, although a later one is planned. */
function gapIn(questions: readonly ForeseenQuestion[], seat: number, steps: readonly PlanStep[]) {
  const own = questions.filter(({ isOwnTurn }) => isOwnTurn)
  const isPlanned = ({ verb }: ForeseenQuestion) => steps.some((one) => one.turnOf === seat && one.verb === verb)
  return own.slice(0, Math.max(0, own.findLastIndex(isPlanned))).find((one) => !isPlanned(one))
}

/** A menu of choices to plan: whether it is for the player's own turn, and the question unless its label is that. */
interface AddMenu {
  readonly isOwnTurn: boolean
  readonly question: string
  readonly row: ComponentRow
}

/** A menu for each question, or several for one with many options. */
function addMenus(table: string, questions: readonly ForeseenQuestion[]): readonly AddMenu[] {
  const menus: AddMenu[] = []
  for (const one of questions) {
    const options = plannableOptions([one]).map(({ option, code }) => menuOption(code, option.label))
    const pages = Math.ceil(options.length / MENU_OPTIONS)
    for (let page = 0; page < pages; page += 1) {
      const label = pages > 1 ? say('choose-page', { most: 1, page: page + 1, pages }) : menuLabel(one.question)
      menus.push({
        isOwnTurn: one.isOwnTurn,
        question: label === one.question || page > 0 ? '' : one.question,
        row: menu(
          formatId({ kind: 'plan-add', table, page: menus.length }),
          label,
          options.slice(page * MENU_OPTIONS, (page + 1) * MENU_OPTIONS),
        ),
      })
    }
  }
  return menus
}

/** A question if a phone shows all of it in a menu, or else the last of its sentences that asks and fits. */
function menuLabel(question: string): string {
  const asking = sentencesIn(question).filter((sentence) => sentence.includes('?'))
  const fitting = [question, ...asking.reverse()].find((one) => lengthOf(one) <= SHORT_PLACEHOLDER)
  return fitting ?? say('choose', { most: 1 })
}

/** The menus of choices to plan, under a heading for the player's own turn and one for the turns of others. */
function addParts(menus: readonly AddMenu[], budget: TextBudget) {
  return [true, false].flatMap((isOwnTurn) => {
    const found = menus.filter((one) => one.isOwnTurn === isOwnTurn)
    if (found.length === 0) return []
    const heading = budget.fill([isOwnTurn ? say('plan-own') : say('plan-reaction')])
    return [...texts(heading), ...found.flatMap(({ question, row }) => [...texts(budget.fill([question])), row])]
  })
}

/** The menus for the terms of the last step. */
function termMenus(view: TableView, seat: number, questions: readonly ForeseenQuestion[], step: PlanStep) {
  const { id: table } = view.record
  const number = view.plan(seat)?.steps.length ?? 0
  const found = plannableOptions(questions).find(
    ({ question, option }) => question.verb === step.verb && option.key === step.key,
  )
  const hasPlace = found?.option.hasPlace ?? step.only === 'alone'
  const only = PLAN_CONDITIONS.filter((one) => (one === 'alone' ? hasPlace : one !== 'unchanged' || !step.repeats))
  const ifs = only.flatMap((one) =>
    (step.repeats ? (['wait'] as const) : PLAN_FALLBACKS).map((otherwise) => ({
      ...menuOption(
        `${one}.${otherwise}`,
        say(`plan-if-${one}-${otherwise}`),
        `${say('plan-step-only', { only: one })} ${say('plan-step-otherwise', { otherwise })}`,
      ),
      default: step.only === one && step.otherwise === otherwise,
    })),
  )
  return [
    menu(formatId({ kind: 'plan-if', table }), say('plan-if', { number }), ifs),
    ...(step.turnOf === seat
      ? []
      : [menu(formatId({ kind: 'plan-when', table }), say('plan-when', { number }), whens(view, seat, step))]),
  ]
}

/** In whose turns a step may apply, once or every time. */
function whens({ record }: TableView, seat: number, step: PlanStep): readonly APISelectMenuOption[] {
  const names = plainNames(record)
  const seats = record.seats.filter((one) => one.seat !== seat).map((one) => one.seat)
  return (['others', ...seats] as const)
    .flatMap((turnOf) =>
      (['no', 'yes'] as const).map((repeats) => ({
        ...menuOption(
          `${turnOf}.${repeats}`,
          turnOf === 'others'
            ? say('plan-when-others', { repeats })
            : say('plan-when-seat', { repeats, name: names(turnOf) }),
        ),
        default: step.turnOf === turnOf && step.repeats === (repeats === 'yes'),
      })),
    )
    .slice(0, MENU_OPTIONS)
}
