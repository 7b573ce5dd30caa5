import {
  only,
  option,
  options,
  reveal,
  type Aside,
  type Json,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { isTreasure } from '../../data/components.ts'
import type { ClueId, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { noteShown, noteSwapped } from '../../state/knowledge.ts'
import { characterAt, maybeCharacter, seatsFrom, type Imperial, type Proposal } from '../../state/state.ts'
import { aside, askHidden } from '../deeds/asking.ts'
import { readyBest } from '../deeds/gear.ts'
import { whileTrading, checkStillHere, untilTheyLeave } from '../deeds/matters.ts'
import { orderFor } from '../deeds/orders.ts'
import { clueDefault, keepClueLimit, takeItem } from '../deeds/pools.ts'

/**
 * Trade between two characters in one hex (section 14): weapons, treasures and clues, nothing else (IMP-14.4). They
 * have no other dealings with each other (IMP-14.6). Only the two see which clues lie on the table.
 */

const MAX_PROPOSALS = 3 // IMP-14.2

/** The seats a player may trade with now: in the same hex, not in prison (IMP-14.1, 14.2, IMP-6.19). */
export function tradePartners(game: Imperial, seat: Seat): Seat[] {
  const { traded, proposals, tradePartner } = game.turn
  const own = maybeCharacter(game, seat)
  if (!own || own.inPrison || traded || proposals >= MAX_PROPOSALS) return []
  return seatsFrom(game, seat + 1).filter((other) => {
    const partner = maybeCharacter(game, other)
    const isHere = other !== seat && partner !== null && partner.hex === own.hex && !partner.inPrison
    return isHere && (tradePartner === null || tradePartner === other)
  })
}

/** IMP-3.7: in the player's own turn while no matter is under way. */
export function tradeAsides(game: Imperial, seat: Seat): Aside[] {
  if (!game.atRest || seat !== game.active) return []
  return tradePartners(game, seat).map((partner) =>
    aside('trade.open', `seat:${partner}`, () => trade(game, seat, partner), { args: { partner } }),
  )
}

/**
 * A trade, and the discards above the limit it leaves. A partner who leaves before they agree cancels it (IMP-18.48).
 */
export function* trade(game: Imperial, seat: Seat, partner: Seat): Play {
  emitFact(game, { kind: 'trade-opened', seat, partner })
  const deal = yield* untilTheyLeave(partner, whileTrading(game, [seat, partner], negotiate(game, seat, partner)))
  if (deal === 'left') return emitFact(game, { kind: 'trade-dropped', seat, partner })
  if (deal === 'done') yield* keepClueLimits(game, seat, partner)
}

/** IMP-14.5: each side over the limit discards, the active player first, even if the other has left by then. */
function* keepClueLimits(game: Imperial, seat: Seat, partner: Seat): Play {
  for (const one of [seat, partner]) {
    if (maybeCharacter(game, one)) yield* untilTheyLeave(one, whileTrading(game, [one], keepClueLimit(game, one)))
  }
  checkStillHere(game, seat)
}

/** Proposals go back and forth until one is accepted or refused, or the limit is reached. */
function* negotiate(game: Imperial, seat: Seat, partner: Seat): Play<'done' | 'off'> {
  let from = seat
  let mayPass = true
  while (game.turn.proposals < MAX_PROPOSALS) {
    const to = from === seat ? partner : seat
    const proposed = yield* propose(game, from, to, mayPass)
    mayPass = false
    if (proposed === 'you') {
      from = to
      continue
    }
    if (proposed === 'cancel') {
      emitFact(game, { kind: 'trade-dropped', seat: from, partner: to })
      return 'off'
    }
    const answer = yield* lay(game, partner)
    if (answer === 'accept') {
      yield* exchange(game)
      return 'done'
    }
    emitFact(game, { kind: 'trade-refused', seat: to, partner: from })
    if (answer === 'refuse') break
    from = to
  }
  return 'off'
}

// Building a proposal

/** Secret while it is built: no other player learns which clues are touched (IMP-0.7). Default: cancel. */
function* propose(game: Imperial, from: Seat, to: Seat, mayPass: boolean): Play<'offer' | 'you' | 'cancel'> {
  const nothing = { gives: [], open: [], faceDown: [], asks: [], asksClues: 0, promised: [] }
  game.proposal = { from, to, ...nothing, laid: false }
  for (;;) {
    const offers = () => buildOptions(game, proposalOf(game), mayPass)
    const isReaction = from !== game.active
    const standing = () => (isReaction ? orderFor(game, from, 'trades', 'cancel') : null)
    const how = { default: 'cancel', standing, reaction: isReaction }
    const step = yield* askHidden(from, 'trade.build', offers, how, { candidates: [...game.trading] })
    const said = typeof step === 'string' ? step : step()
    if (said) return said
  }
}

/** The current proposal. It lies in the state, because determinizing may change its hidden part at any pause. */
function proposalOf(game: Imperial): Proposal {
  if (!game.proposal) throw new Error('no proposal is in hand')
  return game.proposal
}

type TradeStep = 'offer' | 'you' | 'cancel' | (() => 'offer' | void)

function buildOptions(game: Imperial, proposal: Proposal, mayPass: boolean): Option<TradeStep>[] {
  const { from, to, gives, open, faceDown, asks } = proposal
  const own = characterAt(game, from)
  const others = characterAt(game, to)
  const untouched = isEmpty(proposal)
  const toggles = (verb: string, tiles: readonly TileId[], chosen: TileId[]) =>
    tiles.map((tile) =>
      option<TradeStep>(`${verb}:${tile}`, { args: { tile, chosen: chosen.includes(tile) } }, () =>
        toggle(chosen, tile),
      ),
    )
  return [
    ...(untouched ? [] : [option<TradeStep>('offer', { args: termsOf(proposal, true) }, 'offer')]),
    // IMP-14.2: either may propose
    ...(untouched && mayPass ? [option<TradeStep>('you', { args: { partner: to } }, 'you')] : []),
    option<TradeStep>('cancel', {}, 'cancel'),
    ...toggles('give', [...own.weapons, ...own.treasures], gives),
    ...own.clues.flatMap((clue) => [
      option<TradeStep>(`show:${clue}`, { args: { clue, chosen: open.includes(clue) } }, () => {
        remove(faceDown, clue)
        toggle(open, clue)
      }),
      option<TradeStep>(`hide:${clue}`, { args: { clue, chosen: faceDown.includes(clue) } }, () => {
        remove(open, clue)
        toggle(faceDown, clue)
      }),
    ]),
    ...forOptions(proposal, [...others.weapons, ...others.treasures], others.clues.length),
    ...toggles('ask', [...others.weapons, ...others.treasures], asks),
    ...others.clues.map((_, index) =>
      option<TradeStep>(
        `ask-clues:${index + 1}`,
        { args: { clues: index + 1, chosen: proposal.asksClues === index + 1 } },
        () => {
          proposal.asksClues = proposal.asksClues === index + 1 ? 0 : index + 1
        },
      ),
    ),
  ]
}

/** One thing for those already given, or several clues, is asked and laid before the partner in one step. */
function forOptions(proposal: Proposal, tiles: readonly TileId[], clues: number): Option<TradeStep>[] {
  const { gives, open, faceDown, asks, asksClues } = proposal
  if (gives.length + open.length + faceDown.length === 0 || asks.length + asksClues > 0) return []
  const ends = (key: string, asked: Partial<Proposal>) =>
    option<TradeStep>(key, { args: termsOf({ ...proposal, ...asked }, true) }, () => {
      Object.assign(proposal, asked)
      return 'offer'
    })
  return [
    ...tiles.map((tile) => ends(`for:${tile}`, { asks: [tile] })),
    ...Array.from({ length: clues }, (_, more) => ends(`for-clues:${more + 1}`, { asksClues: more + 1 })),
  ]
}

function isEmpty({ gives, open, faceDown, asks, asksClues }: Proposal): boolean {
  return gives.length + open.length + faceDown.length + asks.length + asksClues === 0
}

/** The terms for the proposer, or for the partner, who sees open clues but not those face down. */
function termsOf({ from, to, gives, open, faceDown, asks, asksClues }: Proposal, own: boolean): Json {
  return {
    from,
    to,
    gives: [...gives],
    open: [...open],
    faceDown: own ? [...faceDown] : faceDown.length,
    asks: [...asks],
    asksClues,
  }
}

// The answer and the exchange

/** Lays a proposal before the partner (IMP-14.2, IMP-14.3). Default: refuse. */
function* lay(game: Imperial, partner: Seat): Play<'accept' | 'refuse' | 'counter'> {
  const proposal = proposalOf(game)
  const { from, to, gives, open, faceDown, asks, asksClues } = proposal
  proposal.laid = true
  game.turn.proposals += 1
  game.turn.tradePartner = partner
  const givesClues = open.length + faceDown.length
  emitFact(game, {
    kind: 'trade-proposed',
    seat: from,
    partner: to,
    gives: [...gives],
    givesClues,
    asks: [...asks],
    asksClues,
  })
  if (givesClues > 0) reveal(game) // others see how many clues are given, not whether any of them is open
  for (const clue of open) show(game, from, clue, to)
  const mayCounter = game.turn.proposals < MAX_PROPOSALS
  const offers = () => [
    option('refuse'),
    option('accept', { args: termsOf(proposalOf(game), false) }),
    ...(mayCounter ? [option('counter')] : []),
  ]
  const isReaction = to !== game.active // the other player's turn is halted meanwhile
  // ruling: the player who began the trade wants to hear a counter-proposal, regardless of their orders.
  const standing = () => (isReaction ? orderFor(game, to, 'trades') : null)
  const how = { default: 'refuse', standing, reaction: isReaction }
  return yield* askHidden(to, 'trade.answer', offers, how, { candidates: [...game.trading] })
}

function show(game: Imperial, seat: Seat, clue: ClueId, to: Seat): void {
  noteShown(game, seat, clue, to)
  emitFact(game, { kind: 'trade-clue-shown', seat, clue }, only(to))
}

/** All goods change hands at once (IMP-14.3). */
function* exchange(game: Imperial): Play {
  yield* promiseClues(game)
  const { from, to, gives, open, faceDown, asks, promised } = proposalOf(game)
  const given = [...open, ...faceDown]
  game.turn.traded = true
  hand(game, from, to, gives, given)
  hand(game, to, from, asks, promised)
  noteSwapped(game, { from, to, given, taken: promised })
  const isBoth = gives.length + given.length > 0 && asks.length + promised.length > 0
  emitHandOver(game, from, to, { tiles: gives, clues: given, half: isBoth ? 1 : undefined })
  emitHandOver(game, to, from, { tiles: asks, clues: promised, half: isBoth ? 2 : undefined })
}

/**
 * The clues the partner was asked for, of their own choice. The last one needs no choosing: all know how many they
 * have.
 */
function* promiseClues(game: Imperial): Play {
  const { to, asksClues } = proposalOf(game)
  const left = () => characterAt(game, to).clues.filter((clue) => !proposalOf(game).promised.includes(clue))
  for (let count = 0; count < asksClues; count += 1) {
    const [last, another] = left()
    const fallback = () => clueDefault(game, to, left())
    const times = Math.min(asksClues - count, left().length - 1)
    const how = { default: fallback, times }
    const clue = another === undefined ? last : yield* askHidden(to, 'trade.clue', () => options(left()), how)
    if (clue !== undefined) proposalOf(game).promised.push(clue)
  }
}

function hand(game: Imperial, from: Seat, to: Seat, tiles: readonly TileId[], clues: readonly ClueId[]): void {
  const giver = characterAt(game, from)
  const receiver = characterAt(game, to)
  for (const tile of tiles) {
    takeItem(game, from, tile)
    if (isTreasure(tile)) receiver.treasures.push(tile)
    else receiver.weapons.push(tile)
  }
  readyBest(game, to)
  giver.clues = giver.clues.filter((clue) => !clues.includes(clue))
  receiver.clues.push(...clues)
}

function emitHandOver(
  game: Imperial,
  from: Seat,
  to: Seat,
  goods: { readonly tiles: readonly TileId[]; readonly clues: readonly ClueId[]; readonly half: 1 | 2 | undefined },
): void {
  const { tiles, clues, half } = goods
  if (tiles.length + clues.length === 0) return
  emitFact(game, {
    kind: 'trade-handed',
    seat: from,
    partner: to,
    tiles: [...tiles],
    clues: clues.length,
    ...(half && { half }),
  })
  const held = characterAt(game, to).clues
  for (const clue of clues)
    emitFact(game, { kind: 'clue-seen', seat: to, clue, place: held.indexOf(clue) + 1 }, only(to))
}

function toggle<T>(list: T[], item: T): void {
  if (!list.includes(item)) list.push(item)
  else remove(list, item)
}

function remove<T>(list: T[], item: T): void {
  if (list.includes(item)) list.splice(list.indexOf(item), 1)
}
