import type { Seat } from '../../../engine/index.ts'
import { isCard, kindIdOf, kindOf, type CardKind } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import { creatureOdds, mightInView, duelOdds } from '../view/odds.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { cardWorth } from './cards.ts'
import { lifeCost } from './self.ts'

/** A computer player's expectations of fights. */

/**
 * How likely Protection saves a Life: the surest card only, or several of different kinds one after another
 * (TAL-OPT.13).
 */
export function guardOf({ options }: TalismanView, me: CharacterView): number {
  const kinds = new Map(me.objects.map((card) => [kindIdOf(card), (kindOf(card).save?.length ?? 0) / 6]))
  const chances = [...kinds.values()]
  if (options['protection-rolls'] === 'one') return Math.max(0, ...chances)
  return 1 - chances.reduce((fails, chance) => fails * (1 - chance), 1)
}

/** The worth of an Enemy killed in a fight: Strength, or Craft where Spirits teach it (TAL-1.4, TAL-OPT.8). */
export function trophyWorth({ options }: TalismanView, { trophy = 0, craft = null }: CardKind): number {
  const taught = options['spirit-trophies'] && trophy === 0 ? (craft ?? 0) : 0
  return (trophy + taught) / options['trophy-rate']
}

/** The expected worth of a fight against creatures: trophies, against a Life and the rest of the Turn. */
export function fightWorth(view: TalismanView, me: CharacterView, { kind, might, prize }: Foes, more = 0): number {
  const { win, lose } = creatureOdds(me, kind, might, more)
  const guard = kind === 'combat' ? 1 - guardOf(view, me) : 1
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
  const prize = foes.reduce((sum, id) => sum + (isCard(id) ? trophyWorth(view, kindOf(id)) : 0), 0)
  return { ...mightInView(view, foes, space), prize: prize + wanted + 0.05 }
}

/** The expected worth of attacking a Character: loot or a Life, against one's own. */
export function attackWorth(view: TalismanView, me: CharacterView, victim: Seat, kind: 'combat' | 'psychic'): number {
  const other = roleAt(view, victim)
  if (!other) return -1
  const { win, lose } = duelOdds(me, other, kind)
  return win * spoilsWorth(view, me, other) - lose * lifeCost(me.lives) * 0.8 - 0.25
}

/** The best spoils to take from a beaten Character. */
function spoilsWorth(view: TalismanView, me: CharacterView, other: CharacterView): number {
  const things = other.toad ? [] : other.objects.map((card) => cardWorth(me, card))
  const isSpared = view.options['ban-last-life'] && !view.crownReached && other.lives === 1
  return Math.max(isSpared ? 0 : lifeWorth(view, me, other), other.gold > 0 ? 0.35 : 0, ...things)
}

/**
 * The worth of taking a Life. With the last Life the victim loses everything, and the victor may get it (TAL-OPT.16).
 */
function lifeWorth(view: TalismanView, me: CharacterView, other: CharacterView): number {
  const onQuest = me.quest === 'quest-take-life' ? 3 : 0
  const life = (other.lives === 1 ? 1 : 0.5) + onQuest + (other.space === 'crown-of-command' ? 1.5 : 0)
  return other.lives === 1 && view.options['dead-gear'] === 'killer' ? life + estateOf(me, other) : life
}

/** The worth to this Character of everything a victim leaves. */
function estateOf(me: CharacterView, { objects, followers, gold }: CharacterView): number {
  const worths = [...objects, ...followers].map((card) => Math.max(0, cardWorth(me, card)))
  return worths.reduce((sum, worth) => sum + worth, 0.35 * gold)
}
