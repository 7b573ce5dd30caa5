import type { APISelectMenuOption } from 'discord-api-types/v10'
import { PLAN_CONDITIONS, PLAN_FALLBACKS, type PlanStep } from '../../../tables/model/record.ts'
import type { ForeseenQuestion, TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { MENU_OPTIONS } from '../../kit/limits.ts'
import { button, menu, menuOption, rows, texts, type ComponentRow, type Panel } from '../../kit/message.ts'
import { plainNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
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
  const menus = addMenus(table, questions)
  const more = menus.length > MAX_MENUS ? say('plan-more') : ''
  const number = steps.length
  const drop = (isAll: boolean) => formatId({ kind: 'plan-drop', table, isAll })
  const buttons = [
    ...(last ? [button(drop(false), say('plan-drop-last', { number }))] : []),
    ...(number > 1 ? [button(drop(true), say('plan-drop-all'))] : []),
    handButton(table),
  ]
  return {
    components: [
      ...texts(title, shown),
      ...(last ? termMenus(view, seat, questions, last) : []),
      ...menus.slice(0, MAX_MENUS),
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

/** A menu for each question, or several for one with many options. */
function addMenus(table: string, questions: readonly ForeseenQuestion[]): readonly ComponentRow[] {
  const menus: ComponentRow[] = []
  for (const one of questions) {
    const placeholder = one.isOwnTurn
      ? say('plan-own', { question: one.question })
      : say('plan-reaction', { question: one.question })
    const options = plannableOptions([one]).map(({ option, code }) => menuOption(code, option.label))
    for (let from = 0; from < options.length; from += MENU_OPTIONS) {
      const id = formatId({ kind: 'plan-add', table, page: menus.length })
      menus.push(menu(id, placeholder, options.slice(from, from + MENU_OPTIONS)))
    }
  }
  return menus
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
      ...menuOption(`${one}.${otherwise}`, say(`plan-if-${one}-${otherwise}`)),
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
