import { OrderBook } from '../../../engine/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import type { Talisman } from './state.ts'

/** Each seat's standing orders (TAL-R110). */
export const ORDERS = new OrderBook<Talisman, OrderId>(ORDER_FORMS, ({ orders }, seat) => orders[seat] ?? {})
