import type { Part, Sum } from '../../../engine/index.ts'
import { sourceName } from './names.ts'
import { bold, signed } from './prose.ts'

/** How a number came about, part by part. */

const ruled = (part: Part): string => (part.rule === undefined ? '' : ` (${part.rule})`)

/** A sum told part by part: "die 4, +3 counters (TAL-1.1), +1 the Sword (TAL-16.4) = 8". */
export function sumWhy(title: string, sum: Sum): string {
  const dice = sum.parts.filter((part) => part.from === 'die')
  const rest = sum.parts.filter((part) => part.from !== 'die')
  const parts = [
    dice.length > 0
      ? `${dice.length > 1 ? 'dice' : 'die'} ${dice.map((part) => part.value).join(' + ')}${ruled(dice[0] as Part)}`
      : '',
    ...rest.map(
      (part, at) =>
        `${at === 0 && dice.length === 0 ? part.value : signed(part.value)} ${sourceName(part.from)}${ruled(part)}`,
    ),
  ]
  const told = `${title}: ${parts.filter((text) => text !== '').join(', ')}`
  return sum.parts.length === 1 ? told : `${told} = ${sum.total < 0 ? signed(sum.total) : sum.total}`
}

/** A fighter's score: "7 + 🎲 4 = **11**"; of several dice the one that counted comes last. */
export function scoreText({ total, parts }: Sum, dice: readonly number[]): string {
  const counted = parts.filter(({ from }) => from === 'die').reduce((sum, { value }) => sum + value, 0)
  if (dice.length === 0) return bold(String(total))
  const thrown = dice.length > 1 ? `${counted} (of ${dice.join(' and ')})` : String(counted)
  return `${total - counted} + ${thrown} = ${bold(String(total))}`
}
