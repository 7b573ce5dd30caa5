import { CHARACTERS, CREATURES, SPELLS } from '../data/components.ts'
import { TERRAINS, type CharacterId, type SpellId, type Terrain } from '../data/ids.ts'
import { terrainName } from './places.ts'
import { characterName, isItem, itemName, spellName } from './things.ts'

/** The sources of the parts of a sum. */

const SOURCES: Readonly<Record<string, string>> = {
  agility: 'Agility',
  attack: 'Attack',
  shooting: 'Shooting',
  'running-away': 'Running Away',
  class: 'class',
  experience: 'experience',
  'unnamed-hex': 'a place without a name',
  boat: 'the boat’s crew',
  ship: 'the ship’s crew',
}

/** Names the source of a part of a sum. */
export function sourceName(from: string): string {
  const known = SOURCES[from]
  if (known) return known
  if (isItem(from)) return itemName(from)
  if (SPELLS.has(from as SpellId)) return spellName(from as SpellId)
  if (CHARACTERS.has(from as CharacterId)) return characterName(from as CharacterId)
  const creature = CREATURES.get(from) ?? CREATURES.get(from.replace(/-\d+$/, ''))
  if (creature) return creature.name
  if ((TERRAINS as readonly string[]).includes(from)) return `the ${terrainName(from as Terrain)}`
  return from.replaceAll('-', ' ')
}
