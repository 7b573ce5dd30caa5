import { asideOffer, option, type Seat } from '../../../../engine/index.ts'
import { concernedBy, type Moment } from '../../state/moments.ts'
import { ORDERS, type Talisman } from '../../state/state.ts'
import type { GameAside } from '../deeds/asking.ts'

/**
 * Standing orders (TAL-R110): in private and until revoked, a seat says when it wants to be asked in windows.
 * `mine`: in its own Turn or when it is aimed at; `spells`: also when a Spell is cast; `always`; `never`.
 */

/** What its order answers to a window: `pass`, or nothing. Everyone else sees the same either way. */
export function standingAnswer(game: Talisman, seat: Seat, moment: Moment): 'pass' | null {
  const order = game.orders[seat] ?? 'mine'
  if (order === 'always') return null
  if (order === 'never') return 'pass'
  const isMine = seat === game.active || concernedBy(moment).includes(seat)
  if (isMine || (order === 'spells' && moment.window === 'w-cast')) return null
  return 'pass'
}

export function orderAsides(game: Talisman, seat: Seat): GameAside[] {
  return ASIDES.filter(({ key }) => key !== game.orders[seat])
}

/** They are looked at after every answer: made once, for all games. */
const ASIDES: readonly GameAside[] = ORDERS.map((order) => {
  const aside: GameAside = {
    ...option(order),
    verb: 'order.set',
    *run(game, seat) {
      game.orders[seat] = order
    },
  }
  return { ...aside, offer: asideOffer(aside) }
})
