import type { Seat } from '../../../../engine/index.ts'
import { gainGold } from './counters.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import type { Talisman } from '../../state/state.ts'
import { discardHeld } from './things.ts'

/**
 * Turns one of the seat's cards into Gold. The card goes to its discard pile, or back to its Purchase pile (TAL-20.2).
 */
export function sell(game: Talisman, seat: Seat, card: CardId, gold: number, by: string): void {
  emitFact(game, { kind: 'sold', seat, card, gold, by })
  discardHeld(game, seat, card, by)
  gainGold(game, seat, gold, by)
}
