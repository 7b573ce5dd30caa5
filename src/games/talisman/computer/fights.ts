import type { Seat } from '../../../engine/index.ts'
import { kindOf, isCard } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import { creatureOdds, mightOf, duelOdds } from '../view/odds.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { cardWorth, lifeCost } from './self.ts'

/** What a computer player expects of fights. */

/** Protection he may try. */
function guardOf(me: CharacterView): number {
  return Math.max(0, ...me.objects.map((card) => (kindOf(card).save?.length ?? 0) / 6))
}

/** What a fight against creatures promises: trophies, against a Life and the rest of the Turn. */
export function fightWorth(
  me: CharacterView,
  kind: 'combat' | 'psychic',
  might: number,
  prize: number,
  more = 0,
): number {
  const { win, lose } = creatureOdds(me, kind, might, more)
  const guard = kind === 'combat' ? 1 - guardOf(me) : 1
  return win * prize - lose * (lifeCost(me.lives) * guard) - (1 - win) * 0.15
}

export interface Foes {
  readonly might: number
  readonly prize: number
  readonly kind: 'combat' | 'psychic'
}

/** Creatures taken together, as they attack on a space. */
export function foesOf(view: TalismanView, foes: readonly string[], space: SpaceId, me: CharacterView): Foes {
  const wanted = me.quest === 'quest-kill-enemy' ? 2 : 0
  const points = foes.reduce((sum, id) => sum + (isCard(id) ? (kindOf(id).trophy ?? 0) : 0), 0)
  return { ...mightOf(view, foes, space), prize: points / view.options['trophy-rate'] + wanted + 0.05 }
}

/** What attacking a Character promises: loot or a Life, against one's own. */
export function attackWorth(view: TalismanView, me: CharacterView, victim: Seat, kind: 'combat' | 'psychic'): number {
  const other = roleAt(view, victim)
  if (!other) return -1
  const { win, lose } = duelOdds(me, other, kind)
  return win * spoilsWorth(me, other) - lose * lifeCost(me.lives) * 0.8 - 0.25
}

/** The best of what can be had from somebody beaten. */
function spoilsWorth(me: CharacterView, other: CharacterView): number {
  const things = other.toad ? [] : other.objects.map((card) => cardWorth(me, card))
  const onQuest = me.quest === 'quest-take-life' ? 3 : 0
  const life = (other.lives === 1 ? 1 : 0.5) + onQuest + (other.space === 'crown-of-command' ? 1.5 : 0)
  return Math.max(life, other.gold > 0 ? 0.35 : 0, ...things)
}
