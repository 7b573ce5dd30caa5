import { fieldsOf, type Label, type Offer } from '../../../../engine/index.ts'
import { hintOf, labelByKey, percentage } from '../../../../language/index.ts'
import { isOcean } from '../../data/board.ts'
import { clueOf, EXPLORATION, isImperial, vesselOf } from '../../data/components.ts'
import type { HexId, LocationId, SpellId, VesselKind } from '../../data/ids.ts'
import type { CharmAbout } from '../../view/about.ts'
import { CHANCE_TO_ESCAPE, chanceOf2d6 } from '../../view/odds.ts'
import { carried, locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { encounterAt, encounterTold, exploreTold, type Told } from '../odds.ts'
import { destination, ownPosition, windId } from '../places.ts'
import { say } from '../say.ts'
import { itemId, peacefulHint, scrollHint, spellHint } from '../things.ts'
import { givenAway, viewerOf } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'

/** Options of moving, magic outside fights, exploring and prison, as buttons. */

/** The end of a move: an exploration or an encounter. */
function whatWaits(hex: HexId, view: ImperialView): Told {
  const location = locationAtHex(view, hex)
  if (location === null) return encounterTold(hex, view)
  const { hint = '', ...odds } = location === 'vanishing-oasis' ? oasisTold() : exploreTold(location)
  return { hint: hintOf(hint, ownClue(location, view)), ...odds }
}

/** Half of the time the Oasis isn't there (IMP-4.10). */
function oasisTold(): Told {
  return { hint: say('waits-oasis'), figures: { 'no-oasis': 1 / 2 } }
}

/** The best clue of the own hand that can be used there. The view of the table card has no hand. */
function ownClue(location: LocationId | null, view: ImperialView): string {
  const hasWeapon = (viewerOf(view)?.weapons.length ?? 0) > 0
  const good = view.hand
    .map(clueOf)
    .filter((clue) => clue.location !== null && clue.location === location)
    .filter(({ demandsWeapon }) => hasWeapon || !demandsWeapon)
  if (good.length === 0) return ''
  const treasures = Math.max(...good.map(({ stats }) => stats.treasures ?? 0))
  return say(good.length === 1 ? 'own-clue' : 'own-clues', { treasures })
}

export const phaseMove: ImperialLabeller = (offer, view) => {
  const [how = '', hex = ''] = offer.key.split(':')
  const place = offer.place ?? hex
  switch (how) {
    case 'stay':
      return { label: say('stay', { at: ownPosition(place, view.lostCity) }), ...whatWaits(place, view) }
    case 'road':
      return { label: roadLabel(offer, place, view), ...roadTold(offer, place, view) }
    case 'wilderness':
      return { label: stepLabel(offer, view), ...whatWaits(place, view) }
    case 'sea':
      return { label: sailLabel(offer, place, view), ...seaTold(offer, place, view) }
    case 'raft':
      return { ...hinted('raft'), chance: 1 / 2, figures: { 'raft-failed': 1 / 2 } }
    case 'meditate':
      return hinted('meditate')
    default:
      return magicLabel(offer)
  }
}

/** A road past the Oasis may end there, in the desert (IMP-4.10). */
function roadTold(offer: Offer, place: HexId, view: ImperialView): Told {
  const { path = [] } = carried(offer, 'phase.move')
  const passed = path.filter((hex) => hex !== place && hex !== mover(view)?.hex)
  if (!passed.some((hex) => locationAtHex(view, hex) === 'vanishing-oasis')) return whatWaits(place, view)
  const hint = hintOf(say('waits-past-oasis'), ownClue(locationAtHex(view, place), view))
  return { hint, figures: { 'no-oasis': 1 / 2 } }
}

/** Tells two routes apart: through the Oasis, or by their first step. */
function roadLabel(offer: Offer, hex: HexId, view: ImperialView): string {
  const to = destination(hex, view.lostCity)
  const { via } = carried(offer, 'phase.move')
  if (!via) return say(locationAtHex(view, hex) === null ? 'walk-road' : 'walk-road-named', { to })
  if (locationAtHex(view, via) === 'vanishing-oasis') return say('walk-road-by-oasis', { to })
  return say('walk-road-heading', { to, wind: windTo(via, view) ?? '' })
}

function sailLabel(offer: Offer, hex: HexId, view: ImperialView): string {
  const to = destination(hex, view.lostCity)
  const { via } = carried(offer, 'phase.move')
  const wind = via ? windTo(via, view) : null
  return wind === null ? say('sail', { to }) : say('sail-heading', { to, wind })
}

function stepLabel(offer: Offer, view: ImperialView): string {
  const hex = offer.place ?? offer.key
  const to = destination(hex, view.lostCity)
  const { path = [] } = carried(offer, 'phase.move')
  const wind = windTo(hex, view)
  if (path.length > 1) return say('step-twice', { to })
  return wind === null ? say('step-aside', { to }) : say('step', { to, wind })
}

/** The seat with the question, as far as a view tells: its viewer, the seat in an encounter, or the active seat. */
export function mover(view: ImperialView) {
  return roleAt(view, view.viewer ?? view.concerned.at(-1) ?? view.active)
}

/** The id of the name of the wind in which a hex lies. */
function windTo(hex: HexId, view: ImperialView): string | null {
  const me = mover(view)
  return me && windId(me.hex, hex)
}

/** From coast to coast, an encounter at sea comes first (IMP-4.9). */
function seaTold(offer: Offer, place: HexId, view: ImperialView): Told {
  const [first, ...others] = carried(offer, 'phase.move').path ?? []
  const me = mover(view)
  const isPassage = first !== undefined && others.length > 0 && me !== null && !isOcean(me.hex) && !isOcean(place)
  if (!isPassage) return whatWaits(place, view)
  const { told, figures } = encounterAt(first, view)
  return { hint: hintOf(say('waits-passage', told), ownClue(locationAtHex(view, place), view)), ...figures }
}

/** `cast:fireball`, `read:scroll-of-healing-1`, outside a fight. */
function magicLabel(offer: Offer): Label {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: say('read-scroll', { scroll: itemId(id) }), hint: scrollHint(id) }
  if (what === 'cast') return { label: say('cast-spell', { spell: `spell-${id}` }), hint: peacefulHint(id as SpellId) }
  return labelByKey(offer)
}

export const moveContinue: ImperialLabeller = (offer, view) => {
  if (offer.key === 'stop') return { label: say('stop-at-oasis'), ...exploreTold('vanishing-oasis') }
  const hex = offer.place ?? ''
  return { label: say('walk-on', { to: destination(hex, view.lostCity) }), ...whatWaits(hex, view) }
}

export const teleportHex: ImperialLabeller = (offer, view) => {
  const hex = offer.place ?? offer.key
  return { label: say('teleport-to', { to: destination(hex, view.lostCity) }), ...whatWaits(hex, view) }
}

/** Nothing waits where a raft lands: the turn ends (IMP-4.19). */
export const raftHex: ImperialLabeller = (offer, view) =>
  hinted('drift-to', { to: destination(offer.place ?? offer.key, view.lostCity) })

/** A character who must leave draws an encounter in the next hex, also in one with a name. */
export const leaveHex: ImperialLabeller = (offer, view) => {
  const hex = offer.place ?? offer.key
  const to = destination(hex, view.lostCity)
  const wind = windTo(hex, view)
  const label = wind === null ? say('leave-aside', { to }) : say('leave-to', { to, wind })
  return { label, ...encounterTold(hex, view) }
}

export const meditateSpell: ImperialLabeller = (offer) => {
  const spell = offer.key as SpellId
  const { target = 0, bonus = 0, sure = false } = carried(offer, 'meditate.spell')
  const needs = target - bonus
  const chance = sure ? 1 : chanceOf2d6(needs)
  const odds = sure ? say('meditate-sure') : say('meditate-odds', { needs, fails: percentage(1 - chance) })
  const label = say('meditate-for', { spell: `spell-${spell}` })
  const figures = sure ? {} : { figures: { 'meditation-failed': 1 - chance } }
  return { label, hint: hintOf(odds, spellHint(spell)), chance, ...figures }
}

export const spellChoice = (id: 'take-spell' | 'learn-spell'): ImperialLabeller => {
  return (offer) => ({ label: say(id, { spell: `spell-${offer.key}` }), hint: spellHint(offer.key as SpellId) })
}

export const exploreShift: ImperialLabeller = (offer) => {
  const { total = 0, outcome } = carried(offer, 'explore.shift')
  const way = offer.key === '0' ? 'stay' : offer.key.startsWith('-') ? 'down' : 'up'
  return {
    label: say('shift-exploring', { way, total, found: outcome ? say(`shift-${outcome}`) : '' }),
    hint: outcome ? say(`print-outcome-${outcome}`) : '',
  }
}

export const exploreVessel: ImperialLabeller = (offer) => {
  if (offer.key === 'weapon') return hinted('draw-weapon', { left: carried(offer, 'explore.vessel').left ?? 0 })
  const vessel = offer.key as VesselKind
  const { attack: dice, maxHealth: health } = vesselOf(vessel).stats
  return hinted('take-vessel', { vessel: `vessel-${vessel}`, dice, health })
}

/** What the Charm would make of the roll, where the dice alone decide. */
export const charmUse: ImperialLabeller = (offer, _view, _names, about) => {
  const { dice = [], location, target } = fieldsOf(about) as Partial<CharmAbout>
  const { die = 0, to = 0 } = carried(offer, 'charm.use')
  const total = dice.reduce((sum, one) => sum + one, 0) + to - die
  const outcome = location === undefined ? undefined : EXPLORATION.get(location)?.[total]
  const reaches = target === undefined || location !== undefined ? '' : say('charm-reaches', { case: total >= target ? 'enough' : 'short' }) // prettier-ignore
  const makes = outcome ? say('charm-makes', { found: say(`shift-${outcome}`) }) : reaches
  const { label, hint = '' } = offer.key === 'keep' ? hinted('keep-charm') : hinted('use-charm', { die, to })
  return { label, hint: hintOf(makes, hint) }
}

/**
 * Asks for confirmation if only an Imperial Treasure can pay the bribe. With a choice, that treasure asks by itself.
 */
function dearly(view: ImperialView): Pick<Label, 'sure'> {
  const me = viewerOf(view)
  const [tile] = me?.treasures ?? []
  return tile !== undefined && me?.treasures.every(isImperial) ? { sure: givenAway(tile) } : {}
}

export const prisonDo: ImperialLabeller = (offer, view) => {
  switch (offer.key) {
    case 'accept':
      return hinted('go-quietly')
    case 'wait':
      return hinted('wait-in-prison')
    case 'escape':
      return {
        ...hinted('escape', { fails: percentage(1 - CHANCE_TO_ESCAPE) }),
        chance: CHANCE_TO_ESCAPE,
        figures: { 'not-free': 1 - CHANCE_TO_ESCAPE },
      }
    case 'bribe':
      return { ...hinted('bribe'), ...dearly(view) }
    case 'meditate':
      return hinted('prison-meditate')
    default: {
      const label = magicLabel(offer)
      return offer.key.includes('teleport') ? { ...label, hint: say('leaves-party') } : label
    }
  }
}
