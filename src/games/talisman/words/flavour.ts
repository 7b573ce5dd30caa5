import { kindIdOf } from '../data/components.ts'
import type { CardId } from '../data/ids.ts'
import { say } from './say.ts'

/** The colour of a card as it turns up. It never states a rule. */
export function cardFlavour(card: CardId): string {
  return say(`flavour-${kindIdOf(card)}`)
}
