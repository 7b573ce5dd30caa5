import type { Seat } from '../../../../../engine/index.ts'
import { isEnemy, originOf, spaceOf } from '../../../data/components.ts'
import { SPACE_IDS, type SpellId } from '../../../data/ids.ts'
import { characterAt, groundOf, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { discardCard, whereLies } from '../../deeds/pile.ts'
import { questDeed } from '../../deeds/quests.ts'
import { sell } from '../../deeds/selling.ts'
import { giveCard, lootOptions, stealGold } from '../../deeds/things.ts'
import type { SpellEffect, SpellTarget } from '../contracts.ts'
import { cardOfTarget, cardsOfTarget, goldTarget, othersWithinReach, possessionTarget, seatOfTarget } from './reach.ts'

/** Spells on cards, in possession or on spaces. */

export const ON_THINGS = {
  /** One Object or 1 Gold of any Character, if the caster may possess it. */
  acquisition: {
    targets: (game, seat) => (seat === game.active ? others(game, seat, goodsOf) : []),
    *resolve(game, { by, target }) {
      const from = seatOfTarget(target)
      const card = cardOfTarget(target)
      if (card === null) stealGold(game, from, by, 1)
      else yield* giveCard(game, from, by, card)
      return 'spent'
    },
  },
  /** One Follower of any Character; a Curse works on the caster at once. Charmed and Raised ones are immune. */
  mesmerism: {
    targets: (game, seat) => (seat === game.active ? others(game, seat, followersOf) : []),
    *resolve(game, { by, target }) {
      const card = cardOfTarget(target)
      if (card !== null) yield* giveCard(game, seatOfTarget(target), by, card)
      return 'spent'
    },
  },
  /** The caster's own Objects for 1 Gold each. */
  alchemy: {
    targets: (game, seat) => {
      const isFit = seat === game.active && characterAt(game, seat).objects.length > 0
      return isFit ? [{ key: 'self' }] : []
    },
    aim: (game, seat) => characterAt(game, seat).objects,
    *resolve(game, { by, target }) {
      const { objects } = characterAt(game, by)
      const cards = cardsOfTarget(target).filter((card) => objects.includes(card))
      for (const card of cards) sell(game, by, card, 1, 'alchemy')
      return 'spent'
    },
  },
  /** Any Adventure card lying face up in the Outer or Middle Region. An Enemy counts for a Quest. */
  destruction: {
    targets: (game, seat) => (seat === game.active ? cardsLying(game) : []),
    *resolve(game, { by, target }) {
      const card = cardOfTarget(target)
      if (card === null || whereLies(game, card) === null) return 'spent'
      discardCard(game, card, 'destruction')
      if (isEnemy(card)) yield* questDeed(game, by, 'killed-enemy')
      return 'spent'
    },
  },
} satisfies Partial<Record<SpellId, SpellEffect>>

function others(
  game: Talisman,
  seat: Seat,
  targetsOf: (game: Talisman, seat: Seat, other: Seat) => readonly SpellTarget[],
): SpellTarget[] {
  return othersWithinReach(game, seat).flatMap((other) => targetsOf(game, seat, other))
}

function goodsOf(game: Talisman, seat: Seat, other: Seat): SpellTarget[] {
  const cards = lootOptions(game, seat, other).map((card) => possessionTarget(other, card))
  return characterAt(game, other).gold > 0 ? [...cards, goldTarget(other)] : cards
}

function followersOf(game: Talisman, seat: Seat, other: Seat): SpellTarget[] {
  if (anyTrait(game, seat, ({ noFollowers }) => noFollowers)) return [] // TAL-R111
  const followers = characterAt(game, other).followers.filter((card) => !isEnemy(card))
  return followers.map((card) => possessionTarget(other, card))
}

/** Not Purchase or Talisman cards of the piles, and not a Hex (TAL-R21). */
function cardsLying(game: Talisman): SpellTarget[] {
  return SPACE_IDS.filter((space) => spaceOf(space).region !== 'inner').flatMap((space) =>
    groundOf(game, space)
      .cards.filter((card) => originOf(card) === 'adventure')
      .map((card) => ({ key: `card:${card}`, args: { card, space }, place: space })),
  )
}
