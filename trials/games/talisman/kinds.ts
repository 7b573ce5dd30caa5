import type { Talisman } from '../../../src/games/talisman/state/state.ts'
import type { Kinds } from '../../guard/guard.ts'

/** Every kind of hidden thing. */
export const kinds: Kinds<Talisman> = {
  'Spells in hands': ({ players }) => players.map(({ character }) => [...(character?.spells ?? [])].sort()),
  'the pile of Adventures': ({ deck }) => deck,
  'the pile of Spells': ({ spellDeck }) => spellDeck,
  'Characters dealt to pick from': ({ players }) => players.map(({ hand }) => hand),
  'standing orders': ({ orders }) => orders,
  'what is answered in a window': ({ windows }) => windows.map(({ answers }) => answers),
}
