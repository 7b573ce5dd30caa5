import { ORDER } from '../../engine/index.ts'
import { REFUSED } from '../kit/sentences.ts'
import { changedOrders, ordersForm } from '../panels/private/orders.ts'
import { handAfter } from '../panels/private/replies.ts'
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
