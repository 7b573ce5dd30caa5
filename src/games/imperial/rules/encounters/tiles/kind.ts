import type { Play, Seat } from '../../../../../engine/index.ts'
import type { EncounterTile, HexId } from '../../../data/ids.ts'
import type { FightEnd } from '../../../facts/perils.ts'
import type { Imperial } from '../../../state/state.ts'

/**
 * The outcome of an encounter. `teleported`: the character fled by magic and must explore or draw at the destination
 * (IMP-4.18). `moved`: a rule moved the character, which ends the matter (IMP-4.17, IMP-7.6).
 */
export type EncounterOutcome = 'over' | 'teleported' | 'moved'

/** The behaviour of an encounter kind beyond the figures on its tile. */
export interface TileKind {
  /** Its own conditions in addition to the terrain (IMP-7.2). */
  readonly suits?: (game: Imperial, hex: HexId) => boolean
  /** Meets the drawer, or the target chosen by `by` (IMP-7.7). */
  readonly meet: (game: Imperial, seat: Seat, tile: EncounterTile, by: Seat) => Play<EncounterOutcome>
}

/** The outcome for a character at the end of a combat. */
export function encounterOutcomeOf(end: FightEnd): EncounterOutcome {
  if (end === 'teleported') return 'teleported'
  return end === 'sunk' ? 'moved' : 'over'
}
