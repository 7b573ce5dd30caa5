import type { Seat } from '../../../../engine/index.ts'
import { isCard, kindIdOf } from '../../data/components.ts'
import type { AbilityId, CardId } from '../../data/ids.ts'
import type { Talisman } from '../../state/state.ts'
import { workingFor } from '../../state/traits.ts'
import { ABILITIES } from './abilities/index.ts'
import { CARDS } from './cards/index.ts'
import type { CardBehaviour, Power } from './contracts.ts'

/** Looks up the code of cards and abilities. */

export interface HeldPower {
  /** The card or ability it comes from. */
  readonly from: AbilityId | CardId
  readonly power: Power
}

/** All code that works for a seat now: abilities, usable Objects, Followers. A Toad has none (TAL-19.8). */
export function powersOf(game: Talisman, seat: Seat): HeldPower[] {
  return workingFor(game, seat).flatMap(({ from }): HeldPower[] => {
    const power = isCard(from) ? CARDS[kindIdOf(from)] : ABILITIES[from as AbilityId]
    return power ? [{ from, power }] : []
  })
}

/** The behaviour of a card on a space or in possession; empty for cards with figures only. */
export function behaviourOf(card: CardId): CardBehaviour {
  return CARDS[kindIdOf(card)] ?? {}
}
