import { OrderBook, type Seat } from '../../../engine/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import type { Warlock } from './state.ts'

/** What each seat has ordered beforehand. */
export const ORDERS = new OrderBook<Warlock, OrderId>(ORDER_FORMS, ({ orders }, seat) => orders[seat] ?? {})

/** The Stamina at or below which a seat runs (WAR-25.4). */
export function fleeAtOf(game: Warlock, seat: Seat): number {
  return Number(ORDERS.valueOf(game, seat, 'flee'))
}
