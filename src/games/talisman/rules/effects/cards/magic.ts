import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import type { CardId, KindId } from '../../../data/ids.ts'
import { traitsOf } from '../../../data/traits.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { ask, type GameAside } from '../../deeds/asking.ts'
import { gainLives } from '../../deeds/counters.ts'
import { cardOptions } from '../../deeds/options.ts'
import { orderIfPlain } from '../../deeds/orders.ts'
import { discardCard, drawAdventure } from '../../deeds/pile.ts'
import { discardHeld } from '../../deeds/things.ts'
import type { CardBehaviour } from '../contracts.ts'
import { destroysSpirits } from '../exorcism.ts'
import { unwantedOf } from '../foresight.ts'

/** Magic Objects with more than bonuses to Strength or Craft. Most of the others are figures: Ring, Lance, Crown. */

export const MAGIC = {
  cross: { inAttack: destroysSpirits },
  'orb-of-knowledge': { afterDraw: lookAhead },
  'potion-of-strength': {
    asides: (game, seat, from) => [drinkAside(game, seat, from)],
    inCombat: (game, seat, fight, from) =>
      fight.kind === 'combat'
        ? [{ key: `drink:${from}`, args: { card: from }, run: () => drink(game, seat, from) }]
        : [],
  },
  runesword: {
    *afterTakingLife(game, seat, fight, from) {
      const used = fight.weapons.some((one) => one.seat === seat && one.cards.includes(from))
      if (fight.kind === 'combat' && used) gainLives(game, seat, 1, from)
    },
  },
} satisfies Partial<Record<KindId, CardBehaviour>>

// The Potion (TAL-R26)

function drinkAside(game: Talisman, seat: Seat, card: CardId): GameAside {
  return { key: `card:${card}`, args: { card }, verb: 'potion.drink', open: true, run: () => drink(game, seat, card) }
}

/** Strength for all purposes until the Turn ends. */
function* drink(game: Talisman, seat: Seat, card: CardId): Play {
  const strength = traitsOf(card).potency ?? 0
  discardHeld(game, seat, card, 'drunk')
  game.turn.boosts.push({ seat, stat: 'strength', part: { value: strength, from: card }, combatOnly: false })
  emitFact(game, { kind: 'boosted', seat, strength, by: card })
}

// The Orb

/** For each draw the owner may once put one of the new cards away and must meet another (TAL-15.2). */
function* lookAhead(
  game: Talisman,
  seat: Seat,
  cards: readonly CardId[],
  _asked: number,
  from: string,
): Play<CardId[]> {
  const offers = (): Option<CardId | null>[] => [option('keep', {}, null), ...cardOptions(cards)]
  const [unwanted] = unwantedOf(game, seat, cards)
  const fallback = unwanted === undefined ? 'keep' : `card:${unwanted}`
  const standing = () => orderIfPlain(game, seat, 'foresight', () => (unwanted === undefined ? 'keep' : null))
  const card = yield* ask(game, seat, 'orb.replace', offers, { default: fallback, standing })
  if (card === null) return [...cards]
  discardCard(game, card, from)
  const drawn = drawAdventure(game, 1, characterAt(game, seat).space)
  emitFact(game, { kind: 'foreseen', seat, discarded: card, drawn: drawn[0] ?? null, by: from })
  return [...cards.filter((one) => one !== card), ...drawn]
}
