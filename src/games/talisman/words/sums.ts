import type { Sum } from '../../../engine/index.ts'
import { bold, sumWhy } from '../../../language/index.ts'
import { sourceName } from './names.ts'

/** Sums of this game in words. */

/** A sum part by part, with the names of this game: "die 4, +3 counters (TAL-1.1), +1 the Sword (TAL-16.4) = 8". */
export function whyOf(title: string, sum: Sum): string {
  return sumWhy(title, sum, sourceName)
}

/** A fighter's score: "7 + 🎲 4 = **11**"; of several dice, the one that counts comes last. */
export function scoreText({ total, parts }: Sum, dice: readonly number[]): string {
  const counted = parts.filter(({ from }) => from === 'die').reduce((sum, { value }) => sum + value, 0)
  if (dice.length === 0) return bold(String(total))
  const thrown = dice.length > 1 ? `${counted} (of ${dice.join(' and ')})` : String(counted)
  return `${total - counted} + ${thrown} = ${bold(String(total))}`
}
