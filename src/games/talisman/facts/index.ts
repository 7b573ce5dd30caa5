import { emit, type Audience } from '../../../engine/index.ts'
import type { CardFact } from './cards.ts'
import type { CoreFact } from './table.ts'
import type { Talisman } from '../state/state.ts'

/** Everything that can happen in a game of Talisman. */
export type TalismanFact = CoreFact | CardFact

/** Emits a fact, to everyone or only to some seats. Public facts never name a Spell in a hand (TAL-9.2). */
export function emitFact(game: Talisman, fact: TalismanFact, to: Audience = 'all'): void {
  emit(game, fact, to)
}
