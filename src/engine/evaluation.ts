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

/** How far the first of these rows of numbers is ahead of the best of the others, number by number. */
export function leads(own: readonly number[], others: readonly (readonly number[])[]): readonly number[] {
  return own.map(
    (number, at) => number - Math.max(...others.map((row) => row[at] ?? 0), others.length === 0 ? 0 : -Infinity),
  )
}
