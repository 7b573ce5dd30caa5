import type { Asked, Label, Names } from '../../../../engine/index.ts'
import { joined, listOf, MAX_HINT } from '../../../../language/index.ts'
import { carriedBy, dealIn, matterOf, type DealCarried, type DealTerms } from '../../view/about.ts'
import { truthRulesOut } from '../../view/beliefs.ts'
import { adventurerOf } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardsShort, goods, namedCard } from '../names.ts'
import { teachesLabel } from '../odds.ts'
import { say } from '../say.ts'
import { effectOf, hinted, type WarlockLabeller } from './labeller.ts'

/** Deals in words: putting one together, its terms, and the answer. */

/** "3 Gold, the Brass Key 2 and the truth about 5". `whose`: who delivers it, as the reader sees them. */
function termsText({ gold, provisions, cards, keys, shows, own, answers }: DealTerms, whose: 'yours' | 'theirs') {
  const parts = [
    ...goods({ gold, provisions }),
    ...cards.map((card) => say('terms-card', namedCard(card))),
    ...keys.map((number) => say('terms-key', { number })),
    ...(own ? [say(`terms-own-${whose}`)] : []),
    ...shows.map((number) => say('terms-show', { number })),
    ...(answers.length > 0 ? [say('terms-answers', { numbers: listOf(answers.map(String)) })] : []),
  ]
  return parts.length === 0 ? say('terms-nothing') : listOf(parts)
}

export const open: WarlockLabeller = (offer, view, names) => {
  const { partner = 0 } = carriedBy(offer)
  const { gold = 0, treasures = 0 } = adventurerOf(view, partner) ?? {}
  return hinted('make-offer', { rival: names(partner), gold, cards: say('treasure-cards', { count: treasures }) })
}

export const build: WarlockLabeller = ({ key }) =>
  key === 'offer' ? { label: say('propose') } : hinted('deal-step', { step: key })

export const detail: WarlockLabeller = (offer) => {
  const { count, card, number, chosen } = carriedBy(offer)
  if (card !== undefined) {
    const named = { card: `card-${card}` }
    return { label: chosen ? say('deal-card-not', named) : say('deal-card', named), hint: effectOf(card) }
  }
  if (count !== undefined) return { label: say('deal-count', { count }) }
  if (number === undefined) return { label: say('deal-plain', { choice: offer.key }) }
  if (chosen === undefined) return { label: say('deal-key-card', { number }) }
  return { label: chosen ? say('deal-number-not', { number }) : say('deal-number', { number }) }
}

export const answer: WarlockLabeller = (offer, view) => {
  if (offer.key === 'decline') return { label: say('decline') }
  if (offer.key === 'counter') return hinted('counter')
  const deal = dealIn(offer)
  if (!deal) return { label: acceptText({}), hint: '' }
  const hint = say('you-give', { goods: termsText(deal.asks, 'yours') })
  return { label: acceptText(deal), hint, ...truthTold(deal, view, hint) }
}

/** How much the truth about a single number teaches, where there is room to say so. */
function truthTold({ from, gives }: DealCarried, view: WarlockView, hint: string): Omit<Label, 'label'> {
  const [number, another] = gives.answers
  const isAlone = number !== undefined && another === undefined && !gives.own && gives.shows.length === 0
  if (!isAlone) return {}
  const { hint: told = '', ...odds } = teachesLabel(view, truthRulesOut(view, from, number))
  const both = joined(' ', told, hint)
  return both.length <= MAX_HINT ? { hint: both, ...odds } : {}
}

/** The acceptance, with the cards and the Key card that the reader picks for it. */
function acceptText({ cards: picked, own, asks }: Partial<DealCarried>): string {
  const cards = cardsShort(picked ?? [])
  if (!asks?.own) return cards === '' ? say('accept') : say('accept-giving', { cards })
  if (own == null) return cards === '' ? say('accept-showing-blank') : say('accept-giving-blank', { cards })
  return cards === '' ? say('accept-showing', { number: own }) : say('accept-giving-showing', { cards, number: own })
}

/** Whether both sides deliver the same, and nothing but looks at Key cards or the truth about numbers. */
function isSwap({ gives, asks }: DealCarried): boolean {
  const sizeOf = (terms: DealTerms) =>
    terms.gold + terms.provisions + terms.cards.length + terms.keys.length + terms.shows.length
  if (sizeOf(gives) + sizeOf(asks) > 0) return false
  return JSON.stringify([gives.own, gives.answers]) === JSON.stringify([asks.own, asks.answers])
}

/** Only the addressee reads the terms. The table reads the name of the addressee. */
export function answerPrompt(asked: Asked, names: Names): string {
  const deal = dealOf(asked)
  const { from } = matterOf(asked)
  if (!deal) return from === undefined ? say('ask-deal-somebody') : say('ask-deal-from', { who: names(from) })
  const who = names(deal.from)
  const gives = termsText(deal.gives, 'theirs')
  if (!isSwap(deal)) return say('ask-deal', { who, gives, asks: termsText(deal.asks, 'yours') })
  const isLook = deal.gives.own && deal.gives.answers.length === 0
  return isLook ? say('ask-deal-look', { who }) : say('ask-deal-truth', { who, terms: gives })
}

function dealOf({ offers }: Asked): DealCarried | undefined {
  return offers.map(dealIn).find((one) => one !== null)
}

export function buildPrompt(asked: Asked): string {
  const deal = dealOf(asked)
  if (!deal) return say('ask-build')
  return say('ask-build-more', { gives: termsText(deal.gives, 'yours'), asks: termsText(deal.asks, 'theirs') })
}

export function detailPrompt(asked: Asked): string {
  const { side = 'give', part = 'answer' } = matterOf(asked)
  return say(`ask-part-${part}`, { side })
}
