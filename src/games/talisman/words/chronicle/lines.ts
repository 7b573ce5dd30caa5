import type { FactOf as FactOfGame, LinesByKind } from '../../../../language/index.ts'
import type { TalismanFact } from '../../facts/index.ts'

export type TalismanFactOf<K extends TalismanFact['kind']> = FactOfGame<TalismanFact, K>

export type Lines = LinesByKind<TalismanFact>

/** For a fact that the line of another fact tells. */
export const silent = (): null => null
