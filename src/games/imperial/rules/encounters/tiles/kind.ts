import type { Play, Seat } from '../../../../../engine/index.ts'
import type { EncounterTile, HexId } from '../../../data/ids.ts'
import type { FightEnd } from '../../../facts/perils.ts'
import type { Imperial } from '../../../state/state.ts'

/**
 * What came of an encounter. `teleported`: he fled by magic and must explore or draw where he arrived (IMP-4.18).
 * `moved`: a rule put him somewhere else, and that ends the matter (IMP-4.17, IMP-7.6).
 */
export type Outcome = 'over' | 'teleported' | 'moved'

/** What an encounter kind does beyond the figures on its tile. */
export interface TileKind {
  /** Its own conditions beside the terrain (IMP-7.2). */
  readonly suits?: (game: Imperial, hex: HexId) => boolean
  /** Meets whoever drew it, or on whom it was played by `by` (IMP-7.7). */
  readonly meet: (game: Imperial, seat: Seat, tile: EncounterTile, by: Seat) => Play<Outcome>
}

/** How a combat leaves the character. */
export function outcomeOf(end: FightEnd): Outcome {
  if (end === 'teleported') return 'teleported'
  return end === 'sunk' ? 'moved' : 'over'
}
