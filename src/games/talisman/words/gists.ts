import { listOf, nameList, signed } from '../../../language/index.ts'
import { spellOf, kindOf, kindNamed, type CardKind } from '../data/components.ts'
import type { CardId, SpellCard, SpellId, KindId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { kindText } from './names.ts'
import { say } from './say.ts'

/** The use of Spells and cards, in a few words. */

export function spellGist(spell: SpellCard): string {
  return spellIdGist(spellOf(spell).id)
}

export function spellIdGist(spell: SpellId): string {
  return say(`gist-${spell}`)
}

/** When a Spell may be cast: "as your Turn starts or when you’ve moved". */
export function spellTimes(spell: SpellCard): string {
  return spellKindTimes(spellOf(spell).id)
}

/** The same for one card of a Spell. */
export function spellKindTimes(spell: SpellId): string {
  return say(`gist-${spell}.when`)
}

/** The use of a card as sentences, under the options of a table: its figures, or its printed text. */
export function cardHint(card: CardId, options: Options): string {
  return kindHint(kindOf(card).id, options)
}

export function kindHint(kind: KindId, options: Options): string {
  if (kind === 'mule' && options['mule-capacity'] === 'plus-four') return say('mule-plus-four')
  const card = kindNamed(kind)
  const { type, save, forbidden } = card
  if (type === 'enemy') return kindText(kind)
  if (save) return say('saves.hint', { dice: diceText(save) })
  const bonuses = bonusesOfKind(card)
  if (bonuses === '') return kindText(kind)
  if (!forbidden) return say('bonuses-hint', { bonuses })
  return say('bonuses-not-for', { bonuses, alignments: nameList(forbidden.map((one) => `alignment-${one}`)) })
}

/** "+1 Strength and +1 Craft", "saves a Life on 5 or 6"; empty for a card without such figures. */
export function bonusesText(card: CardId): string {
  return bonusesOfKind(kindOf(card))
}

/** The same for a kind of card. */
export function bonusesOfKind({ bonuses, combat, combatVsDragon, save }: CardKind): string {
  return listOf([
    ...(bonuses?.strength ? [say('bonus-strength', { bonus: signed(bonuses.strength) })] : []),
    ...(bonuses?.craft ? [say('bonus-craft', { bonus: signed(bonuses.craft) })] : []),
    ...(combat ? [say('bonus-combat', { bonus: signed(combat) })] : []),
    ...(combatVsDragon ? [say('bonus-dragons', { bonus: signed(combatVsDragon) })] : []),
    ...(save ? [say('saves', { dice: diceText(save) })] : []),
  ])
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
  const { id, type, strength, craft } = kindOf(card)
  if (type === 'enemy')
    return typeof strength === 'number'
      ? say('figure-strength', { figure: strength })
      : say('figure-craft', { figure: craft ?? 0 })
  if (id === 'mule') return say(`use-mule-${options['mule-capacity']}`)
  const useful = USEFUL.find((one) => one === id)
  return useful === undefined ? bonusesText(card) : say(`use-${useful}`)
}

/** "4 to 6", "5 or 6", "6". */
function diceText(dice: readonly number[]): string {
  const [first = 0] = dice
  if (dice.length > 2) return say('dice-from-to', { first, last: dice.at(-1) ?? first })
  return listOf(dice.map(String), 'or')
}
