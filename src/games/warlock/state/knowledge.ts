import { reveal, type Seat } from '../../../engine/index.ts'
import { isSword } from '../data/components.ts'
import { TREASURE_IDS, type RoomId, type SpaceId, type TreasureId } from '../data/ids.ts'
import { blur, canBeSword, canBeOther } from './likeness.ts'
import { maybeAdventurer, type Warlock } from './state.ts'

/** Which seats know where a Treasure card is (WAR-8.13), and where it is. */

export type Whereabouts =
  | { readonly at: 'carried'; readonly seat: Seat }
  | { readonly at: 'room'; readonly room: RoomId }
  | { readonly at: 'pile'; readonly space: SpaceId }
  | { readonly at: 'cache'; readonly owner: Seat; readonly space: SpaceId }
  | { readonly at: 'gone' }

/** Where a Treasure card is: in exactly one place. */
export function whereIs(game: Warlock, card: TreasureId): Whereabouts {
  for (const seat of game.players.keys()) {
    if (maybeAdventurer(game, seat)?.treasures.includes(card)) return { at: 'carried', seat }
  }
  for (const [room, { pile }] of Object.entries(game.rooms)) {
    if (pile.includes(card)) return { at: 'room', room: room as RoomId }
  }
  for (const [space, cards] of Object.entries(game.discarded)) if (cards.includes(card)) return { at: 'pile', space }
  for (const { owner, space, cards } of game.caches) if (cards.includes(card)) return { at: 'cache', owner, space }
  return { at: 'gone' }
}

export function knows(game: Warlock, seat: Seat, card: TreasureId): boolean {
  return game.knownTo[card].includes(seat)
}

/** Whether its place is public. Even if every single player knows it, that does not make it public. */
export function isShown(game: Warlock, card: TreasureId): boolean {
  return game.shown.includes(card)
}

/** Used, declared, or shown at the chest: everyone knows, so the steps before cannot be undone. */
export function showToAll(game: Warlock, card: TreasureId): void {
  if (!isShown(game, card)) {
    reveal(game)
    game.shown.push(card)
  }
  game.knownTo[card] = [...game.players.keys()]
}

/** Looked at, handled or passed on: these seats now know it too. */
export function letKnow(game: Warlock, card: TreasureId, ...seats: readonly Seat[]): void {
  for (const seat of seats) if (!knows(game, seat, card)) game.knownTo[card].push(seat)
}

/** The top card of a room's pile is taken: unless it was the last, only the taker knows it now (WAR-8.13). */
export function noteTopTaken(game: Warlock, seat: Seat, card: TreasureId, isLast: boolean): void {
  if (isLast) letKnow(game, card, seat)
  else letOnlyKnow(game, card, [seat])
}

/**
 * Cards are taken out of a hand or pile, and only the insiders see which. All others lose track of every card that may
 * have been among them, whether it was or not; otherwise their remaining knowledge would reveal what was taken. ruling:
 * WAR-8.13 leaves others' knowledge of cards that are put down, sold, given or dealt as it was; but their faces are
 * kept hidden (seed), so their identity is private (WAR-8.8, WAR-12.8), and another player's continued knowledge must
 * not reveal it. ruling: the number of swords carried is public (WAR-22.1), so all can tell this of cards that can only
 * be swords, or none.
 */
export function noteTakenUnseen(
  game: Warlock,
  heap: readonly TreasureId[],
  taken: readonly TreasureId[],
  ...insiders: readonly Seat[]
): void {
  const swords = { went: taken.filter(isSword), mayGo: heap.filter((card) => canBeSword(game, card)) }
  const others = {
    went: taken.filter((card) => !isSword(card)),
    mayGo: heap.filter((card) => canBeOther(game, card)),
  }
  for (const { went, mayGo } of [swords, others]) {
    if (went.length === 0 || went.length === mayGo.length) continue
    for (const card of mayGo) {
      const inside = game.knownTo[card].filter((seat) => insiders.includes(seat))
      letOnlyKnow(game, card, inside)
    }
    blur(game, mayGo)
  }
  for (const card of taken) letKnow(game, card, ...insiders)
}

function letOnlyKnow(game: Warlock, card: TreasureId, seats: readonly Seat[]): void {
  game.knownTo[card] = [...seats]
  game.shown = game.shown.filter((one) => one !== card)
}

/** No seat knows anything yet (WAR-2.4). */
export function nobodyKnows(): Record<TreasureId, Seat[]> {
  return Object.fromEntries(TREASURE_IDS.map((card) => [card, []])) as unknown as Record<TreasureId, Seat[]>
}
