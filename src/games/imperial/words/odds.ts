import { percentage } from '../../../language/index.ts'
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

/** An exploration table in a few words: "Clue 31%, encounter 28%, cure 17%, prison 3%." */
export function exploreOdds(location: LocationId): string {
  const chances = (Object.keys(CHANCES) as (keyof typeof CHANCES)[]).flatMap((what) => {
    const ways = waysToFind(location, CHANCES[what])
    return ways > 0 ? [say(`chance-${what}`, { chance: percentage(ways / 36) })] : []
  })
  return say('waits-exploring', { chances: chances.join(', ') })
}
