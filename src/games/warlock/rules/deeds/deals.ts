import { only, option, SeatOut, reveal, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, treasureOf } from '../../data/components.ts'
import type { TreasureId } from '../../data/ids.ts'
import type { DealMoved } from '../../facts/hands.ts'
import { emitFact } from '../../facts/index.ts'
import { askHidden, disclose } from './asking.ts'
import { buildDeal, termsOf } from './deal-steps.ts'
import { orderFor } from './orders.ts'
import { endTurnOfLeaver, evenIfOthersLeave } from './regardless.ts'
import { changeSheet } from './sheet.ts'
import { showSighting } from './sightings.ts'
import { handOver, keepWithinLimits, receive } from './treasure.ts'
import { noteTakenUnseen } from '../../state/knowledge.ts'
import { adventurerAt, othersBeside, playerAt, type Deal, type DealSide, type Warlock } from '../../state/state.ts'

/** Deals between two adventurers on one space (WAR-12). Promises bind no one (WAR-12.9). */

export type DealOption = () => Play<null>
export type DealEnd = 'done' | 'off'

/** To one adventurer on the same space, at most three proposals a turn (WAR-12.2, D-DEAL). */
export function dealOptions(game: Warlock, seat: Seat): Option<DealOption>[] {
  if (game.turn.proposals >= CONSTANTS.dealProposalsPerTurn) return []
  return othersBeside(game, seat).map((other) =>
    option<DealOption>(`deal:seat:${other}`, { args: { partner: other } }, function* () {
      yield* proposeDeal(game, seat, other)
      return null
    }),
  )
}

/** Proposes and carries out a deal; then both keep within the limits, even if a player leaves meanwhile (WAR-12.5). */
function* proposeDeal(game: Warlock, from: Seat, to: Seat): Play {
  if ((yield* strikeDeal(game, from, to)) === 'done') yield* keepBoth(game, from, to)
  endTurnOfLeaver(game)
}

/** Both sides discard what exceeds the limits (WAR-8.5). */
export function* keepBoth(game: Warlock, first: Seat, second: Seat): Play {
  for (const seat of [first, second]) yield* evenIfOthersLeave(game, seat, () => keepWithinLimits(game, seat))
}

/** Proposes, gets an answer, perhaps a counter-proposal, and carries it out (WAR-12.4). The limits come after it. */
export function* strikeDeal(game: Warlock, from: Seat, to: Seat): Play<DealEnd> {
  game.dealing = [from, to]
  try {
    const end = yield* negotiate(game, from, to)
    if (end === 'off') emitFact(game, { kind: 'deal-off', seat: from, to })
    return end
  } catch (signal) {
    if (!(signal instanceof SeatOut) || signal.seat === game.active || game.battle) throw signal
    emitFact(game, { kind: 'deal-off', seat: from, to }) // WAR-24.44
    return 'off'
  } finally {
    game.dealing = []
    game.deal = null
  }
}

function* negotiate(game: Warlock, from: Seat, to: Seat): Play<DealEnd> {
  const deal = yield* buildDeal(game, from, to)
  if (!deal) return 'off'
  if (from === game.active) game.turn.proposals += 1
  emitFact(game, { kind: 'deal-proposed', seat: from, to, counter: false })
  const answer = yield* answerDeal(game, deal, true)
  if (answer === 'decline') return 'off'
  if (answer !== 'counter') return carryOut(game, deal, answer)
  const counter = yield* buildDeal(game, to, from)
  if (!counter) return 'off'
  emitFact(game, { kind: 'deal-proposed', seat: to, to: from, counter: true })
  const last = yield* answerDeal(game, counter, false)
  return typeof last === 'string' ? 'off' : carryOut(game, counter, last)
}

/** The accepting side's picks where the deal leaves them a choice (D-DEALANSWER). */
interface Picks {
  /** One for each key asked for; `null` if they have too few. */
  readonly cards: readonly TreasureId[] | null
  readonly own: number | null
}

/** Only the other side sees the terms (WAR-12.8). Default: decline. */
function* answerDeal(game: Warlock, deal: Deal, mayCounter: boolean): Play<'decline' | 'counter' | Picks> {
  type Answer = 'decline' | 'counter' | Picks
  reveal(game) // the player sees the offer
  deal.proposed = true
  const offers = (): Option<Answer>[] => [
    option<Answer>('decline', {}, 'decline'),
    ...acceptances(game, deal).map(({ key, picks }) =>
      option<Answer>(key, { args: { ...(termsOf(deal) as object), cards: picks.cards, own: picks.own } }, picks),
    ),
    ...(mayCounter ? [option<Answer>('counter', {}, 'counter')] : []),
  ]
  const { from, to } = deal
  // ruling: the player who began the deal wants to hear a counter-proposal, regardless of their orders.
  const standing = () => (mayCounter ? orderFor(game, to, 'deals') : null)
  const how = { default: 'decline', about: { from, to }, standing, reaction: to !== game.active }
  const answer = yield* askHidden(to, 'deal.answer', offers, how, disclose())
  if (answer === 'decline') reveal(game) // to others it looks like an answer that fails, which shows something
  return answer
}

/**
 * One way of accepting for every choice that is left to the accepting side; a player who cannot deliver may still
 * accept.
 */
function acceptances(game: Warlock, { to, asks }: Deal): { key: string; picks: Picks }[] {
  const spare = adventurerAt(game, to).treasures.filter((card) => !asks.cards.includes(card))
  const heaps = heapsFor(asks.keys, spare)
  const shown = asks.own ? [null, ...playerAt(game, to).keyCards] : [null]
  return (heaps.length > 0 ? heaps : [null]).flatMap((cards) =>
    shown.map((own) => {
      const parts = [...(cards ?? []), ...(asks.own ? [`show-${own ?? 'blank'}`] : [])]
      return { key: ['accept', ...parts].join(':'), picks: { cards, own } }
    }),
  )
}

/**
 * Every set of cards with one for each key. ruling: each key needs a card of its own, even if one card bears several.
 */
function heapsFor(keys: readonly number[], cards: readonly TreasureId[]): TreasureId[][] {
  let heaps: TreasureId[][] = [[]]
  for (const key of keys) {
    const bearing = cards.filter((card) => treasureOf(card).keys.includes(key))
    const more = heaps.flatMap((heap) =>
      bearing.flatMap((card) => (heap.includes(card) ? [] : [[...heap, card].sort()])),
    )
    heaps = [...new Map(more.map((heap) => [heap.join(), heap])).values()]
  }
  return heaps
}

// Carrying it out

/** Both must deliver everything, or nothing happens and each learns only that (WAR-12.5). */
function carryOut(game: Warlock, deal: Deal, picks: Picks): DealEnd {
  const { from, to } = deal
  const gives = sideFor(deal.gives, deal.gives.cards, deal.gives.ownCard)
  const asks = sideFor(deal.asks, [...deal.asks.cards, ...(picks.cards ?? [])], picks.own)
  if (picks.cards === null || !canDeliver(game, from, gives) || !canDeliver(game, to, asks)) {
    emitFact(game, { kind: 'deal-failed', seat: from, to }, only(from, to))
    return 'off'
  }
  game.turn.dealt = true
  for (const [giver, { cards }] of [[from, gives], [to, asks]] as const) {
    noteTakenUnseen(game, adventurerAt(game, giver).treasures, cards, from, to)
  } // prettier-ignore
  hand(game, from, to, gives)
  hand(game, to, from, asks)
  emitFact(game, { kind: 'deal-done', seat: from, to, gave: publicPartOf(gives), got: publicPartOf(asks) })
  return 'done'
}

function sideFor(side: DealSide, cards: readonly TreasureId[], ownCard: number | null): DealSide {
  return { ...side, cards: [...cards], ownCard }
}

function canDeliver(game: Warlock, seat: Seat, { gold, provisions, cards, shows }: DealSide): boolean {
  const adventurer = adventurerAt(game, seat)
  const { keyCards } = playerAt(game, seat)
  return (
    adventurer.gold >= gold &&
    adventurer.provisions >= provisions &&
    cards.every((card) => adventurer.treasures.includes(card)) &&
    shows.every((number) => keyCards.includes(number))
  )
}

/** Everything of one side at once: goods, shown Key cards, answers (WAR-12.6). */
function hand(game: Warlock, giver: Seat, taker: Seat, side: DealSide): void {
  for (const what of ['gold', 'provisions'] as const) {
    changeSheet(game, giver, what, -side[what], 'deal')
    changeSheet(game, taker, what, side[what], 'deal')
  }
  for (const card of side.cards) {
    handOver(game, giver, card)
    receive(game, taker, card, 'deal', giver)
  }
  const { round } = game
  const shown = [...side.shows, ...(side.own ? [side.ownCard] : [])]
  for (const number of shown) showSighting(game, taker, { kind: 'card', round, by: 'shown', seat: giver, number })
  for (const number of side.answers) {
    const held = playerAt(game, giver).keyCards.includes(number)
    showSighting(game, taker, { kind: 'answer', round, seat: giver, number, held })
  }
}

/** The public part of a side (WAR-12.8). */
function publicPartOf({ gold, provisions, cards, shows, own, answers }: DealSide): DealMoved {
  return { gold, provisions, cards: cards.length, showed: own || shows.length + answers.length > 0 }
}
