/** The mean of some values, and its standard error. */
export interface Mean {
  readonly mean: number
  readonly error: number
}

/** The mean of no values is 0, and the error of less than two of them has no bounds. */
export function meanOf(values: readonly number[]): Mean {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count)
  if (count < 2) return { mean, error: Infinity }
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (count - 1) / count) }
}
