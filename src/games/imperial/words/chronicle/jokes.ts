import { callByKind, type ByKind } from '../../../../language/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { foeId, itemId } from '../things.ts'

/** The jokes in lines that may come again within a match, by names. */
const JOKES: ByKind<ImperialFact, [], string> = {
  'encounter-drawn': ({ tile }) => foeId(tile),
  'encounter-returned': ({ why }) => `returned ${why}`,
  'encounter-played': () => 'played',
  'harm-died': () => 'epitaph',
  'treasure-drawn': ({ tile }) => itemId(tile),
  'clue-exchanged': ({ clue }) => clue,
  explored: ({ location, roll }) => `${location} ${roll.total}`,
  'oasis-rolled': ({ there }) => (there ? 'oasis' : 'no oasis'),
  'escape-rolled': ({ free, roll }) => (free ? 'free' : `solid ${roll.total}`),
  'trade-refused': () => 'trade refused',
  'fight-approach-waived': () => 'approach waived',
  meditated: ({ learnt, roll, target }) => (learnt || roll?.total !== target - 1 ? `meditated ${learnt}` : 'almost'),
}

/** The joke in the line of a fact; `null` without one that may come again. */
export function jokeOf(fact: ImperialFact): string | null {
  return callByKind(JOKES, fact) ?? null
}
