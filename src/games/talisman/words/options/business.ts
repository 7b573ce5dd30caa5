import { count, listOf, within, percent } from '../../../../language/index.ts'
import { spellOf, shopOf } from '../../data/components.ts'
import type { KindId, SpaceId, TableId, ShopId } from '../../data/ids.ts'
import { chanceOfRow } from '../../view/odds.ts'
import type { Offer } from '../../../../engine/index.ts'
import { argsOf, cardIn, keyParts, selfIn } from '../../view/reading.ts'
import { alignmentName } from '../chronicle/character.ts'
import { cardGist, kindGist, spellIdGist } from '../gists.ts'
import { aPlain, cardName, kindName, sourceName, spellName } from '../names.ts'
import { theLabel } from '../people.ts'
import { withCard, type TalismanLabeller, byKey, fixed, partingWith } from './labeller.ts'

/** Options of spaces, shops, abilities and asides, as buttons. */

export const sellCard = byKey({ done: fixed('That is all') }, partingWith(withCard('Sell', ' for 1 Gold')))
export const turnCard = partingWith(withCard('Turn', ' into 1 Gold'))
export const orbReplace = byKey({ keep: fixed('Let them come', 'no replacement is drawn') }, withCard('Replace'))
export const vampireGive = byKey({ none: fixed('Pay the rest in Lives') }, withCard('Give him'))

export const alchemyChoose = byKey(
  {
    'aim:done': fixed('That is all', 'the Spell is cast on what you chose'),
    'aim:cancel': fixed('Keep the Spell', 'nobody hears of it'),
  },
  turnCard,
)

export const spellsDiscard: TalismanLabeller = (offer) => {
  const spell = argsOf(offer).spell ?? offer.key
  const copy = /-(\d+)$/.exec(spell)?.[1]
  const twin = spellOf(spell).count > 1 && copy !== undefined ? ` (copy ${copy})` : ''
  return { label: `Discard ${spellName(spell)}${twin}`, hint: spellIdGist(spellOf(spell).id) }
}

export const crownSubmit: TalismanLabeller = (offer, view) =>
  offer.key === 'life'
    ? {
        label: view.commandTakes === 1 ? 'Lose a Life' : `Lose ${view.commandTakes} Lives`,
        hint: `you have ${selfIn(view)?.lives ?? 0}`,
      }
    : {
        label: 'Admit defeat',
        hint: 'you drop out of the game, for good',
        sure: 'You drop out of the game, and do not come back.',
      }

export const trophies: TalismanLabeller = (offer) => {
  if (offer.key === 'keep') return { label: 'Keep the trophies', hint: 'they do not spoil' }
  const [what, stat] = keyParts(offer)
  if (what === 'choose')
    return { label: `Choose what to trade for ${stat === 'craft' ? 'Craft' : 'Strength'}`, hint: 'one after another' }
  return { label: `Trade for ${pointsText(offer)}`, hint: handsIn(offer) }
}

export const trophiesChoose: TalismanLabeller = (offer, view) => {
  if (offer.key === 'cancel') return { label: 'Keep them all' }
  if (offer.key === 'done') return { label: `Trade for ${pointsText(offer)}`, hint: handsIn(offer) }
  const card = cardIn(offer)
  return card === null ? { label: 'Hand it in' } : { label: `Hand in ${theLabel(view, card)}`, hint: cardGist(card) }
}

function pointsText(offer: Offer): string {
  const { strength, craft } = argsOf(offer)
  return craft === undefined ? `${strength ?? 1} Strength` : `${craft} Craft`
}

function handsIn(offer: Offer): string {
  return within(100, `hands in ${listOf((argsOf(offer).cards ?? []).map(cardName))}`)
}

export const thingsDrop = byKey(
  { none: fixed('Nothing', 'it is no more than you may have') },
  partingWith(withCard('Leave', ' here')),
)

export const luckSpend: TalismanLabeller = (offer) =>
  offer.key === 'again'
    ? { label: 'Roll again', hint: 'for a token of luck; what falls then stands' }
    : { label: 'Leave it at that' }

export const tradeOffer: TalismanLabeller = (offer, _view, names) => ({
  label: `Offer ${names(argsOf(offer).seat ?? 0)} a deal`,
  hint: 'Objects, Followers or Gold, if you both agree',
})

export const tradeDeal: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'cancel') return { label: 'No deal after all' }
  if (offer.key === 'propose') return { label: 'Propose it' }
  const [what = ''] = keyParts(offer)
  const verb = what === 'give' ? 'Give' : 'Ask for'
  return cardIn(offer) === null ? { label: `${verb} 1 Gold` } : withCard(verb)(offer, view, names)
}

export const tradeAnswer: TalismanLabeller = (offer) =>
  offer.key === 'agree' ? { label: 'Agree' } : { label: 'Decline', hint: 'you are not asked again this Turn' }

const becoming = (keepLabel: string): TalismanLabeller => {
  return (offer) =>
    offer.key === 'keep'
      ? { label: keepLabel }
      : { label: `Become ${alignmentName(offer.key as 'good' | 'neutral' | 'evil')}`, hint: 'once in any one Turn' }
}

export const druidAlign: TalismanLabeller = (offer, view, names) => {
  const alignment = selfIn(view)?.alignment ?? 'neutral'
  return becoming(`Stay ${alignmentName(alignment)}`)(offer, view, names)
}

export const druidWoods: TalismanLabeller = (offer) =>
  offer.key === 'draw' ? { label: 'Draw Spells', hint: 'up to your full number' } : { label: 'Draw none' }

const DEEDS: Readonly<Record<string, readonly [string, string]>> = {
  'lose-gold': ['Pay 1 Gold', ''],
  'lose-life': ['Lose a Life', ''],
  'lose-follower': ['Lose a Follower', 'you choose which'],
}

export const instructionChoose: TalismanLabeller = (offer, view) => {
  const [label, hint] = DEEDS[offer.key] ?? [sourceName(offer.key), '']
  const me = selfIn(view)
  const have =
    offer.key === 'lose-gold'
      ? `you have ${me?.gold ?? 0}`
      : offer.key === 'lose-life'
        ? `you have ${me?.lives ?? 0}`
        : hint
  return { label, hint: have }
}

export const shopBuy: TalismanLabeller = (offer) => {
  if (offer.key === 'done') return { label: 'That is all' }
  const { item, price = 0 } = argsOf(offer)
  if (item === undefined) return { label: 'Buy it' }
  const hint = kindGist(item)
  return offer.key.startsWith('lift:')
    ? { label: `Pocket ${aPlain(item)}`, hint: `for nothing, once a visit: ${hint}` }
    : { label: `Buy ${aPlain(item)} (${price} Gold)`, hint }
}

const chance = (table: TableId, ...ops: readonly string[]): string =>
  percent(chanceOfRow(table, (row) => row.ops?.some(({ op }) => ops.includes(op)) ?? false))

const ROLLS: Readonly<Partial<Record<SpaceId, readonly [string, string]>>> = {
  temple: [
    'Pray',
    `2 dice: a point on 6 or 7, Spells on 8 or 9, a Talisman on 10; 5 or less hurts (${chance('temple', 'lose-life', 'choose', 'enslave')})`,
  ],
  graveyard: [
    'Invoke the spirits',
    `a Spell ${chance('graveyard-invoke', 'gain-spell')}, heal 1 Life ${chance('graveyard-invoke', 'heal')}, miss a Turn ${chance('graveyard-invoke', 'miss-turn')}`,
  ],
}

export const spaceRoll: TalismanLabeller = (offer, view) => {
  if (offer.key === 'leave') return { label: 'Leave it' }
  const space = selfIn(view)?.space
  const [label, hint] = (space && ROLLS[space]) ?? ['Roll', '']
  return { label, hint }
}

export const spaceSkip: TalismanLabeller = (offer) => {
  const by = sourceName(argsOf(offer).by ?? '')
  switch (offer.key) {
    case 'skip':
      return { label: 'No roll: you know the way', hint: by }
    case 'skip:himself':
      return { label: 'No roll for yourself alone', hint: `${by}; your Followers roll` }
    default:
      return { label: 'Roll anyway', hint: 'the result stands' }
  }
}

const SERVICES: Readonly<Record<string, readonly [string, string]>> = {
  none: ['Go past', ''],
  blacksmith: ['See the Blacksmith', pricesText('village-blacksmith')],
  mystic: [
    'See the Mystic',
    `Craft ${chance('village-mystic', 'gain-craft')}, a Spell ${chance('village-mystic', 'gain-spell')}, Good ${chance('village-mystic', 'set-alignment')}; and he shifts the Hag`,
  ],
  alchemist: ['See the Alchemist', 'your Objects for 1 Gold each'],
  enchantress: [
    'See the Enchantress',
    `a point or a Spell ${chance('city-enchantress', 'gain-strength', 'gain-craft', 'gain-spell')}, lose a point ${chance('city-enchantress', 'lose-strength', 'lose-craft')}, Toad ${chance('city-enchantress', 'toad')}`,
  ],
  pray: ['Pray', `a Life ${chance('chapel-pray', 'gain-life')}, a Spell ${chance('chapel-pray', 'gain-spell')}`],
}

/** "Helmet and Sword 2 Gold, Axe and Shield 3, Armour 4". */
function pricesText(shop: ShopId): string {
  const wares = Object.entries(shopOf(shop).prices) as [KindId, number][]
  const prices = [...new Set(wares.map(([, price]) => price))].sort((a, b) => a - b)
  const texts = prices.map((price, at) => {
    const items = wares.filter(([, one]) => one === price).map(([item]) => kindName(item))
    return `${listOf(items)} ${price}${at === 0 ? ' Gold' : ''}`
  })
  return texts.join(', ')
}

export const spaceVisit: TalismanLabeller = (offer, view) => {
  const [what = '', id = ''] = keyParts(offer)
  const { gold = 0, lives = 0, card = id } = argsOf(offer)
  if (what === 'heal') {
    return {
      label: `Heal ${count(lives, 'Life', 'Lives')}${gold > 0 ? ` (${gold} Gold)` : ''}`,
      hint: gold > 0 ? '' : 'free of charge',
    }
  }
  if (what === 'exchange')
    return { label: `Trade ${theLabel(view, card)} for ${gold} Gold`, hint: 'the Crown buys back its relatives' }
  const [label, hint] = SERVICES[what] ?? [sourceName(what), '']
  return { label, hint }
}

export const addOne: TalismanLabeller = (offer) => (offer.key === 'add' ? { label: 'Add 1' } : { label: 'Leave it' })

const WISHES: Readonly<Record<string, readonly [string, string]>> = {
  'gain-spell': ['Wish for a Spell', ''],
  'gain-gold': ['Wish for 1 Gold', ''],
  'gain-strength': ['Wish for 1 Strength', ''],
  'gain-craft': ['Wish for 1 Craft', ''],
  'gain-life': ['Wish for a Life', ''],
  'teleport-choice': ['Wish to be elsewhere', 'any space of this Region, with an Encounter there'],
}

export const wishChoose: TalismanLabeller = (offer) => {
  const [label, hint] = WISHES[offer.key] ?? [`Wish for ${sourceName(offer.key)}`, '']
  return { label, hint }
}

export const questAccept: TalismanLabeller = (offer) =>
  offer.key === 'accept'
    ? { label: 'Accept a Quest', hint: 'a die says which; done, it brings a Talisman' }
    : { label: 'Decline' }

export const questPay: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'wait') return { label: 'Not now' }
  const { gold } = argsOf(offer)
  if (gold !== undefined)
    return { label: `Pay the Warlock ${gold} Gold`, hint: 'the Quest is done, and a Talisman is yours if one is left' }
  return withCard('Hand over')(offer, view, names)
}

export const peek: TalismanLabeller = (offer, _view, names) => ({
  label: `Look at the Spells of ${names(argsOf(offer).seat ?? 0)}`,
  hint: 'nobody is told',
})
