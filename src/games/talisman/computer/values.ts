import type { Asked, Offer } from '../../../engine/index.ts'
import { isCurse, isEnemy, kindOf, tableOf, isAbility, isObject, FULL_HEALTH, shopOf } from '../data/components.ts'
import type { Alignment, CardId, KindId, TableId } from '../data/ids.ts'
import { FAIR, winsOf } from '../data/strengths.ts'
import { traitsOf } from '../data/traits.ts'
import {
  hasTalisman,
  selfOf,
  spaceIn,
  keyParts,
  cardIn,
  roleAt,
  anyTraitIn,
  argsOf,
  roomOf,
  characterIn,
} from '../view/reading.ts'
import { isQuestionVerb, aboutOf, type QuestionVerb } from '../view/verbs.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { cardWorth, curseWorth, visitWorth } from './cards.ts'
import { attackWorth } from './fights.ts'
import { innerWorth } from './inner.ts'
import { bridgeWorth, landingWorth, placeWorth, portalWorth, rollWorth } from './map.ts'
import { goldWorth, healWorth, isRuled, lifeCost } from './self.ts'
import { windowWorth } from './windows.ts'

/** The worth of an option, for every question. Options without a value of their own follow the default. */

type Value = (view: TalismanView, offer: Offer, asked: Asked) => number

export function valueOf(view: TalismanView, asked: Asked, offer: Offer): number {
  return (isQuestionVerb(asked.verb) ? VALUES[asked.verb] : asDefault)(view, offer, asked)
}

const asDefault: Value = (_view, offer, asked) => (offer.key === asked.default ? 1 : 0)

const moveHow: Value = (view, offer) => {
  const me = selfOf(view)
  return offer.place === undefined ? rollWorth(view, me) : placeWorth(view, me, spaceIn(offer))
}

const moveTo: Value = (view, offer) => {
  const me = selfOf(view)
  const [how = '', by = ''] = keyParts(offer)
  if (how === 'bridge') return bridgeWorth(view, me)
  if (how === 'portal') return portalWorth(view, me, by)
  return placeWorth(view, me, spaceIn(offer))
}

const moveInner: Value = (view, offer) => {
  return innerWorth(view, selfOf(view), offer.key === 'stay' ? 'stay' : spaceIn(offer))
}

/** Worse than anything a space can do. Leaving a thing and taking it again would loop for ever. */
const NEVER_WORTH = -100

const encounter: Value = (view, offer) => {
  const me = selfOf(view)
  const [what = '', id = ''] = keyParts(offer)
  switch (what) {
    case 'space':
      return landingWorth(view, me, me.space)
    case 'character':
      return bestDeed(view, me, Number(id))
    case 'take':
      return takeWorth(me, offer) > 0 ? 5 + takeWorth(me, offer) : NEVER_WORTH
    case 'visit':
      return visitWorth(view, me, cardIn(offer)) > 0 ? 4 : NEVER_WORTH
    default:
      return 0
  }
}

/** The best action against a Character: an ability, or an attack. */
function bestDeed(view: TalismanView, me: CharacterView, victim: number): number {
  const other = roleAt(view, victim)
  if (!other) return -1
  const best = Math.max(0, ...[...other.objects, ...other.followers].map((card) => cardWorth(me, card)))
  const loot = Math.max(best, other.gold > 0 ? 0.4 : 0)
  if (anyTraitIn(me, ({ steals }) => steals) && loot > 0) return loot + 0.2
  return Math.max(
    attackWorth(view, me, victim, 'combat'),
    ...(anyTraitIn(me, ({ attacksPsychically }) => attacksPsychically)
      ? [attackWorth(view, me, victim, 'psychic')]
      : []),
    ...(anyTraitIn(me, ({ beguiles }) => beguiles !== undefined) ? [loot * 0.35] : []),
  )
}

const deed: Value = (view, offer) => {
  const me = selfOf(view)
  const victim = argsOf(offer).seat ?? -1
  const [what = '', by = ''] = keyParts(offer)
  if (what === 'attack') return attackWorth(view, me, victim, by === 'psychic' ? 'psychic' : 'combat')
  if (what === 'stop') return 0
  return isAbility(what) && traitsOf(what).beguiles ? 0.3 : 2
}

/** Taking must never loop: over the limit, take only what is worth more than the least valuable thing held. */
function takeWorth(me: CharacterView, offer: Offer): number {
  const card = cardIn(offer)
  if (card === null) return 1
  const worth = cardWorth(me, card) - 0.3 * (kindOf(card).cost ?? 0)
  if (!isObject(card) || roomOf(me) > 0) return worth
  return worth - Math.min(...me.objects.map((one) => cardWorth(me, one, true))) - 0.1
}

const cardNext: Value = (view, offer) => {
  if (offer.key === 'done') return 0
  const me = selfOf(view)
  if (offer.key.startsWith('take:')) return takeWorth(me, offer)
  return visitWorth(view, me, cardIn(offer))
}

const parting: Value = (view, offer) => {
  const card = cardIn(offer)
  return card === null ? 0 : 0 - cardWorth(selfOf(view), card, true)
}

const looting: Value = (view, offer) => {
  const card = cardIn(offer)
  return card === null ? 0.4 : cardWorth(selfOf(view), card)
}

const spoils: Value = (view, offer, asked) => {
  const me = selfOf(view)
  if (offer.key === 'nothing') return -1
  if (offer.key === 'gold') return 0.35
  const card = cardIn(offer)
  if (card !== null) return cardWorth(me, card)
  const quest = me.quest === 'quest-take-life' ? 3 : 0
  // On the Crown nothing is worth a Life, because two Characters who only rob each other there would never finish.
  return 0.5 + quest + (me.space === 'crown-of-command' ? 100 : 0) + (asked.default === 'life' ? 0.01 : 0)
}

const shopping: Value = (view, offer) => {
  if (offer.key === 'done') return 0
  const me = selfOf(view)
  const { item, price = 0 } = argsOf(offer)
  if (item === undefined) return -1
  const card = wareOf(item)
  if (isObject(card) && roomOf(me) === 0) return -1
  const spare = me.gold - price
  const purse = me.lives < FULL_HEALTH && spare < 1 ? 0.3 : 0
  return cardWorth(me, card) - 0.2 * price - purse - 0.05
}

const visiting: Value = (view, offer) => {
  const me = selfOf(view)
  const [what = '', id = ''] = keyParts(offer)
  const { gold = 0 } = argsOf(offer)
  switch (what) {
    case 'heal':
      return isRuled(view) ? -0.1 : healWorth(me.lives, Number(id)) - 0.2 * gold
    case 'blacksmith':
      return bestBuy(me)
    case 'mystic':
      return 0.3 + (anyTraitIn(me, ({ noFollowers }) => noFollowers) ? 1.5 : 0)
    case 'pray':
      return 0.4
    case 'exchange':
      return 0.2
    case 'enchantress':
      return -0.3
    default:
      return what === 'none' ? 0 : -0.5
  }
}

/** The worth of what the Character can buy at the Blacksmith. */
function bestBuy(me: CharacterView): number {
  if (roomOf(me) === 0) return -1
  const share = anyTraitIn(me, ({ shoplifts }) => shoplifts) ? 0 : 1
  const wares = Object.entries(shopOf('village-blacksmith').prices) as [KindId, number][]
  const worths = wares
    .filter(([, price]) => price * share <= me.gold)
    .map(([kind, price]) => cardWorth(me, wareOf(kind)) - 0.2 * price * share)
  return Math.max(-0.1, ...worths)
}

/** Any card of the Purchase pile of this kind. */
function wareOf(kind: KindId): CardId {
  return `purchase-${kind}-1`
}

const WISHES: Readonly<Record<string, number>> = {
  'gain-strength': 1,
  'gain-craft': 0.95,
  'gain-spell': 0.4,
  'gain-gold': 0.4,
  'teleport-choice': 0.2,
}

const wish: Value = (view, offer) => {
  const me = selfOf(view)
  if (offer.key === 'gain-life') return me.lives <= 2 ? 1.6 : 0.7
  return WISHES[offer.key] ?? 0.1
}

const instruction: Value = (view, offer) => {
  const me = selfOf(view)
  if (offer.key.includes('lose-life')) return 0 - lifeCost(me.lives)
  return offer.key.includes('lose-gold') ? 0 - goldWorth(me.gold) : -0.6
}

const optionalRoll: Value = (view, offer) => {
  if (offer.key === 'leave') return 0
  const me = selfOf(view)
  if (me.space === 'temple')
    return hasTalisman(me) ? (me.lives >= FULL_HEALTH ? 0.1 : -0.3) : me.lives >= 3 ? 0.5 : -0.3
  return 0.3
}

const addOne: Value = (_view, offer, asked) => {
  const { table, total } = aboutOf(asked, 'table.add-one')
  return rowValue(table, offer.key === 'add' ? total + 1 : total)
}

const paying: Value = (view, offer) => {
  if (offer.key === 'wait') return 0
  const me = selfOf(view)
  const card = cardIn(offer)
  const reward = hasTalisman(me) ? 0.3 : 6
  const price = card === null ? 0.3 * (argsOf(offer).gold ?? 0) : cardWorth(me, card, true)
  return reward - price
}

const accepting: Value = (view, offer) => {
  return offer.key === 'accept' ? (hasTalisman(selfOf(view)) ? -0.1 : 3) : 0
}

const foreseeing: Value = (view, offer) => {
  const card = cardIn(offer)
  if (card === null) return 0
  const me = selfOf(view)
  if (isCurse(card)) return 0 - curseWorth(me, card)
  if (!isEnemy(card)) return kindOf(card).type === 'event' ? 0.3 : 0 - Math.max(0.2, cardWorth(me, card))
  const { strength = null, craft = null } = kindOf(card)
  const own = strength === null ? me.craft.total : me.combatStrength.total
  return (strength ?? craft ?? 0) - own > 0 ? 1 : -0.5
}

/** What the Alignment is worth when the instruction is carried out, less the Objects that it forbids (TAL-7.3). */
const alignment: Value = (view, offer, asked) => {
  const me = selfOf(view)
  const { by } = aboutOf(asked, 'druid.align')
  const to = offer.key === 'keep' ? me.alignment : (offer.key as Alignment)
  const lost = me.objects.filter((card) => kindOf(card).forbidden?.includes(to))
  const favoured = FAVOURED[by] === to ? 1 : offer.key === 'keep' ? 0.01 : 0
  return favoured - lost.reduce((sum, card) => sum + cardWorth(me, card, true), 0)
}

/** The Alignment that gains most by an instruction, or loses least. */
const FAVOURED: Readonly<Record<string, Alignment>> = {
  chapel: 'good', angel: 'good',
  graveyard: 'evil', devil: 'evil', mephistopheles: 'evil', 'evil-darkness': 'evil',
} // prettier-ignore

/** The Character that computer players win with most often; with handicaps all are equal. */
const character: Value = ({ options }, offer) => winsOf(characterIn(offer), options) ?? FAIR

/** Spend a token where the roll matters and the dice are poor. */
const luck: Value = (_view, offer, asked) => {
  if (offer.key === 'keep') return 0
  const { dice, of, by, fails } = aboutOf(asked, 'luck.spend')
  const total = dice.reduce((sum, one) => sum + one, 0)
  if (fails !== null) return fails && of !== 'charm' && of !== 'freedom' ? 1 : -1
  if (of === 'fight') return Math.max(...dice) <= 2 ? 0.5 : -1
  if (of === 'death') return total <= 6 ? 0.5 : -1
  return of === 'table' ? usualRow(by as TableId) - rowValue(by as TableId, total) - POOR_ROW_GAP : -1
}

/** A row this much worse than the average is worth a token. */
const POOR_ROW_GAP = 2

function rowValue(table: TableId, total: number): number {
  return tableOf(table).rows.find(({ roll }) => roll?.includes(total))?.value ?? 0
}

function usualRow(table: TableId): number {
  const values = tableOf(table).rows.map(({ value = 0 }) => value)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const inheriting: Value = (view, offer) => {
  if (offer.key === 'done') return 0
  const card = cardIn(offer)
  return card === null ? 1 : cardWorth(selfOf(view), card) - 0.3 * (kindOf(card).cost ?? 0)
}

/** Agree to a deal that brings more than it costs. */
const deal: Value = (view, offer, asked) => {
  if (offer.key === 'decline') return 0
  const me = selfOf(view)
  const { gives, gets } = aboutOf(asked, 'trade.answer')
  const brings = gives.cards.reduce((sum, card) => sum + cardWorth(me, card), goldWorth(me.gold) * gives.gold)
  const takes = gets.cards.reduce((sum, card) => sum + cardWorth(me, card, true), goldWorth(me.gold) * gets.gold)
  return brings - takes - 0.2
}

const vampire: Value = (view, offer) => {
  const me = selfOf(view)
  const card = cardIn(offer)
  return card === null ? 0 - lifeCost(me.lives) : 0 - Math.max(0, cardWorth(me, card, true))
}

/** The value function for every question; `asDefault` where the computer player has no preference. */
const VALUES: Readonly<Record<QuestionVerb, Value>> = {
  'setup.character': character,
  'window.act': windowWorth,
  'move.how': moveHow,
  'move.to': moveTo,
  'move.inner': moveInner,
  'teleport.space': (view, offer) => placeWorth(view, selfOf(view), spaceIn(offer)),
  'troll.regenerate': asDefault,
  'encounter.do': encounter,
  'card.next': cardNext,
  'character.do': deed,
  'fight.weapons': asDefault,
  'fight.protect': asDefault,
  'fight.spoils': spoils,
  'loot.take': looting,
  'loot.follower': looting,
  'loot.dead': inheriting,
  'things.drop': parting,
  'spells.discard': asDefault,
  'crown.submit': (_view, offer) => (offer.key === 'life' ? 1 : 0),
  'trophies.exchange': asDefault,
  'trophies.choose': asDefault,
  'luck.spend': luck,
  'trade.deal': asDefault,
  'trade.answer': deal,
  'space.roll': optionalRoll,
  'space.skip': asDefault,
  'space.visit': visiting,
  'shop.buy': shopping,
  'alchemist.sell': asDefault,
  'instruction.choose': instruction,
  'table.add-one': addOne,
  'wish.choose': wish,
  'quest.accept': accepting,
  'quest.pay': paying,
  'follower.lose': parting,
  'vampire.give': vampire,
  'foresee.discard': foreseeing,
  'orb.replace': foreseeing,
  'ghoul.raise': asDefault,
  'druid.align': alignment,
  'druid.woods': (_view, offer) => (offer.key === 'draw' ? 1 : 0),
}
