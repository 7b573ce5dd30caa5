import { OrderBook } from '../../../engine/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import type { Imperial } from './state.ts'

/** Each seat's standing orders. */
export const ORDERS = new OrderBook<Imperial, OrderId>(ORDER_FORMS, ({ orders }, seat) => orders[seat] ?? {})
