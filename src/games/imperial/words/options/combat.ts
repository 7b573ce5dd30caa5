import type { Label, Offer } from '../../../../engine/index.ts'
import { capital, count, percent } from '../../../../language/index.ts'
import { treasureOf } from '../../data/components.ts'
import type { SpellId } from '../../data/ids.ts'
import { chanceOf2d6 } from '../../view/odds.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { creaturePlain, foeLine, healthText, itemName, scrollGist, spellGist, spellName } from '../things.ts'
import { itemLabel, memberPlain } from './goods.ts'
import type { ImperialLabeller } from './labeller.ts'

/** Options in a fight, as buttons. */

function magic(offer: Offer): Label {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: `Read the ${itemName(id)}`, hint: `instead of your own blow: ${scrollGist(id)}` }
  return { label: `Cast ${spellName(id as SpellId)}`, hint: `instead of your own blow: ${spellGist(id as SpellId)}` }
}

export const combatAction: ImperialLabeller = (offer) => {
  switch (offer.key) {
    case 'attack': {
      const { dice } = carried(offer, 'combat.action')
      return { label: 'Attack', hint: dice === undefined ? 'roll all the dice you have' : `${dice} dice` }
    }
    case 'press':
      return pressing('Attack', offer)
    case 'nothing':
      return { label: 'Do nothing', hint: 'the others on your side still roll' }
    default:
      return magic(offer)
  }
}

/** One press for many rounds. */
function pressing(what: string, offer: Offer): Label {
  const { until = 0, dice = 0 } = carried(offer, 'combat.action')
  return {
    label: `${what} until I have ${until} left`,
    hint: `${dice} dice a round; you are asked before, if things change`,
  }
}

export const combatApproach: ImperialLabeller = (offer, view, names) => {
  switch (offer.key) {
    case 'play':
      return { label: 'Wait for it', hint: 'nobody can shoot: a round passes' }
    case 'waive':
      return { label: 'Go straight to hand-to-hand', hint: 'skips the rest of the Approach' }
    case 'flee':
    case 'leave-slow':
      return combatFlee(offer, view, names)
    default:
      return { ...magic(offer), hint: gistOf(offer) }
  }
}

export const combatWeapon: ImperialLabeller = (offer, view) =>
  offer.key === 'keep'
    ? { label: 'Keep what you hold', hint: 'until the fight is over' }
    : itemLabel('Draw', offer.key, view)

export const combatAllot: ImperialLabeller = (offer, _view, names) => {
  const { wounds = 0, maxHealth = 0, seat } = carried(offer, 'combat.allot')
  const [first = '', beside] = offer.key.split(':')
  const member = beside ?? first
  const whose = seat === undefined ? '' : names(seat)
  const name =
    beside === undefined ? memberPlain(member) : member === 'character' ? whose : `${memberPlain(member)} of ${whose}`
  return { label: `The hit goes to ${name}`, hint: healthText({ wounds, maxHealth }) }
}

export const combatTransfer: ImperialLabeller = (offer) => {
  if (offer.key === 'keep') return { label: 'Take them yourself', hint: 'your shield and weapon stop what they can' }
  const { hits = 0 } = carried(offer, 'combat.transfer')
  return { label: `${hits} to the vessel`, hint: 'it cannot stop any; if it sinks at sea, so do you' }
}

/** With one point of health left the next wound kills, unless the Emerald of Life is at hand. */
function lastBlow(view: ImperialView): Pick<Label, 'sure'> {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  const isLast = me !== null && me.maxHealth - me.wounds <= 1
  if (!isLast || me.treasures.some((tile) => treasureOf(tile).power?.type === 'revive')) return {}
  return { sure: 'One more wound is your death. Do you fight on?' }
}

export const combatFlee: ImperialLabeller = (offer, view) => {
  const { needs, dice } = carried(offer, 'combat.flee')
  switch (offer.key) {
    case 'fight-on':
      return {
        label: 'Fight on',
        hint: dice === undefined ? 'one more round at least' : `attack with ${dice} dice`,
        ...lastBlow(view),
      }
    case 'press':
      return pressing('Fight on', offer)
    case 'hold':
      return { label: 'Fight on, but hold back', hint: 'the others on your side still roll' }
    case 'flee':
      return { label: 'Flee, all together', hint: fleeHint(needs) }
    case 'leave-slow':
      return { label: 'Flee, leave the slow behind', hint: `${fleeHint(needs)}; the slow are lost for good` }
    default:
      return { ...magic(offer), hint: gistOf(offer) }
  }
}

export const supportJoin: ImperialLabeller = (offer) =>
  offer.key === 'join'
    ? { label: 'Draw, and help', hint: 'you share the hits, and what is left behind' }
    : { label: 'Stay out of it', hint: 'and watch closely' }

export const duelAttack: ImperialLabeller = (offer, view, names) => {
  const seat = Number(offer.key.split(':').at(-1))
  const role = roleAt(view, seat)
  if (!role) return { label: 'Leave everybody in peace' }
  const hint = `${healthText(role)}, ${count(role.treasures.length, 'treasure')}; the winner takes all`
  return { label: `Attack ${names(seat)}`, hint }
}

export const duelCharm: ImperialLabeller = (offer) => ({
  label: `Win over ${creaturePlain(offer.key)}`,
  hint: foeLine(offer.key).split(';')[0] ?? '',
})

function gistOf(offer: Offer): string {
  return capital(magic(offer).hint?.replace('instead of your own blow: ', '') ?? '')
}

function fleeHint(needs: number | null | undefined): string {
  if (needs === null || needs === undefined) return 'no roll needed: you get away'
  if (needs <= 2) return 'cannot fail'
  return needs > 12
    ? 'hopeless: more than two dice can show'
    : `two dice must show ${needs}+: ${percent(chanceOf2d6(needs))}`
}

export const emeraldCompanion: ImperialLabeller = (offer) =>
  offer.key === 'use'
    ? { label: 'Use the Emerald', hint: 'the companion lives; the Emerald goes to the Bank, found' }
    : { label: 'Keep the Emerald', hint: 'the companion dies; the Emerald waits for you' }
