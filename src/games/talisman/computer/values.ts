import type { Asked, Offer } from '../../../engine/index.ts'
import { isEnemy, kindIdOf, kindOf, tableOf } from '../data/components.ts'
import type { CardId, CharacterId, KindId, SpaceId, TableId } from '../data/ids.ts'
import { attackWorth } from './fights.ts'
import { bridgeWorth, innerWorth, landingWorth, placeWorth, portalWorth, rollWorth } from './map.ts'
import { cardWorth, characterOf, goldWorth, hasTalisman, healWorth, isBeaten, lifeCost, selfOf } from './self.ts'
import { windowWorth } from './windows.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'

/** What an option is worth, whatever is asked; what nobody has thought of follows the default. */

type Value = (view: TalismanView, offer: Offer, asked: Asked) => number

export function valueOf(view: TalismanView, asked: Asked, offer: Offer): number {
  return (VALUES[asked.verb] ?? asDefault)(view, offer, asked)
}

const asDefault: Value = (_view, offer, asked) => (offer.key === asked.otherwise ? 1 : 0)

const argsOf = (offer: Offer): Readonly<Record<string, unknown>> =>
  (offer.args ?? {}) as Readonly<Record<string, unknown>>
const cardOf = (offer: Offer): CardId | null => (argsOf(offer)['card'] as CardId | undefined) ?? null
const spaceIn = (offer: Offer): SpaceId => (offer.place ?? offer.key.split(':').at(-1) ?? '') as SpaceId

const moveHow: Value = (view, offer) => {
  const me = selfOf(view)
  return offer.place === undefined ? rollWorth(view, me) : placeWorth(view, me, spaceIn(offer))
}

const moveTo: Value = (view, offer) => {
  const me = selfOf(view)
  const [how = '', by = ''] = offer.key.split(':')
  if (how === 'bridge') return bridgeWorth(view, me)
  if (how === 'portal') return portalWorth(view, me, by)
  return placeWorth(view, me, spaceIn(offer))
}

const moveInner: Value = (view, offer) => {
  return innerWorth(selfOf(view), offer.key === 'stay' ? 'stay' : spaceIn(offer))
}

/** Worse than whatever the space has in store: what is left and taken again would turn in circles. */
const NEVER = -100

const encounter: Value = (view, offer) => {
  const me = selfOf(view)
  const [what = '', id = ''] = offer.key.split(':')
  switch (what) {
    case 'space':
      return landingWorth(view, me, me.space)
    case 'character':
      return bestDeed(view, me, Number(id))
    case 'take':
      return takeWorth(me, offer) > 0 ? 5 + takeWorth(me, offer) : NEVER
    case 'visit':
      return visitWorth(view, me, cardOf(offer)) > 0 ? 4 : NEVER
    default:
      return 0
  }
}

/** The best that can be done to somebody: the abilities, or an attack. */
function bestDeed(view: TalismanView, me: CharacterView, victim: number): number {
  const other = characterOf(view, victim)
  if (!other) return -1
  const best = Math.max(0, ...[...other.objects, ...other.followers].map((card) => cardWorth(me, card)))
  const loot = Math.max(best, other.gold > 0 ? 0.4 : 0)
  const able = me.toad === null
  if (able && me.id === 'thief' && loot > 0) return loot + 0.2
  const attacks = [attackWorth(view, me, victim, 'combat')]
  if (able && ['sorceress', 'ghoul', 'wizard'].includes(me.id)) attacks.push(attackWorth(view, me, victim, 'psychic'))
  if (able && me.id === 'sorceress') attacks.push(loot * 0.35)
  return Math.max(...attacks)
}

const deed: Value = (view, offer) => {
  const me = selfOf(view)
  const victim = Number(argsOf(offer)['seat'] ?? -1)
  const [what = '', by = ''] = offer.key.split(':')
  if (what === 'attack') return attackWorth(view, me, victim, by === 'psychic' ? 'psychic' : 'combat')
  if (what === 'stop') return 0
  return what === 'sorceress-beguile' ? 0.3 : 2
}

/** Taking never turns in circles: over the limit only for what is worth more than the least he has. */
function takeWorth(me: CharacterView, offer: Offer): number {
  const card = cardOf(offer)
  if (card === null) return 1
  const { type, subtype, possession, cost = 0 } = kindOf(card)
  const worth = cardWorth(me, card) - 0.3 * cost
  const isThing = (type === 'object' || type === 'magic-object') && subtype !== 'gold' && possession !== false
  const carries = me.followers.some((one) => kindOf(one).itemClass === 'mule')
  if (!isThing || carries || me.objects.length < 4) return worth
  return worth - Math.min(...me.objects.map((one) => cardWorth(me, one, true))) - 0.1
}

function visitWorth(view: TalismanView, me: CharacterView, card: CardId | null): number {
  if (card === null) return 0
  const { id, compulsory } = kindOf(card)
  switch (id) {
    case 'healer':
      return isBeaten(view, me) ? -0.1 : healWorth(me.lives, 2)
    case 'cave':
      return me.combatStrength.total >= 5 ? 0.5 : -0.5
    case 'magic-portal':
      return -0.1
    case 'shrine':
      return 0.4
    case 'sorcerer':
      return me.gold >= 3 && me.spells < me.spellLimit ? 0.3 : -0.1
    case 'market':
      return me.gold > 0 ? 0.3 : -0.1
    default:
      return compulsory ? 0.1 : 1
  }
}

const cardNext: Value = (view, offer) => {
  if (offer.key === 'done') return 0
  const me = selfOf(view)
  if (offer.key.startsWith('take:')) return takeWorth(me, offer)
  return visitWorth(view, me, cardOf(offer))
}

const parting: Value = (view, offer) => {
  const card = cardOf(offer) ?? offer.key
  return 0 - cardWorth(selfOf(view), card, true)
}

const looting: Value = (view, offer) => {
  const card = cardOf(offer)
  return card === null ? 0.4 : cardWorth(selfOf(view), card)
}

const spoils: Value = (view, offer, asked) => {
  const me = selfOf(view)
  if (offer.key === 'nothing') return -1
  if (offer.key === 'gold') return 0.35
  const card = cardOf(offer)
  if (card !== null) return cardWorth(me, card)
  const quest = me.quest === 'quest-take-life' ? 3 : 0
  // On the Crown nothing is worth a Life: two who only rob each other there would never have done.
  return 0.5 + quest + (me.space === 'crown-of-command' ? 100 : 0) + (asked.otherwise === 'life' ? 0.01 : 0)
}

const shopping: Value = (view, offer) => {
  if (offer.key === 'done') return 0
  const me = selfOf(view)
  const { item, price = 0 } = argsOf(offer) as { item?: KindId; price?: number }
  if (item === undefined) return -1
  const card = `purchase-${item}-1`
  const carries = me.followers.some((one) => kindOf(one).itemClass === 'mule')
  if (me.objects.length >= 4 && !carries && item !== 'mule' && item !== 'raft') return -1
  const spare = me.gold - price
  const purse = me.lives < 4 && spare < 1 ? 0.3 : 0
  return cardWorth(me, card) - 0.2 * price - purse - 0.05
}

const visiting: Value = (view, offer) => {
  const me = selfOf(view)
  const [what = '', id = ''] = offer.key.split(':')
  const { gold = 0 } = argsOf(offer) as { gold?: number }
  switch (what) {
    case 'heal':
      return isBeaten(view, me) ? -0.1 : healWorth(me.lives, Number(id)) - 0.2 * gold
    case 'blacksmith':
      return bestBuy(me)
    case 'mystic':
      return 0.3 + (me.followers.some((card) => kindIdOf(card) === 'hag') ? 1.5 : 0)
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

/** What the Blacksmith has for him and his Gold. */
function bestBuy(me: CharacterView): number {
  const wares: readonly (readonly [KindId, number])[] = [['helmet', 2], ['sword', 2], ['axe', 3], ['shield', 3], ['armour', 4]] // prettier-ignore
  const free = me.id === 'thief' ? 0 : 1
  const worths = wares
    .filter(([, price]) => price * free <= me.gold)
    .map(([kind, price]) => cardWorth(me, `purchase-${kind}-1`) - 0.2 * price * free)
  return me.objects.length >= 4 ? -1 : Math.max(-0.1, ...worths)
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
  if (me.space === 'temple') return hasTalisman(me) ? (me.lives >= 4 ? 0.1 : -0.3) : me.lives >= 3 ? 0.5 : -0.3
  return 0.3
}

const addOne: Value = (_view, offer, asked) => {
  const { table, total = 0 } = (asked.about ?? {}) as { table?: TableId; total?: number }
  if (!table) return asDefault(_view, offer, asked)
  const value = (n: number) => tableOf(table).rows.find(({ roll }) => roll?.includes(n))?.value ?? 0
  return offer.key === 'add' ? value(total + 1) : value(total)
}

const paying: Value = (view, offer) => {
  if (offer.key === 'wait') return 0
  const me = selfOf(view)
  const card = cardOf(offer)
  const reward = hasTalisman(me) ? 0.3 : 6
  const price = card === null ? 0.3 * Number(argsOf(offer)['gold'] ?? 0) : cardWorth(me, card, true)
  return reward - price
}

const accepting: Value = (view, offer) => {
  return offer.key === 'accept' ? (hasTalisman(selfOf(view)) ? -0.1 : 3) : 0
}

const foreseeing: Value = (view, offer) => {
  const card = cardOf(offer)
  if (card === null) return 0
  const me = selfOf(view)
  if (!isEnemy(card)) return kindOf(card).type === 'event' ? 0.3 : 0 - Math.max(0.2, cardWorth(me, card))
  const { strength = null, craft = null } = kindOf(card)
  const own = strength === null ? me.craft.total : me.combatStrength.total
  return (strength ?? craft ?? 0) - own > 0 ? 1 : -0.5
}

const character: Value = (_view, offer) => STRENGTHS[offer.key as CharacterId] ?? 0

/** How well Characters do in simple hands. */
const STRENGTHS: Readonly<Record<CharacterId, number>> = {
  troll: 6, warrior: 6, monk: 5, assassin: 5, elf: 4, dwarf: 4, thief: 4, prophetess: 3, priest: 3, druid: 3, wizard: 2.5, minstrel: 2.5,
  ghoul: 2, sorceress: 2,
} // prettier-ignore

const vampire: Value = (view, offer) => {
  const me = selfOf(view)
  const card = cardOf(offer)
  return card === null ? 0 - lifeCost(me.lives) : 0 - Math.max(0, cardWorth(me, card, true))
}

const VALUES: Readonly<Record<string, Value>> = {
  'setup.character': character,
  'window.act': windowWorth,
  'move.how': moveHow,
  'move.to': moveTo,
  'move.inner': moveInner,
  'encounter.do': encounter,
  'card.next': cardNext,
  'character.do': deed,
  'fight.spoils': spoils,
  'things.drop': parting,
  'crown.submit': (_view, offer) => (offer.key === 'life' ? 1 : 0),
  'loot.take': looting,
  'loot.follower': looting,
  'follower.lose': parting,
  'vampire.give': vampire,
  'shop.buy': shopping,
  'space.visit': visiting,
  'space.roll': optionalRoll,
  'table.add-one': addOne,
  'teleport.space': (view, offer) => placeWorth(view, selfOf(view), spaceIn(offer)),
  'wish.choose': wish,
  'instruction.choose': instruction,
  'quest.accept': accepting,
  'quest.pay': paying,
  'foresee.discard': foreseeing,
  'orb.replace': foreseeing,
  'druid.woods': (_view, offer) => (offer.key === 'draw' ? 1 : 0),
}
