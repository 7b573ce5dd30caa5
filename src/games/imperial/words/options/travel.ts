import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { capital, count, percent, signed } from '../../../../language/index.ts'
import { isCoastal, isOcean, tagsAt, terrainAt } from '../../data/board.ts'
import { clueOf, EXPLORATION_OUTCOMES, isImperial } from '../../data/components.ts'
import type { HexId, LocationId, SpellId, VesselKind } from '../../data/ids.ts'
import { chanceOf2d6, encounterOdds } from '../../view/odds.ts'
import { carried, locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { exploreOdds } from '../odds.ts'
import { placeLabel, toPlace, windFrom } from '../places.ts'
import { itemName, peacefulGist, scrollGist, spellGist, spellName, vesselGist, vesselName } from '../things.ts'
import { givenAway } from './goods.ts'
import type { ImperialLabeller } from './labeller.ts'

/** Options of moving, magic outside fights, exploring and prison, as buttons. */

/** The end of a move: an exploration or an encounter. */
function whatWaits(hex: HexId, view: ImperialView): string {
  const location = locationAtHex(view, hex)
  const clue = location === null ? '' : ownClue(location, view)
  return `${clue}${atTheEnd(hex, location)}`
}

/** Only for the owner: the view of the table card has no hand. */
function ownClue(location: LocationId, view: ImperialView): string {
  const worth = view.hand
    .filter((clue) => clueOf(clue).location === location)
    .map((clue) => clueOf(clue).stats.treasures ?? 0)
  return worth.length === 0
    ? ''
    : `📜 ${worth.length === 1 ? 'your clue' : `${worth.length} of your clues`}: ${count(Math.max(...worth), 'treasure')} · `
}

function atTheEnd(hex: HexId, location: LocationId | null): string {
  if (location === 'vanishing-oasis') return 'there on an even die; else desert and an encounter'
  if (location) return exploreOdds(location)
  const { hostile, nobody } = encounterOdds(tagsAt(hex))
  const where = isOcean(hex) ? ' at sea' : isCoastal(hex) && terrainAt(hex) !== 'coast' ? ', the coast’s too' : ''
  return `an encounter${where}: hostile ${percent(hostile)}, nobody ${percent(nobody)}`
}

export const phaseMove: ImperialLabeller = (offer, view, names) => {
  const [how = '', hex = ''] = offer.key.split(':')
  const place = offer.place ?? hex
  switch (how) {
    case 'stay':
      return { label: `Stay ${inShort(place, view)}`, hint: whatWaits(place, view) }
    case 'road':
      return {
        label: `${isNamed(place, view) ? 'Walk the road' : 'Walk'} ${toPlace(place, view.lostCity)}${viaText(offer, view)}`,
        hint: whatWaits(place, view),
      }
    case 'wilderness':
      return { label: `Step ${windTo(offer, view)}${toPlace(place, view.lostCity)}`, hint: whatWaits(place, view) }
    case 'sea':
      return {
        label: `Sail ${toPlace(place, view.lostCity)}${viaText(offer, view)}`,
        hint: seaHint(offer, place, view),
      }
    case 'raft':
      return { label: 'Build a raft', hint: '4 to 6 on a die: it floats you to the mainland' }
    case 'meditate':
      return { label: 'Meditate for a spell', hint: 'two dice against its target; a failure draws an encounter' }
    default:
      return magicLabel(offer, view, names)
  }
}

function isNamed(hex: HexId, view: ImperialView): boolean {
  return locationAtHex(view, hex) !== null
}

function inShort(hex: HexId, view: ImperialView): string {
  const label = placeLabel(hex, view.lostCity)
  return locationAtHex(view, hex) ? `in ${label}` : `here, ${label}`
}

/** Tells two routes apart: through the Oasis, or over which stretch of sea. */
function viaText(offer: Offer, view: ImperialView): string {
  const { via } = carried(offer, 'phase.move')
  if (!via) return ''
  if (locationAtHex(view, via) === 'vanishing-oasis') return ' by the Oasis'
  const me = mover(view)
  return ` (${(me && windFrom(me.hex, via)?.short) ?? via} first)`
}

/** The seat with the question, as far as a view tells: its viewer, the seat in an encounter, or the active seat. */
function mover(view: ImperialView) {
  return roleAt(view, view.viewer ?? view.concerned.at(-1) ?? view.active)
}

function windTo(offer: Offer, view: ImperialView): string {
  const me = mover(view)
  const { path = [] } = carried(offer, 'phase.move')
  const wind = me && offer.place ? windFrom(me.hex, offer.place) : null
  if (path.length > 1) return 'twice '
  return wind ? `${wind.short}, ` : ''
}

function seaHint(offer: Offer, place: HexId, view: ImperialView): string {
  const { path = [] } = carried(offer, 'phase.move')
  const me = mover(view)
  const special = path.length > 1 && me !== null && !isOcean(me.hex) && !isOcean(place)
  return special
    ? `an encounter on the way; if none stops you: ${whatWaits(place, view)}`.slice(0, 100)
    : whatWaits(place, view)
}

/** `cast:fireball`, `read:scroll-of-healing-1`, outside a fight. */
function magicLabel(offer: Offer, _view: ImperialView, _names: Names): Label {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'read') return { label: `Read the ${itemName(id)}`, hint: capital(scrollGist(id)) }
  return { label: `Cast ${spellName(id as SpellId)}`, hint: capital(peacefulGist(id as SpellId)) }
}

export const moveContinue: ImperialLabeller = (offer, view) =>
  offer.key === 'stop'
    ? { label: 'Stop at the Oasis', hint: exploreOdds('vanishing-oasis') }
    : { label: `Walk on ${toPlace(offer.place ?? '', view.lostCity)}`, hint: whatWaits(offer.place ?? '', view) }

export const toHex = (verb: string): ImperialLabeller => {
  return (offer, view) => {
    const hex = offer.place ?? offer.key
    return { label: `${verb} ${toPlace(hex, view.lostCity)}`, hint: whatWaits(hex, view) }
  }
}

/** A character who must leave draws an encounter in the next hex, also in one without a name. */
export const leaveHex: ImperialLabeller = (offer, view) => {
  const hex = offer.place ?? offer.key
  const { hostile, nobody } = encounterOdds(tagsAt(hex))
  return {
    label: `Go ${windTo(offer, view)}${toPlace(hex, view.lostCity)}`,
    hint: `an encounter there: hostile ${percent(hostile)}, nobody ${percent(nobody)}`,
  }
}

export const meditateSpell: ImperialLabeller = (offer) => {
  const spell = offer.key as SpellId
  const { target = 0, bonus = 0, sure = false } = carried(offer, 'meditate.spell')
  const odds = sure
    ? 'comes without a roll this turn'
    : `needs ${target}: 2d6${bonus === 0 ? '' : ` ${signed(bonus)}`}, ${percent(chanceOf2d6(target - bonus))}`
  return { label: `Meditate for ${spellName(spell)}`, hint: `${odds}; ${spellGist(spell)}` }
}

export const spellChoice = (verb: string): ImperialLabeller => {
  return (offer) => ({
    label: `${verb} ${spellName(offer.key as SpellId)}`,
    hint: capital(spellGist(offer.key as SpellId)),
  })
}

export const exploreShift: ImperialLabeller = (offer) => {
  const { total = 0, outcome } = carried(offer, 'explore.shift')
  const name = (outcome && EXPLORATION_OUTCOMES.get(outcome)?.name) ?? ''
  const how = offer.key === '0' ? 'Leave it at' : offer.key.startsWith('-') ? 'Down to' : 'Up to'
  return { label: `${how} ${total}: ${name}`, hint: (outcome && EXPLORATION_OUTCOMES.get(outcome)?.text) ?? '' }
}

export const exploreVessel: ImperialLabeller = (offer) => {
  if (offer.key === 'weapon') {
    const { left = 0 } = carried(offer, 'explore.vessel')
    return {
      label: 'Draw a weapon',
      hint: left === 0 ? 'the pool is empty: you get nothing' : 'at random from the pool',
    }
  }
  const vessel = offer.key as VesselKind
  return { label: `Take the ${vesselName(vessel)}`, hint: `opens the sea; ${vesselGist(vessel)}` }
}

export const charmUse: ImperialLabeller = (offer) => {
  if (offer.key === 'keep') return { label: 'Keep the Lucky Charm', hint: 'the dice stay as they are' }
  const { die = 0, to = 0 } = carried(offer, 'charm.use')
  return { label: `Turn a ${die} into a ${to}`, hint: 'the Lucky Charm is gone afterwards' }
}

/**
 * Asks for confirmation if only an Imperial Treasure can pay the bribe. With a choice, that treasure asks by itself.
 */
function dearly(view: ImperialView): Pick<Label, 'sure'> {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  const [tile] = me?.treasures ?? []
  return tile !== undefined && me?.treasures.every(isImperial) ? { sure: givenAway(tile) } : {}
}

export const prisonDo: ImperialLabeller = (offer, view, names) => {
  switch (offer.key) {
    case 'accept':
      return { label: 'Go quietly', hint: 'from your next turn on you may look for the way out' }
    case 'wait':
      return { label: 'Wait', hint: 'at most two idle turns in a row' }
    case 'escape':
      return { label: 'Look for the secret passage', hint: '7, 11 or any double on two dice: 39 %' }
    case 'bribe':
      return {
        label: 'Bribe the gaoler',
        hint: 'costs one treasure; you are free, and the turn is over',
        ...dearly(view),
      }
    case 'meditate':
      return { label: 'Meditate for a spell', hint: 'no bonus for the quiet, but nothing comes in either' }
    default: {
      const label = magicLabel(offer, view, names)
      const leavesParty = offer.key.includes('teleport')
      return leavesParty ? { ...label, hint: 'companions, cat and vessel stay behind for good' } : label
    }
  }
}
