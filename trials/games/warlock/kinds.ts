import { swordsOf } from '../../../src/games/warlock/state/adventurer.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { Kinds } from '../../guard/guard.ts'

/** Every kind of hidden thing. */
export const kinds: Kinds<Warlock> = {
  'Key cards in hands': ({ players }) => players.map(({ keyCards }) => [...keyCards].sort()),
  'Key cards beneath the chest': ({ chest }) => [...chest].sort(),
  'Room cards': ({ rooms }) => Object.values(rooms).map(({ encounter }) => encounter?.card ?? null),
  'Maze cards': ({ maze }) => Object.values(maze).map(({ card }) => card),
  'faces of Treasure in rooms': ({ rooms }) => Object.values(rooms).map(({ pile }) => pile),
  'faces of Treasure in rucksacks': ({ players }) => players.map(({ adventurer }) => adventurer?.treasures ?? []),
  'pencil marks': ({ players }) => players.map(({ marks }) => marks),
  'what somebody has been shown': ({ players }) => players.map(({ sightings }) => sightings),
  'written reckonings': ({ players }) => players.map(({ written }) => written),
  'standing orders': ({ orders }) => orders,
}

/**
 * Two public counts: the swords a player carries (WAR-22.1), which shows whether an unseen card is one; and whether a
 * player fights on without a question, which shows on which side of the secret threshold they are (WAR-25.4).
 */
export function counted({ players, battle }: Warlock): unknown {
  return [players.map(({ adventurer }) => (adventurer ? swordsOf(adventurer).length : 0)), battle?.pressing ?? null]
}
