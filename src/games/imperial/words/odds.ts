import type { ExplorationOutcome, LocationId } from '../data/ids.ts'
import { waysToFind } from '../view/odds.ts'
import { say } from './say.ts'

/** The prospects of a place, in a few words. */

const CHANCES = {
  clue: ['treasure-clue'],
  encounter: ['encounter', 'you-must-leave'],
  cure: ['cure-one-wound', 'cure-all-wounds'],
  weapon: ['weapon-boat', 'weapon-ship'],
  wound: ['bad-water', 'landslide', 'river-of-lava'],
  prison: ['prison'],
} as const satisfies Record<string, readonly ExplorationOutcome[]>

/** A chance from 0 to 1 in percent. Only 0 and 1 themselves are 0 and 100. */
export function percentage(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

/** An exploration table in a few words: "Clue 31%, encounter 28%, cure 17%, prison 3%." */
export function exploreOdds(location: LocationId): string {
  const chances = (Object.keys(CHANCES) as (keyof typeof CHANCES)[]).flatMap((what) => {
    const ways = waysToFind(location, CHANCES[what])
    return ways > 0 ? [say(`chance-${what}`, { chance: percentage(ways / 36) })] : []
  })
  return say('waits-exploring', { chances: chances.join(', ') })
}
