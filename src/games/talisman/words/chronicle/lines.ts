import type { FactOf as FactOfGame, LinesByKind } from '../../../../language/index.ts'
import type { TalismanFact } from '../../facts/index.ts'

export type TalismanFactOf<K extends TalismanFact['kind']> = FactOfGame<TalismanFact, K>

export type Lines = LinesByKind<TalismanFact>

/** One of several wordings, chosen by a number, so that frequent events vary and a replay tells the same. */
export function oneOf(ways: readonly [string, ...string[]], n: number): string {
  return ways[Math.abs(n) % ways.length] ?? ways[0]
}

/** For a fact that the line of another fact tells. */
export const silent = (): null => null
