import type { Play, Seat } from '../../../../engine/index.ts'
import { drawEncounter } from './encounters.ts'
import { explore } from './exploration.ts'
import { rollForOasis } from '../deeds/movement.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { isOasis, locationAt } from '../../state/whereabouts.ts'

/** The result of a flight by magic (IMP-4.18). */

/**
 * IMP-4.18: a character who teleported out of a combat or a prison must at once explore or draw an encounter at the
 * destination, even in another player's turn. They exchange no clue there.
 */
export function* arriveByFlight(game: Imperial, seat: Seat): Play {
  const { hex } = characterAt(game, seat)
  const location = locationAt(game, hex)
  const isNamed = location !== null && (!isOasis(game, hex) || (yield* rollForOasis(game, seat)))
  if (isNamed) yield* explore(game, seat, location)
  else yield* drawEncounter(game, seat)
}
