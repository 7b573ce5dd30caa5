import type { Seat } from '../../../../engine/index.ts'
import { isMaze } from '../../data/board.ts'
import type { SpaceId, TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { Deeds, Source } from '../../facts/realm.ts'
import { turnDownIfEmpty } from './pieces.ts'
import { changeSheet } from './sheet.ts'
import { isDead } from '../../state/adventurer.ts'
import { adventurerAt, playerAt, type Adventurer, type Warlock } from '../../state/state.ts'

/** Losing Stamina and dying (WAR-3.8, WAR-19). */

/** Takes Stamina away. An adventurer it kills dies at once and leaves their cards in a cache for the player. */
export function lose(game: Warlock, seat: Seat, loss: number, from: Source, rule?: string): 'alive' | 'dead' {
  hurt(game, seat, loss, from, rule)
  return dieIfDead(game, seat, from)
}

/** Takes Stamina away without checking for death, which a battle checks itself. */
export function hurt(game: Warlock, seat: Seat, loss: number, from: Source, rule?: string): void {
  changeSheet(game, seat, 'stamina', -loss, { from, rule })
}

export function dieIfDead(game: Warlock, seat: Seat, by: Source): 'alive' | 'dead' {
  const adventurer = adventurerAt(game, seat)
  if (!isDead(adventurer)) return 'alive'
  cacheCards(game, seat, adventurer.space, adventurer.treasures)
  const cache = adventurer.treasures.length
  bury(game, seat, adventurer)
  const deeds = deedsOf(game, adventurer)
  emitFact(game, { kind: 'died', seat, space: adventurer.space, by, killer: null, cache, deeds })
  return 'dead'
}

/** An adventurer's public record, for the tombstone. */
export function deedsOf({ round }: Warlock, { skill, treasures, gold }: Adventurer): Deeds {
  return { round, skill: skill.initial, treasures: treasures.length, gold }
}

/** A hidden cache for the player only; an earlier cache of theirs on the space is added to it (WAR-19.2). */
function cacheCards(game: Warlock, owner: Seat, space: SpaceId, cards: readonly TreasureId[]): void {
  if (cards.length === 0) return
  const there = game.caches.find((cache) => cache.owner === owner && cache.space === space)
  if (there) there.cards.push(...cards)
  else game.caches.push({ owner, space, cards: [...cards] })
}

/** Takes a figure off the board; Gold, Provisions, lanterns and the starting sword are lost (WAR-19.1). */
export function bury(game: Warlock, seat: Seat, { space }: Adventurer): void {
  playerAt(game, seat).adventurer = null
  if (isMaze(space)) turnDownIfEmpty(game, space)
}
