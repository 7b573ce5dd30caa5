import type { Asked, Names } from '../../../../engine/index.ts'
import { bold, capital, count, listOf } from '../../../../language/index.ts'
import { isTreasureId } from '../../data/ids.ts'
import { carriedBy, dealIn, matterOf, type DealCarried, type DealTerms } from '../../view/about.ts'
import { adventurerOf } from '../../view/reading.ts'
import { cardName, cardShort, cardText } from '../names.ts'
import type { WarlockLabeller } from './labeller.ts'

/** Deals in words: putting one together, its terms, and the answer. */

/** "3 Gold, the Brass Key 2 and the truth about 5". `whose`: the possessive of the seat that delivers it. */
function termsText({ gold, provisions, cards, keys, shows, own, answers }: DealTerms, whose: string): string {
  const parts = [
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...(provisions > 0 ? [count(provisions, 'Provision')] : []),
    ...cards.map((card) => `the ${cardName(card)}`),
    ...keys.map((key) => `a card with key ${key}`),
    ...(own ? [`a look at a Key card of ${whose} choice`] : []),
    ...shows.map((number) => `a look at Key card ${number}`),
    ...(answers.length > 0 ? [`the truth about ${listOf(answers.map(String))}`] : []),
  ]
  return parts.length === 0 ? 'nothing' : listOf(parts)
}

export const open: WarlockLabeller = (offer, view, names) => {
  const { partner = 0 } = carriedBy(offer)
  const them = adventurerOf(view, partner)
  return { label: `Make ${names(partner)} an offer`, hint: `${them?.gold ?? 0} Gold, ${count(them?.treasures ?? 0, 'Treasure card')}; three offers a turn at most` } // prettier-ignore
}

const BUILD: Readonly<Record<string, string>> = {
  cancel: 'Call it off',
  'swap-own': 'Swap a look at Key cards',
  'swap-answer': 'Swap the truth about a number',
  'give-gold': 'Give Gold',
  'give-provisions': 'Give Provisions',
  'give-card': 'Give a Treasure card',
  'give-own': 'Show a Key card of your choice',
  'give-show': 'Show a stated Key card',
  'give-answer': 'Tell the truth about a number',
  'ask-gold': 'Ask for Gold',
  'ask-provisions': 'Ask for Provisions',
  'ask-card': 'Ask for a card you know of',
  'ask-key': 'Ask for cards with keys',
  'ask-own': 'Ask for a look at any Key card',
  'ask-show': 'Ask to see a stated Key card',
  'ask-answer': 'Ask for the truth about a number',
}

const BUILD_HINTS: Readonly<Record<string, string>> = {
  'swap-own': 'one for one, each of your own choice; proposed at once',
  'swap-answer': 'one for one, about the same number; proposed at once',
  'ask-own': 'they choose which; it may be the blank',
  'give-own': 'you choose which; it may be the blank',
  'ask-show': 'if they do not have it, the deal fails',
  'give-show': 'if you do not have it, the deal fails',
  'ask-answer': 'I hold out that Key card or a blank for them',
  'give-answer': 'I hold out that Key card or a blank for you',
}

export const build: WarlockLabeller = (offer) => {
  const deal = dealIn(offer)
  if (offer.key === 'offer') return { label: 'Propose this', hint: deal ? `You give ${termsText(deal.gives, 'your')}; you ask for ${termsText(deal.asks, 'their')}` : '' } // prettier-ignore
  const hint = BUILD_HINTS[offer.key]
  return { label: BUILD[offer.key] ?? capital(offer.key), ...(hint === undefined ? {} : { hint }) }
}

export const detail: WarlockLabeller = (offer) => {
  const { count: many, card, number, chosen } = carriedBy(offer) // prettier-ignore
  if (card !== undefined && isTreasureId(card)) return { label: `${chosen ? 'Not ' : ''}the ${cardShort(card)}`.replace(/^the/, 'The'), hint: cardText(card) } // prettier-ignore
  if (many !== undefined) return { label: many === 0 ? 'None' : `${many}` }
  if (number !== undefined) return { label: chosen === undefined ? `Key card ${number}` : `${chosen ? 'Not n' : 'N'}umber ${number}` } // prettier-ignore
  const plain: Readonly<Record<string, string>> = { back: 'Back', none: 'No Key card', any: 'A card of their choice', blank: 'Your blank' } // prettier-ignore
  return { label: plain[offer.key] ?? capital(offer.key) }
}

export const answer: WarlockLabeller = (offer) => {
  if (offer.key === 'decline') return { label: 'Decline' }
  if (offer.key === 'counter') return { label: 'Make another offer', hint: 'one, and then it is yes or no' }
  const { cards, own, asks }: Partial<DealCarried> = dealIn(offer) ?? {}
  const picks = [
    ...(cards && cards.length > 0 ? [`giving the ${listOf(cards.map(cardShort))}`] : []),
    ...(asks?.own ? [own == null ? 'showing your blank' : `showing Key card ${own}`] : []),
  ]
  return { label: picks.length === 0 ? 'Accept' : `Accept, ${listOf(picks)}`, hint: asks ? `you give ${termsText(asks, 'your')}` : '' } // prettier-ignore
}

/** Whether both sides deliver the same, and nothing else. */
function isSwap({ gives, asks }: DealCarried): boolean {
  const sizeOf = (terms: DealTerms) =>
    terms.gold + terms.provisions + terms.cards.length + terms.keys.length + terms.shows.length
  if (sizeOf(gives) + sizeOf(asks) > 0) return false
  return JSON.stringify([gives.own, gives.answers]) === JSON.stringify([asks.own, asks.answers])
}

/** Only the addressee reads the terms. The table reads the name of the addressee. */
export function answerPrompt(asked: Asked, names: Names): string {
  const deal = asked.offers.map(dealIn).find((one) => one !== null)
  const { from } = matterOf(asked)
  if (!deal)
    return `${from === undefined ? 'There' : names(from)} ${from === undefined ? 'is' : 'has'} an offer for you alone: its terms stand with your choices.`
  const { own: mine } = deal.asks
  if (isSwap(deal))
    return `${names(deal.from)} offers ${bold(mine ? 'a look at a Key card for a look at one of yours' : `${termsText(deal.gives, 'their')}, for the same from you`)}. You each choose in secret. Do you accept?`
  return `${names(deal.from)} gives ${bold(termsText(deal.gives, 'their'))} and asks for ${bold(termsText(deal.asks, 'your'))}. Do you accept?`
}

export function buildPrompt(asked: Asked): string {
  const deal = asked.offers.map(dealIn).find((one) => one !== null)
  if (!deal) return 'What do you offer, and what do you ask for?'
  return `You give ${termsText(deal.gives, 'your')} and ask for ${termsText(deal.asks, 'their')}. Anything else?`
}

export function detailPrompt(asked: Asked): string {
  const { side, part } = matterOf(asked)
  const does = side === 'ask' ? 'ask for' : 'give'
  switch (part) {
    case 'gold':
      return `How much Gold do you ${does}?`
    case 'provisions':
      return `How many Provisions do you ${does}?`
    case 'card':
      return `Which Treasure card do you ${does}?`
    case 'key':
      return 'Cards with which keys? One card for each.'
    case 'own':
      if (side === 'swap') return 'Which Key card do you show for a look at one of theirs?'
      return side === 'ask' ? 'Do you ask to see a Key card?' : 'Which of your Key cards do you show?'
    default:
      return side === 'swap' ? 'The truth about which number?' : 'Which number?'
  }
}
