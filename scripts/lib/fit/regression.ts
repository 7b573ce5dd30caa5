import { logistic, weighted } from '../../../src/engine/index.ts'

/** Numbers, and what came of them, from 0 to 1. */
export interface Sample {
  readonly numbers: readonly number[]
  readonly won: number
  /** The numbers are a difference between two things of which one won, so the constant says nothing about them. */
  readonly isDifference?: boolean
}

/** Rounds of Newton's method; it has settled long before. */
const ROUNDS = 25

/**
 * The weights of a logistic regression, the constant first, by Newton's method (Hastie, Tibshirani and Friedman, "The
 * Elements of Statistical Learning", 4.4.1), with differences as in conditional logistic regression (Hosmer and
 * Lemeshow, "Applied Logistic Regression", 7.3). `ridge`: how strongly weights are drawn to 0, in samples; it keeps
 * numbers that never vary harmless. `counting`: how many samples each counts for (default: one).
 */
export function regressionOf(
  samples: readonly Sample[],
  ridge: number,
  counting: (sample: Sample) => number = () => 1,
): readonly number[] {
  const width = 1 + (samples[0]?.numbers.length ?? 0)
  const rows = samples.map(({ numbers, isDifference }) => [isDifference ? 0 : 1, ...numbers])
  const scales = Array.from({ length: width }, (_, at) =>
    at === 0 ? 1 : Math.sqrt(rows.reduce((sum, row) => sum + (row[at] ?? 0) ** 2, 0) / rows.length) || 1,
  )
  const scaled = samples.map((sample, at) => ({
    row: (rows[at] ?? []).map((number, column) => number / (scales[column] ?? 1)),
    won: sample.won,
    counts: counting(sample),
  }))
  let weights: readonly number[] = scales.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) weights = improved(weights, scaled, ridge)
  return weights.map((weight, at) => weight / (scales[at] ?? 1))
}

interface Scaled {
  readonly row: readonly number[]
  readonly won: number
  readonly counts: number
}

function improved(weights: readonly number[], samples: readonly Scaled[], ridge: number): readonly number[] {
  const width = weights.length
  const slope = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight))
  const bend = weights.map((_, at) => weights.map((_other, to) => (at === to ? (at === 0 ? 1e-9 : ridge) : 0)))
  for (const { row, won, counts } of samples) {
    const chance = logistic(weighted([0, ...weights], row))
    const miss = counts * (won - chance)
    const spread = counts * chance * (1 - chance)
    for (let at = 0; at < width; at += 1) {
      const value = row[at] ?? 0
      if (value === 0) continue
      slope[at] = (slope[at] ?? 0) + miss * value
      const line = bend[at] ?? []
      for (let to = 0; to < width; to += 1) line[to] = (line[to] ?? 0) + spread * value * (row[to] ?? 0)
    }
  }
  const step = solved(bend, slope)
  return weights.map((weight, at) => weight + (step[at] ?? 0))
}

/** Solves a system of linear equations by Gaussian elimination with pivots. Changes its arguments. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  const width = right.length
  for (let at = 0; at < width; at += 1) {
    let best = at
    for (let row = at + 1; row < width; row += 1)
      if (Math.abs(matrix[row]?.[at] ?? 0) > Math.abs(matrix[best]?.[at] ?? 0)) best = row
    ;[matrix[at], matrix[best]] = [matrix[best] as number[], matrix[at] as number[]]
    ;[right[at], right[best]] = [right[best] as number, right[at] as number]
    const pivot = matrix[at] as number[]
    for (let row = 0; row < width; row += 1) {
      if (row === at) continue
      const line = matrix[row] as number[]
      const share = (line[at] ?? 0) / (pivot[at] ?? 1)
      if (share === 0) continue
      for (let to = at; to < width; to += 1) line[to] = (line[to] ?? 0) - share * (pivot[to] ?? 0)
      right[row] = (right[row] ?? 0) - share * (right[at] ?? 0)
    }
  }
  return right.map((value, at) => value / (matrix[at]?.[at] ?? 1))
}
