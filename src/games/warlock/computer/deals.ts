import { doubt, rivalDoubt } from '../view/beliefs.ts'
import { cardWorth, type Self } from './self.ts'
import type { Value } from './value.ts'
import { NUMBERS, type TreasureId } from '../data/ids.ts'
import { carriedBy, dealIn, type DealTerms } from '../view/about.ts'

/** Deals: the worth of an offer, and the offer the computer makes itself: the truth about a number for the same. */

const GOLD_WORTH = 0.09
const PROVISION_WORTH = 0.14
/** The cost of letting a rival know of a Key card, and of letting them know of none. */
const KEY_SECRET_WORTH = 0.3
const NO_KEY_SECRET_WORTH = 0.12

/** The worth of the other side's part. */
function gain(self: Self, terms: DealTerms, from: number): number {
  const goods = terms.gold * GOLD_WORTH + terms.provisions * PROVISION_WORTH
  const cards = terms.cards.reduce((sum, card) => sum + cardWorth(self, card), 0)
  const learnt = [...terms.shows, ...terms.answers].reduce((sum, n) => sum + truthWorth(self, n, from), 0)
  return goods + cards + learnt + (terms.own ? 0.15 * rivalDoubt(self.view, self.beliefs, from) : 0)
}

/** The worth of learning about a number from one rival. */
function truthWorth(self: Self, number: number, from: number): number {
  const cell = self.view.own?.notebook.cells.find((one) => one.number === number && one.holder === from)
  return cell?.proof === 'open' ? 0.6 * doubt(self.beliefs, number) : 0
}

/** The cost of the computer's own part, with the picks that an acceptance names. */
function cost(self: Self, terms: DealTerms, picked: readonly TreasureId[], own: number | null): number {
  const { view } = self
  const cards = [...terms.cards, ...picked].reduce((sum, one) => sum + cardWorth(self, one) + 0.1, 0)
  const given = [...terms.shows, ...terms.answers].reduce(
    (sum, number) => sum + (view.own?.keyCards.includes(number) ? KEY_SECRET_WORTH : NO_KEY_SECRET_WORTH),
    0,
  )
  return (
    terms.gold * GOLD_WORTH +
    terms.provisions * PROVISION_WORTH +
    cards +
    given +
    (terms.own && own !== null ? KEY_SECRET_WORTH : 0)
  )
}

/** Accepts deals that gain more than they cost; never haggles. */
export const answer: Value = (self, offer) => {
  if (offer.key === 'decline') return 0
  if (offer.key === 'counter') return -1
  const deal = dealIn(offer)
  if (!deal) return -1
  const { from, gives, asks, cards = null, own = null } = deal
  if (cards === null) return -1
  const { gold = 0, provisions = 0 } = self.me ?? {}
  const spare = gold >= asks.gold && (asks.provisions === 0 || provisions > asks.provisions)
  return spare ? gain(self, gives, from) - cost(self, asks, cards, own) - 0.1 : -1
}

/** The number the computer most wants the truth about from a rival; `null` if none is worth a proposal. */
export function wantedFrom(self: Self, rival: number): number | null {
  const worth = (number: number) => truthWorth(self, number, rival)
  const best = NUMBERS.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  return worth(best) > 0.3 && !self.view.own?.keyCards.includes(best) ? best : null
}

/** Proposes occasionally: often enough to be answered, rarely enough not to annoy. */
export const propose: Value = (self, offer) => {
  const { partner = 0 } = carriedBy(offer)
  return self.mood === 0 && wantedFrom(self, partner) !== null ? 1.15 : -1
}

/** Asks for the truth about a number and offers the same. */
export const build: Value = (self, offer) => {
  const partner = partnerOf(self)
  if (offer.key === 'swap-answer') return partner !== null && wantedFrom(self, partner) !== null ? 1 : -1
  return offer.key === 'cancel' ? 0 : -1
}

/** The seat on the other side of the deal. */
function partnerOf({ view, seat }: Self): number | null {
  return view.dealing.find((one) => one !== seat) ?? null
}

/** The same number for both. */
export const detail: Value = (self, offer) => {
  if (offer.key === 'back') return 0
  const { number, chosen = false } = carriedBy(offer)
  const partner = partnerOf(self)
  if (number === undefined || partner === null || chosen) return -1
  return number === wantedFrom(self, partner) ? 1 : -1
}
