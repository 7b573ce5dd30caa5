import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { labelByKey, listOf } from '../../../../language/index.ts'
import { distanceBetween } from '../../data/board.ts'
import { clueOf, isImperial } from '../../data/components.ts'
import type { ClueId, MemberId, TileId } from '../../data/ids.ts'
import { carried, hexOfLocation, locationAtHex, ownerOf, roleAt, type TradeTerms } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { shortList } from '../chronicle/lines.ts'
import { memberId } from '../chronicle/members.ts'
import { encounterTold, exploreTold } from '../odds.ts'
import { say } from '../say.ts'
import { clueLine, clueTitle, foeId, healthSentence, holderId, itemHint, itemId } from '../things.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'

/** Options about clues, goods, gear and trade, as buttons. */

/** The character of the viewer. */
export function viewerOf(view: ImperialView) {
  return view.viewer === null ? null : roleAt(view, view.viewer)
}

/** A tile in a label: its kind, and its number if its owner has several of the kind, else 0. */
export function tileNamed(tile: TileId, view: ImperialView): { readonly item: string; readonly number: number } {
  return { item: itemId(tile), number: numberOf(tile, view) }
}

function numberOf(tile: TileId, view: ImperialView): number {
  const number = /-(\d+)$/.exec(tile)?.[1]
  if (number === undefined) return 0
  const owner = ownerOf(view, tile)
  const alike = owner && [...owner.weapons, ...owner.treasures].filter((other) => itemId(other) === itemId(tile))
  if (alike?.length === 1) return 0
  return alike ? alike.indexOf(tile) + 1 : Number(number)
}

type ItemMessage = `${'give' | 'keep' | 'pay' | 'draw' | 'ready' | 'take-back' | 'ask-for' | 'ask-not-for'}-item`

/** A tile to do something with, and its use. */
export function itemLabel(id: ItemMessage, tile: TileId, view: ImperialView): Label {
  return { label: say(id, tileNamed(tile, view)), hint: itemHint(tile) }
}

export const itemChoice = (id: ItemMessage): ImperialLabeller => {
  return (offer, view) => itemLabel(id, offer.key, view)
}

type ClueMessage = `${'use' | 'forget' | 'give' | 'hand-over' | 'take-back'}-clue` | `give-clue-${'openly' | 'hidden'}`

/** A clue of the own hand: its yield, its location and the distance. */
export function clueLabel(id: ClueMessage, clue: ClueId, view: ImperialView): Label {
  return { label: say(id, { clue: clueTitle(clue) }), hint: clueHint(clue, view) }
}

export const clueChoice = (id: ClueMessage): ImperialLabeller => {
  return (offer, view) => clueLabel(id, offer.key, view)
}

/** "1 treasure in Fishgut, 7 steps away." */
export function clueHint(clue: ClueId, view: ImperialView): string {
  const { location } = clueOf(clue)
  const worth = clueLine(clue)
  const me = viewerOf(view)
  const hex = location === null ? null : hexOfLocation(view, location)
  if (location !== null && hex === null) return say('clue-hint-unfound', { worth })
  if (hex === null || !me) return say('clue-hint', { worth })
  const steps = distanceBetween(me.hex, hex)
  return steps === 0 ? say('clue-hint-here', { worth }) : say('clue-hint-far', { worth, steps })
}

export const businessDo: ImperialLabeller = (offer, view) => {
  const [what = '', id = ''] = offer.key.split(':')
  switch (what) {
    case 'clue':
      return { ...clueLabel('use-clue', id, view), ...(clueOf(id).special ? {} : { beckons: true }) }
    case 'deliver':
      return hinted('deliver', { foe: foeId(id) })
    case 'emperor':
      return { ...hinted('give-emperor', { item: itemId(id) }), sure: givenAway(id) }
    case 'explore': {
      const me = roleAt(view, view.active)
      const location = me ? locationAtHex(view, me.hex) : null
      return { label: say('explore'), ...(location ? exploreTold(location) : {}), ...withoutClue(view) }
    }
    case 'encounter': {
      const me = roleAt(view, view.active)
      return { ...hinted('see-who-is-about'), ...(me && encounterTold(me.hex, view)) }
    }
    case 'meditate':
      return { ...hinted('business-meditate'), ...withoutClue(view) }
    case 'finish':
      return hinted('keep-the-rest')
    default:
      return labelByKey(offer)
  }
}

/** A warning before an Imperial Treasure is given away. */
export function givenAway(tile: TileId): string {
  return say('give-away-imperial', { item: itemId(tile) })
}

/** A treasure or weapon to give. An Imperial Treasure asks for confirmation if another item would do. */
export const payment: ImperialLabeller = (offer, view) => {
  const tile = offer.key.split(':').at(-1) ?? ''
  const hasOthers = viewerOf(view)?.treasures.some((one) => !isImperial(one)) === true
  return { ...itemLabel('give-item', tile, view), ...(isImperial(tile) && hasOthers && { sure: givenAway(tile) }) }
}

/** Asks for confirmation if the player moves on with a clue that is good here. The SPECIAL can wait. */
function withoutClue(view: ImperialView): Pick<Label, 'sure'> {
  const me = viewerOf(view)
  if (!me || view.turn.clueExchanged) return {}
  const usable = view.hand.find((clue) => {
    const { location, demandsWeapon } = clueOf(clue)
    return location !== null && location === me.location && (!demandsWeapon || me.weapons.length > 0)
  })
  if (usable === undefined) return {}
  return { sure: say('use-clue.sure', { clue: clueTitle(usable), worth: clueLine(usable) }) }
}

export const cureAll: ImperialLabeller = (offer, view) =>
  offer.key === 'decline' ? hinted('keep-weapons') : itemLabel('pay-item', offer.key, view)

export const healMember: ImperialLabeller = (offer, view, names) => memberLabel('heal', offer, view, names)

/** A member of a party, with its health. Its key is `wolves-2` or `1:wolves-2`. */
export function memberLabel(verb: 'heal' | 'allot', offer: Offer, view: ImperialView, names: Names): Label {
  const { wounds = 0, maxHealth = 0, seat } = carried(offer, 'heal.target')
  const [first = '', second] = offer.key.split(':')
  const isOthers = second !== undefined && seat !== undefined && seat !== view.viewer
  const label = isOthers ? othersMember(verb, second, names(seat)) : ownMember(verb, second ?? first)
  return { label, hint: healthSentence({ wounds, maxHealth }) }
}

function ownMember(verb: 'heal' | 'allot', member: MemberId): string {
  if (member === 'character') return say(`${verb}-yourself`)
  return member === 'vessel' ? say(`${verb}-own-vessel`) : say(`${verb}-companion`, { foe: memberId(member) })
}

function othersMember(verb: 'heal' | 'allot', member: MemberId, who: string): string {
  if (member === 'character') return say(`${verb}-player`, { who })
  if (member === 'vessel') return say(`${verb}-players-vessel`, { who })
  return say(`${verb}-players-companion`, { who, foe: memberId(member) })
}

export const gearLend: ImperialLabeller = (offer, view) => {
  const [tile = '', holder = ''] = offer.key.split(':')
  return {
    label: say('lend-item', { ...tileNamed(tile, view), holder: holderId(holder) }),
    hint: itemHint(tile),
  }
}

export const gearReclaim: ImperialLabeller = (offer, view) => {
  const me = viewerOf(view)
  const holder = holderId(offer.key)
  const holders = me ? [...me.companions, ...(me.vessel ? [{ tile: 'vessel', lent: me.vessel.lent }] : [])] : []
  const lent = holders.find(({ tile }) => tile === offer.key)?.lent
  if (!lent) return { label: say('reclaim-loan', { holder }) }
  return { label: say('reclaim-item', { ...tileNamed(lent, view), holder }), hint: itemHint(lent) }
}

export const partyDismiss: ImperialLabeller = (offer) => {
  const foe = foeId(offer.key)
  return { ...hinted('dismiss', { foe }), sure: say('dismiss.sure', { foe }) }
}

// Trade

export const tradeOpen: ImperialLabeller = (offer, _view, names) =>
  hinted('trade-with', { who: names(carried(offer, 'trade.open').partner ?? 0) })

export const tradeBuild: ImperialLabeller = (offer, view, names) => {
  const [what = '', id = ''] = offer.key.split(':')
  const { chosen = false, partner = 0 } = carried(offer, 'trade.build')
  switch (what) {
    case 'offer':
      return { label: say('make-offer'), ...offerHints(offer, view) }
    case 'for':
      return { label: say('swap-for-item', tileNamed(id, view)), ...offerHints(offer, view) }
    case 'for-clues':
      return { label: say('swap-for-clues', { count: Number(id) }), ...offerHints(offer, view) }
    case 'you':
      return { label: say('let-propose', { who: names(partner) }) }
    case 'cancel':
      return { label: say('call-off-trade') }
    case 'give':
      return itemLabel(chosen ? 'take-back-item' : 'give-item', id, view)
    case 'ask':
      return itemLabel(chosen ? 'ask-not-for-item' : 'ask-for-item', id, view)
    case 'show':
      return clueLabel(chosen ? 'take-back-clue' : 'give-clue-openly', id, view)
    case 'hide':
      return clueLabel(chosen ? 'take-back-clue' : 'give-clue-hidden', id, view)
    case 'ask-clues':
      return hinted(chosen ? 'ask-not-for-clues' : 'ask-for-clues', { count: Number(id) })
    default:
      return labelByKey(offer)
  }
}

export const tradeAnswer: ImperialLabeller = (offer, view) => {
  if (offer.key !== 'accept') return { label: say(offer.key === 'counter' ? 'counter-trade' : 'refuse-trade') }
  const terms = carried(offer, 'trade.answer')
  return { label: say('accept-trade'), hint: termsHint('theirs', terms, view), ...sureToPart(terms.asks) }
}

/** The terms of an offer. One that hands over an Imperial Treasure asks for confirmation. */
function offerHints(offer: Offer, view: ImperialView): Pick<Label, 'hint' | 'sure'> {
  const terms = carried(offer, 'trade.build')
  return { hint: termsHint('own', terms, view), ...sureToPart(terms.gives) }
}

function sureToPart(tiles: readonly TileId[] = []): Pick<Label, 'sure'> {
  const tile = tiles.find(isImperial)
  return tile === undefined ? {} : { sure: say('part-with-imperial', { item: itemId(tile) }) }
}

/** The longest hint that a menu shows. */
const MAX_HINT = 100

/** The terms of a proposal as a sentence to the reader; without the names of all goods if that is too long. */
function termsHint(whose: 'own' | 'theirs', terms: Partial<TradeTerms>, view: ImperialView): string {
  const { gives, asks } = goodsOf(terms, view)
  const sentence = (list: (goods: readonly string[]) => string): string =>
    say(`terms-${whose}${lackOf(gives, asks)}`, { gives: list(gives), asks: list(asks) })
  const full = sentence(listOf)
  return full.length <= MAX_HINT ? full : sentence((goods) => shortList(goods, 1))
}

/** The end of the id of a message about a trade in which one side gives nothing. */
export function lackOf(gives: readonly string[], asks: readonly string[]): '' | '-gift' | '-plea' {
  if (asks.length === 0) return '-gift'
  return gives.length === 0 ? '-plea' : ''
}

/** The goods of both sides of a proposal, as objects of a verb: "a Sword", "Sword no. 2", "1 clue face down". */
export function goodsOf(terms: Partial<TradeTerms>, view: ImperialView) {
  const { gives = [], open = [], faceDown = 0, asks = [], asksClues = 0 } = terms
  const hidden = typeof faceDown === 'number' ? faceDown : faceDown.length
  const tiles = (all: readonly TileId[]) => all.map((tile) => say('goods', tileNamed(tile, view)))
  return {
    gives: [
      ...tiles(gives),
      ...open.map((clue) => clueTitle(clue)),
      ...(hidden > 0 ? [say('clues-face-down', { count: hidden })] : []),
    ],
    asks: [...tiles(asks), ...(asksClues > 0 ? [say('clues', { count: asksClues })] : [])],
  }
}
