import { chanceOfAtMost, oddsOf, type Odds } from '../view/odds.ts'
import { CREATURES, kindOf, spaceOf, isCard } from '../data/components.ts'
import type { CreatureId, SpaceId } from '../data/ids.ts'
import type { CharacterView } from '../view/view.ts'
import { percent } from '../../../prose/index.ts'
import { roleAt, type Saw } from './people.ts'

/** What a choice risks, in a few words. */

export function oddsText({ win, lose }: Odds): string {
  return `win ${percent(win)}, lose ${percent(lose)}`
}

/** Strength or Craft of creatures that fight as one, the Runes included. */
export function mightOf(
  view: Saw,
  foes: readonly string[],
  space: SpaceId,
): { readonly stat: 'Strength' | 'Craft'; readonly total: number } {
  // prettier-ignore
  const figures = foes.map((id) => figureOf(view, id))
  const runes = spaceOf(space).instruction.enemyDieBonus ?? 0
  return {
    stat: figures.some(({ stat }) => stat === 'Strength') ? 'Strength' : 'Craft',
    total: figures.reduce((sum, { value }) => sum + value, runes),
  }
}

function figureOf(view: Saw, id: string): { readonly stat: 'Strength' | 'Craft'; readonly value: number } {
  if (isCard(id)) {
    const { strength = null, craft = null } = kindOf(id)
    return strength === null ? { stat: 'Craft', value: craft ?? 0 } : { stat: 'Strength', value: strength }
  }
  const creature = CREATURES.get(id as CreatureId)
  if (creature?.craft != null) return { stat: 'Craft', value: creature.craft }
  const unfinished = roleAt(view, view.active)?.unfinished
  const rolled = unfinished?.kind === 'werewolf' ? unfinished.strength : 0
  return { stat: 'Strength', value: typeof creature?.strength === 'number' ? creature.strength : rolled }
}

/** A Character against creatures, as they stand. */
export function creatureOddsOf(me: CharacterView, stat: 'Strength' | 'Craft', might: number): Odds {
  if (stat === 'Craft') return oddsOf(me.craft.total - might)
  const able = me.toad === null
  const lead = me.combatStrength.total - might
  return oddsOf(lead, able && me.id === 'warrior' ? 2 : 1, able && me.id === 'assassin' ? 0 : 1)
}

/** A Character against another whom he attacks. */
export function duelOddsOf(me: CharacterView, other: CharacterView, kind: 'combat' | 'psychic'): Odds {
  if (kind === 'psychic') return oddsOf(me.craft.total - other.craft.total)
  const able = me.toad === null
  const lead = me.combatStrength.total - other.combatStrength.total
  return oddsOf(lead, able && me.id === 'warrior' ? 2 : 1, able && me.id === 'assassin' ? 0 : 1)
}

/** "2 dice, 7 or less: 58 %". */
export function atMostText(dice: number, most: number): string {
  return `${dice === 1 ? '1 die' : `${dice} dice`}, ${most} or less: ${percent(chanceOfAtMost(dice, most))}`
}
