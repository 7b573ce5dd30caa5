import { emit, type Audience } from '../../../engine/index.ts'
import type { PerilsFact } from './perils.ts'
import type { RealmFact } from './realm.ts'
import type { Imperial } from '../state/state.ts'

/** Everything that can happen in a game of The Quest for the Imperial Treasures. */
export type ImperialFact = RealmFact | PerilsFact

/** Emits a fact, to everyone or only to some seats. Public facts never name a clue in a hand (IMP-0.5). */
export function emitFact(game: Imperial, fact: ImperialFact, to: Audience = 'all'): void {
  emit(game, fact, to)
}
