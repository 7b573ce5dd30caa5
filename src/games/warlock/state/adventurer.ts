import { CONSTANTS, isSword, treasureOf } from '../data/components.ts'
import { STARTING_SWORD, type SwordId, type TreasureId } from '../data/ids.ts'
import type { Adventurer } from './state.ts'

/** Questions about an adventurer: belongings, and whether they live. */

export function isDead({ stamina }: Adventurer): boolean {
  return stamina.now === 0 // WAR-3.8
}

/** Swords carried, the starting one first (WAR-8.6). */
export function swordsOf({ startingSword, treasures }: Adventurer): SwordId[] {
  return [...(startingSword ? ([STARTING_SWORD] as const) : []), ...treasures.filter(isSword)]
}

/** Treasure cards that count against the rucksack (WAR-8.4). */
export function rucksackOf({ treasures }: Adventurer): TreasureId[] {
  return treasures.filter((card) => treasureOf(card).countsAgainstRucksack)
}

/** The key numbers on the Treasure cards carried, lowest first (WAR-15.1). */
export function keyNumbersOf({ treasures }: Adventurer): number[] {
  return [...new Set(treasures.flatMap((card) => treasureOf(card).keys))].sort((a, b) => a - b)
}

/** Whether an adventurer carries more than allowed (WAR-8.4, WAR-8.6). */
export function isOverLimit(adventurer: Adventurer): boolean {
  const { rucksackLimit, swordLimit } = CONSTANTS
  return rucksackOf(adventurer).length > rucksackLimit || swordsOf(adventurer).length > swordLimit
}
