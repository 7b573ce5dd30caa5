import { onceFor } from '../../../engine/index.ts'
import { CREATURES, ENCOUNTER_TILES, EXPLORATION, type EncounterKind } from '../data/components.ts'
import type { ExplorationOutcome, LocationId, Terrain } from '../data/ids.ts'

/** Odds. Numbers only, used by both the words and the computer player. */

/** The chance that two dice total at least this. */
export function chanceOf2d6(atLeast: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b >= atLeast) ways += 1
  return ways / 36
}

/** Of 36, by their sum. */
export const WAYS_OF_2D6: Readonly<Record<string, number>> = {
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

/** The chance of some results when exploring, in 36ths. */
export function waysToFind(location: LocationId, outcomes: readonly ExplorationOutcome[]): number {
  const rows = EXPLORATION.get(location) ?? {}
  return Object.entries(rows)
    .filter(([, outcome]) => outcomes.includes(outcome))
    .reduce((sum, [total]) => sum + (WAYS_OF_2D6[total] ?? 0), 0)
}

const KINDS = [...CREATURES.values()].filter(
  (kind) => kind.category !== 'played' && kind.category !== 'meta' && kind.category !== 'place',
)

/** The chances that an encounter drawn in such a hex attacks, and that it does not apply there (IMP-7.2). */
export function encounterOdds(tags: readonly Terrain[]): { readonly hostile: number; readonly nobody: number } {
  const applies = (kind: EncounterKind): boolean => kind.terrains.some((terrain) => tags.includes(terrain))
  const share = (chanceOf: (kind: EncounterKind) => number): number =>
    KINDS.reduce((sum, kind) => sum + kind.count * chanceOf(kind), 0) / ENCOUNTER_TILES.length
  return {
    hostile: share((kind) => (applies(kind) ? hostility(kind) : 0)),
    nobody: share((kind) => (applies(kind) ? 0 : 1)),
  }
}

/** The chance that a creature attacks, by its reaction table. */
export const hostility = onceFor(({ category, reaction }: EncounterKind): number => {
  if (category === 'hostile') return 1
  const faces = reaction.filter(({ outcome }) => outcome === 'hostile')
  return faces.reduce((sum, { from, to }) => sum + to - from + 1, 0) / 6
})
