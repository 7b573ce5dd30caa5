import type { OrderWords } from '../../../engine/index.ts'
import { wordsOfOrders, perLanguage } from '../../../language/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import { say } from './say.ts'

/** Standing orders in words (TAL-R110). */

function orderFrom(id: OrderId): OrderWords {
  return {
    title: say(`order-${id}`),
    hint: say(`order-${id}.hint`),
    label: (value) => say(`order-${id}.value`, { value }),
    followed: (value) => say(`order-${id}.followed`, { value }),
  }
}

const IDS = Object.keys(ORDER_FORMS) as OrderId[]

/** A standing order in words. */
export const orderOf = wordsOfOrders(perLanguage(() => Object.fromEntries(IDS.map((id) => [id, orderFrom(id)]))))
