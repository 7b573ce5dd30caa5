import type { Seat } from '../../../engine/index.ts'
import { oddsOf, type Odds } from '../view/odds.ts'
import { CREATURES, kindOf, spaceOf, isCard } from '../data/components.ts'
import type { CreatureId, SpaceId } from '../data/ids.ts'
import { cardWorth, characterOf, lifeCost } from './self.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'

/** What a computer player expects of fights. */

/** A fight of his against creatures of so much Strength or Craft together. */
export function creatureOdds(me: CharacterView, kind: 'combat' | 'psychic', might: number, more = 0): Odds {
  const own = kind === 'combat' ? me.combatStrength.total : me.craft.total
  const able = me.toad === null && kind === 'combat'
  return oddsOf(own + more - might, able && me.id === 'warrior' ? 2 : 1, able && me.id === 'assassin' ? 0 : 1)
}

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
  const figures = foes.map((id) => figureOf(view, id))
  const kind = figures[0]?.kind ?? 'combat'
  const runes = spaceOf(space).instruction.enemyDieBonus ?? 0
  const wanted = me.quest === 'quest-kill-enemy' ? 2 : 0
  const prize = figures.reduce((sum, one) => sum + one.trophy, 0) / view.options.trophyRate
  return { kind, might: figures.reduce((sum, one) => sum + one.might, runes), prize: prize + wanted + 0.05 }
}

function figureOf(view: TalismanView, id: string) {
  if (isCard(id)) {
    const { strength = null, craft = null, trophy = 0 } = kindOf(id)
    return {
      kind: strength === null ? ('psychic' as const) : ('combat' as const),
      might: strength ?? craft ?? 0,
      trophy,
    }
  }
  const creature = CREATURES.get(id as CreatureId)
  const { unfinished } = characterOf(view, view.active) ?? {}
  const rolled = unfinished?.kind === 'werewolf' ? unfinished.strength : 7
  const strength = typeof creature?.strength === 'number' ? creature.strength : null
  if (creature?.craft != null) return { kind: 'psychic' as const, might: creature.craft, trophy: 0 }
  return { kind: 'combat' as const, might: strength ?? rolled, trophy: 0 }
}

/** What attacking a Character promises: loot or a Life, against one's own. */
export function attackWorth(view: TalismanView, me: CharacterView, victim: Seat, kind: 'combat' | 'psychic'): number {
  const other = characterOf(view, victim)
  if (!other) return -1
  const { win, lose } = duelOdds(me, other, kind)
  return win * spoilsWorth(me, other) - lose * lifeCost(me.lives) * 0.8 - 0.25
}

export function duelOdds(me: CharacterView, other: CharacterView, kind: 'combat' | 'psychic', starts = true): Odds {
  const mine = kind === 'combat' ? me.combatStrength.total : me.craft.total
  const theirs = kind === 'combat' ? other.combatStrength.total : other.craft.total
  const assassin = (who: CharacterView) => kind === 'combat' && who.id === 'assassin' && !who.toad
  const { win, lose } = oddsOf(
    mine - theirs,
    kind === 'combat' && me.id === 'warrior' ? 2 : 1,
    assassin(me) && starts ? 0 : 1,
  )
  return { win, lose }
}

/** The best of what can be had from somebody beaten. */
function spoilsWorth(me: CharacterView, other: CharacterView): number {
  const things = other.toad ? [] : other.objects.map((card) => cardWorth(me, card))
  const onQuest = me.quest === 'quest-take-life' ? 3 : 0
  const life = (other.lives === 1 ? 1 : 0.5) + onQuest + (other.space === 'crown-of-command' ? 1.5 : 0)
  return Math.max(life, other.gold > 0 ? 0.35 : 0, ...things)
}
