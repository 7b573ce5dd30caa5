import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import { encounterAbout } from '../../../view/about.ts'
import { ALL_BUT_CLUES, askHidden } from '../../deeds/asking.ts'
import { clueDefault, treasureDefault, weaponDefault } from '../../deeds/pools.ts'
import { attack } from './hostile.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'
import { cluePayments, pay, weaponPayments, type Payment } from './people.ts'

/** Tiles played on another player, who then meets them in their own hex (IMP-7.9). */

export const PLAYED = {
  /** Sparks in the Approach; a treasure, and a spell for a character who can hold one. */
  'evil-sorcerer': { meet: attack },
  'olliver-j-dragon': { meet: meetOlliver },
  skeletons: { meet: attack },
  zombies: { meet: attack },
} satisfies Record<string, TileKind>

/** Contribute to the hoard or fight, before desertion is rolled (IMP-18.27). */
function* meetOlliver(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  if (contributions(game, seat).length === 0) {
    emitFact(game, { kind: 'encounter-let-off', seat, tile })
    return 'over'
  }
  const offers = () => [...contributions(game, seat), option<Payment | null>('fight', {}, null)]
  const how = { default: () => leastValuable(game, seat), about: encounterAbout(game, seat, tile) }
  const gift = yield* askHidden(seat, 'olliver.do', offers, how, ALL_BUT_CLUES)
  if (!gift) return yield* attack(game, seat, tile, by)
  pay(game, seat, tile, gift) // an Imperial Treasure given away no longer counts as found (IMP-18.43)
  return 'over'
}

/** One treasure; without treasures one weapon tile or one clue. */
function contributions(game: Imperial, seat: Seat): Option<Payment | null>[] {
  const { treasures } = characterAt(game, seat)
  if (treasures.length > 0) {
    return treasures.map((id) => option<Payment | null>(`treasure:${id}`, {}, { what: 'treasure', id }))
  }
  return [...weaponPayments(game, seat), ...cluePayments(game, seat)]
}

/** The least valuable treasure, otherwise a clue, otherwise a weapon tile (dec-olliver). */
function leastValuable(game: Imperial, seat: Seat): string {
  const { treasures, clues, weapons } = characterAt(game, seat)
  if (treasures.length > 0) return `treasure:${treasureDefault(treasures)}`
  return clues.length > 0 ? `clue:${clueDefault(game, seat, clues)}` : `weapon:${weaponDefault(game, seat, weapons)}`
}
