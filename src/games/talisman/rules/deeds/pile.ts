import { shuffle, reveal } from '../../../../engine/index.ts'
import { kindIdOf, originOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId, KindId, SpaceId } from '../../data/ids.ts'
import { SPACE_IDS } from '../../data/ids.ts'
import type { Talisman } from '../../state/state.ts'

/** The Adventure pile, discarding, and cards lying on spaces. */

/** Turns up the next cards of the pile onto a space; fewer if both piles run out (TAL-R7). */
export function drawAdventure(game: Talisman, n: number, space: SpaceId): CardId[] {
  const drawn: CardId[] = []
  while (drawn.length < n) {
    if (game.deck.length === 0) shuffleDiscards(game)
    const card = game.deck.shift()
    if (card === undefined) break
    game.divined = game.divined.map((seen) => Math.max(0, seen - 1))
    drawn.push(card)
  }
  if (drawn.length > 0) reveal(game)
  game.spaces[space].cards.push(...drawn)
  return drawn
}

function shuffleDiscards(game: Talisman): void {
  if (game.discard.length === 0) return
  game.deck = shuffle(game, game.discard.splice(0))
  emitFact(game, { kind: 'pile-shuffled', pile: 'adventure' })
}

/**
 * Puts a card that lies nowhere on the discard pile, on its Purchase pile, or out of the game (TAL-20.2, TAL-OPT.6).
 */
export function toDiscard(game: Talisman, card: CardId): void {
  delete game.stock[card]
  const origin = originOf(card)
  if (origin === 'adventure') game.discard.push(card)
  else if (origin === 'personal') game.gone.push(card)
  else pileOf(game, kindIdOf(card)).push(card)
}

export function pileOf(game: Talisman, kind: KindId): CardId[] {
  return (game.piles[kind] ??= [])
}

/** Cards of a kind left in their pile (TAL-20.2). */
export function pileLeft(game: Talisman, kind: KindId): number {
  return game.piles[kind]?.length ?? 0
}

/** The space on which a card lies face up, if it does. */
export function whereLies(game: Talisman, card: CardId): SpaceId | null {
  return SPACE_IDS.find((space) => game.spaces[space].cards.includes(card)) ?? null
}

/** Takes a face-up card off its space and puts it nowhere. Throws if it does not lie on one. */
export function takeFromGround(game: Talisman, card: CardId): SpaceId {
  const space = whereLies(game, card)
  if (space === null) throw new Error(`${card} lies on no space`)
  const { cards } = game.spaces[space]
  cards.splice(cards.indexOf(card), 1)
  return space
}

/** Discards a card lying on a space. */
export function discardCard(game: Talisman, card: CardId, why: string): void {
  const space = takeFromGround(game, card)
  toDiscard(game, card)
  emitFact(game, { kind: 'discarded', card, space, why })
}

/** Moves a card lying on a space to another, face up. */
export function layCard(game: Talisman, card: CardId, space: SpaceId): void {
  takeFromGround(game, card)
  game.spaces[space].cards.push(card)
  emitFact(game, { kind: 'laid', card, space })
}
