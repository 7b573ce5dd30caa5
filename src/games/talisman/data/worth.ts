import { AWAY, kindIdOf, kindOf } from './components.ts'
import type { CardId } from './ids.ts'

/** What one would rather not meet: for those who may send drawn cards back. */

export function mightOf(card: CardId): number {
  const { strength, craft } = kindOf(card)
  return strength ?? craft ?? 0
}

/** Those of awayDiscardOrder, in that order. */
export function nuisances(cards: readonly CardId[]): CardId[] {
  return AWAY.awayDiscardOrder.flatMap((kind) => cards.filter((card) => kindIdOf(card) === kind))
}
