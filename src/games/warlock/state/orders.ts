import { fieldsOf, OrderBook, type Aside, type Seat, type StandingOrder } from '../../../engine/index.ts'
import { ORDER_FORMS, type OrderId } from '../data/orders.ts'
import type { Warlock } from './state.ts'

/** Each seat's standing orders. */
export const ORDERS = new OrderBook<Warlock, OrderId>(ORDER_FORMS, ({ orders }, seat) => orders[seat] ?? {})

/** Orders without effect in this game, by its options. */
export function idleOrders({ options }: Warlock): OrderId[] {
  return options['monster-champion'] ? [] : ['champion']
}

/** All orders a seat may give in this game. */
export function ordersOf(game: Warlock, seat: Seat): StandingOrder[] {
  const idle: readonly string[] = idleOrders(game)
  return ORDERS.of(game, seat).filter(({ id }) => !idle.includes(id))
}

/** The asides that set them. */
export function orderAsides(game: Warlock, seat: Seat): Aside<Warlock>[] {
  const idle: readonly unknown[] = idleOrders(game)
  return ORDERS.asidesOf(game, seat).filter(({ args }) => !idle.includes(fieldsOf(args)['order']))
}

/** The Stamina at or below which a seat runs (WAR-25.4). */
export function fleeAtOf(game: Warlock, seat: Seat): number {
  return Number(ORDERS.valueOf(game, seat, 'flee'))
}
