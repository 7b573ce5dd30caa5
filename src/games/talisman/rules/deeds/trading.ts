import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CROWN } from '../../data/board.ts'
import { isCurse } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import { byFollowerValue, byValue } from '../../data/worth.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, maybeCharacter, othersInPlay, type Talisman } from '../../state/state.ts'
import type { Deal, Goods } from '../../state/moments.ts'
import { ask, whileConcerned, isFree, type GameAside } from './asking.ts'
import { handOver, mayPossess, settle, stealGold } from './things.ts'

/** Two Characters on one space exchange things in the Turn of either, if both agree (TAL-OPT.18). */

/** At any free moment of both. After a refusal the same deal cannot be offered again in this Turn. */
export function tradeAsides(game: Talisman, seat: Seat): GameAside[] {
  if (!game.options.trading || game.step === 'setup') return []
  return partnersOf(game, seat).map((other) => ({
    key: `seat:${other}`,
    args: { seat: other },
    verb: 'trade.offer',
    open: true,
    run: () => offerDeal(game, seat, other),
  }))
}

function partnersOf(game: Talisman, seat: Seat): Seat[] {
  if (!mayTrade(game, seat)) return []
  const { space } = characterAt(game, seat)
  return othersInPlay(game, seat).filter(
    (other) =>
      [seat, other].includes(game.active) &&
      characterAt(game, other).space === space &&
      mayTrade(game, other) &&
      !game.turn.used.includes(hasDeclined(seat, other)),
  )
}

/** Not on the Crown of Command, not as a Toad. */
function mayTrade(game: Talisman, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  return character !== null && !character.toad && character.space !== CROWN && isFree(game, seat)
}

function hasDeclined(seat: Seat, other: Seat): string {
  return `trade:${seat}:${other}`
}

function* offerDeal(game: Talisman, seat: Seat, other: Seat): Play {
  const play = function* (): Play {
    const deal = yield* compose(game, seat, other)
    if (deal) yield* answerDeal(game, deal)
  }
  yield* whileConcerned(game, seat, () => whileConcerned(game, other, play, undefined), undefined)
}

// The offer

type Addition = { readonly side: 'gives' | 'gets'; readonly card: CardId | 'gold' }
type DealStep = Addition | 'propose' | 'cancel'

/** Adds one thing after another until the deal is worth offering. Default: no deal. */
function* compose(game: Talisman, from: Seat, to: Seat): Play<Deal | null> {
  let deal: Deal = { from, to, gives: NOTHING, gets: NOTHING }
  for (;;) {
    const step = yield* ask(game, from, 'trade.deal', () => stepOptions(game, deal), { about: deal })
    if (step === 'cancel') return null
    if (step === 'propose') return deal
    deal = withMore(deal, step)
  }
}

const NOTHING: Goods = { cards: [], gold: 0 }

function withMore(deal: Deal, { side, card }: Addition): Deal {
  const goods = deal[side]
  const more = card === 'gold' ? { ...goods, gold: goods.gold + 1 } : { ...goods, cards: [...goods.cards, card] }
  return { ...deal, [side]: more }
}

function stepOptions(game: Talisman, deal: Deal): Option<DealStep>[] {
  return [
    option<DealStep>('cancel', {}, 'cancel'),
    ...(isPossible(game, deal) ? [option<DealStep>('propose', {}, 'propose')] : []),
    ...additions(game, deal, 'gives'),
    ...additions(game, deal, 'gets'),
  ]
}

/** `give:sword-1`, `get:gold`: what the seat can still add to a side. */
function additions(game: Talisman, deal: Deal, side: Addition['side']): Option<DealStep>[] {
  const [giver, taker] = side === 'gives' ? [deal.from, deal.to] : [deal.to, deal.from]
  const verb = side === 'gives' ? 'give' : 'get'
  const { cards, gold } = deal[side]
  const left = tradeable(game, giver, taker).filter((card) => !cards.includes(card))
  const purse = characterAt(game, giver).gold
  return [
    ...left.map((card) => option<DealStep>(`${verb}:${card}`, { args: { card } }, { side, card })),
    ...(purse > gold ? [option<DealStep>(`${verb}:gold`, { args: { gold: 1 } }, { side, card: 'gold' })] : []),
  ]
}

/** Objects and Followers, but not Curses, that the other seat may possess (TAL-R22, TAL-R29). */
function tradeable(game: Talisman, giver: Seat, taker: Seat): CardId[] {
  const { objects, followers } = characterAt(game, giver)
  return [...byValue(objects), ...byFollowerValue(followers)].filter(
    (card) => !isCurse(card) && mayPossess(game, taker, card),
  )
}

/** At least one thing changes hands, and both have what they are to give. */
function isPossible(game: Talisman, { from, to, gives, gets }: Deal): boolean {
  const isSomething = [gives, gets].some(({ cards, gold }) => cards.length + gold > 0)
  return isSomething && canGive(game, from, to, gives) && canGive(game, to, from, gets)
}

function canGive(game: Talisman, giver: Seat, taker: Seat, { cards, gold }: Goods): boolean {
  const all = tradeable(game, giver, taker)
  return cards.every((card) => all.includes(card)) && characterAt(game, giver).gold >= gold
}

// The answer

/** Default: decline. */
function* answerDeal(game: Talisman, deal: Deal): Play {
  const { from, to } = deal
  emitFact(game, { kind: 'deal-offered', ...deal })
  const offers = () => [option('decline'), ...(isPossible(game, deal) ? [option('agree')] : [])] as const
  const answer = yield* ask(game, to, 'trade.answer', offers, { about: deal })
  const agreed = answer === 'agree'
  emitFact(game, { kind: 'deal-answered', seat: to, to: from, agreed })
  if (!agreed) {
    game.turn.used.push(hasDeclined(from, to))
    return
  }
  deliver(game, from, to, deal.gives)
  deliver(game, to, from, deal.gets)
  yield* settle(game) // once both have their part of the deal (TAL-R20)
}

function deliver(game: Talisman, giver: Seat, taker: Seat, { cards, gold }: Goods): void {
  for (const card of cards) handOver(game, giver, taker, card)
  if (gold > 0) stealGold(game, giver, taker, gold)
}
