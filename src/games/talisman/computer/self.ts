import { characterCard, kindIdOf, kindOf, FULL_HEALTH } from '../data/components.ts'
import type { CardId, KindId } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { greatestIn, anyTraitIn, hasTalisman, othersOf } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'

/** A computer player's view of itself, and the worth of things and Lives to it. A point of Strength is worth 1. */

/** The cost of losing a Life, for a Character with this many. */
export function lifeCost(lives: number): number {
  if (lives <= 1) return 5
  if (lives === 2) return 1.6
  return lives === 3 ? 0.9 : 0.6
}

/** The worth of healing this many Lives. */
export function healWorth(lives: number, healed: number): number {
  let worth = 0
  for (let n = 0; n < healed && lives + n < FULL_HEALTH; n += 1)
    worth += lives + n <= 1 ? 2 : lives + n === 2 ? 0.9 : 0.5
  return worth
}

const OBJECTS: Readonly<Partial<Record<KindId, number>>> = {
  'solomons-crown': 1.7,
  ring: 1.9,
  'magic-belt': 1,
  wand: 0.9,
  'holy-grail': 0.9,
  armour: 0.9,
  shield: 0.6,
  helmet: 0.35,
  cross: 0.45,
  'orb-of-knowledge': 0.4,
  amulet: -0.3,
  'potion-of-strength': 0.4,
  'water-bottle': 0.25,
}

const FOLLOWERS: Readonly<Partial<Record<KindId, number>>> = {
  unicorn: 2,
  maiden: 1.7,
  mercenary: 0.3,
  guide: 0.5,
  princess: 0.6,
  prince: 0.6,
  mule: 0.45,
  gnome: 0.5,
  pixie: 0.4,
  alchemist: 0.2,
  hag: -1.5,
  poltergeist: -1,
}

/** The worth of a card to the Character in addition to the cards they have; `owned` if it is one of them. */
export function cardWorth(me: CharacterView, card: CardId, owned = false): number {
  const { id, isTalisman, weapon, gold } = kindOf(card)
  const others = owned ? me.objects.filter((one) => one !== card) : me.objects
  const isSecond = [...others, ...me.followers.filter((one) => one !== card)].some((one) => kindIdOf(one) === id)
  if (gold !== undefined) return 0.35 * gold
  if (id === 'raft') return wantsToCross(me) ? 1.5 : -0.2
  if (isTalisman) return isSecond ? 0.2 : 6
  if (weapon) return weaponWorth(me, card, others)
  const worth = OBJECTS[id] ?? FOLLOWERS[id] ?? 0.2
  const adds = kindOf(card).bonuses !== undefined
  return isSecond && !adds ? Math.min(worth, 0.05) : worth
}

function weaponWorth(me: CharacterView, card: CardId, others: readonly CardId[]): number {
  const { combat = 0, combatVsDragon = 0, id } = kindOf(card)
  const buildsRafts = (one: CardId) => traitsOf(one).buildsRafts ?? false
  const builds = buildsRafts(card) && !others.some(buildsRafts) && wantsToCross(me) ? 0.9 : 0
  if (!canWield(me, id)) return builds
  const armed = others.filter((one) => kindOf(one).weapon).length >= greatestIn(me, ({ weaponLimit }) => weaponLimit, 1)
  return builds + (armed ? 0.05 : 0.8 * combat) + 0.1 * combatVsDragon + (id === 'runesword' ? 0.2 : 0)
}

/** Whether a Weapon is of use to the Character. */
export function canWield(me: CharacterView, weapon: KindId): boolean {
  if (characterCard(me.id).forbiddenItems.includes(weapon)) return false
  return !anyTraitIn(me, ({ uselessWeapons }) => uselessWeapons?.includes(weapon))
}

export function goldWorth(gold: number): number {
  return gold < 3 ? 0.4 : gold < 6 ? 0.25 : 0.1
}

// Plans

/** Strong enough for the Middle Region. */
export function isGrown(me: CharacterView): boolean {
  return Math.max(me.combatStrength.total, me.craft.total) >= 6
}

function wantsToCross(me: CharacterView): boolean {
  return isGrown(me) || hasTalisman(me)
}

/** Another player holds the Crown, so healing only delays the end. */
export function isRuled(view: TalismanView): boolean {
  return othersOf(view).some(({ character }) => character.space === 'crown-of-command')
}

/** A ruled player who cannot reach the Crown does not prolong the game. */
export function isBeaten(view: TalismanView, me: CharacterView): boolean {
  return isRuled(view) && !hasTalisman(me)
}

/** Strong enough to go for the Crown: the Portal, the passage and the spaces behind it. */
export function isReady(view: TalismanView, me: CharacterView): boolean {
  if (!hasTalisman(me) || me.toad) return false
  const might = Math.max(me.strength.total, me.craft.total)
  const { roundLimit } = view
  if (roundLimit !== null) {
    const late = view.round > roundLimit / 2
    return might >= (late ? 6 : 8) && me.lives >= (late ? 2 : 3)
  }
  if (isRuled(view)) return might >= 5 // time is short, and healing is of no use
  const races = view.options['crown-victory'] !== 'command' // the first player there has won, or nearly
  return races ? might >= 8 && me.lives >= 3 : might >= 9 && me.lives >= 4 && me.combatStrength.total >= 6
}

/** The Craft printed on the card, which a Psionic Blast adds. */
export function printedCraft(me: CharacterView): number {
  return characterCard(me.id).craft
}
