import { uncover, type Seat } from '../../../engine/index.ts'
import { TREASURE_IDS, type RoomId, type SpaceId, type TreasureId } from '../data/ids.ts'
import { maybeAdventurer, type Warlock } from './state.ts'

/** Who knows where a Treasure card is (WAR-8.13), and where it is. */

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

/** Whether its place is public. That every single player knows it for himself does not make it so. */
export function isShown(game: Warlock, card: TreasureId): boolean {
  return game.shown.includes(card)
}

/** Used, declared, or shown at the chest: everybody knows, and what came before cannot be taken back. */
export function showToAll(game: Warlock, card: TreasureId): void {
  if (!isShown(game, card)) {
    uncover(game)
    game.shown.push(card)
  }
  game.knownTo[card] = [...game.players.keys()]
}

/** Looked at, handled or passed on: these know besides those who did. */
export function letKnow(game: Warlock, card: TreasureId, ...seats: readonly Seat[]): void {
  for (const seat of seats) if (!knows(game, seat, card)) game.knownTo[card].push(seat)
}

/** Taken out of sight: only these know now. */
export function hideFromOthers(game: Warlock, card: TreasureId, ...seats: readonly Seat[]): void {
  game.knownTo[card] = [...seats]
  game.shown = game.shown.filter((one) => one !== card)
}

/** Taken from a pile of so many: out of a larger one nobody else can tell which it was. */
export function takenFromPile(game: Warlock, seat: Seat, card: TreasureId, isWholePile: boolean): void {
  if (isWholePile) letKnow(game, card, seat)
  else hideFromOthers(game, card, seat)
}

/** Nobody knows anything yet (WAR-2.4). */
export function nobodyKnows(): Record<TreasureId, Seat[]> {
  return Object.fromEntries(TREASURE_IDS.map((card) => [card, []])) as unknown as Record<TreasureId, Seat[]>
}
