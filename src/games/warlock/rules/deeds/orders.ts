import type { Ordered, Seat } from '../../../../engine/index.ts'
import type { OrderId } from '../../data/orders.ts'
import { ORDERS } from '../../state/orders.ts'
import type { Warlock } from '../../state/state.ts'

/** What a standing order answers whose values are the keys of the question: nothing if it is to be asked. */
export function orderedBy(
  game: Warlock,
  seat: Seat,
  order: Exclude<OrderId, 'flee' | 'fighting' | 'finds' | 'challenges'>,
): Ordered | null {
  const key = ORDERS.valueOf(game, seat, order)
  return key === 'ask' ? null : { key, order }
}
