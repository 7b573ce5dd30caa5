import {
  CHARACTERS,
  CREATURES,
  isAbility,
  isCard,
  isSpellCard,
  kindIdOf,
  KINDS,
  SPACES_DATA,
  spellOf,
  SPELLS_DATA,
} from './components.ts'
import type { AbilityId, CharacterId, CreatureId, KindId, SpaceId, SpellId } from './ids.ts'

/** The id of a name in the message files. */
export type NameId =
  | `card-${KindId}`
  | `spell-${SpellId}`
  | `creature-${CreatureId}`
  | `space-${SpaceId}`
  | `character-${CharacterId}`
  | `ability-${AbilityId}`

/** The id of the name of a card, Spell, creature, space, Character or ability; `null` for any other thing. */
export function nameIdOf(id: string): NameId | null {
  if (isCard(id)) return `card-${kindIdOf(id)}`
  if (isSpellCard(id)) return `spell-${spellOf(id).id}`
  if (isAbility(id)) return `ability-${id}`
  if (KINDS.has(id as KindId)) return `card-${id as KindId}`
  if (SPELLS_DATA.has(id as SpellId)) return `spell-${id as SpellId}`
  if (SPACES_DATA.has(id as SpaceId)) return `space-${id as SpaceId}`
  if (CREATURES.has(id as CreatureId)) return `creature-${id as CreatureId}`
  return CHARACTERS.has(id as CharacterId) ? `character-${id as CharacterId}` : null
}
