import type { AsideOffer } from '../../../engine/index.ts'
import { armsOf, creatureOf, isTreasure, usableTypesOf } from '../data/components.ts'
import type { TileId } from '../data/ids.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { hitsWith } from './worth.ts'

/** Arms of a computer player: what it readies before an encounter, draws in a fight, and lends. */

/** What a point of Defence is worth, in hits a round: it absorbs one hit in a whole fight (IMP-8.18). */
const DEFENCE_WORTH = 0.3

/** The worth of a weapon in hand, in hits a round. */
export function inHandWorth(me: CharacterView, tile: TileId): number {
  const arms = armsOf(tile)
  return arms ? hitsWith(me, arms) + DEFENCE_WORTH * arms.defence : 0
}

/** Whether a weapon serves better than the one in hand, of the same kind: many dice need not be many hits. */
function isBetterInHand(me: CharacterView, tile: TileId): boolean {
  if (me.weapon === null || armsOf(tile)?.category !== armsOf(me.weapon)?.category) return false
  return inHandWorth(me, tile) > inHandWorth(me, me.weapon)
}

/** Whether a weapon at hand is better than the one in hand, as far as the view tells. */
export function mayReady({ options }: ImperialView, me: CharacterView): boolean {
  const usable = usableTypesOf(me.id, options)
  return [...me.weapons, ...me.treasures].some(
    (tile) => isBetterInHand(me, tile) && usable.some((type) => type === armsOf(tile)?.type),
  )
}

/** Whether to ready a weapon, or to lend one to a companion who can hold it and returns it. */
export function isWorthHandling(me: CharacterView, { verb, key }: AsideOffer): boolean {
  if (verb === 'gear.ready') return isBetterInHand(me, key)
  const [tile = '', holder = ''] = key.split(':')
  if (verb !== 'gear.lend' || holder === 'vessel' || tile === me.weapon || tile === me.shield || isTreasure(tile))
    return false
  const { returnsLentWeapon = false } = creatureOf(holder).companion ?? {}
  return returnsLentWeapon && armsOf(tile)?.category === 'melee' && bestMelee(me) !== tile
}

/** The hand-to-hand weapon the character needs after the Approach. */
function bestMelee(me: CharacterView): TileId | undefined {
  return me.weapons
    .filter((tile) => armsOf(tile)?.category === 'melee')
    .sort((a, b) => inHandWorth(me, b) - inHandWorth(me, a))[0]
}
