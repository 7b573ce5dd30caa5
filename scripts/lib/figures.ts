import type { Mean } from '../../src/engine/index.ts'

/** The value below which a share of the values lies, by nearest rank; `null` of none. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5)
}

/** Three digits that count; more where they stand before the point. */
export function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

/** A figure for readers; a dash where there is none. */
export function shownFigure(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value) ? '–' : rounded(value).toLocaleString('en')
}

/** What a figure was when its goal was set, and what it may be at most. */
export interface Baseline {
  readonly before?: number
  readonly most?: number
}

/** The heads of the cells that `besideBaseline` adds to a table. */
export const BASELINE_HEAD = ['before', 'goal', '']

/** Three cells for a figure in a table: what it was before, its goal, and whether it meets the goal. */
export function besideBaseline(is: number | null, { before, most }: Baseline = {}): string[] {
  if (most === undefined) return [before === undefined ? '' : shownFigure(before), '', '']
  return [shownFigure(before), `≤ ${shownFigure(most)}`, is !== null && is <= most ? 'met' : 'MISSED']
}

/** Lines of a table for a terminal: the first column to the left, figures to the right, each as wide as it needs. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)))
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96

/**
 * The 95 % confidence interval of a share (Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927).
 */
export function intervalOf(won: number, played: number): { readonly least: number; readonly most: number } {
  const share = won / played
  const among = 1 + Z ** 2 / played
  const middle = (share + Z ** 2 / (2 * played)) / among
  const half = (Z * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2))) / among
  return { least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

/** The 95 % confidence interval of a mean. */
export function intervalAround({ mean, error }: Mean): { readonly least: number; readonly most: number } {
  return { least: mean - Z * error, most: mean + Z * error }
}
