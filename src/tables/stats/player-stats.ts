import type { Counts, Draw } from '../../engine/index.ts'
import type { UserId } from '../model/store.ts'
import type { SeatSummary, Summary } from '../model/summary.ts'

/** A finished game, and a player's seat in it. */
export interface OwnGame {
  readonly summary: Summary
  readonly seat: SeatSummary
}

/** Sorts games by their end. All statistics that depend on an order use this one. */
export function byEnd(one: Summary, other: Summary): number {
  return one.endedAt - other.endedAt || (one.table < other.table ? -1 : 1)
}

/** A player's games, in the order in which they ended. */
export function ownGames(summaries: readonly Summary[], user: UserId): readonly OwnGame[] {
  return [...summaries].sort(byEnd).flatMap((summary) => {
    const seat = summary.seats.find((one) => one.user === user)
    return seat ? [{ summary, seat }] : []
  })
}

/** The games of each person who had a seat at a game's end, in the order in which they ended. */
export function gamesOfEach(summaries: readonly Summary[]): ReadonlyMap<UserId, readonly OwnGame[]> {
  const each = new Map<UserId, OwnGame[]>()
  for (const summary of [...summaries].sort(byEnd)) {
    for (const seat of summary.seats) {
      if (seat.user === null) continue
      const own = each.get(seat.user) ?? []
      own.push({ summary, seat })
      each.set(seat.user, own)
    }
  }
  return each
}

/** The player's name in their last game. */
export function nameIn(own: readonly OwnGame[]): string {
  return own.at(-1)?.seat.name ?? ''
}

/** The sum of counts. */
export function total(all: readonly Counts[]): Counts {
  const sum = new Map<string, number>()
  for (const counts of all) for (const [name, n] of Object.entries(counts)) sum.set(name, (sum.get(name) ?? 0) + n)
  return Object.fromEntries(sum)
}

/** The counts of each kind of a name, highest first. `slain:dragon` has the name `slain` and the kind `dragon`. */
export function kindsOf(counts: Counts, name: string): readonly { readonly kind: string; readonly n: number }[] {
  const prefix = `${name}:`
  return Object.entries(counts)
    .filter(([one]) => one.startsWith(prefix))
    .map(([one, n]) => ({ kind: one.slice(prefix.length), n }))
    .sort((a, b) => b.n - a.n || (a.kind < b.kind ? -1 : 1))
}

/** The longest and the current winning streak. */
export function streaks(own: readonly OwnGame[]): { readonly longest: number; readonly now: number } {
  let [longest, now] = [0, 0]
  for (const { seat } of own) {
    now = seat.won ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { longest, now }
}

/** A player's luck with dice. */
export interface DiceLuck {
  readonly dice: number
  readonly mean: number
  /** The percentage of people who would roll fewer pips with as many fair dice. */
  readonly percentile: number
  /** Standard deviations above the mean of fair dice. Comparable between different numbers of dice. */
  readonly deviation: number
}

/** With fewer dice, the statistics show no luck. */
export const FEWEST_DICE = 30
const PIP_MEAN = 3.5
const PIP_VARIANCE = 35 / 12

/** The luck with dice; `null` with fewer dice than this. */
export function luckOf(counts: Counts, fewest = FEWEST_DICE): DiceLuck | null {
  const { dice = 0, pips = 0 } = counts
  if (dice < fewest) return null
  const deviation = (pips - PIP_MEAN * dice) / Math.sqrt(PIP_VARIANCE * dice)
  return { dice, mean: pips / dice, percentile: Math.round(100 * normal(deviation)), deviation }
}

/** The luck of draws that are good with these chances: the percentage of people who would have fewer good ones. */
export function percentileOfDraws(draws: readonly Pick<Draw, 'isGood' | 'share'>[]): number {
  const good = draws.filter(({ isGood }) => isGood).length
  let chances = [1]
  for (const { share } of draws)
    chances = [...chances, 0].map((chance, n) => chance * (1 - share) + (chances[n - 1] ?? 0) * share)
  const fewer = chances.slice(0, good).reduce((sum, chance) => sum + chance, 0)
  return Math.round(100 * (fewer + (chances[good] ?? 0) / 2))
}

/** The cumulative normal distribution, to about seven digits (Abramowitz and Stegun 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const [a, b, c, d, e] = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * t * (a + t * (b + t * (c + t * (d + t * e))))
  return x < 0 ? tail : 1 - tail
}
