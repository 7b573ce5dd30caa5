import {
  ADVENTURE_CARDS,
  CHARACTERS,
  CREATURES,
  kindOf,
  PURCHASE_CARDS,
  SPACES_DATA,
  SPELL_CARDS,
  spellOf,
  TALISMAN_CARDS,
} from '../../../games/talisman/data/components.ts'

/** The names of things in a picture. */

const NAMES = new Map<string, string>([
  ...[...ADVENTURE_CARDS, ...PURCHASE_CARDS, ...TALISMAN_CARDS].map((card): [string, string] => [
    card,
    kindOf(card).name,
  ]),
  ...SPELL_CARDS.map((card): [string, string] => [card, spellOf(card).name]),
  ...[...CREATURES.values()].map(({ id, name }): [string, string] => [id, name]),
  ...[...SPACES_DATA.values()].map(({ id, name }): [string, string] => [id, name]),
  ...[...CHARACTERS.values()].flatMap(({ id, name, abilities }) => [
    [id, name] as [string, string],
    ...abilities.map((ability): [string, string] => [ability.id, ability.name]),
  ]),
])

/** The name of a card, creature, space, character or ability; of anything else, its id in words. */
export function nameOf(id: string): string {
  return (NAMES.get(id) ?? inWords(id)).replaceAll("'", '’')
}

function inWords(id: string): string {
  const words = id.replace(/-\d+$/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
