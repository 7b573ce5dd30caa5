import { memoise, onceFor } from '../../../engine/index.ts'
import { creatureOf, ENCOUNTER_TILES, EXPLORATION, type EncounterKind } from '../data/components.ts'
import type { EncounterTile, ExplorationOutcome, LocationId, Terrain } from '../data/ids.ts'
import { creatureDice } from '../state/party.ts'
import type { ImperialView } from './view.ts'

/** Odds. Numbers only, used by both the words and the computer player. */

/** The chance that two dice total at least this. */
export function chanceOf2d6(least: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b >= least) ways += 1
  return ways / 36
}

/** Dice, and the lowest face that hits. */
export interface Dice {
  readonly dice: number
  readonly hitsOn: number
}

/** The chance of at least that number of hits. */
export function atLeast(hits: number, { dice, hitsOn }: Dice): number {
  const hit = (7 - hitsOn) / 6
  let chance = 0
  let ways = 1
  for (let n = 0; n <= dice; n += 1) {
    if (n >= hits) chance += ways * hit ** n * (1 - hit) ** (dice - n)
    ways = (ways * (dice - n)) / (n + 1)
  }
  return chance
}

/** The chance that some dice total at least this. */
export function sumsAtLeast(dice: number, total: number): number {
  if (dice === 0) return total <= 0 ? 1 : 0
  return [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + sumsAtLeast(dice - 1, total - die), 0) / 6
}

/** The chance to find the way out of prison: 7, 11 or a double (IMP-6.15). */
export const CHANCE_TO_ESCAPE = 14 / 36

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

/** Encounters that may attack the one who draws them. */
const isMet = (kind: EncounterKind): boolean => !['played', 'meta', 'place'].includes(kind.category)

export interface EncounterOdds {
  readonly hostile: number
  readonly nobody: number
}

/**
 * The chances that an encounter drawn in such a hex attacks, and that it does not apply there (IMP-7.2): from the tiles
 * in the pool, or else from all.
 */
export function encounterOdds(
  tags: readonly Terrain[],
  pool: readonly EncounterTile[] = ENCOUNTER_TILES,
): EncounterOdds {
  return memoise(oddsFrom(pool), tags.join(), () => {
    const kinds = pool.map(creatureOf).filter(isMet)
    const share = (chances: readonly number[]) => chances.reduce((sum, one) => sum + one, 0) / pool.length
    return {
      hostile: share(kinds.map((kind) => hostilityIn(kind, tags))),
      nobody: share(kinds.map((kind) => (appliesIn(kind, tags) ? 0 : 1))),
    }
  })
}

/** A move leads to many hexes of the same kinds. */
const oddsFrom = onceFor((_pool: readonly EncounterTile[]) => new Map<string, EncounterOdds>())

function appliesIn(kind: EncounterKind, tags: readonly Terrain[]): boolean {
  return kind.terrains.some((terrain) => tags.includes(terrain))
}

/** The chance that a creature attacks in such a hex. */
export function hostilityIn(kind: EncounterKind, tags: readonly Terrain[]): number {
  return appliesIn(kind, tags) && isMet(kind) ? hostility(kind) : 0
}

/** The tiles in the pool, which are all that no player has; `null` if some lie elsewhere. */
export const poolOf = onceFor((view: ImperialView): readonly EncounterTile[] | null => {
  const members = view.players.flatMap(({ character }) =>
    character ? [...character.companions, ...(character.familiar ? [character.familiar] : [])] : [],
  )
  const out = new Set<string>([...members.map(({ tile }) => tile), ...view.resolving])
  const pool = ENCOUNTER_TILES.filter((tile) => !out.has(tile))
  return pool.length === view.left.encounters ? pool : null
})

/** The chance that a creature attacks, by its reaction table. */
export const hostility = onceFor(({ category, reaction }: EncounterKind): number => {
  if (category === 'hostile') return 1
  const faces = reaction.filter(({ outcome }) => outcome === 'hostile')
  return faces.reduce((sum, { from, to }) => sum + to - from + 1, 0) / 6
})

/** Whether a creature may attack the one who meets it, drawn or sent. */
export function mayAttack(kind: EncounterKind): boolean {
  return creatureDice(kind, 'melee') !== null && (kind.category === 'played' || hostility(kind) > 0)
}
