/** How a game estimates a seat's chance of winning from what the seat may see: a logistic regression. */
export interface Evaluation<V = unknown> {
  /** The names of the numbers, in the order of `measure`. */
  readonly names: readonly string[]
  /** The numbers of the viewer's position. Undefined for spectators. */
  measure(view: V): readonly number[]
  /** The constant, and a weight for each number. `npm run fit` learns them from matches. */
  readonly weights: readonly number[]
}

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
