/** `TIMES=20 npm test -- FILE` tries everything in a file twenty times as often. */
const TIMES = Number(process.env['TIMES'] ?? 1)

/**
 * How often a test tries what it tries by chance. In the suite so often that a mistake of the kind it looks for does
 * not live through a few runs, each of which has other luck; the long search is `npm run hunt`.
 */
export function often(times: number): number {
  return Math.max(1, Math.round(times * TIMES))
}
