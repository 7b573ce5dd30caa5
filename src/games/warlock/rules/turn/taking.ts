import { only, option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, isSupplies, isSword, treasureOf } from '../../data/components.ts'
import type { RoomId, SpaceId, TreasureId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import type { Claim } from '../deeds/rooms.ts'
import { keepWithinLimits, leastWanted, putDown, receive, takeUp } from '../deeds/treasure.ts'
import { rucksackOf, swordsOf } from '../../state/adventurer.ts'
import { knows, letKnow, takenFromPile } from '../../state/knowledge.ts'
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

/** Which cards he puts down, one after another (D-PUTDOWN). Default: none. Says whether he did. */
export function* choosePutDown(game: Warlock, seat: Seat): Play<boolean> {
  const chosen: TreasureId[] = []
  for (;;) {
    const left = () => adventurerAt(game, seat).treasures.filter((card) => !chosen.includes(card))
    const offers = (): Option<TreasureId | null>[] => [
      option<TreasureId | null>('done', {}, null),
      ...left().map((card) => option<TreasureId | null>(card, { secret: true, args: { card } }, card)),
    ]
    const card = yield* ask(seat, 'treasure.put-down', offers)
    if (card !== null) {
      chosen.push(card)
      continue
    }
    if (chosen.length === 0) return false
    putDown(game, seat, chosen, adventurerAt(game, seat).space, 'put-down')
    return true
  }
}

// The room's Treasure

/** The top card, once a turn (D-CLAIM). Default: take it. */
function* offerClaim(game: Warlock, seat: Seat, room: RoomId): Play<boolean> {
  if (roomAt(game, room)?.pile.length === 0) return false // WAR-24.19
  for (;;) {
    const offers = () => [option<string>('take'), option<string>('leave'), ...putDownOption(game, seat)]
    const answer = yield* ask<string>(seat, 'treasure.claim', offers)
    if (answer === 'put-down') {
      yield* choosePutDown(game, seat)
      continue
    }
    if (answer === 'take') yield* claimTop(game, seat, room)
    return true
  }
}

/** He looks at it and keeps it, or puts it back on top (WAR-8.1, WAR-24.48, D-PUTBACK). Default: keep. */
function* claimTop(game: Warlock, seat: Seat, room: RoomId): Play {
  const { pile } = game.rooms[room]
  const [card] = pile
  if (card === undefined) throw new Error(`the pile of ${room} is empty`)
  letKnow(game, card, seat)
  // ruling: Gold and Provisions are shown as they are claimed (WAR-8.2), so there is nothing to think about.
  if (!isSupplies(card)) {
    say(game, { kind: 'treasure-seen', seat, cards: [card], how: 'claimed' }, only(seat))
    const offers = () => [
      option('keep', { secret: true, args: { card } }),
      option('back', { secret: true, args: { card } }),
    ]
    if ((yield* ask<string>(seat, 'treasure.look', offers)) === 'back') {
      say(game, { kind: 'treasure-put-back', seat, room })
      return
    }
  }
  pile.shift()
  takenFromPile(game, seat, card, pile.length === 0)
  say(game, { kind: 'treasure-claimed', seat, room, left: pile.length })
  receive(game, seat, card, 'claimed')
  yield* keepWithinLimits(game, seat)
}

// Caches

/** Any or all of his own cached cards, within the limits; what he leaves stays a cache (WAR-19.6, D-RECLAIM). */
function* offerReclaim(game: Warlock, seat: Seat, space: SpaceId): Play<boolean> {
  const cache = game.caches.find((one) => one.owner === seat && one.space === space)
  if (!cache) return false
  let taken = 0
  while (cache.cards.length > 0) {
    const card = yield* ask(seat, 'treasure.reclaim', () => reclaimOptions(game, seat, cache), {
      always: true,
      otherwise: () => mostWanted(fitting(adventurerAt(game, seat), cache.cards)) ?? 'done',
    })
    if (card === 'done') break
    if (card === 'put-down') {
      yield* choosePutDown(game, seat)
      continue
    }
    cache.cards = cache.cards.filter((one) => one !== card)
    receive(game, seat, card, 'reclaimed')
    yield* keepWithinLimits(game, seat)
    taken += 1
  }
  const left = cache.cards.length
  game.caches = game.caches.filter(({ cards }) => cards.length > 0)
  if (taken > 0) say(game, { kind: 'cache-reclaimed', seat, space, count: taken, left })
  return true
}

function reclaimOptions(game: Warlock, seat: Seat, { cards }: Cache): Option<TreasureId | 'done' | Extra>[] {
  type Answer = TreasureId | 'done' | Extra
  const fits = fitting(adventurerAt(game, seat), cards)
  return [
    option<Answer>('done', {}, 'done'),
    ...fits.map((card) => option<Answer>(card, { secret: true, args: { card } }, card)),
    ...putDownOption(game, seat),
  ]
}

/** Cards that can be taken without leaving another. */
function fitting(adventurer: Adventurer, cards: readonly TreasureId[]): TreasureId[] {
  const hasRoom = rucksackOf(adventurer).length < CONSTANTS.rucksackLimit
  const hasBelt = swordsOf(adventurer).length < CONSTANTS.swordLimit
  return cards.filter((card) => (isSword(card) ? hasBelt : hasRoom || !treasureOf(card).countsAgainstRucksack))
}

/** What is kept longest where not all can be kept (D-KEEP). */
function mostWanted(cards: readonly TreasureId[]): TreasureId | null {
  const [first, ...others] = cards
  if (first === undefined) return null
  return others.reduce((best, card) => (leastWanted([best, card]) === best ? card : best), first)
}

// Discarded treasure

/** Looks through the open pile and takes any of it (WAR-8.8, D-PICKUP). Default: none. */
function* offerPickUp(game: Warlock, seat: Seat, space: SpaceId): Play<boolean> {
  if (!game.discarded[space]) return false
  const seen: TreasureId[] = []
  const chosen: TreasureId[] = []
  while (lookThrough(game, seat, space, seen)) {
    for (;;) {
      const offers = () => pickUpOptions(game, seat, seen, chosen)
      const card = yield* ask(seat, 'treasure.pick-up', offers)
      if (card === 'done') break
      if (card === 'put-down') yield* choosePutDown(game, seat)
      else chosen.push(card)
      lookThrough(game, seat, space, seen)
    }
  }
  yield* pickUp(game, seat, space, chosen)
  return true
}

/** What he has not seen yet, somebody who left may just have dropped it (WAR-8.13). Says whether there was any. */
function lookThrough(game: Warlock, seat: Seat, space: SpaceId, seen: TreasureId[]): boolean {
  const fresh = (game.discarded[space] ?? []).filter((card) => !seen.includes(card))
  const shown = seen.length === 0 ? fresh : fresh.filter((card) => !knows(game, seat, card))
  for (const card of fresh) letKnow(game, card, seat)
  seen.push(...fresh)
  if (shown.length > 0) say(game, { kind: 'treasure-seen', seat, cards: shown, how: 'pile' }, only(seat))
  return fresh.length > 0
}

function pickUpOptions(
  game: Warlock,
  seat: Seat,
  seen: readonly TreasureId[],
  chosen: readonly TreasureId[],
): Option<TreasureId | 'done' | Extra>[] {
  type Answer = TreasureId | 'done' | Extra
  const left = seen.filter((card) => !chosen.includes(card))
  return [
    option<Answer>('done', {}, 'done'),
    ...left.map((card) => option<Answer>(card, { secret: true, args: { card } }, card)),
    ...putDownOption(game, seat),
  ]
}

/** All of it at once: out of part of a pile nobody can tell which cards were taken (WAR-8.13). */
function* pickUp(game: Warlock, seat: Seat, space: SpaceId, cards: readonly TreasureId[]): Play {
  if (cards.length === 0) return
  takeUp(game, space, cards)
  const left = game.discarded[space]?.length ?? 0
  say(game, { kind: 'treasure-picked-up', seat, space, count: cards.length, left })
  for (const card of cards) {
    takenFromPile(game, seat, card, left === 0)
    receive(game, seat, card, 'picked-up')
  }
  yield* keepWithinLimits(game, seat)
}
