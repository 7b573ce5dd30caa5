import { depthOf, regionOfSpace, VALLEY } from '../data/board.ts'
import { characterCard, FULL_HEALTH } from '../data/components.ts'
import type { Alignment } from '../data/ids.ts'
import { anyTraitIn, hasTalisman, othersOf } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'

/** A computer player's view of itself, and the worth of things and Lives to it. A point of Strength is worth 1. */

/** The cost of losing a Life, for a Character with this many. */
export function lifeCost(lives: number): number {
  if (lives <= 1) return 5
  if (lives === 2) return 2.2
  return lives === 3 ? 1.3 : 0.9
}

/** The worth of healing this many Lives. */
export function healWorth(lives: number, healed: number): number {
  let worth = 0
  for (let n = 0; n < healed && lives + n < FULL_HEALTH; n += 1)
    worth += lives + n <= 1 ? 2 : lives + n === 2 ? 0.9 : 0.5
  return worth
}

export function goldWorth(gold: number): number {
  return gold < 3 ? 0.4 : gold < 6 ? 0.25 : 0.1
}

/** Whether the Character has an Alignment, or can change to it at will (TAL-7.2). */
export function canBe(me: CharacterView, alignment: Alignment): boolean {
  return me.alignment === alignment || anyTraitIn(me, ({ realigns }) => realigns)
}

// Plans

/** Strong enough for the Middle Region. */
export function isGrown(me: CharacterView): boolean {
  return Math.max(me.combatStrength.total, me.craft.total) >= 6
}

export function wantsToCross(me: CharacterView): boolean {
  return isGrown(me) || hasTalisman(me)
}

/** Another player holds the Crown. Healing then only delays the end, for ever if it keeps up with the Command Spell. */
export function isRuled(view: TalismanView): boolean {
  return othersOf(view).some(({ character }) => character.space === 'crown-of-command')
}

/** The first player on the Crown has won, or nearly. */
function hasRace({ options }: TalismanView): boolean {
  return options['crown-victory'] !== 'command'
}

/** In the Inner Region with a Talisman, or where none is needed now. */
export function isOnTheWay(character: CharacterView): boolean {
  if (regionOfSpace(character.space) !== 'inner') return false
  return hasTalisman(character) || depthOf(character.space) >= depthOf(VALLEY)
}

/** Another player will win on the Crown if this one comes too late. */
function isRaced(view: TalismanView): boolean {
  return hasRace(view) && othersOf(view).some(({ character }) => isOnTheWay(character))
}

/** Strong enough to go for the Crown: the Portal, the passage and the spaces behind it. */
export function isReady(view: TalismanView, me: CharacterView): boolean {
  if (!hasTalisman(me) || me.toad) return false
  const might = Math.max(me.strength.total, me.craft.total)
  if (isRaced(view)) return true
  if (isRuled(view)) return might >= 5 // time is short, and healing is of no use
  if (hasRace(view) || view.roundLimit !== null) return might >= 6 && me.lives >= 2
  return might >= 9 && me.lives >= 4 && me.combatStrength.total >= 6
}

/** The Craft printed on the card, which a Psionic Blast adds. */
export function printedCraft(me: CharacterView): number {
  return characterCard(me.id).craft
}
