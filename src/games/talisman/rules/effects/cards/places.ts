import type { Seat } from '../../../../../engine/index.ts'
import { discardCard } from '../../deeds/pile.ts'
import { gainCraft, gainLives, gainStrength, missTurns } from '../../deeds/counters.ts'
import { kindIdOf, kindOf } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import type { CardId, KindId } from '../../../data/ids.ts'
import { craftOf, strengthOf } from '../../../state/numbers.ts'
import type { CardBehaviour } from '../contracts.ts'
import { hasBusiness, visitShop } from '../../deeds/shops.ts'
import { type Talisman } from '../../../state/state.ts'
import { rollOnTable } from '../tables.ts'
import { unmovedBy } from '../../deeds/unmoved.ts'

/** Encounter number 6: Places (TAL-15.10). An absent player leaves the optional ones alone (d-optional-roll). */

/** The Character may enter it to roll on the card's table. */
const WITH_TABLE: CardBehaviour = {
  *meet(game, seat, card) {
    const { table } = kindOf(card)
    if (table) yield* rollOnTable(game, seat, table, kindIdOf(card))
  },
}

/** Holds a supply of something, and gives one at a visit. */
function source(gain: (game: Talisman, seat: Seat, n: number, by: string) => void): CardBehaviour {
  return {
    *meet(game, seat, card) {
      gain(game, seat, 1, kindIdOf(card))
      drawOff(game, card)
    },
  }
}

function drawOff(game: Talisman, card: CardId): void {
  const left = (game.stock[card] ?? kindOf(card).uses ?? 0) - 1
  game.stock[card] = left
  emitFact(game, { kind: 'left-in-stock', card, left })
  if (left === 0) discardCard(game, card, 'empty')
}

export const PLACES = {
  cave: WITH_TABLE,
  'magic-portal': WITH_TABLE,
  shrine: WITH_TABLE,
  'fountain-of-wisdom': source((...gained) => gainCraft(...gained)),
  'magic-stream': source((...gained) => gainStrength(...gained)),
  'pool-of-life': source((...gained) => gainLives(...gained)),
  market: {
    mayMeet: (game, seat) => hasBusiness(game, seat, 'market'),
    *meet(game, seat) {
      yield* visitShop(game, seat, 'market')
    },
  },
  marsh: {
    *meet(game, seat, card) {
      const weak = strengthOf(game, seat).total < (kindOf(card).requires?.strengthBelow ?? 0)
      if (weak) missTurns(game, seat, 1, 'marsh')
      else emitFact(game, { kind: 'nothing-happens', seat, by: 'marsh' })
    },
  },
  maze: {
    *meet(game, seat, card) {
      if (unmovedBy(game, seat, card) !== null) return
      const dull = craftOf(game, seat).total < (kindOf(card).requires?.craftBelow ?? 0)
      if (dull) missTurns(game, seat, 1, 'maze')
      else emitFact(game, { kind: 'nothing-happens', seat, by: 'maze' })
    },
  },
} satisfies Partial<Record<KindId, CardBehaviour>>
