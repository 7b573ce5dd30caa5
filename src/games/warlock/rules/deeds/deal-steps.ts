import { option, type Json, type Disclosure, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { NUMBERS, type TreasureId } from '../../data/ids.ts'
import { askHidden } from './asking.ts'
import { knows } from '../../state/knowledge.ts'
import { adventurerAt, playerAt, type Deal, type DealSide, type Warlock } from '../../state/state.ts'
import type { DealPart, DealPartSide, DealTerms } from '../../view/about.ts'

/** Building a deal, thing by thing (WAR-12.3). Secret until it is proposed. */

type DealStep = 'offer' | 'cancel' | { readonly side: DealPartSide; readonly part: DealPart }

/** Builds a deal, or cancels it; it is in hand from now on. Default: cancel. */
export function* buildDeal(game: Warlock, from: Seat, to: Seat): Play<Deal | null> {
  const deal: Deal = { from, to, gives: emptySide(), asks: emptySide(), proposed: false }
  game.deal = deal
  for (;;) {
    const how = { default: 'cancel', reaction: from !== game.active }
    const step = yield* askHidden(from, 'deal.build', () => buildOptions(game, deal), how, discloseDealing(game))
    if (step === 'cancel') return null
    if (step === 'offer') return deal
    yield* addPart(game, deal, step.side, step.part)
    if (step.side === 'swap' && !isEmpty(deal.gives)) return deal
  }
}

/** All see who deal with each other, but not which of the two has to act. */
function discloseDealing({ dealing }: Warlock): Disclosure {
  return { candidates: dealing }
}

function emptySide(): DealSide {
  return { gold: 0, provisions: 0, cards: [], keys: [], shows: [], own: false, ownCard: null, answers: [] }
}

function isEmpty({ gold, provisions, cards, keys, shows, own, answers }: DealSide): boolean {
  return gold + provisions + cards.length + keys.length + shows.length + answers.length === 0 && !own
}

function buildOptions(game: Warlock, deal: Deal): Option<DealStep>[] {
  const giver = adventurerAt(game, deal.from)
  const other = adventurerAt(game, deal.to)
  const isBlank = isEmpty(deal.gives) && isEmpty(deal.asks)
  const part = (side: DealPartSide, name: DealPart, isPossible = true): Option<DealStep>[] =>
    isPossible ? [option<DealStep>(`${side}-${name}`, {}, { side, part: name })] : []
  return [
    option<DealStep>('cancel', {}, 'cancel'),
    ...(isBlank ? [] : [option<DealStep>('offer', { args: termsOf(deal) }, 'offer')]),
    ...part('swap', 'own', isBlank),
    ...part('swap', 'answer', isBlank),
    ...part('give', 'gold', giver.gold > 0),
    ...part('give', 'provisions', giver.provisions > 0),
    ...part('give', 'card', giver.treasures.length > 0),
    ...part('give', 'own'),
    ...part('give', 'show'),
    ...part('give', 'answer'),
    ...part('ask', 'gold', other.gold > 0),
    ...part('ask', 'provisions', other.provisions > 0),
    ...part('ask', 'card', knownCards(game, deal).length > 0),
    ...part('ask', 'key'),
    ...part('ask', 'own'),
    ...part('ask', 'show'),
    ...part('ask', 'answer'),
  ]
}

/** Treasure cards of the other side that the proposer knows (WAR-12.3). */
function knownCards(game: Warlock, { from, to }: Deal): TreasureId[] {
  return adventurerAt(game, to).treasures.filter((card) => knows(game, from, card))
}

/** The deal as the other side reads it: a Key card of the giver's own choice stays face-down until it is shown. */
export function termsOf({ from, to, gives, asks }: Deal): Json {
  const side = ({ gold, provisions, cards, keys, shows, own, answers }: DealSide) =>
    ({
      gold,
      provisions,
      cards: [...cards],
      keys: [...keys],
      shows: [...shows],
      own,
      answers: [...answers],
    }) satisfies DealTerms
  return { from, to, gives: side(gives), asks: side(asks) }
}

// One thing of one side

type DealChange = () => void

/** Asks how much, which card or which number. Default: leave it unchanged. */
function* addPart(game: Warlock, deal: Deal, side: DealPartSide, part: DealPart): Play {
  const how = { default: 'back', about: { side, part }, reaction: deal.from !== game.active }
  const offers = () => detailOptions(game, deal, side, part)
  const change = yield* askHidden(deal.from, 'deal.detail', offers, how, discloseDealing(game))
  change()
}

function detailOptions(game: Warlock, deal: Deal, side: DealPartSide, part: DealPart): Option<DealChange>[] {
  const terms = side === 'give' ? deal.gives : deal.asks
  const owner = side === 'give' ? deal.from : deal.to
  const back = option<DealChange>('back', {}, () => undefined)
  if (side === 'swap') return [back, ...swapOptions(game, deal, part)]
  return [back, ...partOptions(game, deal, terms, owner, part)]
}

/** The same from both sides: a look at a Key card of the giver's own choice, or the truth about a number. */
function swapOptions(game: Warlock, { from, gives, asks }: Deal, part: DealPart): Option<DealChange>[] {
  if (part === 'answer') {
    return NUMBERS.map((number) =>
      option<DealChange>(`${number}`, { args: { number } }, () => {
        for (const side of [gives, asks]) side.answers = [number]
      }),
    )
  }
  return [null, ...playerAt(game, from).keyCards].map((card) =>
    option<DealChange>(card === null ? 'blank' : `${card}`, card === null ? {} : { args: { number: card } }, () => {
      for (const side of [gives, asks]) side.own = true
      gives.ownCard = card
    }),
  )
}

function partOptions(game: Warlock, deal: Deal, terms: DealSide, owner: Seat, part: DealPart): Option<DealChange>[] {
  const adventurer = adventurerAt(game, owner)
  const set = (key: string, args: Json, change: DealChange) => option<DealChange>(key, { args }, change)
  switch (part) {
    case 'gold':
    case 'provisions':
      return Array.from({ length: adventurer[part] + 1 }, (_, count) =>
        set(`${count}`, { count }, () => {
          terms[part] = count
        }),
      )
    case 'card': {
      const cards = owner === deal.from ? adventurer.treasures : knownCards(game, deal)
      return cards.map((card) =>
        set(card, { card, chosen: terms.cards.includes(card) }, () => toggle(terms.cards, card)),
      )
    }
    case 'key':
      return NUMBERS.map((number) =>
        set(`${number}`, { number, chosen: terms.keys.includes(number) }, () => toggle(terms.keys, number)),
      )
    case 'show':
      return NUMBERS.map((number) =>
        set(`${number}`, { number, chosen: terms.shows.includes(number) }, () => toggle(terms.shows, number)),
      )
    case 'answer':
      return NUMBERS.map((number) =>
        set(`${number}`, { number, chosen: terms.answers.includes(number) }, () => toggle(terms.answers, number)),
      )
    case 'own':
      return ownOptions(game, deal, terms, owner, set)
  }
}

/** The proposer picks their own card now; from the other side they can only ask for one. */
function ownOptions(
  game: Warlock,
  deal: Deal,
  terms: DealSide,
  owner: Seat,
  set: (key: string, args: Json, change: DealChange) => Option<DealChange>,
): Option<DealChange>[] {
  const settle = (own: boolean, card: number | null) => () => {
    terms.own = own
    terms.ownCard = card
  }
  const none = set('none', {}, settle(false, null))
  if (owner !== deal.from) return [none, set('any', {}, settle(true, null))]
  const cards = playerAt(game, owner).keyCards
  return [
    none,
    set('blank', {}, settle(true, null)),
    ...cards.map((number) => set(`${number}`, { number }, settle(true, number))),
  ]
}

function toggle<T>(list: T[], item: T): void {
  if (list.includes(item)) list.splice(list.indexOf(item), 1)
  else list.push(item)
}
