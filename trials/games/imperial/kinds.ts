import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import type { Kinds } from '../../guard/guard.ts'

/** Every kind of hidden thing. */
export const kinds: Kinds<Imperial> = {
  'clues in hands': ({ players }) => players.map(({ character }) => [...(character?.clues ?? [])].sort()),
  'the deck of clues': ({ clueDeck }) => clueDeck,
}
