import { listOf, signed, typeset } from '../../../language/index.ts'
import { spellOf, kindOf, kindNamed, type CardKind } from '../data/components.ts'
import type { CardId, SpellCard, SpellId, KindId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
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

/** The figures of a card, or its printed text. */
export function cardGist(card: CardId): string {
  return gistOf(kindOf(card), '')
}

/** The same for a kind of card. */
export function kindGist(kind: KindId): string {
  return gistOf(kindNamed(kind), '')
}

/** The same as sentences, under the options of a table. */
export function cardHint(card: CardId, options: Options): string {
  return kindHint(kindOf(card).id, options)
}

export function kindHint(kind: KindId, options: Options): string {
  if (kind === 'mule' && options['mule-capacity'] === 'plus-four') return say('mule-plus-four')
  return gistOf(kindNamed(kind), '.hint')
}

function gistOf(kind: CardKind, form: '' | '.hint'): string {
  const { type, text, save, forbidden } = kind
  if (type === 'enemy') return form === '' ? figureText(kind) : typeset(text)
  if (save) return say(`saves${form}`, { dice: diceText(save) })
  const bonuses = bonusesText(kind)
  if (bonuses === '') return typeset(text)
  if (!forbidden) return form === '' ? bonuses : say('bonuses-hint', { bonuses })
  const alignments = listOf(forbidden.map((one) => say(`alignment-${one}`)))
  return say(`bonuses-not-for${form}`, { bonuses, alignments })
}

function figureText({ strength, craft }: CardKind): string {
  if (typeof strength === 'number') return say('figure-strength', { figure: strength })
  return say('figure-craft', { figure: craft ?? 0 })
}

/** "+1 Strength and +1 Craft"; empty for none. */
function bonusesText({ bonuses, combat, combatVsDragon }: CardKind): string {
  return listOf([
    ...(bonuses?.strength ? [say('bonus-strength', { bonus: signed(bonuses.strength) })] : []),
    ...(bonuses?.craft ? [say('bonus-craft', { bonus: signed(bonuses.craft) })] : []),
    ...(combat ? [say('bonus-combat', { bonus: signed(combat) })] : []),
    ...(combatVsDragon ? [say('bonus-dragons', { bonus: signed(combatVsDragon) })] : []),
  ])
}

/** "saves a Life on 5 or 6": the use of a piece of Protection. */
export function savesText(card: CardId): string {
  return say('saves', { dice: diceText(kindOf(card).save ?? []) })
}

/** "4 to 6", "5 or 6", "6". */
function diceText(dice: readonly number[]): string {
  const [first = 0] = dice
  if (dice.length > 2) return say('dice-from-to', { first, last: dice.at(-1) ?? first })
  return listOf(dice.map(String), 'or')
}
