import { joined, signed } from '../../../language/index.ts'
import { kindIdOf, kindOf, type CardKind } from '../data/components.ts'
import type { CardId, KindId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { say } from './say.ts'

/** The figures of a card, and its use in a few words. */

/** "+1 in Combat, +3 against Dragons"; empty for a card without such figures. */
export function bonusesText(card: CardId): string {
  return bonusesOfKind(kindOf(card))
}

/** The same for a kind of card. */
export function bonusesOfKind({ bonuses, combat, combatVsDragon, save }: CardKind): string {
  return joined(
    ', ',
    bonuses?.strength ? say('bonus-strength', { bonus: signed(bonuses.strength) }) : '',
    bonuses?.craft ? say('bonus-craft', { bonus: signed(bonuses.craft) }) : '',
    combat ? say('bonus-combat', { bonus: signed(combat) }) : '',
    combatVsDragon ? say('bonus-dragon', { bonus: signed(combatVsDragon) }) : '',
    save ? say('bonus-save', { least: leastOf(save) }) : '',
  )
}

/** The lowest die with which a piece of Protection saves a Life (TAL-16.9a). */
export function leastOf(dice: readonly number[]): number {
  return Math.min(...dice)
}

/** The cards without figures that have a use. The Mule has two, depending on the table. */
const USEFUL = [
  'hag', 'poltergeist', 'enchanter', 'fairy', 'healer', 'hermit', 'mage', 'phantom', 'sorcerer', 'witch', 'alchemist',
  'gnome', 'guide', 'mercenary', 'pixie', 'prince', 'princess', 'amulet', 'cross', 'orb-of-knowledge',
  'potion-of-strength', 'talisman', 'wand', 'water-bottle', 'raft', 'bag-of-gold', 'two-bags-of-gold', 'cave',
  'fountain-of-wisdom', 'magic-portal', 'magic-stream', 'market', 'marsh', 'maze', 'pool-of-life', 'shrine',
] as const satisfies readonly KindId[] // prettier-ignore

/** "Strength 2", "heals up to 2 Lives a visit, free": for a list. Empty for an Event. */
export function useText(card: CardId, options: Options): string {
  const { type, strength, craft } = kindOf(card)
  if (type === 'enemy')
    return typeof strength === 'number' ? say('use-strength', { strength }) : say('use-craft', { craft: craft ?? 0 })
  const kind = kindIdOf(card)
  if (kind === 'mule') return say(`use-mule-${options['mule-capacity']}`)
  const useful = USEFUL.find((one) => one === kind)
  return useful === undefined ? bonusesText(card) : say(`use-${useful}`)
}
