import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import type { CardId } from '../../../data/ids.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { ask } from '../../deeds/asking.ts'
import { cardOptions } from '../../deeds/options.ts'
import { giveCard, lootOptions, stealGold } from '../../deeds/things.ts'

/** Objects and Gold of others, for Characters who steal (TAL-13.3a, d-loot). */

type Loot = CardId | 'nothing' | null

/**
 * Objects the taker may possess, 1 Gold, and other things they may take: `card:sword-1`, `gold`. The first is the
 * default.
 */
export function lootOf(game: Talisman, taker: Seat, victim: Seat, more: readonly CardId[] = []): Option<Loot>[] {
  const gold = characterAt(game, victim).gold > 0 ? [option<Loot>('gold', {}, null)] : []
  return [...cardOptions(lootOptions(game, taker, victim)), ...gold, ...cardOptions(more)]
}

/**
 * Default: the most valuable Object, or the Gold without one. Nothing if nothing is left: the victim may drop it while
 * the taker is choosing.
 */
export function* takeLoot(game: Talisman, taker: Seat, victim: Seat, loot: () => readonly Option<Loot>[]): Play {
  const offers = () => (loot().length > 0 ? loot() : [option<Loot>('nothing', {}, 'nothing')])
  const taken = yield* ask(game, taker, 'loot.take', offers, { about: { victim } })
  if (taken === 'nothing') return
  if (taken === null) stealGold(game, victim, taker, 1)
  else yield* giveCard(game, victim, taker, taken)
}

/** One of these Followers, if there are any left. */
export function* takeFollower(game: Talisman, taker: Seat, victim: Seat, followers: () => readonly CardId[]): Play {
  if (followers().length === 0) return
  const card = yield* ask(game, taker, 'loot.follower', () => cardOptions(followers()), { about: { victim } })
  yield* giveCard(game, victim, taker, card)
}
