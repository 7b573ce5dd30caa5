import { ORDER } from '../../engine/index.ts'
import { PLAN_CONDITIONS, PLAN_FALLBACKS, type PlanStep } from '../../tables/model/record.ts'
import { DONE } from '../../tables/model/results.ts'
import type { ForeseenQuestion } from '../../tables/model/service.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { changedOrders, ordersForm } from '../panels/private/orders.ts'
import { planReply } from '../panels/private/plan.ts'
import { handAfter } from '../panels/private/replies.ts'
import { plannable, plannableOptions, stepFor } from '../table/answering/plan.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { seatedAt } from '../table/context/seats.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** "Standing orders": opens the form in which they are given. */
export const ordersOpened: Opener<'orders'> = async (context, request, { table, page }) => {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  return ordersForm(seated.view, seated.seat, page) ?? REFUSED['not-offered']
}

/** The form was sent: what was filled in otherwise is ordered, one thing after another. */
export const ordersSent: Handler<'orders-form'> = async (context, request, { press: { table, page }, filled }) => {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  const { view, seat } = seated
  const news: string[] = []
  for (const { order, value } of changedOrders(view, seat, page, filled)) {
    const given = await context.tables.answers.submit(table, request.user, {
      verb: ORDER,
      key: `${order.id}=${value}`,
    })
    if (!given.ok) return await handAfter(context, request, table, [...news, REFUSED[given.why]])
    const words = view.game.words.order?.(order.id)
    if (words) news.push(say('order-given', { title: words.title, value: words.label(value) }))
  }
  return await handAfter(context, request, table, news.length === 0 ? [say('orders-stay')] : news)
}

/** "Plan ahead": a player's plan, in the place of the panel. */
export const plan: Handler<'plan'> = (context, request, { press }) => planReply(context, request, press.table)

/** A choice was picked: it becomes the last step of the plan. */
export const planAdd: Handler<'plan-add'> = (context, request, { press, picked }) =>
  changePlan(context, request, press.table, (steps, questions, seat) => {
    const found = plannableOptions(questions).find(({ code }) => code === picked)
    if (!found) return { steps, said: say('plan-which') }
    return { steps: [...steps, stepFor(found, seat)], said: say('plan-added', { label: found.option.label }) }
  })

/** On what the last step depends. */
export const planIf: Handler<'plan-if'> = (context, request, { press, picked }) => {
  const [only, otherwise] = picked.split('.')
  return changeLast(context, request, press.table, {
    only: PLAN_CONDITIONS.find((one) => one === only) ?? 'offered',
    otherwise: PLAN_FALLBACKS.find((one) => one === otherwise) ?? 'wait',
  })
}

/** In whose turns the last step applies, and how often. */
export const planWhen: Handler<'plan-when'> = (context, request, { press, picked }) => {
  const [whose = '', often] = picked.split('.')
  const repeats = often === 'yes'
  return changeLast(context, request, press.table, {
    turnOf: /^\d{1,2}$/.test(whose) ? Number(whose) : 'others',
    repeats,
    ...(repeats && { otherwise: 'wait' }),
  })
}

/** Takes the last step off, or all. */
export const planDrop: Handler<'plan-drop'> = (context, request, { press }) =>
  changePlan(context, request, press.table, (steps) => {
    const left = press.isAll ? [] : steps.slice(0, -1)
    return { steps: left, said: say('plan-dropped', { left: left.length }) }
  })

function changeLast(context: Context, request: Request, table: string, change: Partial<PlanStep>): Promise<Reply> {
  return changePlan(context, request, table, (steps) => {
    const last = steps.at(-1)
    if (!last) return { steps, said: say('plan-none') }
    const changed = { ...last, ...change }
    // A step that repeats has no moment to compare with.
    const only = changed.repeats && changed.only === 'unchanged' ? 'offered' : changed.only
    return { steps: [...steps.slice(0, -1), { ...changed, only }], said: say('plan-changed') }
  })
}

type PlanChange = (
  steps: readonly PlanStep[],
  questions: readonly ForeseenQuestion[],
  seat: number,
) => { readonly steps: readonly PlanStep[]; readonly said: string }

async function changePlan(context: Context, request: Request, table: string, change: PlanChange): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const { view, seat } = found.value
  const questions = await plannable(context, found.value)
  if (!questions.ok) return questions.why
  const before = view.plan(seat)?.steps ?? []
  const { steps, said } = change(before, questions.value, seat)
  const done = steps === before ? DONE : await context.tables.plans.write(table, request.user, steps)
  return await planReply(context, request, table, [replyTo(done, said)])
}
