import type { CardId } from '../data/ids.ts'
import { cardId } from './names.ts'
import { say } from './say.ts'

/** The colour of a card as it turns up. It never states a rule. */
export function cardFlavour(card: CardId): string {
  return say(`${cardId(card)}.flavour`)
}
