import { callByKind, type ByKind } from '../../../../language/index.ts'
import { encounterOf } from '../../data/components.ts'
import type { WarlockFact } from '../../facts/index.ts'

/** The jokes in lines that may come again within a match, by names. */
const JOKES: ByKind<WarlockFact, [], string | null> = {
  challenged: ({ reason }) => `challenged ${reason}`,
  'battle-began': ({ champion }) => (champion === null ? null : 'cheer'),
  'monster-killed': ({ more }) => (more > 0 ? 'monster down' : null),
  'shield-rolled': ({ helps }) => (helps ? null : 'shield'),
  'encounter-met': ({ room, card }) => (encounterOf(card).permanent ? `met ${card}` : `room ${room}`),
  'encounter-gone': ({ how }) => (how === 'banished' || how === 'fed' ? how : null),
  'encounter-rolled': ({ outcome }) => `rolled ${outcome}`,
  'escape-rolled': ({ row }) => `escape ${row === 4 ? 3 : row}`,
  'maze-turned-up': ({ card }) => card,
  moved: ({ to }) => (to === 'treasure-room' ? 'at the chest' : null),
  'dwarfs-played': ({ won }) => `dwarfs ${won}`,
  wagered: ({ won }) => (won ? null : 'wager lost'),
  'key-card-looked-at': ({ by }) => (by === 'prisoner' ? 'prisoner' : null),
  'river-fell': () => 'river',
  'after-round': ({ die, loss }) => (die === null || loss > 0 ? null : 'smoke'),
}

/** The joke in the line of a fact; `null` without one that may come again. */
export function jokeOf(fact: WarlockFact): string | null {
  return callByKind(JOKES, fact) ?? null
}
