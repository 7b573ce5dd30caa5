import type { Play, Seat } from '../../../../../engine/index.ts'
import { fight } from '../../combat/combat.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import type { Imperial } from '../../../state/state.ts'
import { encounterOutcomeOf, type EncounterOutcome, type TileKind } from './kind.ts'

/** Tiles that attack at once (IMP-7.7, IMP-8). Their differences are on the tiles: `encounters.json`. */

export function* attack(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  return encounterOutcomeOf(yield* fight(game, seat, tile, by))
}

export const HOSTILE = {
  /** Never retreats; immune to Friendship, Sleep and Speak with Animals; two treasures. */
  demon: { meet: attack },
  /** Its shell absorbs two hits of dice in a combat (IMP-8.12). */
  'giant-crab': { meet: attack },
  /** As a companion it stays in the sea (IMP-9.8). */
  'giant-octopus': { meet: attack },
  /** Poison, then the clue (IMP-8.35). */
  'giant-scorpion': { meet: attack },
  /** Poison, then the weapon (IMP-8.35). */
  'giant-spider': { meet: attack },
  /** Early retreat, at two wounds from death (IMP-8.24). */
  goblins: { meet: attack },
  giant: { meet: attack },
  ogre: { meet: attack },
  /** A treasure, and a boat for a character without a vessel (IMP-10.1); as companions they leave inland (IMP-9.8). */
  pirates: { meet: attack },
  /** Not an animal: it has read books. */
  'sea-serpent': { meet: attack },
  thugs: { meet: attack },
  /** Regenerates, unless singed (IMP-8.23). */
  troll: { meet: attack },
  wolves: { meet: attack },
} satisfies Record<string, TileKind>
