/** What was not found exactly once of all there is: lost, or in several places. In the order of the box, then of what was found. */
export function notOnce<T>(all: readonly T[], found: readonly T[]): T[] {
  const counts = new Map<T, number>()
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...new Set([...all, ...found])].filter((one) => counts.get(one) !== 1)
}
