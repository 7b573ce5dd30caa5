import type { OrderWords } from '../../../engine/index.ts'
import { roundsOrder, runOrder, wordsOfOrders, perLanguage } from '../../../language/index.ts'
import type { OrderId } from '../data/orders.ts'
import { say } from './say.ts'

/** Standing orders in words. */

const orders = perLanguage((): Readonly<Record<OrderId, OrderWords>> => ({
  flee: runOrder({ fights: 'battles', measure: 'Stamina' }),
  fighting: roundsOrder({ fight: 'battle', hint: say('order-fighting.hint'), running: ['escape'] }),
  cards: orderFrom('cards'),
  attacks: orderFrom('attacks'),
  truces: orderFrom('truces'),
  deals: orderFrom('deals'),
  finds: orderFrom('finds'),
  challenges: orderFrom('challenges'),
  lantern: orderFrom('lantern'),
  champion: orderFrom('champion'),
}))

function orderFrom(id: Exclude<OrderId, 'flee' | 'fighting'>): OrderWords {
  return {
    title: say(`order-${id}`),
    hint: say(`order-${id}.hint`),
    label: (value) => say(`order-${id}.value`, { value }),
    followed: (value) => say(`order-${id}.followed`, { value }),
  }
}

/** A standing order in words. */
export const orderOf = wordsOfOrders(orders)
