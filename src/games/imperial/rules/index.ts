import type { Aside, Rules, Seat } from '../../../engine/index.ts'
import { SHEET } from '../data/options.ts'
import { ORDERS } from '../state/orders.ts'
import { maybeCharacter, type Imperial } from '../state/state.ts'
import { view, type ImperialView } from '../view/view.ts'
import { aside, atOnce } from './deeds/asking.ts'
import { dismiss } from './deeds/companions.ts'
import { standings } from './deeds/ending.ts'
import { gearAsides } from './deeds/gear.ts'
import { leave } from './deeds/leaving.ts'
import { inHand } from './deeds/matters.ts'
import { reshuffleHidden, determinize, takeBackSecrets } from './determinize.ts'
import { convoyAsides } from './turn/convoy.ts'
import { create } from './turn/setup.ts'
import { tradeAsides } from './turn/trade.ts'
import { turn } from './turn/turn.ts'

/** The rules of The Quest for the Imperial Treasures. */
export const IMPERIAL_RULES: Rules<Imperial, ImperialView> = {
  id: 'imperial',
  seats: { min: 2, max: 8 }, // IMP-1.6
  sheet: SHEET,
  version: 2,
  // Version 2 only tells more in facts.
  migrations: { 1: (saved) => saved },
  create,
  turn,
  isOver: ({ phase }) => phase === 'over',
  isIn: (game, seat) => game.phase !== 'over' && game.players[seat]?.standing === 'playing',
  asides: (game, seat) => [
    ...tradeAsides(game, seat),
    ...gearAsides(game, seat),
    ...dismissAsides(game, seat),
    ...convoyAsides(game, seat),
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

/** IMP-3.11: in the player's own turn, while no matter is under way. */
function dismissAsides(game: Imperial, seat: Seat): Aside[] {
  const character = game.atRest && seat === game.active ? maybeCharacter(game, seat) : null
  if (!character) return []
  const { companions, familiar } = character
  const tiles = [...companions.map(({ tile }) => tile), ...(familiar ? [familiar.tile] : [])]
  return tiles.map((tile) =>
    aside('party.dismiss', tile, () => atOnce(() => dismiss(game, seat, tile)), { args: { tile } }),
  )
}
