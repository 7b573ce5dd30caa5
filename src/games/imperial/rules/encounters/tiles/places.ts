import type { Play, Seat } from '../../../../../engine/index.ts'
import { takeFromResolving } from '../../deeds/companions.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { explore } from '../exploration.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import { locationAt } from '../../../state/whereabouts.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'

export const PLACE = {
  /** Only in hexes without a name; the hex of a vanished Oasis has one (IMP-18.24). */
  'lost-city': { suits: (game, hex) => locationAt(game, hex) === null, meet: findLostCity },
} satisfies Record<string, TileKind>

/** Becomes a named location in the hex where it is found, permanently; it is explored at once (IMP-7.11). */
function* findLostCity(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const { hex } = characterAt(game, seat)
  takeFromResolving(game, tile)
  game.lostCity = hex
  emitFact(game, { kind: 'encounter-city-found', seat, hex })
  yield* explore(game, seat, 'lost-city')
  return 'over'
}
