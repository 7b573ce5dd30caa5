import type { FactOf as FactOfGame, LinesByKind } from '../../../../language/index.ts'
import type { TalismanFact } from '../../facts/index.ts'

export type FactOf<K extends TalismanFact['kind']> = FactOfGame<TalismanFact, K>

export type Lines = LinesByKind<TalismanFact>

/** One of several ways to say it, the same for the same number: what happens often is not said alike each time. */
export function oneOf(ways: readonly [string, ...string[]], n: number): string {
  return ways[Math.abs(n) % ways.length] ?? ways[0]
}

/** What another fact has said, or will say in a moment. */
export const silent = (): null => null
