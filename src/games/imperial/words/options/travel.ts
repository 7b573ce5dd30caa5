import type { Label, Offer } from '../../../../engine/index.ts'
import { joined, labelByKey, typeset, percentage } from '../../../../language/index.ts'
import { isCoastal, isOcean, tagsAt, terrainAt } from '../../data/board.ts'
import { clueOf, EXPLORATION_OUTCOMES, isImperial, vesselOf } from '../../data/components.ts'
import type { HexId, LocationId, SpellId, VesselKind } from '../../data/ids.ts'
import { chanceOf2d6, encounterOdds } from '../../view/odds.ts'
import { carried, locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { exploreOdds } from '../odds.ts'
import { destination, ownPosition, windId } from '../places.ts'
import { say } from '../say.ts'
import { itemId, peacefulHint, scrollHint, spellHint } from '../things.ts'
import { givenAway, viewerOf } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'

/** Options of moving, magic outside fights, exploring and prison, as buttons. */

/** The end of a move: an exploration or an encounter. */
function whatWaits(hex: HexId, view: ImperialView): string {
  const location = locationAtHex(view, hex)
  if (location === null) return encounterHint(hex)
  const odds = location === 'vanishing-oasis' ? say('waits-oasis') : exploreOdds(location)
  return joined(' ', odds, ownClue(location, view))
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

function encounterHint(hex: HexId): string {
  const where = isOcean(hex) ? 'sea' : isCoastal(hex) && terrainAt(hex) !== 'coast' ? 'shore' : 'land'
  return say('waits-encounter', { where, ...oddsAt(hex) })
}

function oddsAt(hex: HexId) {
  const { hostile, nobody } = encounterOdds(tagsAt(hex))
  return { hostile: percentage(hostile), nobody: percentage(nobody) }
}

export const phaseMove: ImperialLabeller = (offer, view) => {
  const [how = '', hex = ''] = offer.key.split(':')
  const place = offer.place ?? hex
  switch (how) {
    case 'stay':
      return { label: say('stay', { at: ownPosition(place, view.lostCity) }), hint: whatWaits(place, view) }
    case 'road':
      return { label: roadLabel(offer, place, view), hint: whatWaits(place, view) }
    case 'wilderness':
      return { label: stepLabel(offer, view), hint: whatWaits(place, view) }
    case 'sea':
      return { label: sailLabel(offer, place, view), hint: seaHint(offer, place, view) }
    case 'raft':
      return hinted('raft')
    case 'meditate':
      return hinted('meditate')
    default:
      return magicLabel(offer)
  }
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
function seaHint(offer: Offer, place: HexId, view: ImperialView): string {
  const [first, ...others] = carried(offer, 'phase.move').path ?? []
  const me = mover(view)
  const isPassage = first !== undefined && others.length > 0 && me !== null && !isOcean(me.hex) && !isOcean(place)
  if (!isPassage) return whatWaits(place, view)
  return joined(' ', say('waits-passage', oddsAt(first)), ownClue(locationAtHex(view, place), view))
}

/** `cast:fireball`, `read:scroll-of-healing-1`, outside a fight. */
function magicLabel(offer: Offer): Label {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: say('read-scroll', { scroll: itemId(id) }), hint: scrollHint(id) }
  if (what === 'cast') return { label: say('cast-spell', { spell: `spell-${id}` }), hint: peacefulHint(id as SpellId) }
  return labelByKey(offer)
}

export const moveContinue: ImperialLabeller = (offer, view) => {
  if (offer.key === 'stop') return { label: say('stop-at-oasis'), hint: exploreOdds('vanishing-oasis') }
  const hex = offer.place ?? ''
  return { label: say('walk-on', { to: destination(hex, view.lostCity) }), hint: whatWaits(hex, view) }
}

export const toHex = (id: 'teleport-to' | 'drift-to'): ImperialLabeller => {
  return (offer, view) => {
    const hex = offer.place ?? offer.key
    return { label: say(id, { to: destination(hex, view.lostCity) }), hint: whatWaits(hex, view) }
  }
}

/** A character who must leave draws an encounter in the next hex, also in one with a name. */
export const leaveHex: ImperialLabeller = (offer, view) => {
  const hex = offer.place ?? offer.key
  const to = destination(hex, view.lostCity)
  const wind = windTo(hex, view)
  const label = wind === null ? say('leave-aside', { to }) : say('leave-to', { to, wind })
  return { label, hint: encounterHint(hex) }
}

export const meditateSpell: ImperialLabeller = (offer) => {
  const spell = offer.key as SpellId
  const { target = 0, bonus = 0, sure = false } = carried(offer, 'meditate.spell')
  const needs = target - bonus
  const chance = sure ? 1 : chanceOf2d6(needs)
  const odds = sure ? say('meditate-sure') : say('meditate-odds', { needs, chance: percentage(chance) })
  return { label: say('meditate-for', { spell: `spell-${spell}` }), hint: joined(' ', odds, spellHint(spell)), chance }
}

export const spellChoice = (id: 'take-spell' | 'learn-spell'): ImperialLabeller => {
  return (offer) => ({ label: say(id, { spell: `spell-${offer.key}` }), hint: spellHint(offer.key as SpellId) })
}

export const exploreShift: ImperialLabeller = (offer) => {
  const { total = 0, outcome } = carried(offer, 'explore.shift')
  const way = offer.key === '0' ? 'stay' : offer.key.startsWith('-') ? 'down' : 'up'
  return {
    label: say('shift-exploring', { way, total, found: outcome ? say(`shift-${outcome}`) : '' }),
    hint: typeset((outcome && EXPLORATION_OUTCOMES.get(outcome)?.text) ?? ''),
  }
}

export const exploreVessel: ImperialLabeller = (offer) => {
  if (offer.key === 'weapon') return hinted('draw-weapon', { left: carried(offer, 'explore.vessel').left ?? 0 })
  const vessel = offer.key as VesselKind
  const { attack: dice, maxHealth: health } = vesselOf(vessel).stats
  return hinted('take-vessel', { vessel: `vessel-${vessel}`, dice, health })
}

export const charmUse: ImperialLabeller = (offer) => {
  if (offer.key === 'keep') return hinted('keep-charm')
  const { die = 0, to = 0 } = carried(offer, 'charm.use')
  return hinted('use-charm', { die, to })
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
      return hinted('escape')
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
