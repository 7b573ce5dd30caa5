import type { Seat } from '../../../../engine/index.ts'
import { isEnemy } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import { nuisances } from '../../data/worth.ts'
import { deficitIn } from '../../state/numbers.ts'
import { characterAt, type Talisman } from '../../state/state.ts'
import { foeOfCard } from './foes.ts'
import { fightOf } from './evading.ts'

/** Foreseen cards the seat would rather avoid: nuisances first, then Enemies it expects to lose to. */
export function unwantedOf(game: Talisman, seat: Seat, cards: readonly CardId[]): CardId[] {
  const feared = cards.filter((card) => isEnemy(card) && isFeared(game, seat, card))
  return [...new Set([...nuisances(cards), ...feared])]
}

function isFeared(game: Talisman, seat: Seat, card: CardId): boolean {
  const foe = foeOfCard(card)
  const kind = foe.strength === null ? 'psychic' : 'combat'
  const { space } = characterAt(game, seat)
  return deficitIn(game, seat, fightOf({ kind, seat, by: null, foes: [foe], calm: [], stopped: false, space })) > 0
}
