import type { OrderWords } from '../../../engine/index.ts'
import { roundsOrder, runOrder, wordsOfOrders, perLanguage } from '../../../language/index.ts'
import type { OrderId } from '../data/orders.ts'
import { say } from './say.ts'

/** Standing orders in words. */

const orders = perLanguage((): Readonly<Record<OrderId, OrderWords>> => ({
  flee: runOrder({ fights: 'fights', measure: 'health' }),
  fighting: roundsOrder({ fight: 'combat', hint: say('order-fighting.hint'), running: ['flee', 'leave-slow'] }),
  trades: orderFrom('trades'),
  charm: orderFrom('charm'),
  palantir: orderFrom('palantir'),
  company: orderFrom('company'),
  convoys: orderFrom('convoys'),
  support: orderFrom('support'),
  oasis: orderFrom('oasis'),
}))

function orderFrom(id: Exclude<OrderId, 'flee' | 'fighting'>): OrderWords {
  return {
    title: say(`order-${id}`),
    hint: say(`order-${id}.hint`),
    label: (value) => say(`order-${id}.value`, { value }),
    followed: (value, key) => say(`order-${id}.followed`, { value, key }),
  }
}

/** A standing order in words. */
export const orderOf = wordsOfOrders(orders)
