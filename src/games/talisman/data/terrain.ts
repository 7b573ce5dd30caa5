import { spaceOf } from './components.ts'
import type { Terrain } from './ids.ts'
import type { Power } from '../rules/effects/powers.ts'
import { characterAt } from '../state/state.ts'

/** He may Evade anything on such ground (TAL-18.1). */
export function evadesIn(terrain: Terrain): Power {
  return { evades: (game, seat) => spaceOf(characterAt(game, seat).space).terrain === terrain }
}
