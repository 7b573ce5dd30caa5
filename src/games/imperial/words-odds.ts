import { CREATURES, EXPLORATION, type ExplorationOutcome, type LocationId, type Terrain } from './data.ts'
import { chanceOf2d6, percent } from './words-prose.ts'

/** What a place or a roll promises, in a few words. */

const WAYS_OF_2D6: Readonly<Record<number, number>> = {
  2: 1,
  3: 2,
  4: 3,
  5: 4,
  6: 5,
  7: 6,
  8: 5,
  9: 4,
  10: 3,
  11: 2,
  12: 1,
}

const SUMMARY: readonly (readonly [string, readonly ExplorationOutcome[]])[] = [
  ['clue', ['treasure-clue']],
  ['encounter', ['encounter', 'you-must-leave']],
  ['cure', ['cure-one-wound', 'cure-all-wounds']],
  ['weapon', ['weapon-boat', 'weapon-ship']],
  ['wound', ['bad-water', 'landslide', 'river-of-lava']],
  ['prison', ['prison']],
]

/** How likely some results are where one explores, of 36. */
export function waysToFind(location: LocationId, outcomes: readonly ExplorationOutcome[]): number {
  const rows = EXPLORATION.get(location) ?? {}
  return Object.entries(rows)
    .filter(([, outcome]) => outcomes.includes(outcome))
    .reduce((sum, [total]) => sum + (WAYS_OF_2D6[Number(total)] ?? 0), 0)
}

/** An exploration table in a few words: "clue 31 %, encounter 28 %, cure 17 %, prison 3 %". */
export function exploreOdds(location: LocationId): string {
  return SUMMARY.map(([name, outcomes]) => [name, waysToFind(location, outcomes)] as const)
    .filter(([, ways]) => ways > 0)
    .map(([name, ways]) => `${name} ${percent(ways / 36)}`)
    .join(', ')
}

/** The chance of a flight, and what the dice must show: "needs 7: 2d6 +8 −5, 97 %". */
export function flightOdds(own: number, theirs: number): string {
  const difference = own - theirs
  const shift = difference === 0 ? '' : difference > 0 ? ` +${difference}` : ` −${-difference}`
  return `needs 7+: 2d6${shift} (${own} against ${theirs}), ${percent(chanceOf2d6(7 - difference))}`
}

const KINDS = [...CREATURES.values()].filter(
  (kind) => kind.category !== 'played' && kind.category !== 'meta' && kind.category !== 'place',
)

/** How many of the tiles that could turn up in a hex would rather fight than talk. */
export function dangerOf(tags: readonly Terrain[]): { readonly hostile: number; readonly all: number } {
  const all = KINDS.filter((kind) => kind.terrains.some((terrain) => tags.includes(terrain)))
  const sum = (list: readonly { readonly count: number }[]): number => list.reduce((n, kind) => n + kind.count, 0)
  return { hostile: sum(all.filter((kind) => kind.category === 'hostile')), all: sum(all) }
}
