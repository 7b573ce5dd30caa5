import type { Seat } from '../../../engine/index.ts'
import { spaceOf } from '../data/components.ts'
import type { Fight } from './moments.ts'
import { deficitOf } from './numbers.ts'
import type { Talisman } from './state.ts'

/** How much worse he stands in a fight about to begin, the Runes included; 0 or less if he does not. */
export function deficitIn(game: Talisman, seat: Seat, fight: Fight): number {
  const runes = fight.against === null ? (spaceOf(fight.space).instruction.enemyDieBonus ?? 0) : 0
  return deficitOf(game, seat, fight, runes)
}
