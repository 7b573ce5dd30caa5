import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'
import { pointsOf, STATS, totalPoints, type Stat } from '../../data/trophies.ts'
import { emitFact } from '../../facts/index.ts'
import { ORDERS } from '../../state/orders.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import { ask, whileConcerned, type GameAside } from './asking.ts'
import { gainCraft, gainStrength } from './counters.ts'
import { during } from './in-hand.ts'
import { orderForTrophies, type BestBargain } from './orders.ts'
import { toDiscard } from './pile.ts'
import { takeFromHolder } from './things.ts'

/**
 * Trophies for Strength: one for every seven points handed in at once (TAL-1.4, TAL-OPT.7). Spirits kept as trophies
 * buy Craft in the same way (TAL-OPT.8).
 */

/** `strength:2` hands in the cards that buy 2 with the least waste, and the fewest of those. */
interface Bargain {
  readonly stat: Stat
  readonly points: number
  readonly cards: readonly CardId[]
}

/** The points trophies buy: Craft only where Spirits teach it (TAL-2.4, TAL-OPT.8). */
export function trophyStats({ options }: Talisman): readonly Stat[] {
  return options['spirit-trophies'] ? STATS : ['strength']
}

/** Trophies the seat may hand in now for Strength, or for Craft: none as a Toad (TAL-1.4a). */
function trophiesFor(game: Talisman, seat: Seat, stat: Stat): readonly CardId[] {
  const character = maybeCharacter(game, seat)
  return !character || character.toad ? [] : character.trophies.filter((card) => pointsOf(card, stat) > 0)
}

/** How many points of Strength or Craft these cards buy. */
function pointsBought(game: Talisman, cards: readonly CardId[], stat: Stat): number {
  return Math.floor(totalPoints(cards, stat) / game.options['trophy-rate'])
}

/** Every number of points that can be bought at once, the highest first. */
function bargainsOf(game: Talisman, seat: Seat, stat: Stat): Bargain[] {
  const trophies = trophiesFor(game, seat, stat)
  const most = pointsBought(game, trophies, stat)
  if (most === 0) return []
  const rate = game.options['trophy-rate']
  const best = cheapestSets(trophies, stat)
  return Array.from({ length: most }, (_, at) => most - at).map((points) => {
    const enough = [...best].filter(([total]) => total >= points * rate)
    const least = Math.min(...enough.map(([total]) => total))
    return { stat, points, cards: best.get(least) ?? [] }
  })
}

/** The smallest set of cards for each total of points. */
function cheapestSets(trophies: readonly CardId[], stat: Stat): Map<number, readonly CardId[]> {
  const sets = new Map<number, readonly CardId[]>([[0, []]])
  for (const card of trophies) {
    for (const [points, cards] of [...sets]) {
      const total = points + pointsOf(card, stat)
      if ((sets.get(total)?.length ?? Infinity) > cards.length + 1) sets.set(total, [...cards, card])
    }
  }
  return sets
}

function exchange(game: Talisman, seat: Seat, { stat, points, cards }: Bargain): void {
  for (const card of cards) {
    takeFromHolder(game, seat, card)
    toDiscard(game, card)
  }
  if (stat === 'strength') {
    emitFact(game, { kind: 'traded-trophies', seat, cards: [...cards], strength: points })
    gainStrength(game, seat, points, 'trophies')
  } else {
    emitFact(game, { kind: 'traded-spirits', seat, cards: [...cards], craft: points })
    gainCraft(game, seat, points, 'trophies')
  }
}

/** The options with trophies: `choose` lets the player pick the cards to hand in. */
type TrophyChoice = Bargain | 'choose'

function bargainOptions(game: Talisman, seat: Seat, stat: Stat): Option<TrophyChoice>[] {
  const bargains = bargainsOf(game, seat, stat)
  const mayChoose = bargains.length > 0 && trophiesFor(game, seat, stat).length > 1
  return [
    ...bargains.map((bargain) =>
      option<TrophyChoice>(
        `${stat}:${bargain.points}`,
        { args: { [stat]: bargain.points, cards: bargain.cards } },
        bargain,
      ),
    ),
    ...(mayChoose ? [option<TrophyChoice>(`choose:${stat}`, { args: { stat } }, 'choose')] : []),
  ]
}

/** The most points that can be bought at once. */
function bestBargain(game: Talisman, seat: Seat, stat: Stat): BestBargain | null {
  const [most] = bargainsOf(game, seat, stat)
  if (!most) return null
  const waste = totalPoints(most.cards, stat) - most.points * game.options['trophy-rate']
  return { key: `${stat}:${most.points}`, waste }
}

/**
 * At any time, even in a fight and over dice, but not while the seat is already picking trophies (TAL-1.4, TAL-1.4a).
 */
export function trophyAsides(game: Talisman, seat: Seat): GameAside[] {
  if (game.handingIn?.includes(seat)) return []
  return trophyStats(game).flatMap((stat) =>
    bargainOptions(game, seat, stat).map(({ value, ...offer }) => ({
      ...offer,
      verb: 'trophies.trade' as const,
      open: true,
      run: () => handIn(game, seat, stat, value),
    })),
  )
}

function* handIn(game: Talisman, seat: Seat, stat: Stat, deed: TrophyChoice): Play {
  if (deed === 'choose') yield* whileConcerned(game, seat, () => whileHandingIn(game, seat, stat), undefined)
  else exchange(game, seat, deed)
}

function* whileHandingIn(game: Talisman, seat: Seat, stat: Stat): Play {
  const picking = (game.handingIn ??= [])
  try {
    yield* during(picking, seat, () => chooseTrophies(game, seat, stat))
  } finally {
    if (picking.length === 0) delete game.handingIn
  }
}

/** Any set of trophies that buys points, one card after another (TAL-1.4, d-trophies). Default: none. */
function* chooseTrophies(game: Talisman, seat: Seat, stat: Stat): Play {
  const cards: CardId[] = []
  for (;;) {
    const about = { stat, cards: [...cards] }
    const picked = yield* ask(game, seat, 'trophies.choose', () => choiceOptions(game, seat, stat, cards), { about })
    if (picked === null) return
    if (typeof picked !== 'string') return exchange(game, seat, picked)
    cards.push(picked)
  }
}

function choiceOptions(
  game: Talisman,
  seat: Seat,
  stat: Stat,
  cards: readonly CardId[],
): Option<CardId | Bargain | null>[] {
  const points = pointsBought(game, cards, stat)
  const bargain: Bargain = { stat, points, cards: [...cards] }
  const left = trophiesFor(game, seat, stat).filter((card) => !cards.includes(card))
  return [
    option<CardId | Bargain | null>('cancel', {}, null),
    ...(points > 0
      ? [option<CardId | Bargain | null>('done', { args: { [stat]: points, cards: bargain.cards } }, bargain)]
      : []),
    ...left.map((card) => option<CardId | Bargain | null>(`card:${card}`, { args: { card } }, card)),
  ]
}

/** Reminds the player at the end of their Turn (TAL-R18, d-trophies). */
export function* exchangeTrophies(game: Talisman, seat: Seat): Play {
  for (const stat of trophyStats(game)) yield* remind(game, seat, stat)
}

function* remind(game: Talisman, seat: Seat, stat: Stat): Play {
  if (bargainOptions(game, seat, stat).length === 0) return
  const offers = (): Option<TrophyChoice | null>[] => [
    ...bargainOptions(game, seat, stat),
    option<TrophyChoice | null>('keep', {}, null),
  ]
  const standing = () => orderForTrophies(game, seat, () => bestBargain(game, seat, stat))
  const deed = yield* ask(game, seat, 'trophies.exchange', offers, {
    standing,
    fleeting: ORDERS.usually(standing) !== null,
  })
  if (deed) yield* handIn(game, seat, stat, deed)
}
