import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import type { CardId, SpaceId } from '../../../data/ids.ts'
import { traitsOf } from '../../../data/traits.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { ask } from '../../deeds/asking.ts'
import { cardOptions } from '../../deeds/options.ts'
import { sell } from '../../deeds/selling.ts'
import { hasBusiness, visitShop } from '../../deeds/shops.ts'
import { cardOfKind, discardHeld, settle } from '../../deeds/things.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { rollOnTable } from '../../effects/tables.ts'
import { healingOptions, serviceOption, visitOne, type Service } from './services.ts'

/** Village, City, Castle and Tavern. */

export const SETTLEMENTS = {
  /** The Healer, the Blacksmith or the Mystic. */
  village: {
    *follow(game, seat) {
      yield* visitOne(game, seat, () => [
        ...healingOptions(game, seat, 'village-healer', 1),
        ...smithy(game, seat),
        serviceOption(game, seat, 'mystic', 'village-mystic', () => seeMystic(game, seat)),
      ])
    },
  },
  /** The Enchantress, the Alchemist or the Doctor. */
  city: {
    *follow(game, seat) {
      yield* visitOne(game, seat, () => [
        ...healingOptions(game, seat, 'city-doctor', 1, 2),
        ...exchange(game, seat),
        serviceOption(game, seat, 'enchantress', 'city-enchantress', () => rollOnTable(game, seat, 'city-enchantress')),
      ])
    },
  },
  /** The Royal Doctor and the Royal Exchange, in any order. */
  castle: {
    *follow(game, seat) {
      const offers = () => [
        ...healingOptions(game, seat, 'castle-doctor', royalsOf(game, seat).length > 0 ? 0 : 1),
        ...royalsOf(game, seat).map((card) => royalExchange(game, seat, card)),
      ]
      while ((yield* visitOne(game, seat, offers)) === 'visited');
    },
  },
  tavern: {
    *follow(game, seat) {
      yield* rollOnTable(game, seat, 'tavern')
    },
  },
} satisfies Partial<Record<SpaceId, SpaceBehaviour>>

function smithy(game: Talisman, seat: Seat): Option<Service>[] {
  if (!hasBusiness(game, seat, 'village-blacksmith')) return []
  const buy = () => visitShop(game, seat, 'village-blacksmith')
  return [serviceOption(game, seat, 'blacksmith', 'village-blacksmith', buy)]
}

/** A visit to the Mystic removes the Hag, before the die and regardless of its result. */
function* seeMystic(game: Talisman, seat: Seat): Play {
  const hag = cardOfKind(game, seat, 'hag')
  if (hag !== null) discardHeld(game, seat, hag, 'village-mystic')
  yield* rollOnTable(game, seat, 'village-mystic')
}

// Objects for Gold

function exchange(game: Talisman, seat: Seat): Option<Service>[] {
  if (characterAt(game, seat).objects.length === 0) return []
  return [serviceOption(game, seat, 'alchemist', 'city-alchemist', () => sellObjects(game, seat))]
}

/** Any number of Objects for 1 Gold each. Default: none. */
function* sellObjects(game: Talisman, seat: Seat): Play {
  for (;;) {
    const offers = (): Option<CardId | null>[] => [
      option('done', {}, null),
      ...cardOptions(characterAt(game, seat).objects),
    ]
    const card = yield* ask(game, seat, 'alchemist.sell', offers)
    if (card === null) return
    sell(game, seat, card, 1, 'city-alchemist')
    yield* settle(game)
  }
}

// Royal blood

function royalsOf(game: Talisman, seat: Seat): CardId[] {
  return characterAt(game, seat).followers.filter((card) => traitsOf(card).ransom !== undefined)
}

function royalExchange(game: Talisman, seat: Seat, card: CardId): Option<Service> {
  const gold = traitsOf(card).ransom ?? 0
  return option<Service>(`exchange:${card}`, { args: { card, gold } }, function* () {
    sell(game, seat, card, gold, 'castle-royal-exchange')
  })
}
