import type { Seat } from '../../../../../engine/index.ts'
import { FULL_HEALTH, kindIdOf, kindOf } from '../../../data/components.ts'
import type { Alignment, KindId, SpaceId, TableId } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { craftOf, spellLimitOf } from '../../../state/numbers.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { heal, payGold } from '../../deeds/counters.ts'
import { discardCard, layCard, pileLeft } from '../../deeds/pile.ts'
import { become, canBe } from '../../deeds/realign.ts'
import { drawSpells } from '../../deeds/spells-held.ts'
import { gainFromPile } from '../../deeds/things.ts'
import type { CardBehaviour } from '../contracts.ts'
import { readTableForOther, rollOnTable } from '../tables.ts'
import { grantWish } from '../wishes.ts'

/**
 * Encounter number 4: Strangers (TAL-15.8), and the Ghost, which also rolls for its place. An absent player visits the
 * Healer only (d-visit).
 */

/** Grants a wish to the first comer of one Alignment. A Character who can change at will does so to get it. */
function grantsWishTo(alignment: Alignment): CardBehaviour {
  return {
    mayMeet: (game, seat) => canBe(game, seat, alignment),
    *meet(game, seat, card) {
      become(game, seat, alignment)
      yield* grantWish(game, seat, card)
    },
  }
}

/** Rolls for its place when drawn (TAL-15.2). */
function appearsBy(table: TableId): CardBehaviour {
  return {
    *drawn(game, seat, card) {
      const { ops } = readTableForOther(game, seat, table)
      const [placing] = ops ?? []
      const space = placing?.to as SpaceId
      layCard(game, card, space)
      emitFact(game, { kind: 'appeared', seat, card, space })
    },
  }
}

function hasRoomForSpell(game: Talisman, seat: Seat): boolean {
  const { toad, spells } = characterAt(game, seat)
  return !toad && spells.length < spellLimitOf(game, seat)
}

export const STRANGERS = {
  enchanter: {
    mayMeet: (game, seat, card) => craftOf(game, seat).total >= (kindOf(card).requires?.craftAtLeast ?? 0),
    meet: grantWish,
  },
  fairy: grantsWishTo('good'),
  phantom: grantsWishTo('evil'),
  healer: {
    mayMeet: (game, seat) => characterAt(game, seat).lives < FULL_HEALTH,
    *meet(game, seat) {
      heal(game, seat, 2, 'healer')
    },
    meetByDefault: () => true, // d-visit
  },
  ghost: appearsBy('ghost'),
  hermit: {
    ...appearsBy('hermit'),
    mayMeet: (game, seat) => !characterAt(game, seat).toad && pileLeft(game, 'talisman') > 0,
    *meet(game, seat, card) {
      discardCard(game, card, 'hermit')
      yield* gainFromPile(game, seat, 'talisman', 'hermit')
    },
  },
  mage: {
    mayMeet: (game, seat) => canBe(game, seat, 'good') && hasRoomForSpell(game, seat),
    *meet(game, seat, card) {
      become(game, seat, 'good')
      drawSpells(game, seat, 1, kindIdOf(card))
    },
  },
  sorcerer: {
    mayMeet: (game, seat) => characterAt(game, seat).gold > 0 && hasRoomForSpell(game, seat),
    *meet(game, seat) {
      payGold(game, seat, 1, 'sorcerer')
      drawSpells(game, seat, 1, 'sorcerer')
    },
  },
  witch: {
    *meet(game, seat) {
      yield* rollOnTable(game, seat, 'witch')
    },
  },
} satisfies Partial<Record<KindId, CardBehaviour>>
