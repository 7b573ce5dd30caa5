/** `TIMES=20 npm test -- FILE` tries everything in a file twenty times as often. */
const TIMES = Number(process.env['TIMES'] ?? 1)

/**
 * How often a test repeats what it tries at random. The suite repeats it often enough for a mistake to survive no more
 * than a few runs, each with other random numbers; the long search is `npm run hunt`.
 */
export function often(times: number): number {
  return Math.max(1, Math.round(times * TIMES))
}
