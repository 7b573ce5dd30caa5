import type { Rules } from '../../engine/index.ts'
import { isFree } from './asking.ts'
import { leave } from './death.ts'
import { isStillIn, standings } from './ending.ts'
import { orderAsides } from './orders.ts'
import { powersOf } from './powers.ts'
import { create } from './setup.ts'
import type { Talisman } from './state.ts'
import { ditchAsides } from './things.ts'
import { trophyAsides } from './trophies.ts'
import { turn } from './turn.ts'
import { view, type TalismanView } from './view.ts'

/** Talisman, as the house runs it. */
export const TALISMAN_RULES: Rules<Talisman, TalismanView> = {
  id: 'talisman',
  seats: { min: 2, max: 6 }, // TAL-C.5
  version: 1,
  migrations: {},
  create,
  turn,
  isOver: ({ step }) => step === 'over',
  isIn: (game, seat) => game.step !== 'over' && seat < game.players.length && isStillIn(game, seat),
  asides: (game, seat) => [
    ...trophyAsides(game, seat),
    ...(isFree(game, seat) ? abilityAsides(game, seat) : []),
    ...ditchAsides(game, seat),
    ...orderAsides(game, seat),
  ],
  leave,
  view,
  standings,
}

/** What cards and abilities let him do at any free moment. */
function abilityAsides(game: Talisman, seat: number) {
  return powersOf(game, seat).flatMap(({ from, power }) => power.asides?.(game, seat, from) ?? [])
}
