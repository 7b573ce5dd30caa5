import type { Play, Seat } from '../../../../../engine/index.ts'
import { creatureOf, isImperial } from '../../../data/components.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { cureOneWound, heal } from '../../deeds/harm.ts'
import { membersOf } from '../../../state/party.ts'
import { toBank } from '../../deeds/pools.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'

/** Guard and Navy: no combat, no choice (IMP-7.12). */

export const OFFICIAL = {
  'imperial-guard': { meet: meetGuard },
  'imperial-navy': { meet: meetNavy },
} satisfies Record<string, TileKind>

/** Without Imperial Treasures the surgeon treats one wound. */
function* meetGuard(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  if (!confiscate(game, seat, tile)) yield* cureOneWound(game, seat, creatureOf(tile).id)
  return 'over'
}

/** Without Imperial Treasures the carpenter repairs up to two wounds of the vessel. */
function* meetNavy(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  if (confiscate(game, seat, tile)) return 'over'
  const vessel = membersOf(game, seat).find(({ kind }) => kind === 'vessel')
  if (vessel) heal(game, seat, vessel, 2, creatureOf(tile).id)
  return 'over'
}

/** Every Imperial Treasure of the character: face up to the Bank, found, out of the game. */
function confiscate(game: Imperial, seat: Seat, tile: EncounterTile): boolean {
  const treasures = characterAt(game, seat).treasures.filter(isImperial)
  if (treasures.length === 0) return false
  emitFact(game, { kind: 'encounter-confiscated', seat, tile, treasures })
  for (const treasure of treasures) toBank(game, seat, treasure, 'confiscated')
  return true
}
