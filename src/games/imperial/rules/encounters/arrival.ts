import type { Play, Seat } from '../../../../engine/index.ts'
import { drawEncounter } from './encounters.ts'
import { explore } from './exploration.ts'
import { rollForOasis } from '../deeds/movement.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { isOasis, locationAt } from '../../state/whereabouts.ts'

/** Where a flight by magic leads (IMP-4.18). */

/**
 * IMP-4.18: whoever teleported out of a combat or a prison must at once explore or draw an encounter where he arrives,
 * even in another player's turn. He exchanges no clue there.
 */
export function* arriveByFlight(game: Imperial, seat: Seat): Play {
  const { hex } = characterAt(game, seat)
  const location = locationAt(game, hex)
  const isNamed = location !== null && (!isOasis(game, hex) || (yield* rollForOasis(game, seat)))
  if (isNamed) yield* explore(game, seat, location)
  else yield* drawEncounter(game, seat)
}
