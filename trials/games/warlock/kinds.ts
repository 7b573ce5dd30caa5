import { swordsOf } from '../../../src/games/warlock/state/adventurer.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { Kinds } from '../../guard/guard.ts'

/** Every kind of thing that is hidden from somebody. */
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
 * How many swords somebody carries is public (WAR-22.1): whether a card that he took unseen is one. So is whether somebody who
 * fights on unasked still does: that shows on which side of his secret threshold he is (WAR-25.4).
 */
export function counted({ players, battle }: Warlock): unknown {
  return [players.map(({ adventurer }) => (adventurer ? swordsOf(adventurer).length : 0)), battle?.pressing ?? null]
}
