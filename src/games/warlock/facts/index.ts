import { emit, type Audience } from '../../../engine/index.ts'
import type { HandsFact } from './hands.ts'
import type { RealmFact } from './realm.ts'
import type { Warlock } from '../state/state.ts'

/** Everything that can happen in a game of The Warlock of Firetop Mountain. */
export type WarlockFact = RealmFact | HandsFact

/** Emits a fact, to everyone or only to some seats. Public facts never name a hidden card (WAR-22.3). */
export function emitFact(game: Warlock, fact: WarlockFact, to: Audience = 'all'): void {
  emit(game, fact, to)
}
