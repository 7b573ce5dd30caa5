import type { Seat } from './facts.ts'
import type { Evaluation } from './game.ts'

/** The viewer's chance of winning, from 0 to 1. */
export function chanceOfWinning<V>({ measure, weights }: Evaluation<V>, view: V): number {
  return logistic(weighted(weights, measure(view)))
}

/** The sum of some numbers by their weights. The first weight is the constant. */
export function weighted([constant = 0, ...weights]: readonly number[], numbers: readonly number[]): number {
  return numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), constant)
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

/** Numbers of a position, and each once more weighted by how late it is in the match (from 0 to 1). */
export function withLateness(numbers: readonly number[], late: number): readonly number[] {
  return [...numbers, ...numbers.map((number) => number * late)]
}

/** The names of those numbers. */
export function namesWithLateness(names: readonly string[]): readonly string[] {
  return [...names, ...names.map((name) => `${name}, late`)]
}

/**
 * How far a seat is ahead of the best of the other seats, number by number. `rows`: the numbers of each seat, all
 * equally many, in the order of `names`; `null` for a seat that has nothing, which counts as zeros.
 */
export function leadOf(
  seat: Seat | null,
  rows: readonly (readonly number[] | null)[],
  names: readonly string[],
): readonly number[] {
  const others = rows.filter((_, at) => at !== seat)
  const own = seat === null ? null : rows[seat]
  return names.map((_, at) => {
    const best = Math.max(...others.map((row) => row?.[at] ?? 0), others.length === 0 ? 0 : -Infinity)
    return (own?.[at] ?? 0) - best
  })
}
