import type { Asked } from '../../../engine/index.ts'
import { roomRisk } from './battles.ts'
import { doubt, rivalDoubt } from '../view/beliefs.ts'
import { cardWorth, unknownTreasure, wouldOpen, type Self } from './self.ts'
import type { Value } from './value.ts'
import type { SwordId, TreasureId } from '../data/ids.ts'
import { carriedBy, matterOf } from '../view/about.ts'
import { chanceAtMost } from '../view/odds.ts'

/** Decisions about traders and strangers, Treasure, numbers and the chest. */

const luckOf = ({ me }: Self): number => chanceAtMost(me?.luck.now ?? 0)
const goldOf = ({ me }: Self): number => me?.gold ?? 0
const foodOf = ({ me }: Self): number => me?.provisions ?? 0

/** Past it by Luck, or through it; the unlucky have to fight, and lose a point of Luck all the same. */
export const tryPast: Value = (self, { key }, asked) => {
  const fight = 1 - riskOf(self, asked)
  return key === 'fight' ? fight : luckOf(self) + (1 - luckOf(self)) * fight - LUCK_WORTH
}

/** A point spent, and one not gained from a kill. */
const LUCK_WORTH = 0.1

export const feed: Value = (self, { key }, asked) =>
  key === 'fight' ? 1 - riskOf(self, asked) : foodOf(self) >= 2 ? 0.8 : 0.55

/** The risk of fighting the card that asks. */
function riskOf(self: Self, asked: Asked): number {
  const { card } = matterOf(asked)
  return card === undefined ? 0 : roomRisk(self, card)
}

export const gas: Value = ({ me }, { key }) => (key === 'open' ? ((me?.stamina.now ?? 0) > 8 ? 1 : -1) : 0)

/** Buys what is needed, and keeps enough Gold for a question or a crossing. */
export const buying: Value = (self, { key }) => {
  const [what = '', id = ''] = key.split(':')
  const { me } = self
  const gold = goldOf(self)
  switch (what) {
    case 'provisions': {
      const wanted = Math.max(0, 4 - foodOf(self))
      return Number(id) <= wanted && gold - Number(id) >= (foodOf(self) === 0 ? 0 : 2) ? 0.3 + 0.1 * Number(id) : -1
    }
    case 'flask':
      return (me?.stamina.now ?? 0) <= 14 ? 0.8 : -1
    case 'charm':
      return me && me.luck.initial - me.luck.now >= 2 ? 0.7 : -1
    case 'buy':
      return unknownTreasure(self) > 0.4 ? 0.9 : -1
    case 'sell':
      return gold < 4 && cardWorth(self, id as TreasureId) < 0.12 ? 0.5 : -1
    default:
      return 0
  }
}

export const lookAt: Value = (self, offer) => {
  const { rival = 0 } = carriedBy(offer)
  return rivalDoubt(self.view, self.beliefs, rival)
}

export const dwarfs: Value = (self, offer) => {
  const { stake, rival = offer.key === 'gossip:stack' ? 'stack' : undefined } = carriedBy(offer)
  if (rival !== undefined) return 0.35 + 0.5 * rivalDoubt(self.view, self.beliefs, rival)
  if (stake === undefined) return 0
  return stake === 1 ? 0.3 * unknownTreasure(self) : -0.1 * stake
}

/** Pays for a look beneath the chest with Gold or a card it can spare. */
export const stranger: Value = (self, { key }) => {
  const [what = '', card = ''] = key.split(':')
  const learns = Math.min(1.2, 0.4 * self.doubt)
  if (what === 'gold') return learns
  if (what === 'give') return learns - cardWorth(self, card as TreasureId) - 0.4 * unknownTreasure(self)
  return 0.1
}

export const wager: Value = (self, { key }) => {
  const [what = '', card = ''] = key.split(':')
  const prize = 0.5 * unknownTreasure(self)
  if (what === 'gold') return prize - 0.25
  if (what === 'stake') return prize - 0.5 * cardWorth(self, card as TreasureId) - 0.15
  return 0
}

export const winnings: Value = (self, { key }) => (key === 'gold' ? 0.5 : unknownTreasure(self))

/** The number whose answer teaches most, with a preference for those it has a key for. */
export const number: Value = (self, { key }) => {
  if (key === 'look') return rivalDoubt(self.view, self.beliefs, 'stack') > 0 ? 1 : 0
  const n = Number(key)
  if (!Number.isInteger(n)) return 0.05
  return doubt(self.beliefs, n) * (self.keys.includes(n) ? 1.3 : 1)
}

/** A free challenge. It bluffs now and then when it has nothing to learn, or declining would tell everybody so. */
export const challenge: Value = (self, offer, asked) => {
  const isBluff = self.mood < 2 && self.beliefs.chance.get(Number(offer.key)) === 0
  return isBluff && self.doubt === 0 ? 0.06 : number(self, offer, asked)
}

// The chest

/** The numbers of its guess, never less of them than it takes. Of several cards, shows the one it would miss least. */
export const chestNumber: Value = (self, offer) => {
  const { number: named = 0, card } = carriedBy(offer)
  if (offer.key === 'decline') return wouldOpen(self) ? 0 : 3 * RIGHT_NUMBER
  return (self.guess.numbers.includes(named) ? 2 : 1) * RIGHT_NUMBER - (card === undefined ? 0 : cardWorth(self, card))
}

/** More than any card is worth. */
const RIGHT_NUMBER = 20

export const reckoning: Value = (self, { key }) =>
  (self.beliefs.chance.get(Number(key)) ?? 0) * (self.keys.includes(Number(key)) ? 4 : 3)

// Treasure

export const claim: Value = (_self, { key }) => (key === 'take' ? 1 : key === 'leave' ? 0 : -1)

export const FULL_RUCKSACK = 6

export const look: Value = (self, offer) => {
  const { card } = carriedBy(offer)
  if (card === undefined) return 0
  const isUseless = self.treasures.length >= FULL_RUCKSACK - 1 && cardWorth(self, card) < leastWorth(self)
  return (offer.key === 'keep') === isUseless ? 0 : 1
}

function leastWorth(self: Self): number {
  return Math.min(...self.treasures.map((card) => cardWorth(self, card)))
}

/** When it must leave a card: the least valuable. */
export const leave: Value = (self, offer) => {
  if (offer.key === 'done') return 5
  const { card = offer.key } = carriedBy(offer)
  return -cardWorth(self, card as SwordId)
}

/** The cards it picks up, if it has room. */
export const take: Value = (self, offer) => {
  if (offer.key === 'done') return 0.1
  if (offer.key === 'all') return self.treasures.length === 0 ? 10 : -1
  const { card } = carriedBy(offer)
  return card === undefined ? -1 : pickUpWorth(self, card)
}

/** The worth of a card that lies there; −1 if it isn't worth the card that has to be left for it. */
export function pickUpWorth(self: Self, card: TreasureId): number {
  const worth = cardWorth(self, card)
  return self.treasures.length < FULL_RUCKSACK || worth > leastWorth(self) + 0.2 ? worth : -1
}

export const nothing: Value = (_self, { key }) => (key === 'done' ? 1 : 0)
