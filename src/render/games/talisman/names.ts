import { typeset } from '../../../language/index.ts'
import {
  ADVENTURE_CARDS,
  CHARACTERS,
  CREATURES,
  kindOf,
  PURCHASE_CARDS,
  SPACES_DATA,
  SPELL_CARDS,
  spellOf,
  SPELLS_DATA,
  TALISMAN_CARDS,
} from '../../../games/talisman/data/components.ts'
import { sayInTalisman as say } from './say.ts'

/** The names of things in a picture. */

const NAMES = new Map<string, string>([
  ...[...ADVENTURE_CARDS, ...PURCHASE_CARDS, ...TALISMAN_CARDS].map((card): [string, string] => [
    card,
    kindOf(card).name,
  ]),
  ...SPELL_CARDS.map((card): [string, string] => [card, spellOf(card).name]),
  ...[...SPELLS_DATA.values()].map(({ id, name }): [string, string] => [id, name]),
  ...[...CREATURES.values()].map(({ id, name }): [string, string] => [id, name]),
  ...[...SPACES_DATA.values()].map(({ id, name }): [string, string] => [id, name]),
  ...[...CHARACTERS.values()].flatMap(({ id, name, abilities }) => [
    [id, name] as [string, string],
    ...abilities.map((ability): [string, string] => [ability.id, ability.name]),
  ]),
])

/** The name of a card, creature, space, Character or ability, or of the Toad. */
export function nameOf(id: string): string {
  return id === 'toad' ? say('toad') : typeset(NAMES.get(id) ?? id)
}
