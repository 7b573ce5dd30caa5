import { fieldsOf, type Json, type Label, type Offer } from '../../../../engine/index.ts'
import { hintOf, percentage } from '../../../../language/index.ts'
import { creatureOf, treasureOf } from '../../data/components.ts'
import type { SpellId } from '../../data/ids.ts'
import type { FightAbout } from '../../view/about.ts'
import { chanceOf2d6 } from '../../view/odds.ts'
import {
  closeInOdds,
  duelOutlook,
  maxHealthOf,
  pressedOdds,
  roundOdds,
  spellOdds,
  type Blow,
} from '../../view/fights.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'
import { foeId, healthOf, itemId, scrollHint, spellHint } from '../things.ts'
import { withEnds, type Told } from '../odds.ts'
import { itemLabel, memberLabel, viewerOf } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'
import { mover } from './travel.ts'

/** Options in a fight, as buttons. */

/** `cast:fireball`, `read:scroll-of-healing-1`, in a fight. */
function magic(offer: Offer, view: ImperialView, about: Json | null | undefined): Label & { readonly hint: string } {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: say('read-scroll', { scroll: itemId(id) }), hint: scrollHint(id) }
  const spell = id as SpellId
  const { hint = '', ...odds } = spellTold(view, spell, about)
  return { label: say('cast-spell', { spell: `spell-${spell}` }), hint: hintOf(hint, spellHint(spell)), ...odds }
}

/** "45% to kill it at once.", and "Fails 72%: more than 8 on 2 dice wins it over." */
function spellTold(view: ImperialView, spell: SpellId, about: Json | null | undefined): Told {
  const fight = fieldsOf(about) as Partial<FightAbout>
  const chance = fight.matter === 'fight' ? spellOdds(view, fight as FightAbout, spell) : null
  if (chance === null || fight.tile === undefined) return {}
  if (spell !== 'friendship')
    return { hint: say('odds-kills', { kills: percentage(chance) }), chance, figures: { 'spell-killed': chance } }
  const hint = say('odds-friendship', { fails: percentage(1 - chance), above: maxHealthOf(fight.tile) })
  return { hint, chance, figures: { 'friendship-failed': 1 - chance } }
}

export const combatAction: ImperialLabeller = (offer, view, _names, about) => {
  const { dice = 0, until: health = 0, hitsOn = 5 } = carried(offer, 'combat.action')
  const round = { view, about, blow: { dice, hitsOn, isOver: false } }
  switch (offer.key) {
    case 'attack':
      return withRound(hinted('attack', { dice }), round)
    case 'press':
      return withPress(hinted('attack-until', { health, dice }), round, health)
    case 'nothing':
      return hinted('do-nothing')
    default: {
      const { hint, ...told } = magic(offer, view, about)
      return { ...told, hint: hintOf(hint, say('replaces-blow')) }
    }
  }
}

export const combatApproach: ImperialLabeller = (offer, view, names, about) => {
  switch (offer.key) {
    case 'play':
      return hinted('wait-approach')
    case 'waive': {
      const fight = ownFight(view, about)
      const me = viewerOf(view)
      return withEnds(hinted('close-in'), 'odds-whole', fight && me ? closeInOdds(me, fight) : null)
    }
    case 'flee':
    case 'leave-slow':
      return combatFlee(offer, view, names, about)
    default:
      return magic(offer, view, about)
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
  return isLast && !mayRevive(view) ? { sure: say('fight-on.sure') } : {}
}

function mayRevive(view: ImperialView): boolean {
  return viewerOf(view)?.treasures.some((tile) => treasureOf(tile).power?.type === 'revive') ?? false
}

export const combatFlee: ImperialLabeller = (offer, view, _names, about) => {
  const { needs, dice = 0, until: health = 0, hitsOn = 5 } = carried(offer, 'combat.flee')
  const round = { view, about, blow: { dice, hitsOn, isOver: true } }
  switch (offer.key) {
    case 'fight-on':
      return { ...withRound(hinted('fight-on', { dice }), round), ...lastBlow(view) }
    case 'press':
      return withPress(hinted('fight-on-until', { health, dice }), round, health)
    case 'hold':
      return hinted('hold-back')
    case 'flee': {
      const isAlone = mover(view)?.companions.length === 0
      return { label: say(isAlone ? 'run' : 'run-together'), ...running(needs) }
    }
    case 'leave-slow':
      return { label: say('run-ahead'), ...running(needs, say('loses-slow')) }
    default:
      return magic(offer, view, about)
  }
}

/** A roll to get away. */
function running(needs: number | null | undefined, more = ''): Omit<Label, 'label'> {
  const roll = needs ?? 0
  const chance = needs == null ? 1 : chanceOf2d6(roll)
  const outcome = needs == null ? 'free' : needs <= 2 ? 'sure' : needs > 12 ? 'hopeless' : 'roll'
  const hint = hintOf(say('run-odds', { needs: roll, fails: percentage(1 - chance), case: outcome }), more)
  return { hint, chance, ...(outcome === 'roll' && { figures: { caught: 1 - chance } }) }
}

interface Round {
  readonly view: ImperialView
  readonly about: Json | null | undefined
  readonly blow: Blow
}

/** The reader's own fight with a creature, unless the Emerald may save them from its end. */
function ownFight(view: ImperialView, about: Json | null | undefined): FightAbout | null {
  const fight = fieldsOf(about) as Partial<FightAbout>
  return fight.matter === 'fight' && fight.seat === view.viewer && !mayRevive(view) ? (fight as FightAbout) : null
}

/** In one’s own fight with a creature: the odds of the round, and then what else there is to say. */
function withRound(label: Label, { view, about, blow }: Round): Label {
  const fight = ownFight(view, about)
  const odds = fight && blow.dice > 0 ? roundOdds(fight, blow) : null
  if (!odds) return label
  const { die, kill } = odds
  const told = say('odds-round', { die: percentage(die), kill: percentage(kill) })
  return { ...label, hint: hintOf(told, label.hint ?? ''), figures: { 'round-died': die, 'round-killed': kill } }
}

/** The same for all the rounds until something changes; of the round alone, where the rest can’t be told. */
function withPress(label: Label, round: Round, until: number): Label {
  const fight = ownFight(round.view, round.about)
  const ends = fight && round.blow.dice > 0 ? pressedOdds(fight, round.blow, until) : null
  return ends ? withEnds(label, 'odds-press', ends) : withRound(label, round)
}

export const supportJoin: ImperialLabeller = (offer) => hinted(offer.key === 'join' ? 'join-fight' : 'stay-out')

export const duelAttack: ImperialLabeller = (offer, view, names) => {
  const seat = Number(offer.key.split(':').at(-1))
  const role = roleAt(view, seat)
  if (!role) return { label: say('attack-nobody') }
  const treasures = say('treasures', { count: role.treasures.length })
  const me = viewerOf(view)
  const label = hinted('attack-player', { who: names(seat), ...healthOf(role), treasures })
  return withEnds(label, 'odds-duel', me && duelOutlook(view, me, role))
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
