import type { Label, Offer } from '../../../../engine/index.ts'
import { bold, capital, count, listOf, within } from '../../../../language/index.ts'
import { distanceBetween } from '../../data/board.ts'
import { clueOf, CREATURES, isImperial } from '../../data/components.ts'
import type { ClueId, TileId } from '../../data/ids.ts'
import { carried, hexOfLocation, locationAtHex, ownerOf, roleAt, type TradeTerms } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { exploreOdds } from '../odds.ts'
import { clueLine, clueTitle, creaturePlain, healthText, item, itemName, powerOf } from '../things.ts'
import type { ImperialLabeller } from './labeller.ts'

/** Options about clues, goods, gear and trade, as buttons. */

/** A tile's name, numbered if its owner has several of the kind: "Sword", "Sword 2". */
function tileLabel(tile: TileId, view: ImperialView): string {
  const number = /-(\d+)$/.exec(tile)?.[1]
  const name = itemName(tile)
  if (number === undefined) return name
  const owner = ownerOf(view, tile)
  if (!owner) return `${name} (no. ${number})`
  const alike = [...owner.weapons, ...owner.treasures].filter((other) => itemName(other) === name)
  return alike.length > 1 ? `${name} ${alike.indexOf(tile) + 1}` : name
}

export function itemLabel(verb: string, tile: TileId, view: ImperialView, after = ''): Label {
  const power = powerOf(tile)
  const label = `${verb} the ${tileLabel(tile, view)}${after}`
  return power === '' ? { label } : { label, hint: capital(within(100, power)) }
}

export const giveItem = (verb: string, after = ''): ImperialLabeller => {
  return (offer, view) => itemLabel(verb, offer.key, view, after)
}

/** A clue of the own hand: its yield, its location and the distance. */
export function clueLabel(verb: string, clue: ClueId, view: ImperialView): Label {
  return { label: `${verb} ${clueTitle(clue)}`, hint: within(100, `${clueLine(clue)}${clueDistance(clue, view)}`) }
}

/** ", 4 steps from here". */
export function clueDistance(clue: ClueId, view: ImperialView): string {
  const { location } = clueOf(clue)
  if (location === null) return ''
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  const hex = hexOfLocation(view, location)
  if (hex === null) return '; nobody has found it yet'
  if (!me) return ''
  const steps = distanceBetween(me.hex, hex)
  return steps === 0 ? '; here' : `; ${count(steps, 'step')} from here`
}

export const businessDo: ImperialLabeller = (offer, view) => {
  const [what = '', id = ''] = offer.key.split(':')
  switch (what) {
    case 'clue':
      return { ...clueLabel('Use', id, view), ...(clueOf(id).special ? {} : { beckons: true }) }
    case 'deliver':
      return { label: `Deliver ${creaturePlain(id)}`, hint: 'she leaves, and her people pay' }
    case 'emperor':
      return {
        label: `Give the Emperor the ${itemName(id)}`,
        hint: 'two treasures for it; it stays found, but counts for nobody',
        sure: givenAway(id),
      }
    case 'explore': {
      const me = roleAt(view, view.active)
      const location = me ? locationAtHex(view, me.hex) : null
      return { label: 'Go exploring', hint: location ? exploreOdds(location) : '', ...withoutClue(view) }
    }
    case 'encounter':
      return { label: 'See who is about', hint: 'draws an encounter' }
    case 'meditate':
      return { label: 'Sit down and meditate', hint: 'business here is over then', ...withoutClue(view) }
    case 'finish':
      return { label: 'Keep the rest', hint: 'and let the treasures be counted' }
    default:
      return { label: capital(offer.key), hint: '' }
  }
}

/** A warning before an Imperial Treasure is given away. */
export function givenAway(tile: TileId): string {
  return `The ${bold(itemName(tile))} is an Imperial Treasure: given away, it is gone for good, with all it does. Do you give it?`
}

/** A treasure or weapon to give. An Imperial Treasure asks for confirmation if another item would do. */
export const payment = (verb: string, after = ''): ImperialLabeller => {
  return (offer, view) => {
    const me = view.viewer === null ? null : roleAt(view, view.viewer)
    const tile = offer.key.split(':').at(-1) ?? ''
    const hasOthers = me?.treasures.some((one) => !isImperial(one)) === true
    return { ...itemLabel(verb, tile, view, after), ...(isImperial(tile) && hasOthers && { sure: givenAway(tile) }) }
  }
}

/** Asks for confirmation if the player moves on with a clue that is good here. The SPECIAL can wait. */
function withoutClue(view: ImperialView): Pick<Label, 'sure'> {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me || view.turn.clueExchanged) return {}
  const usable = view.hand.find((clue) => {
    const { location, demandsWeapon } = clueOf(clue)
    return location !== null && location === me.location && (!demandsWeapon || me.weapons.length > 0)
  })
  if (usable === undefined) return {}
  return { sure: `You can still use ${bold(clueTitle(usable))} here: ${clueLine(usable)}. Go on without it?` }
}

export const clueDiscard: ImperialLabeller = (offer, view) => clueLabel('Forget', offer.key, view)

export const cureAll: ImperialLabeller = (offer, view) =>
  offer.key === 'decline'
    ? { label: 'Keep all weapons', hint: 'and all wounds' }
    : itemLabel('Pay with', offer.key, view)

export const healMember: ImperialLabeller = (offer, _view, names) => {
  const { wounds = 0, maxHealth = 0, seat } = carried(offer, 'heal.target')
  const [first = '', second] = offer.key.split(':')
  const member = second ?? first
  const hint = healthText({ wounds, maxHealth })
  if (second === undefined || seat === undefined) return { label: `Heal ${memberPlain(member)}`, hint }
  const whose = member === 'character' ? names(seat) : `${memberPlain(member)} of ${names(seat)}`
  return { label: `Heal ${whose}`, hint }
}

const FAMILIAR = creaturePlain([...CREATURES.values()].find(({ companion }) => companion?.familiar)?.id ?? '')

/** A member of the party, for a button. */
export function memberPlain(member: string): string {
  if (member === 'character') return 'yourself'
  if (member === 'familiar') return FAMILIAR
  return member === 'vessel' ? 'the vessel' : creaturePlain(member)
}

export const gear: ImperialLabeller = (offer, view) => itemLabel('Ready', offer.key, view)

export const gearLend: ImperialLabeller = (offer, view) => {
  const [tile = '', holder = ''] = offer.key.split(':')
  return itemLabel('Lend', tile, view, ` to ${holderPlain(holder)}`)
}

export const gearReclaim: ImperialLabeller = (offer, view) => {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  const from = ` back from ${holderPlain(offer.key)}`
  const holders = me ? [...me.companions, ...(me.vessel ? [{ tile: 'vessel', lent: me.vessel.lent }] : [])] : []
  const lent = holders.find(({ tile }) => tile === offer.key)?.lent
  return lent ? itemLabel('Take', lent, view, from) : { label: `Take what was lent${from}` }
}

function holderPlain(holder: string): string {
  return holder === 'vessel' ? 'the crew' : creaturePlain(holder)
}

export const partyDismiss: ImperialLabeller = (offer) => ({
  label: `Send ${creaturePlain(offer.key)} away`,
  hint: 'back to the Encounter Pool, for good',
  sure: `${capital(creaturePlain(offer.key))} will not come back. Do you part?`,
})

export const tradeOpen: ImperialLabeller = (offer, _view, names) => {
  const { partner = 0 } = carried(offer, 'trade.open')
  return { label: `Trade with ${names(partner)}`, hint: 'weapons, treasures and clues; three proposals at most' }
}

export const tradeBuild: ImperialLabeller = (offer, view, names) => {
  const [what = '', id = ''] = offer.key.split(':')
  const { chosen = false, partner = 0 } = carried(offer, 'trade.build')
  switch (what) {
    case 'offer':
      return { label: 'Make this offer', ...offerHints(offer, view) }
    case 'for':
      return { label: `Offer it for the ${tileLabel(id, view)}`, ...offerHints(offer, view) }
    case 'for-clues':
      return { label: `Offer it for ${count(Number(id), 'clue')}`, ...offerHints(offer, view) }
    case 'you':
      return { label: `Let ${names(partner)} propose` }
    case 'cancel':
      return { label: 'No trade after all' }
    case 'give':
      return chosen ? itemLabel('✓ Keep', id, view) : itemLabel('Give', id, view)
    case 'ask':
      return chosen ? itemLabel('✓ Leave', id, view) : itemLabel('Ask for', id, view)
    case 'show':
      return clueLabel(chosen ? '✓ Keep' : 'Give openly', id, view)
    case 'hide':
      return clueLabel(chosen ? '✓ Keep' : 'Give face down', id, view)
    case 'ask-clues':
      return {
        label: `${chosen ? '✓ Do not ask' : 'Ask'} for ${count(Number(id), 'clue')}`,
        hint: 'of the other’s choice',
      }
    default:
      return { label: capital(offer.key) }
  }
}

export const tradeAnswer: ImperialLabeller = (offer, view) => {
  if (offer.key === 'accept') {
    const terms = carried(offer, 'trade.answer')
    return { label: 'Accept', hint: `you get ${termsText(terms, view)}`, ...sureToPart(terms.asks) }
  }
  if (offer.key === 'counter') return { label: 'Propose something else' }
  return { label: 'Refuse' }
}

/** The terms of an offer. One that hands over an Imperial Treasure asks for confirmation. */
function offerHints(offer: Offer, view: ImperialView): Pick<Label, 'hint' | 'sure'> {
  const terms = carried(offer, 'trade.build')
  return { hint: termsText(terms, view), ...sureToPart(terms.gives) }
}

function sureToPart(tiles: readonly TileId[] = []): Pick<Label, 'sure'> {
  const tile = tiles.find(isImperial)
  return tile === undefined ? {} : { sure: `The ${bold(itemName(tile))} is an Imperial Treasure. Do you part with it?` }
}

/** "a Sword", "the Palantir of Zog", "an Axe 2". */
function aTile(tile: TileId, view: ImperialView): string {
  const [article = 'a'] = item(tile).split(' ')
  return `${article} ${tileLabel(tile, view)}`
}

/** "a Sword and one clue face down for a Gold Crown". */
export function termsText(terms: Partial<TradeTerms>, view: ImperialView): string {
  const { gives = [], open = [], faceDown = 0, asks = [], asksClues = 0 } = terms
  const hidden = typeof faceDown === 'number' ? faceDown : faceDown.length
  const list = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : listOf(parts))
  const given = [
    ...gives.map((tile) => aTile(tile, view)),
    ...open.map((clue) => clueTitle(clue)),
    ...(hidden > 0 ? [`${count(hidden, 'clue')} face down`] : []),
  ]
  const asked = [...asks.map((tile) => aTile(tile, view)), ...(asksClues > 0 ? [count(asksClues, 'clue')] : [])]
  return `${list(given)} for ${list(asked)}`
}

export const tradeClue: ImperialLabeller = (offer, view) => clueLabel('Hand over', offer.key, view)
