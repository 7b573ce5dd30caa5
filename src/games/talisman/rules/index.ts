import type { Rules } from '../../../engine/index.ts'
import { SHEET } from '../data/options.ts'
import type { Talisman } from '../state/state.ts'
import { view, type TalismanView } from '../view/view.ts'
import { ORDERS } from '../state/orders.ts'
import { isFree } from './deeds/asking.ts'
import { leave } from './deeds/death.ts'
import { isStillIn, standings } from './deeds/ending.ts'
import { inHand } from './deeds/in-hand.ts'
import { ditchAsides } from './deeds/things.ts'
import { tradeAsides } from './deeds/trading.ts'
import { trophyAsides } from './deeds/trophies.ts'
import { powersOf } from './effects/powers.ts'
import { reshuffleHidden, determinize, takeBackSecrets } from './determinize.ts'
import { create } from './turn/setup.ts'
import { turn } from './turn/turn.ts'

/** Talisman's rules. */
export const TALISMAN_RULES: Rules<Talisman, TalismanView> = {
  id: 'talisman',
  seats: { min: 2, max: 6 }, // TAL-C.5
  sheet: SHEET,
  version: 1,
  migrations: {},
  create,
  turn,
  isOver: ({ step }) => step === 'over',
  isIn: (game, seat) => game.step !== 'over' && seat < game.players.length && isStillIn(game, seat),
  asides: (game, seat) => [
    ...trophyAsides(game, seat),
    ...tradeAsides(game, seat),
    ...abilityAsides(game, seat),
    ...ditchAsides(game, seat),
    ...ORDERS.asidesOf(game, seat),
  ],
  orders: (game, seat) => ORDERS.of(game, seat),
  leave,
  inHand,
  view,
  determinize,
  takeBackSecrets,
  reshuffleHidden,
  standings,
}

/** The asides of cards and abilities, at free moments or at any time. */
function abilityAsides(game: Talisman, seat: number) {
  return powersOf(game, seat).flatMap(({ from, power }) => [
    ...(power.asidesAnyTime?.(game, seat, from) ?? []),
    ...(isFree(game, seat) ? (power.asides?.(game, seat, from) ?? []) : []),
  ])
}
