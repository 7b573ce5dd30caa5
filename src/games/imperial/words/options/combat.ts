import { fieldsOf, type Json, type Label, type Offer } from '../../../../engine/index.ts'
import { hintOf, percentage } from '../../../../language/index.ts'
import { creatureOf, treasureOf } from '../../data/components.ts'
import type { SpellId } from '../../data/ids.ts'
import type { CombatAbout, FightAbout } from '../../view/about.ts'
import { duelAhead, fightAhead, roundEnds, wholeEnds, type NextDeed } from '../../view/fights.ts'
import { chanceOf2d6 } from '../../view/odds.ts'
import { deedOf, maxHealthOf, NO_DEED, type Deed } from '../../view/spell-odds.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'
import { foeId, healthOf, itemId, scrollHint, spellHint } from '../things.ts'
import { endsTold, withOdds, type Told } from '../odds.ts'
import { itemLabel, memberLabel, viewerOf } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'
import { mover } from './travel.ts'

/** Options in a fight, as buttons. */

/** `cast:fireball`, `read:scroll-of-healing-1`, in a fight. */
function magic(offer: Offer, { view, about, isOver }: Round): Label & { readonly hint: string } {
  const [what, id = ''] = offer.key.split(':')
  const isScroll = what === 'read'
  const plain = isScroll ? scrollHint(id) : spellHint(id as SpellId)
  const label = isScroll ? say('read-scroll', { scroll: itemId(id) }) : say('cast-spell', { spell: `spell-${id}` })
  const fight = ownFight(view, about)
  const deed = fight && deedOf(view, fight, offer.key)
  const ends = fight && deed && wholeEnds(view, fight, { isOver, deed })
  const odds = fight && id === 'friendship' ? friendshipTold(fight) : burnTold(fight, deed)
  return { hint: plain, ...withOdds({ label, hint: plain }, endsTold('odds-with', ends), odds) }
}

/** "45% to kill it at once." */
function burnTold(fight: CombatAbout | null, deed: Deed | null): Told {
  if (fight?.matter !== 'fight' || !deed?.burns) return {}
  const kills = deed.burns.slice(fight.creature.health).reduce((sum, chance) => sum + chance, 0)
  return { hint: say('odds-kills', { kills: percentage(kills) }), chance: kills, figures: { 'spell-killed': kills } }
}

/** "Fails 72%: more than 8 on 2 dice wins it over." */
function friendshipTold(fight: CombatAbout): Told {
  if (fight.matter !== 'fight') return {}
  const above = maxHealthOf(fight.tile)
  const chance = chanceOf2d6(above + 1)
  const hint = say('odds-friendship', { fails: percentage(1 - chance), above })
  return { hint, chance, figures: { 'friendship-failed': 1 - chance } }
}

export const combatAction: ImperialLabeller = (offer, view, _names, about) => {
  const { dice = 0, until: health = 0 } = carried(offer, 'combat.action')
  const round = { view, about, isOver: false }
  switch (offer.key) {
    case 'attack':
      return withFight(hinted('attack', { dice }), round)
    case 'press':
      return withOdds(hinted('attack-until', { health, dice }), wholeTold(round, { until: health }))
    case 'nothing':
      return withOdds(hinted('do-nothing'), wholeTold(round, { deed: NO_DEED }))
    default: {
      const { hint, ...told } = magic(offer, round)
      return { ...told, hint: hintOf(hint, say('replaces-blow')) }
    }
  }
}

export const combatApproach: ImperialLabeller = (offer, view, names, about) => {
  switch (offer.key) {
    case 'play':
      return hinted('wait-approach')
    case 'waive':
      return withOdds(hinted('close-in'), wholeTold({ view, about, isOver: false }, { closesIn: true }))
    case 'flee':
    case 'leave-slow':
      return combatFlee(offer, view, names, about)
    default:
      return magic(offer, { view, about, isOver: false })
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
  const { needs, dice = 0, until: health = 0 } = carried(offer, 'combat.flee')
  const round = { view, about, isOver: true }
  switch (offer.key) {
    case 'fight-on':
      return { ...withFight(hinted('fight-on', { dice }), round), ...lastBlow(view) }
    case 'press':
      return withOdds(hinted('fight-on-until', { health, dice }), wholeTold(round, { until: health }))
    case 'hold':
      return withOdds(hinted('hold-back'), wholeTold(round, { deed: NO_DEED }))
    case 'flee': {
      const isAlone = mover(view)?.companions.length === 0
      return { label: say(isAlone ? 'run' : 'run-together'), ...running(needs) }
    }
    case 'leave-slow':
      return { label: say('run-ahead'), ...running(needs, say('loses-slow')) }
    default:
      return magic(offer, round)
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

/** Where an option stands: before the blows of a round, or after them. */
interface Round {
  readonly view: ImperialView
  readonly about: Json | null | undefined
  readonly isOver: boolean
}

/** The fight that the reader is in. */
function ownFight(view: ImperialView, about: Json | null | undefined): CombatAbout | null {
  const fight = fieldsOf(about) as Partial<CombatAbout>
  const seats = fight.matter === 'duel' ? fight.sides : fight.matter === 'fight' ? fight.members : []
  return seats?.some(({ seat }) => seat === view.viewer) ? (fight as CombatAbout) : null
}

/** The odds of the round, of the whole fight, and then what else there is to say. */
function withFight(label: Label, round: Round): Label {
  const fight = ownFight(round.view, round.about)
  const ends = fight && roundEnds(round.view, fight, round.isOver)
  if (!ends) return withOdds(label, wholeTold(round, {}))
  const { die, kill } = ends
  const hint = say('odds-round', { die: percentage(die), kill: percentage(kill) })
  return withOdds(label, { hint, figures: { 'round-died': die, 'round-killed': kill } }, wholeTold(round, {}))
}

function wholeTold({ view, about, isOver }: Round, choice: Omit<NextDeed, 'isOver'>): Told {
  const fight = ownFight(view, about)
  const ends = fight && wholeEnds(view, fight, { isOver, ...choice })
  return endsTold(choice.until ? 'odds-press' : fight?.matter === 'duel' ? 'odds-duel' : 'odds-whole', ends)
}

export const supportJoin: ImperialLabeller = (offer, view, _names, about) => {
  const fight = fieldsOf(about) as Partial<FightAbout>
  const [seat, { members = [], tile }] = [view.viewer, fight]
  if (offer.key !== 'join') return hinted('stay-out')
  const label = hinted('join-fight')
  if (seat === null || tile === undefined) return label
  const seats = [...new Set([...members.map((one) => one.seat), seat])]
  return withOdds(label, endsTold('odds-whole', fightAhead(view, seat, creatureOf(tile), seats)))
}

export const duelAttack: ImperialLabeller = (offer, view, names) => {
  const foe = Number(offer.key.split(':').at(-1))
  const role = roleAt(view, foe)
  if (!role) return { label: say('attack-nobody') }
  const treasures = say('treasures', { count: role.treasures.length })
  const label = hinted('attack-player', { who: names(foe), ...healthOf(role), treasures })
  return withOdds(label, endsTold('odds-duel', view.viewer === null ? null : duelAhead(view, view.viewer, foe)))
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
