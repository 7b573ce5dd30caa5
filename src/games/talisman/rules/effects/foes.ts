import { creatureOf, kindOf } from '../../data/components.ts'
import type { CardId, CreatureId } from '../../data/ids.ts'
import type { Foe } from '../../state/moments.ts'

/** Creatures as opponents in a fight. */

export function foeOfCard(card: CardId): Foe {
  const { subtype, strength = null, craft = null, evadable = false } = kindOf(card)
  return { id: card, card, creature: null, subtype, strength, craft, evadable }
}

/** A creature of the board, with its rolled Strength, if it was rolled. */
export function foeOfCreature(id: CreatureId, rolled?: number): Foe {
  const { subtype, strength, craft, evadable } = creatureOf(id)
  const fixed = typeof strength === 'number' ? strength : null
  return { id, card: null, creature: id, subtype, strength: rolled ?? fixed, craft, evadable }
}
