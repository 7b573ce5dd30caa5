import type { Sum } from '../../../engine/index.ts'
import { listOf, sumWhy } from '../../../language/index.ts'
import { sourceName } from './names.ts'
import { say } from './say.ts'

/** Sums of this game in words. */

/** A sum part by part, with the names of this game: "die 4, +3 counters (TAL-1.1), +1 the Sword (TAL-16.4) = 8". */
export function whyOf(title: string, sum: Sum): string {
  return sumWhy(title, sum, sourceName)
}

/** A fighter's score: "7 + 4 = **11**". Of several dice, the highest counts. */
export function scoreText({ total, parts }: Sum, dice: readonly number[]): string {
  if (dice.length === 0) return say('score-sure', { total })
  const counted = parts.filter(({ from }) => from === 'die').reduce((sum, { value }) => sum + value, 0)
  const score = { value: total - counted, counted, total }
  return dice.length > 1 ? say('score-best-of', { ...score, dice: listOf(dice.map(String)) }) : say('score', score)
}
