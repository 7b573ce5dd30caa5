import type { Part, Sum } from '../../../engine/index.ts'
import { CHARACTERS, CREATURES, SPELLS } from '../data/components.ts'
import { TERRAINS, type CharacterId, type SpellId, type Terrain } from '../data/ids.ts'
import { terrainName } from './places.ts'
import { signed } from './prose.ts'
import { characterName, isItem, itemName, spellName } from './things.ts'

/** How a number came about, part by part. */

const SOURCES: Readonly<Record<string, string>> = {
  agility: 'Agility',
  attack: 'Attack',
  shooting: 'Shooting',
  defence: 'Defence',
  'running-away': 'Running Away',
  score: 'its own score',
  creature: 'the creature’s Running Away',
  class: 'class',
  familiar: 'the Black Cat',
  'unnamed-hex': 'a place without a name',
  boat: 'the boat’s crew',
  ship: 'the ship’s crew',
  wounds: 'wounds',
}

/** The source of a part in words. */
function sourceName(from: string): string {
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

const ruled = (part: Part): string => (part.rule === undefined ? '' : ` (${part.rule})`)

/** A sum told part by part: "dice 5 and 3, +8 Running Away (IMP-8.26), −5 Wolves: 11". */
export function sumWhy(title: string, sum: Sum): string {
  const dice = sum.parts.filter((part) => part.from === 'die')
  const rest = sum.parts.filter((part) => part.from !== 'die')
  const parts = [
    dice.length > 0 ? `dice ${dice.map((part) => part.value).join(' + ')}${ruled(dice[0] as Part)}` : '',
    ...rest.map(
      (part, at) =>
        `${at === 0 && dice.length === 0 ? part.value : signed(part.value)} ${sourceName(part.from)}${ruled(part)}`,
    ),
  ]
  return `${title}: ${parts.filter((text) => text !== '').join(', ')} = ${sum.total}`
}
