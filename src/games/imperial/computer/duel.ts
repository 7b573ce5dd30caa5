import type { Asked, Offer } from '../../../engine/index.ts'
import { isCoastal, isOcean } from '../data/board.ts'
import { figureOf, treasureOf } from '../data/components.ts'
import type { SpellId } from '../data/ids.ts'
import type { DuelAbout, DuelSideAbout } from '../view/about.ts'
import { chanceOf2d6 } from '../view/odds.ts'
import { carried, roleAt, selfOf } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { shownAgilityOf, fighterOf, healthLeft, treasureWorth, type FightingStrength } from './worth.ts'

/** A computer player against another character: when to attack, and when to stop. */

/** How many rounds a character lasts against another, on average. */
function standsFor(one: FightingStrength, other: FightingStrength): number {
  return (one.health * (one.members + 1)) / 2 / Math.max(0.3, other.hits)
}

function wealth(view: ImperialView, { treasures, clues }: CharacterView): number {
  return treasures.reduce((sum, tile) => sum + treasureWorth(view, tile), 0) + 0.25 * clues
}

/** Attacks a character who has something to lose and falls much sooner. */
export function duelValue(view: ImperialView, offer: Offer, _asked: Asked): number {
  const seat = Number(offer.key.split(':').at(-1))
  const foe = offer.key === 'nobody' ? null : roleAt(view, seat)
  if (!foe) return 0
  const me = selfOf(view)
  const byTheWater = isCoastal(me.hex) || isOcean(me.hex)
  const [own, theirs] = [fighterOf(view, me, byTheWater), fighterOf(view, foe, byTheWater)]
  const advantage = standsFor(own, theirs) / Math.max(0.3, standsFor(theirs, own) + 0.6 * foe.spells.length)
  if (advantage < 1.4) return -1
  return Math.min(0.6, 0.2 * advantage) * wealth(view, foe) - (0.15 * wealth(view, me)) / advantage - 0.4
}

interface Outlook {
  readonly me: CharacterView
  readonly own: DuelSideAbout
  readonly foe: DuelSideAbout
  /** The other side's hits a round, and the other character's health left. */
  readonly threat: number
  readonly health: number
  readonly left: number
  /** How much longer the character lasts than the other: below 1 the character falls first. */
  readonly advantage: number
}

function outlook(view: ImperialView, duel: DuelAbout): Outlook | null {
  const me = selfOf(view)
  const own = duel.sides.find(({ seat }) => seat === view.viewer)
  const foe = duel.sides.find(({ seat }) => seat !== view.viewer)
  const role = foe ? roleAt(view, foe.seat) : null
  if (!own || !foe || !role) return null
  const byTheWater = isCoastal(duel.hex) || isOcean(duel.hex)
  const [mine, theirs] = [fighterOf(view, me, byTheWater), fighterOf(view, role, byTheWater)]
  const advantage = standsFor(mine, theirs) / Math.max(0.3, standsFor(theirs, mine))
  const threat = foe.asleep > 0 ? 0 : theirs.hits
  return { me, own, foe, threat, health: healthLeft(role), left: healthLeft(me), advantage }
}

/** The worth of an action in a round, in wounds dealt or spared. */
export function blowValue(view: ImperialView, duel: DuelAbout, offer: Offer): number {
  const now = outlook(view, duel)
  if (!now || offer.key === 'nothing') return 0
  if (offer.key === 'attack') {
    const { dice = 3, hitsOn = 5 } = carried(offer, 'combat.action')
    return (dice * (7 - hitsOn)) / 6
  }
  const [, id = ''] = offer.key.split(':')
  const isScroll = offer.key.startsWith('read:')
  const spell = isScroll ? treasureOf(id).spell : (id as SpellId)
  const price = isScroll ? (now.left <= 2 ? 0.5 : 2.5) : 0.4
  return magicValue(now, spell) - price
}

function magicValue({ me, own, foe, threat, health, left, advantage }: Outlook, spell: SpellId | undefined): number {
  switch (spell) {
    case undefined:
      return own.protection > 0 ? 0 : Math.min(5, 3 * threat) * 0.8
    case 'fireball':
      return Math.min(health, (shownAgilityOf(me) + figureOf(spell)) / 2) + 0.3
    case 'lightning':
      return Math.min(health, 3.5 * figureOf(spell)) + 0.3
    case 'sleep':
      return foe.asleep > 0 ? 0 : Math.min(left, 2.2 * threat)
    case 'wall-of-stone':
      return own.protection > 0 ? 0 : Math.min(figureOf(spell), 2.2 * threat) * 0.8
    case 'strength':
      return 1.2
    case 'friendship':
    case 'speak-with-animals':
      return 2
    case 'healing':
      return left <= 3 ? me.wounds * 0.7 : 0
    case 'invisibility':
    case 'teleportation':
      return advantage < 0.8 || left <= 2 ? 3 : 0
  }
}

/** Stay or run. */
export function retreatValue(view: ImperialView, duel: DuelAbout, offer: Offer): number {
  const now = outlook(view, duel)
  if (!now || offer.key === 'fight-on') return 0
  const danger = 1 - Math.min(2, now.advantage) + (now.left <= 2 && now.foe.asleep < 2 ? 0.6 : 0)
  if (offer.key !== 'flee' && offer.key !== 'leave-slow') return danger - 0.5
  const { needs = null } = carried(offer, 'combat.flee')
  const followers = offer.key === 'leave-slow' ? 0.35 * now.me.companions.length : 0
  return danger * (needs === null ? 1 : 0.4 + 0.6 * chanceOf2d6(needs)) - followers
}
