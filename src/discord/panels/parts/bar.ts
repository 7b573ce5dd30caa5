const CELLS = 10

/** A share from 0 to 1 as a bar in text. */
export function barOf(share: number): string {
  const filled = Math.max(1, Math.round(share * CELLS))
  return '▓'.repeat(filled) + '░'.repeat(CELLS - filled)
}
