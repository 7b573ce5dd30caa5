import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { StandingOrder } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { boxesField, choiceField, MAX_IN_A_GROUP, pagesOf, type Filled } from '../parts/form.ts'
import { say } from '../../words/index.ts'

const SWITCHES = 'switches'

/** What one field of the form sets: one order, or all that are on or off. */
type Part = readonly [StandingOrder, ...StandingOrder[]]

/** The buttons that open a seat's standing orders, a form each; none in games without. */
export function orderButtons(view: TableView, seat: number) {
  return partPages(view.orders(seat)).map((_part, page, { length: pages }) => {
    const id = formatId({ kind: 'orders', table: view.record.id, page })
    return button(id, pages === 1 ? say('orders-all') : say('orders-page', { page: page + 1, pages }))
  })
}

/** One form of a seat's standing orders with their current values; `null` if there is no such page. */
export function ordersForm(
  view: TableView,
  seat: number,
  page: number,
): APIModalInteractionResponseCallbackData | null {
  const parts = partPages(view.orders(seat))[page]
  if (!parts) return null
  return {
    custom_id: formatId({ kind: 'orders-form', table: view.record.id, page }),
    title: say('orders-form'),
    components: parts.map((part) => fieldOf(view, part)),
  }
}

/** The orders that a form changes, with their new values. */
export function changedOrders(
  view: TableView,
  seat: number,
  page: number,
  filled: Filled,
): readonly { readonly order: StandingOrder; readonly value: string }[] {
  const parts = partPages(view.orders(seat))[page] ?? []
  return parts
    .flat()
    .map((order) => ({ order, value: valueIn(order, filled) }))
    .filter(({ order, value }) => value !== order.value && order.values.includes(value))
}

function valueIn({ id, kind, value }: StandingOrder, filled: Filled): string {
  if (kind === 'switch') return filled.get(SWITCHES)?.includes(id) === true ? 'on' : 'off'
  return filled.get(id)?.[0] ?? value
}

function partPages(orders: readonly StandingOrder[]): readonly (readonly Part[])[] {
  const switches = orders.filter(({ kind }) => kind === 'switch')
  const [first, ...rest] = switches
  const parts: Part[] = orders.filter(({ kind }) => kind !== 'switch').map((order) => [order])
  if (first) parts.splice(1, 0, [first, ...rest])
  return pagesOf(parts)
}

function fieldOf({ game }: TableView, [first, ...others]: Part): APILabelComponent {
  const wordsOf = (id: string) => {
    const words = game.words.order?.(id)
    if (!words) throw new Error(`no words for the order ${id}`)
    return words
  }
  if (first.kind === 'switch') {
    const options = [first, ...others].map(({ id, value }) => {
      const { title, hint } = wordsOf(id)
      return { value: id, label: title, description: hint, default: value === 'on' }
    })
    return boxesField(SWITCHES, say('orders-switches'), options)
  }
  const { title, hint, label } = wordsOf(first.id)
  const options = first.values.map((value) => ({ value, label: label(value), default: value === first.value }))
  return choiceField(first.id, title, hint, options, first.kind !== 'choice' || options.length > MAX_IN_A_GROUP)
}
