import { CHARACTERS, CREATURES, kindOfTile, SPELLS } from '../data/components.ts'
import { TERRAINS, type CharacterId, type SpellId } from '../data/ids.ts'
import { say } from './say.ts'
import { characterName, creatureName, isItem, itemName, spellName } from './things.ts'

/** The sources of the parts of a sum. */

const SOURCES = [
  'agility',
  'attack',
  'shooting',
  'running-away',
  'class',
  'experience',
  'unnamed-hex',
  'boat',
  'ship',
] as const

/** Names the source of a part of a sum. */
export function sourceName(from: string): string {
  const known = SOURCES.find((one) => one === from)
  if (known) return say(`source-${known}`)
  if (isItem(from)) return itemName(from)
  if (SPELLS.has(from as SpellId)) return spellName(from as SpellId)
  if (CHARACTERS.has(from as CharacterId)) return characterName(from as CharacterId)
  if ((TERRAINS as readonly string[]).includes(from)) return say('source-terrain', { terrain: `terrain-${from}` })
  const kind = kindOfTile(from) ?? from
  return CREATURES.has(kind) ? creatureName(kind) : from
}
