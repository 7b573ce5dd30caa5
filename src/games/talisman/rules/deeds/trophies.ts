import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { kindOf } from '../../data/components.ts'
import type { CardId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { ask, isFree, type GameAside } from './asking.ts'
import { gainStrength } from './counters.ts'
import { orderedTrophies } from './orders.ts'
import { toDiscard } from './pile.ts'
import { takeFromHolder } from './things.ts'

/** Trophies for Strength: one for every seven points handed in at once (TAL-1.4, TAL-OPT.7). */

/** `strength:2` hands in the cards that buy 2 with the least waste, and the fewest of those. */
interface Bargain {
  readonly strength: number
  readonly cards: readonly CardId[]
}

/** Every number of points that can be bought at once, the most first. */
function bargainsOf(game: Talisman, seat: Seat): Bargain[] {
  const character = maybeCharacter(game, seat)
  if (!character || character.toad) return []
  const { 'trophy-rate': trophyRate } = game.options
  const most = Math.floor(worthOf(character.trophies) / trophyRate)
  if (most === 0) return []
  const best = cheapestSets(character.trophies)
  return Array.from({ length: most }, (_, at) => most - at).map((strength) => {
    const enough = [...best].filter(([points]) => points >= strength * trophyRate)
    const least = Math.min(...enough.map(([points]) => points))
    return { strength, cards: best.get(least) ?? [] }
  })
}

/** For each total of points the fewest cards that make it. */
function cheapestSets(trophies: readonly CardId[]): Map<number, readonly CardId[]> {
  const sets = new Map<number, readonly CardId[]>([[0, []]])
  for (const card of trophies) {
    for (const [points, cards] of [...sets]) {
      const total = points + pointsOf(card)
      if ((sets.get(total)?.length ?? Infinity) > cards.length + 1) sets.set(total, [...cards, card])
    }
  }
  return sets
}

/** The points of all of them. */
function worthOf(trophies: readonly CardId[]): number {
  return trophies.reduce((sum, card) => sum + pointsOf(card), 0)
}

function pointsOf(card: CardId): number {
  return kindOf(card).trophy ?? 0
}

export function exchange(game: Talisman, seat: Seat, { strength, cards }: Bargain): void {
  for (const card of cards) {
    takeFromHolder(game, seat, card)
    toDiscard(game, card)
  }
  say(game, { kind: 'traded-trophies', seat, cards: [...cards], strength })
  gainStrength(game, seat, strength, 'trophies')
}

function bargainOptions(game: Talisman, seat: Seat): Option<Bargain | null>[] {
  return bargainsOf(game, seat).map((bargain) =>
    option<Bargain | null>(
      `strength:${bargain.strength}`,
      { args: { strength: bargain.strength, cards: bargain.cards } },
      bargain,
    ),
  )
}

/** Any free moment (TAL-1.4a). */
export function trophyAsides(game: Talisman, seat: Seat): GameAside[] {
  if (!isFree(game, seat)) return []
  return bargainOptions(game, seat).map(({ value, ...offer }) => ({
    ...offer,
    verb: 'trophies.trade',
    open: true,
    run: function* () {
      if (value) exchange(game, seat, value)
    },
  }))
}

/** At the end of his Turn he is reminded (TAL-R18, d-trophies). */
export function* exchangeTrophies(game: Talisman, seat: Seat): Play {
  const { 'trophy-rate': trophyRate } = game.options
  const { trophies, toad } = characterAt(game, seat)
  if (worthOf(trophies) < trophyRate || toad) return
  const offers = (): Option<Bargain | null>[] => [
    ...bargainOptions(game, seat),
    option<Bargain | null>('keep', {}, null),
  ]
  const standing = () => orderedTrophies(game, seat, () => bargainOptions(game, seat)[0]?.key)
  const bargain = yield* ask(game, seat, 'trophies.exchange', offers, { standing })
  if (bargain) exchange(game, seat, bargain)
}
