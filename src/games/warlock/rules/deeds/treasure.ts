import { only, option, reveal, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, isSupplies, isSword, treasureOf, type TreasureKind } from '../../data/components.ts'
import { STARTING_SWORD, type FoeId, type SpaceId, type SwordId, type TreasureId } from '../../data/ids.ts'
import type { HandsFact } from '../../facts/hands.ts'
import { emitFact } from '../../facts/index.ts'
import { askHidden, disclose } from './asking.ts'
import { changeSheet } from './sheet.ts'
import { rucksackOf, swordsOf } from '../../state/adventurer.ts'
import { showToAll, noteTakenUnseen } from '../../state/knowledge.ts'
import { noteInHand } from '../../state/likeness.ts'
import { adventurerAt, type Adventurer, type Warlock } from '../../state/state.ts'

/** Treasure cards in hand: receiving, limits, leaving and losing them (WAR-8). */

type SeenHow = Extract<HandsFact, { kind: 'treasure-seen' }>['how']

/**
 * Gives a seat a card: Gold and Provisions are shown, added up and gone (WAR-8.2); every other card stays hidden
 * (WAR-8.3) from all but its previous holder. The caller must apply the limits: `keepWithinLimits`.
 */
export function receive(
  game: Warlock,
  seat: Seat,
  card: TreasureId,
  how: SeenHow,
  ...witnesses: readonly Seat[]
): void {
  if (isSupplies(card)) return takeSupplies(game, seat, card)
  adventurerAt(game, seat).treasures.push(card)
  noteInHand(game, card)
  // The player has looked at it; but all now see how many swords they carry.
  if (how === 'claimed') reveal(game)
  else emitFact(game, { kind: 'treasure-seen', seat, cards: [card], how }, only(seat, ...witnesses))
}

function takeSupplies(game: Warlock, seat: Seat, card: TreasureId): void {
  const { gold, provisions } = treasureOf(card)
  showToAll(game, card)
  game.gone.treasures.push(card)
  emitFact(game, { kind: 'supplies-found', seat, card, gold, provisions })
  changeSheet(game, seat, 'gold', gold, { from: card, rule: 'WAR-8.2' })
  changeSheet(game, seat, 'provisions', provisions, { from: card, rule: 'WAR-8.2' })
}

/** Takes a card from a seat; it lies nowhere until it is put somewhere. */
export function handOver(game: Warlock, seat: Seat, card: TreasureId): void {
  const adventurer = adventurerAt(game, seat)
  if (!adventurer.treasures.includes(card)) throw new Error(`seat ${seat} does not carry ${card}`)
  adventurer.treasures = adventurer.treasures.filter((one) => one !== card)
  if (adventurer.sword === card) adventurer.sword = swordsOf(adventurer)[0] ?? null
}

/** Shows a card in use; one that can be used once leaves the game (WAR-21.1, WAR-21.3). */
export function useCard(game: Warlock, seat: Seat, card: TreasureId, on: Seat | FoeId | null = null): void {
  showToAll(game, card)
  emitFact(game, { kind: 'card-used', seat, card, on })
  if (treasureOf(card).uses !== 'once') return
  handOver(game, seat, card)
  game.gone.treasures.push(card)
}

/** Lays cards on a space, face-down for any adventurer who lands there (WAR-8.8). */
export function lay(game: Warlock, space: SpaceId, cards: readonly TreasureId[]): void {
  if (cards.length > 0) game.discarded[space] = [...(game.discarded[space] ?? []), ...cards]
}

/** Takes cards up from an open pile; an empty pile is removed. */
export function takeUp(game: Warlock, space: SpaceId, cards: readonly TreasureId[]): void {
  const left = (game.discarded[space] ?? []).filter((card) => !cards.includes(card))
  if (left.length > 0) game.discarded[space] = left
  else delete game.discarded[space]
}

// Limits

/** A player over the limits leaves cards of their choice on their space, one by one (WAR-8.5). */
export function* keepWithinLimits(game: Warlock, seat: Seat, space?: SpaceId): Play {
  for (;;) {
    const excess = () => excessOf(adventurerAt(game, seat))
    if (excess().length === 0) return
    const offers = (): Option<SwordId>[] => excess().map((card) => option<SwordId>(card, { args: { card } }, card))
    const how = { default: () => leastWanted(excess()), times: howManyTooMany(adventurerAt(game, seat)) }
    const left = yield* askHidden(seat, 'treasure.keep', offers, how, disclose())
    leave(game, seat, left, space ?? adventurerAt(game, seat).space, 'limit')
  }
}

/** The cards among which one must go; empty within the limits (WAR-8.4, WAR-8.6). */
function excessOf(adventurer: Adventurer): readonly SwordId[] {
  if (rucksackOf(adventurer).length > CONSTANTS.rucksackLimit) return rucksackOf(adventurer)
  return swordsOf(adventurer).length > CONSTANTS.swordLimit ? swordsOf(adventurer) : []
}

/** How many cards of that kind must go, by public count (WAR-8.4, WAR-8.6). */
export function howManyTooMany(adventurer: Adventurer): number {
  const bags = rucksackOf(adventurer).length - CONSTANTS.rucksackLimit
  return Math.max(0, bags > 0 ? bags : swordsOf(adventurer).length - CONSTANTS.swordLimit)
}

const LEAST_WANTED: readonly TreasureKind[] = ['magic', 'armour', 'key', 'keyBunch']

/** Magic first, then armour, single keys, bunches; among swords the starting one, then the Silver Sword (D-KEEP). */
export function leastWanted(cards: readonly SwordId[]): SwordId {
  if (cards.includes(STARTING_SWORD)) return STARTING_SWORD
  const worth = (card: SwordId) => LEAST_WANTED.indexOf(treasureOf(card as TreasureId).kind)
  const [first, ...others] = [...cards].sort()
  if (first === undefined) throw new Error('no cards to choose from')
  if (isSword(first as TreasureId)) return cards.includes('silver-sword') ? 'silver-sword' : first
  return others.reduce((least, card) => (worth(card) < worth(least) ? card : least), first)
}

/** Leaves one card on a space; the starting sword is gone if it is left (WAR-8.7). */
export function leave(game: Warlock, seat: Seat, card: SwordId, space: SpaceId, why: 'limit' | 'loot'): void {
  const adventurer = adventurerAt(game, seat)
  if (card === STARTING_SWORD) {
    adventurer.startingSword = false
    if (adventurer.sword === STARTING_SWORD) adventurer.sword = swordsOf(adventurer)[0] ?? null
    emitFact(game, { kind: 'starting-sword-left', seat })
    return
  }
  putDown(game, seat, [card], space, why)
}

/** Puts cards down, face-down: the seat that did so knows where they are (WAR-8.9, WAR-8.13). */
export function putDown(
  game: Warlock,
  seat: Seat,
  cards: readonly TreasureId[],
  space: SpaceId,
  why: 'limit' | 'put-down' | 'loot',
): void {
  noteTakenUnseen(game, adventurerAt(game, seat).treasures, cards, seat)
  for (const card of cards) handOver(game, seat, card)
  lay(game, space, cards)
  emitFact(game, { kind: 'treasure-left', seat, space, count: cards.length, why })
}
