import { only, option, type Option, type Ordered, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, isSupplies, isSword, treasureOf } from '../../data/components.ts'
import type { RoomId, SpaceId, TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import type { Claim } from '../deeds/rooms.ts'
import { keepWithinLimits, leastWanted, putDown, receive, takeUp } from '../deeds/treasure.ts'
import { rucksackOf, swordsOf } from '../../state/adventurer.ts'
import { knows, letKnow, noteTopTaken, noteTakenUnseen } from '../../state/knowledge.ts'
import { noteNoSupplies } from '../../state/likeness.ts'
import { ORDERS } from '../../state/orders.ts'
import { adventurerAt, playerAt, roomAt, type Adventurer, type Cache, type Warlock } from '../../state/state.ts'

/** The step Take Treasure (WAR-8.1, WAR-8.8, WAR-8.9, WAR-19.6). */

/** The room's pile, an own cache, discarded treasure; cards may be put down beside any of these questions. */
export function* takeTreasure(game: Warlock, seat: Seat, claim: Claim): Play {
  const { space } = adventurerAt(game, seat)
  const wasAsked = [
    claim === 'may-claim' && (yield* offerClaim(game, seat, space as RoomId)),
    yield* offerReclaim(game, seat, space),
    yield* offerPickUp(game, seat, space),
  ].some(Boolean)
  if (!wasAsked && playerAt(game, seat).asksTreasure) yield* offerPutDown(game, seat)
}

type Extra = 'put-down'

/** D-PUTDOWN, offered beside a question of this step. */
function putDownOption(game: Warlock, seat: Seat): Option<Extra>[] {
  return adventurerAt(game, seat).treasures.length > 0 ? [option('put-down')] : []
}

function* offerPutDown(game: Warlock, seat: Seat): Play {
  if (adventurerAt(game, seat).treasures.length === 0) return
  const answer = yield* ask(seat, 'treasure.end', () => [
    option<string>('done', {}, 'done'),
    option<string>('put-down', {}, 'put-down'),
  ])
  if (answer === 'put-down') yield* choosePutDown(game, seat)
}

/** The cards to put down, one after another (D-PUTDOWN). Default: none. Returns whether any were. */
export function* choosePutDown(game: Warlock, seat: Seat): Play<boolean> {
  game.turn.putting = []
  try {
    const chosen = yield* chooseFrom(game, seat)
    if (chosen.length > 0) putDown(game, seat, chosen, adventurerAt(game, seat).space, 'put-down')
    return chosen.length > 0
  } finally {
    game.turn.putting = []
  }
}

/** One card after another, until the player has finished or has no more. */
function* chooseFrom(game: Warlock, seat: Seat): Play<readonly TreasureId[]> {
  const left = () => adventurerAt(game, seat).treasures.filter((card) => !game.turn.putting.includes(card))
  const offers = (): Option<TreasureId | null>[] => [
    option<TreasureId | null>('done', {}, null),
    ...left().map((card) => option<TreasureId | null>(card, { args: { card } }, card)),
  ]
  while (left().length > 0) {
    const card = yield* askHidden(seat, 'treasure.put-down', offers, {}, disclose('done'))
    if (card === null) break
    game.turn.putting.push(card)
  }
  return [...game.turn.putting]
}

// The room's Treasure

/** The top card, once a turn (D-CLAIM). Default: take it. */
function* offerClaim(game: Warlock, seat: Seat, room: RoomId): Play<boolean> {
  if (roomAt(game, room)?.pile.length === 0) return false // WAR-24.19
  for (;;) {
    const offers = () => [option<string>('take'), option<string>('leave'), ...putDownOption(game, seat)]
    const standing = () => orderForClaim(game, seat)
    const answer = yield* ask(seat, 'treasure.claim', offers, { standing, fleeting: true })
    if (answer === 'put-down') {
      yield* choosePutDown(game, seat)
      continue
    }
    if (answer === 'take') yield* claimTop(game, seat, room)
    return true
  }
}

/** The player looks at it and keeps it, or puts it back on top (WAR-8.1, WAR-24.48, D-PUTBACK). Default: keep. */
function* claimTop(game: Warlock, seat: Seat, room: RoomId): Play {
  letKnow(game, topOf(game, room), seat)
  // ruling: Gold and Provisions are shown when claimed (WAR-8.2), so the player has no choice to make.
  if (!isSupplies(topOf(game, room)) && (yield* lookAtTop(game, seat, room)) === 'back') {
    emitFact(game, { kind: 'treasure-put-back', seat, room })
    return
  }
  const { pile } = game.rooms[room]
  const card = topOf(game, room)
  pile.shift()
  noteTopTaken(game, seat, card, pile.length === 0)
  emitFact(game, { kind: 'treasure-claimed', seat, room, left: pile.length })
  receive(game, seat, card, 'claimed')
  yield* keepWithinLimits(game, seat)
}

function* lookAtTop(game: Warlock, seat: Seat, room: RoomId): Play<string> {
  const card = topOf(game, room)
  noteNoSupplies(game, card)
  emitFact(game, { kind: 'treasure-seen', seat, cards: [card], how: 'claimed' }, only(seat))
  const offers = () => ['keep', 'back'].map((key) => option(key, { args: { card: topOf(game, room) } }))
  const standing = () => orderForFind(game, seat, room)
  return yield* askHidden(seat, 'treasure.look', offers, { standing, fleeting: true }, disclose())
}

/** Taken, if any card would fit and the player has not ordered otherwise: it costs nothing. */
function orderForClaim(game: Warlock, seat: Seat): Ordered | null {
  const order = 'finds'
  const hasRoom = rucksackOf(adventurerAt(game, seat)).length < CONSTANTS.rucksackLimit
  return hasRoom && ORDERS.valueOf(game, seat, order) === 'keep' ? { key: 'take', order } : null
}

/** Kept, if it fits and the player has not ordered otherwise. */
function orderForFind(game: Warlock, seat: Seat, room: RoomId): Ordered | null {
  const order = 'finds'
  const fits = cardsThatFit(adventurerAt(game, seat), [], [topOf(game, room)]).length > 0
  return fits && ORDERS.valueOf(game, seat, order) === 'keep' ? { key: 'keep', order } : null
}

/** The top card of a pile. Throws if the pile is empty. */
function topOf({ rooms }: Warlock, room: RoomId): TreasureId {
  const [card] = rooms[room].pile
  if (card === undefined) throw new Error(`the pile of ${room} is empty`)
  return card
}

// Caches

/** Any or all of the player's own cached cards, within the limits; the rest stays a cache (WAR-19.6, D-RECLAIM). */
function* offerReclaim(game: Warlock, seat: Seat, space: SpaceId): Play<boolean> {
  const cache = game.caches.find((one) => one.owner === seat && one.space === space)
  if (!cache) return false
  game.turn.picking = []
  try {
    yield* chooseReclaimed(game, seat, cache)
    reclaim(game, seat, cache, [...game.turn.picking])
  } finally {
    game.turn.picking = []
  }
  return true
}

/**
 * One card after another: their number becomes public only when all are taken. Default: the most wanted, while it fits.
 */
function* chooseReclaimed(game: Warlock, seat: Seat, cache: Cache): Play {
  const { turn } = game
  const fits = () => cardsThatFit(adventurerAt(game, seat), turn.picking, cache.cards)
  while (turn.picking.length < cache.cards.length) {
    const how = { default: () => mostWanted(fits()) ?? 'done' }
    const offers = () => reclaimOptions(game, seat, fits())
    const card = yield* askHidden(seat, 'treasure.reclaim', offers, how, disclose('done', 'put-down'))
    if (card === 'done') return
    if (card === 'put-down') yield* choosePutDown(game, seat)
    else turn.picking.push(card)
  }
}

function reclaim(game: Warlock, seat: Seat, cache: Cache, cards: readonly TreasureId[]): void {
  noteTakenUnseen(game, cache.cards, cards, seat)
  cache.cards = cache.cards.filter((one) => !cards.includes(one))
  game.caches = game.caches.filter((one) => one.cards.length > 0)
  for (const card of cards) receive(game, seat, card, 'reclaimed')
  const { space } = cache
  if (cards.length > 0)
    emitFact(game, { kind: 'cache-reclaimed', seat, space, count: cards.length, left: cache.cards.length })
}

function reclaimOptions(game: Warlock, seat: Seat, fits: readonly TreasureId[]): Option<TreasureId | 'done' | Extra>[] {
  type Answer = TreasureId | 'done' | Extra
  return [
    option<Answer>('done', {}, 'done'),
    ...fits.map((card) => option<Answer>(card, { args: { card } }, card)),
    ...putDownOption(game, seat),
  ]
}

/** Cards that can be taken in addition to those chosen already, without leaving another. */
function cardsThatFit(
  adventurer: Adventurer,
  chosen: readonly TreasureId[],
  cards: readonly TreasureId[],
): TreasureId[] {
  const counting = (card: TreasureId) => treasureOf(card).countsAgainstRucksack
  const hasRoom = rucksackOf(adventurer).length + chosen.filter(counting).length < CONSTANTS.rucksackLimit
  const hasBelt = swordsOf(adventurer).length + chosen.filter(isSword).length < CONSTANTS.swordLimit
  const left = cards.filter((card) => !chosen.includes(card))
  return left.filter((card) => (isSword(card) ? hasBelt : hasRoom || !counting(card)))
}

/** The card kept longest where not all can be kept (D-KEEP). */
function mostWanted(cards: readonly TreasureId[]): TreasureId | null {
  const [first, ...others] = cards
  if (first === undefined) return null
  return others.reduce((best, card) => (leastWanted([best, card]) === best ? card : best), first)
}

// Discarded treasure

/** Looks through the open pile and takes any of it (WAR-8.8, D-PICKUP). Default: none. */
function* offerPickUp(game: Warlock, seat: Seat, space: SpaceId): Play<boolean> {
  if (!game.discarded[space]) return false
  game.turn.seen = []
  game.turn.picking = []
  try {
    while (lookThrough(game, seat, space)) yield* choosePickedUp(game, seat, space)
    yield* pickUp(game, seat, space, [...game.turn.picking])
  } finally {
    game.turn.seen = []
    game.turn.picking = []
  }
  return true
}

/** One card after another, until the player has finished, or nothing is left to take or to put down. */
function* choosePickedUp(game: Warlock, seat: Seat, space: SpaceId): Play {
  const offers = () => pickUpOptions(game, seat)
  while (offers().length > 1) {
    const card = yield* askHidden(seat, 'treasure.pick-up', offers, {}, disclose('done', 'put-down'))
    if (card === 'done') return
    if (card === 'put-down') yield* choosePutDown(game, seat)
    else if (card === 'all') return void game.turn.picking.push(...cardsNotPicked(game))
    else game.turn.picking.push(card)
    lookThrough(game, seat, space)
  }
}

/** The pile may contain cards new to the seat, dropped by a player who left (WAR-8.13). Returns whether any were. */
function lookThrough(game: Warlock, seat: Seat, space: SpaceId): boolean {
  const { seen } = game.turn
  const fresh = (game.discarded[space] ?? []).filter((card) => !seen.includes(card))
  const shown = seen.length === 0 ? fresh : fresh.filter((card) => !knows(game, seat, card))
  for (const card of fresh) letKnow(game, card, seat)
  seen.push(...fresh)
  if (shown.length > 0) emitFact(game, { kind: 'treasure-seen', seat, cards: shown, how: 'pile' }, only(seat))
  return fresh.length > 0
}

function cardsNotPicked({ turn: { seen, picking } }: Warlock): TreasureId[] {
  return seen.filter((card) => !picking.includes(card))
}

function pickUpOptions(game: Warlock, seat: Seat): Option<TreasureId | 'done' | 'all' | Extra>[] {
  type Answer = TreasureId | 'done' | 'all' | Extra
  const left = cardsNotPicked(game)
  return [
    option<Answer>('done', {}, 'done'),
    ...left.map((card) => option<Answer>(card, { args: { card } }, card)),
    ...(left.length > 1 ? [option<Answer>('all', {}, 'all')] : []),
    ...putDownOption(game, seat),
  ]
}

/** All of it at once: when part of a pile is taken, others cannot tell which cards (WAR-8.13). */
function* pickUp(game: Warlock, seat: Seat, space: SpaceId, cards: readonly TreasureId[]): Play {
  if (cards.length === 0) return
  noteTakenUnseen(game, game.discarded[space] ?? [], cards, seat)
  takeUp(game, space, cards)
  const left = game.discarded[space]?.length ?? 0
  emitFact(game, { kind: 'treasure-picked-up', seat, space, count: cards.length, left })
  for (const card of cards) {
    receive(game, seat, card, 'picked-up')
  }
  yield* keepWithinLimits(game, seat)
}
