import type { Seat } from '../../../../engine/index.ts'
import { kindIdOf } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { Talisman } from '../../state/state.ts'
import { workingThat } from '../../state/traits.ts'

/** The ability or card that protects the seat from a card, emitted as a fact; `null` if the card has its effect. */
export function unmovedBy(game: Talisman, seat: Seat, card: CardId): string | null {
  const by = workingThat(game, seat, ({ unmovedBy: kinds }) => kinds?.includes(kindIdOf(card)))
  if (by === undefined) return null
  emitFact(game, { kind: 'unmoved', seat, card, by })
  return by
}
