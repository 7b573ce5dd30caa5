import type { Names } from '../../../../engine/index.ts'
import type { TalismanFact } from '../../facts/index.ts'

type Kind = TalismanFact['kind']

export type FactOf<K extends Kind> = Extract<TalismanFact, { readonly kind: K }>

/** How each kind of fact is told; `null` where another line says it already. */
export type Lines = { readonly [K in Kind]: (fact: FactOf<K>, names: Names) => string | null }

/** One of several ways to say it, the same for the same number: what happens often is not said alike each time. */
export function oneOf(ways: readonly [string, ...string[]], n: number): string {
  return ways[Math.abs(n) % ways.length] ?? ways[0]
}

/** What another fact has said, or will say in a moment. */
export const silent = (): null => null
