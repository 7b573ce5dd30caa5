import { OrderBook } from '../../../engine/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import type { Talisman } from './state.ts'

/** What each seat has ordered beforehand (TAL-R110). */
export const ORDERS = new OrderBook<Talisman, OrderId>(ORDER_FORMS, ({ orders }, seat) => orders[seat] ?? {})
