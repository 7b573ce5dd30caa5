import type { Ordered, Seat } from '../../../../engine/index.ts'
import type { OrderId } from '../../data/orders.ts'
import { ORDERS } from '../../state/orders.ts'
import type { Warlock } from '../../state/state.ts'

/**
 * The answer of a standing order whose values are the keys of the question; nothing if the player wants to be asked.
 */
export function orderFor(
  game: Warlock,
  seat: Seat,
  order: Exclude<OrderId, 'flee' | 'fighting' | 'finds' | 'challenges'>,
): Ordered | null {
  const key = ORDERS.valueOf(game, seat, order)
  return key === 'ask' ? null : { key, order }
}
