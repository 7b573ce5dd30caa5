import type { Ordered, Seat } from '../../../../engine/index.ts'
import type { OrderId } from '../../data/orders.ts'
import { ORDERS } from '../../state/orders.ts'
import type { Imperial } from '../../state/state.ts'

/**
 * The answer of a standing order: the key for its value, which is the value itself by default; nothing if the player
 * wants to be asked.
 */
export function orderFor(game: Imperial, seat: Seat, order: Exclude<OrderId, 'flee'>, key?: string): Ordered | null {
  const value = ORDERS.valueOf(game, seat, order)
  return value === 'ask' ? null : { key: key ?? value, order }
}
