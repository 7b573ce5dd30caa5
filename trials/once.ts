/** Items not found exactly once: lost, or in several places. First in the order of `all`, then of `found`. */
export function notOnce<T>(all: readonly T[], found: readonly T[]): T[] {
  const counts = new Map<T, number>()
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...new Set([...all, ...found])].filter((one) => counts.get(one) !== 1)
}
