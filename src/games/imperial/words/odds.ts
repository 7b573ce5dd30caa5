import { percent } from '../../../language/index.ts'
import type { ExplorationOutcome, LocationId } from '../data/ids.ts'
import { waysToFind } from '../view/odds.ts'

/** The prospects of a place, in a few words. */

const SUMMARY: readonly (readonly [string, readonly ExplorationOutcome[]])[] = [
  ['clue', ['treasure-clue']],
  ['encounter', ['encounter', 'you-must-leave']],
  ['cure', ['cure-one-wound', 'cure-all-wounds']],
  ['weapon', ['weapon-boat', 'weapon-ship']],
  ['wound', ['bad-water', 'landslide', 'river-of-lava']],
  ['prison', ['prison']],
]

/** An exploration table in a few words: "clue 31 %, encounter 28 %, cure 17 %, prison 3 %". */
export function exploreOdds(location: LocationId): string {
  return SUMMARY.map(([name, outcomes]) => [name, waysToFind(location, outcomes)] as const)
    .filter(([, ways]) => ways > 0)
    .map(([name, ways]) => `${name} ${percent(ways / 36)}`)
    .join(', ')
}
