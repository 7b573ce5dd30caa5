import type { Offer } from '../../../engine/index.ts'
import { isEnemy, kindOf, spaceOf, isCard } from '../data/components.ts'
import type { CardId, SpaceId, SpellId } from '../data/ids.ts'
import { creatureOdds, duelOdds } from '../view/odds.ts'
import { othersOf, spellIn, anyTraitIn, roomOf, seatIn, roleAt, castingIn } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { cardWorth } from './cards.ts'
import { fightWorth } from './fights.ts'
import { placeWorth, rollWorth } from './map.ts'
import { healWorth, isOnTheWay, lifeCost, printedCraft } from './self.ts'
import { threatOf, type Threat } from './threats.ts'

/** The worth of casting a Spell now rather than passing. A kept Spell is also worth a little. */

const KEPT_SPELL_WORTH = 0.3

export function castWorth(view: TalismanView, me: CharacterView, offer: Offer): number {
  const { spell, target } = spellIn(offer)
  const isReplaced = me.spells === 1 && anyTraitIn(me, ({ replenishes }) => replenishes)
  return SPELLS[spell](view, me, target) - (isReplaced ? 0.05 : KEPT_SPELL_WORTH)
}

type Worth = (view: TalismanView, me: CharacterView, target: string) => number

const cardOf = (target: string): CardId | null => {
  const id = target.split(':').at(-1) ?? ''
  return isCard(id) ? id : null
}

/** A Character the others must stop: on the Crown, or on the way there. */
function isLeading(character: CharacterView | null): boolean {
  return character !== null && isOnTheWay(character)
}

const taking: Worth = (_view, me, target) => {
  const card = cardOf(target)
  if (card === null) return 0.4
  const isObject = kindOf(card).type !== 'follower'
  return cardWorth(me, card) + 0.2 - (isObject && roomOf(me) === 0 ? 0.3 : 0)
}

const harming = (leader: number, others: number): Worth => {
  return (view, _me, target) => {
    const seat = seatIn(target)
    if (seat === null || seat === view.viewer) return -1
    return isLeading(roleAt(view, seat)) ? leader : others
  }
}

const SPELLS: Readonly<Record<SpellId, Worth>> = {
  acquisition: taking,
  mesmerism: taking,
  alchemy: () => 0,
  counterspell: (view, me) => counterWorth(view, me),
  'destroy-magic': (view, me) => {
    const ruled = othersOf(view).some(({ character }) => character.space === 'crown-of-command')
    return ruled && me.lives <= 2 ? 1 : 0
  },
  destruction: (_view, me, target) => {
    const card = cardOf(target)
    if (card === null || !isEnemy(card)) return 0
    return me.quest === 'quest-kill-enemy' ? 2 : (kindOf(card).strength ?? 0) >= 7 ? 0.32 : 0.2
  },
  divination: () => 0.31,
  healing: (view, me, target) => {
    if (target !== 'self' && seatIn(target) !== view.viewer) return -1
    const threat = threatOf(view)
    const dying = threat?.kind === 'loss' && threat.seat === view.viewer && me.lives === 1
    return dying ? 5 : me.lives <= 1 ? healWorth(me.lives, 3) : me.lives === 2 ? 0.6 : 0
  },
  hex: (view, me, target) => hexWorth(view, me, target.split(':')[1] as SpaceId),
  immobility: (view, me, target) => {
    const threat = threatOf(view)
    if (threat?.kind === 'attack' && threat.seat === view.viewer) return escapeWorth(view, me, threat)
    return harming(1, 0)(view, me, target)
  },
  invisibility: (view, me) => {
    const threat = threatOf(view)
    return threat?.kind === 'attack' && threat.seat === view.viewer ? escapeWorth(view, me, threat) : 0
  },
  nullify: (view, _me, target) => {
    const seat = seatIn(target)
    const other = seat === null || seat === view.viewer ? null : roleAt(view, seat)
    return other ? (isLeading(other) ? 0.4 : 0) + 0.12 * other.spells : -1
  },
  preservation: (view, me, target) => {
    const threat = threatOf(view)
    if (threat?.kind !== 'loss' || threat.seat !== view.viewer || target.startsWith('foe:')) return -1
    if (target.startsWith('card:')) return 0.8
    return me.lives === 1 ? 5 : me.lives === 2 ? 1 : 0.2
  },
  'psionic-blast': (view, me) => {
    const threat = threatOf(view)
    return threat?.kind === 'fight' ? strongerWorth(view, me, threat, printedCraft(me)) : 0
  },
  random: harming(0.8, 0.28),
  teleport: (view, me, target) => {
    const to = (target.split(':')[1] ?? me.space) as SpaceId
    return me.space === 'crown-of-command' ? -1 : placeWorth(view, me, to) - rollWorth(view, me) - 0.2
  },
  'temporal-warp': () => 1,
}

/** The worth of countering a Spell aimed at the Character, or the Command Spell while it hurts. */
function counterWorth(view: TalismanView, me: CharacterView): number {
  const casting = castingIn(view)
  if (!casting || casting.by === view.viewer) return -1
  if (casting.spell === null) return me.lives <= 1 ? 5 : me.lives === 2 ? 1.2 : 0.35
  const below = view.stack.at(-2)
  if (casting.target === 'casting') return below?.by === view.viewer ? 0.6 : -1
  if (seatIn(casting.target) !== view.viewer) return 0
  return casting.spell.startsWith('healing') ? -1 : 0.8
}

function hexWorth(view: TalismanView, me: CharacterView, space: SpaceId): number {
  const near = othersOf(view).filter(({ character }) => isNear(character.space, space)).length
  return 0.25 + 0.08 * near - (isNear(me.space, space) ? 0.2 : 0)
}

function isNear(from: SpaceId, to: SpaceId): boolean {
  const a = spaceOf(from)
  const b = spaceOf(to)
  return a.region === b.region && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 3
}

/** The worth of escaping a fight. */
function escapeWorth(view: TalismanView, me: CharacterView, threat: Threat): number {
  return Math.max(0, 0 - standWorth(view, me, threat, 0))
}

/** The worth of additional Strength in the current fight. */
export function strongerWorth(view: TalismanView, me: CharacterView, threat: Threat, more: number): number {
  return standWorth(view, me, threat, more) - standWorth(view, me, threat, 0)
}

/** The worth of the fight as it stands. */
export function standWorth(view: TalismanView, me: CharacterView, threat: Threat, more: number): number {
  const other = threat.against === null ? null : roleAt(view, threat.against)
  if (other) {
    const { win, lose } = duelOdds(withStrength(me, more, threat.fight), other, threat.fight, threat.starts)
    return win * 0.6 - lose * lifeCost(me.lives)
  }
  if (threat.might === 0) return threat.fight === 'combat' ? -0.8 : -0.3
  const certain = creatureOdds(me, threat.fight, threat.might, more).win >= 1
  return (
    fightWorth(view, me, { kind: threat.fight, might: threat.might, prize: threat.prize }, more) + (certain ? 0.01 : 0)
  )
}

function withStrength(me: CharacterView, more: number, fight: 'combat' | 'psychic'): CharacterView {
  if (more === 0 || fight === 'psychic') return me
  return { ...me, combatStrength: { ...me.combatStrength, total: me.combatStrength.total + more } }
}
