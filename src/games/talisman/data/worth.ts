import { AWAY, isEnemy, kindIdOf, kindOf } from './components.ts'
import type { CardId, KindId } from './ids.ts'

/** Orders of preference for absent players: which cards to keep, which to give up, which to avoid. */

/** The Strength or Craft it fights with, if it fights. */
export function mightOf(card: CardId): number {
  const { strength, craft } = kindOf(card)
  return strength ?? craft ?? 0
}

/** The cards listed in awayDiscardOrder, in that order. */
export function nuisances(cards: readonly CardId[]): CardId[] {
  return AWAY.awayDiscardOrder.flatMap((kind) => cards.filter((card) => kindIdOf(card) === kind))
}

/** The most valuable Object first (itemValueOrder). */
export function byValue(cards: readonly CardId[]): CardId[] {
  return sortBy(cards, AWAY.itemValueOrder)
}

/** The most valuable Follower first; Charmed and Raised ones between the Alchemist and the Poltergeist. */
export function byFollowerValue(cards: readonly CardId[]): CardId[] {
  return sortBy(cards, AWAY.followerValueOrder)
}

function sortBy(cards: readonly CardId[], order: readonly KindId[]): CardId[] {
  const place = (card: CardId) => {
    const at = order.indexOf(kindIdOf(card))
    if (at >= 0) return at
    return isEnemy(card) ? order.indexOf('alchemist') + 0.5 : order.length
  }
  return [...cards].sort((a, b) => place(a) - place(b))
}
