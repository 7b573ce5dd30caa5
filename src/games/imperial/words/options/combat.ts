import type { Label, Offer } from '../../../../engine/index.ts'
import { joined, percentage } from '../../../../language/index.ts'
import { creatureOf, treasureOf } from '../../data/components.ts'
import type { SpellId } from '../../data/ids.ts'
import { chanceOf2d6 } from '../../view/odds.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'
import { foeId, healthOf, itemId, scrollHint, spellHint } from '../things.ts'
import { itemLabel, memberLabel, viewerOf } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'
import { mover } from './travel.ts'

/** Options in a fight, as buttons. */

/** `cast:fireball`, `read:scroll-of-healing-1`, in a fight. */
function magic(offer: Offer): Label & { readonly hint: string } {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: say('read-scroll', { scroll: itemId(id) }), hint: scrollHint(id) }
  return { label: say('cast-spell', { spell: `spell-${id}` }), hint: spellHint(id as SpellId) }
}

export const combatAction: ImperialLabeller = (offer) => {
  const { dice = 0, until: health = 0 } = carried(offer, 'combat.action')
  switch (offer.key) {
    case 'attack':
      return hinted('attack', { dice })
    case 'press':
      return hinted('attack-until', { health, dice })
    case 'nothing':
      return hinted('do-nothing')
    default: {
      const { label, hint } = magic(offer)
      return { label, hint: joined(' ', hint, say('replaces-blow')) }
    }
  }
}

export const combatApproach: ImperialLabeller = (offer, view, names) => {
  switch (offer.key) {
    case 'play':
      return hinted('wait-approach')
    case 'waive':
      return hinted('close-in')
    case 'flee':
    case 'leave-slow':
      return combatFlee(offer, view, names)
    default:
      return magic(offer)
  }
}

export const combatWeapon: ImperialLabeller = (offer, view) =>
  offer.key === 'keep' ? hinted('keep-ready') : itemLabel('draw-item', offer.key, view)

export const combatAllot: ImperialLabeller = (offer, view, names) => memberLabel('allot', offer, view, names)

export const combatTransfer: ImperialLabeller = (offer) =>
  offer.key === 'keep'
    ? hinted('take-hits')
    : hinted('transfer-hits', { hits: carried(offer, 'combat.transfer').hits ?? 0 })

/** With one point of health left the next wound kills, unless the Emerald of Life is at hand. */
function lastBlow(view: ImperialView): Pick<Label, 'sure'> {
  const me = viewerOf(view)
  const isLast = me !== null && me.maxHealth - me.wounds <= 1
  if (!isLast || me.treasures.some((tile) => treasureOf(tile).power?.type === 'revive')) return {}
  return { sure: say('fight-on.sure') }
}

export const combatFlee: ImperialLabeller = (offer, view) => {
  const { needs, dice = 0, until: health = 0 } = carried(offer, 'combat.flee')
  switch (offer.key) {
    case 'fight-on':
      return { ...hinted('fight-on', { dice }), ...lastBlow(view) }
    case 'press':
      return hinted('fight-on-until', { health, dice })
    case 'hold':
      return hinted('hold-back')
    case 'flee': {
      const isAlone = mover(view)?.companions.length === 0
      return { label: say(isAlone ? 'run' : 'run-together'), hint: runOdds(needs), chance: runChance(needs) }
    }
    case 'leave-slow':
      return { label: say('run-ahead'), hint: joined(' ', runOdds(needs), say('loses-slow')), chance: runChance(needs) }
    default:
      return magic(offer)
  }
}

function runChance(needs: number | null | undefined): number {
  return needs == null ? 1 : chanceOf2d6(needs)
}

function runOdds(needs: number | null | undefined): string {
  const roll = needs ?? 0
  const known = { needs: roll, chance: percentage(chanceOf2d6(roll)) }
  const outcome = needs == null ? 'free' : needs <= 2 ? 'sure' : needs > 12 ? 'hopeless' : 'roll'
  return say('run-odds', { ...known, case: outcome })
}

export const supportJoin: ImperialLabeller = (offer) => hinted(offer.key === 'join' ? 'join-fight' : 'stay-out')

export const duelAttack: ImperialLabeller = (offer, view, names) => {
  const seat = Number(offer.key.split(':').at(-1))
  const role = roleAt(view, seat)
  if (!role) return { label: say('attack-nobody') }
  const treasures = say('treasures', { count: role.treasures.length })
  return hinted('attack-player', { who: names(seat), ...healthOf(role), treasures })
}

export const duelCharm: ImperialLabeller = (offer) => {
  const { combatDice, rangedDice, maxHealth } = creatureOf(offer.key).stats
  const companion = { foe: foeId(offer.key), dice: combatDice ?? 0, health: maxHealth ?? 0 }
  return rangedDice
    ? hinted('charm-shooter', { ...companion, ranged: rangedDice })
    : hinted('charm-companion', companion)
}

export const emeraldCompanion: ImperialLabeller = (offer) =>
  hinted(offer.key === 'use' ? 'use-emerald' : 'keep-emerald')
