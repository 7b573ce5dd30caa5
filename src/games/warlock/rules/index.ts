import type { Rules } from '../../../engine/index.ts'
import { standings } from './deeds/ending.ts'
import { comeBack, leave } from './deeds/leaving.ts'
import { asides } from './turn/asides.ts'
import { create } from './turn/setup.ts'
import { isIn, turn } from './turn/turn.ts'
import { reshuffleHidden, determinize } from './worlds/determinize.ts'
import { inHand } from '../state/in-hand.ts'
import { SHEET } from '../data/options.ts'
import { orderAsides, ordersOf } from '../state/orders.ts'
import type { Warlock } from '../state/state.ts'
import { view, type WarlockView } from '../view/view.ts'

/** The rules of The Warlock of Firetop Mountain. */
export const WARLOCK_RULES: Rules<Warlock, WarlockView> = {
  id: 'warlock',
  seats: { min: 1, max: 6 }, // WAR-1.1
  sheet: SHEET,
  version: 1,
  migrations: {},
  create,
  turn,
  isOver: ({ phase }) => phase === 'over',
  isIn,
  asides: (game, seat) => [...asides(game, seat), ...orderAsides(game, seat)],
  orders: ordersOf,
  leave,
  inHand,
  comeBack,
  view,
  determinize,
  reshuffleHidden,
  standings,
}
