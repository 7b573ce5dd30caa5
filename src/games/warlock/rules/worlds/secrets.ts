import { below, pickOne, shuffle, type HasRng, type Seat } from '../../../../engine/index.ts'
import { NUMBERS } from '../../data/ids.ts'
import { swordsOf } from '../../state/adventurer.ts'
import { maybeAdventurer, playerAt, type Deal, type DealSide, type Warlock } from '../../state/state.ts'

/**
 * The secret choices of others in other worlds: the sword they hold, the numbers they name at the chest, and the deals
 * they build.
 */
export function redealSecrets(game: Warlock, viewer: Seat | null, rng: HasRng): void {
  for (const seat of game.players.keys()) if (seat !== viewer) redealSword(game, seat, rng)
  if (game.active !== viewer) redealTurn(game, rng)
  if (game.deal) reshuffleDeal(game, game.deal, viewer, rng)
}

/** Outside a battle other players do not see which sword is in use, unless it is one that was shown (WAR-8.6). */
function redealSword(game: Warlock, seat: Seat, rng: HasRng): void {
  const adventurer = maybeAdventurer(game, seat)
  if (!adventurer?.sword || game.battle) return
  const isSeen = (sword: string) => game.shown.some((card) => card === sword)
  if (isSeen(adventurer.sword)) return
  adventurer.sword = pickOne(
    rng,
    swordsOf(adventurer).filter((sword) => !isSeen(sword)),
  )
}

/** Whether the active player has changed swords. At the chest they have named nothing yet, for all that others know. */
function redealTurn(game: Warlock, rng: HasRng): void {
  const adventurer = maybeAdventurer(game, game.active)
  if (!adventurer) return
  const { turn } = game
  if (swordsOf(adventurer).length > 1) turn.swordChanged = below(rng, 2) === 0
  turn.named.splice(0)
}

// Deals

/** The proposer knows it; the other side does once it is proposed, except for a Key card still face-down (WAR-12.8). */
function reshuffleDeal(game: Warlock, deal: Deal, viewer: Seat | null, rng: HasRng): void {
  if (viewer === deal.from) return
  const { gives } = deal
  if (gives.own) gives.ownCard = pickOne(rng, [null, ...playerAt(game, deal.from).keyCards])
  if (deal.proposed && viewer === deal.to) return
  redealSide(game, deal.from, gives, rng)
  redealSide(game, deal.to, deal.asks, rng)
}

/** The same number of things of every sort. */
function redealSide(game: Warlock, owner: Seat, side: DealSide, rng: HasRng): void {
  const adventurer = maybeAdventurer(game, owner)
  for (const what of ['gold', 'provisions'] as const) {
    if (side[what] > 0) side[what] = 1 + below(rng, Math.max(adventurer?.[what] ?? 0, 1))
  }
  for (const list of [side.keys, side.shows, side.answers]) {
    list.splice(0, list.length, ...shuffle<number>(rng, [...NUMBERS]).slice(0, list.length))
  }
}
