import { rate, rating, type Rating } from 'openskill'
import { runToEnd } from '../../engine/index.ts'
import type { UserId } from '../model/store.ts'
import { byEnd } from './player-stats.ts'
import type { Summary } from '../model/summary.ts'

/** A player's rating in a game. In two of three cases the true skill lies within `value` ± `doubt`. */
export interface Rated {
  readonly value: number
  readonly doubt: number
  /** The number of games against others that it is based on. */
  readonly games: number
}

const START_RATING = 1000
/** Displayed points per point of OpenSkill. A player with 160 displayed points more wins about three of four games. */
const POINTS_PER_MU = 40
/** Fixed, because computer players don't learn: a little below a new player, with little doubt. */
const COMPUTER_RATING: Rating = { mu: 24, sigma: 2 }

/** The rating of each person who played against others. `summaries`: finished games of one game, in any order. */
export function ratingsOf(summaries: readonly Summary[]): ReadonlyMap<UserId, Rated> {
  return runToEnd(ratingsFrom(summaries))
}

/** The same as a generator, one game per step. */
export function* ratingsFrom(summaries: readonly Summary[]): Generator<void, ReadonlyMap<UserId, Rated>> {
  const known = new Map<UserId, Rating & { readonly games: number }>()
  for (const { seats } of [...summaries].sort(byEnd)) {
    if (seats.length < 2) continue
    yield
    const teams = seats.map(({ user }) => [user === null ? COMPUTER_RATING : (known.get(user) ?? rating())])
    const after = rate(teams, { rank: seats.map(({ rank }) => rank) })
    for (const [index, { user }] of seats.entries()) {
      const now = after[index]?.[0]
      if (user !== null && now) known.set(user, { ...now, games: (known.get(user)?.games ?? 0) + 1 })
    }
  }
  const { mu } = rating()
  return new Map(
    [...known].map(([user, one]) => {
      const value = Math.round(START_RATING + (one.mu - mu) * POINTS_PER_MU)
      return [user, { value, doubt: Math.round(one.sigma * POINTS_PER_MU), games: one.games }]
    }),
  )
}

/** A conservative estimate. Rankings sort by it, so that a single game can't put a player first. */
export function surely({ value, doubt }: Rated): number {
  return value - doubt
}
