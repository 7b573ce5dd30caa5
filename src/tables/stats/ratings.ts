import { rate, rating, type Rating } from 'openskill'
import { runToEnd } from '../../engine/index.ts'
import type { UserId } from '../model/store.ts'
import { byEnd } from './player-stats.ts'
import type { Summary } from '../model/summary.ts'

/** How well somebody plays a game. In two of three cases the truth lies within `value` ± `doubt`. */
export interface Rated {
  readonly value: number
  readonly doubt: number
  /** In so many games against others. */
  readonly games: number
}

/** What somebody has who has not played yet. */
const START = 1000
/** A point of OpenSkill's, in points as people read them: whoever has 160 more wins about three of four games. */
const POINTS = 40
/** Computer players do not learn: a little below somebody new, and little doubt about it. */
const COMPUTER: Rating = { mu: 24, sigma: 2 }

/** The rating of everybody who has played a game against others, from games of it in any order. */
export function ratingsOf(summaries: readonly Summary[]): ReadonlyMap<UserId, Rated> {
  return runToEnd(ratingsFrom(summaries))
}

/** The same, a game at a step. */
export function* ratingsFrom(summaries: readonly Summary[]): Generator<void, ReadonlyMap<UserId, Rated>> {
  const known = new Map<UserId, Rating & { readonly games: number }>()
  for (const { seats } of [...summaries].sort(byEnd)) {
    if (seats.length < 2) continue
    yield
    const teams = seats.map(({ user }) => [user === null ? COMPUTER : (known.get(user) ?? rating())])
    const after = rate(teams, { rank: seats.map(({ rank }) => rank) })
    for (const [index, { user }] of seats.entries()) {
      const now = after[index]?.[0]
      if (user !== null && now) known.set(user, { ...now, games: (known.get(user)?.games ?? 0) + 1 })
    }
  }
  const { mu } = rating()
  return new Map(
    [...known].map(([user, one]) => {
      const value = Math.round(START + (one.mu - mu) * POINTS)
      return [user, { value, doubt: Math.round(one.sigma * POINTS), games: one.games }]
    }),
  )
}

/** What is as good as certain: by this people are put in order, so that nobody is first by a single game. */
export function surely({ value, doubt }: Rated): number {
  return value - doubt
}
