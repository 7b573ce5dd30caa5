import type { Seat } from '../../../../engine/index.ts'
import { kindIdOf } from '../../data/components.ts'
import { say } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import { powersOf } from '../effects/powers.ts'
import type { Talisman } from '../../state/state.ts'

/** Whether a card does nothing to him; says so if it does not. */
export function isUnmoved(game: Talisman, seat: Seat, card: CardId): boolean {
  const by = powersOf(game, seat).find(({ power }) => power.unmovedBy?.includes(kindIdOf(card)))?.from
  if (by === undefined) return false
  say(game, { kind: 'unmoved', seat, card, by })
  return true
}
