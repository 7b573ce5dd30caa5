import type { Seat } from '../../../engine/index.ts'
import {
  distanceBetween,
  hexIn,
  isCoastal,
  isLand,
  isLandlocked,
  isOcean,
  landMassOf,
  neighboursOf,
  realmAt,
  roadsFrom,
} from '../data/board.ts'
import { creatureOf, treasureOf } from '../data/components.ts'
import type { EncounterTile, HexId, TileId } from '../data/ids.ts'
import { characterAt, maybeCharacter, type Character, type Imperial } from './state.ts'
import { isOasis } from './whereabouts.ts'

/** Where a character may go in Phase 1, and by which route (IMP-4.2 to 4.9, IMP-18.6 to 18.11). */

/** The hexes of a move in order, without the starting hex. */
export interface Path {
  readonly hexes: readonly HexId[]
  /** The hex that distinguishes it from another route to the same place; `null` where only one is worth naming. */
  readonly via: HexId | null
}

/** The belongings of a character that extend their moves. */
interface Equipped {
  readonly treasures: readonly TileId[]
  readonly companions: readonly { readonly tile: EncounterTile }[]
}

/** IMP-4.4: three steps by road, plus treasures and companions. */
export function roadAllowance(character: Equipped): number {
  const treasures = character.treasures.map((tile) => treasureOf(tile).power?.roadAllowance ?? 0)
  const mounts = character.companions.map(({ tile }) => abilityValue(tile, 'road-allowance') ?? 0)
  return [...treasures, ...mounts].reduce((total, extra) => total + extra, 3)
}

/** IMP-4.2: one step, two with Ed Eagle. */
export function wildernessSteps(character: Equipped): number {
  return Math.max(1, ...character.companions.map(({ tile }) => abilityValue(tile, 'wilderness-steps') ?? 1))
}

/** The smallest allowance among all who walk together (IMP-17.15). */
function together(game: Imperial, seat: Seat, steps: (character: Character) => number): number {
  const guests = (game.turn.convoy ?? []).flatMap((guest) => maybeCharacter(game, guest) ?? [])
  return Math.min(...[characterAt(game, seat), ...guests].map(steps))
}

/** Road moves, one for each destination (IMP-4.3, IMP-4.6, IMP-18.10). */
export function roadPaths(game: Imperial, seat: Seat): Path[] {
  const character = characterAt(game, seat)
  const found = routesWithin(character.hex, together(game, seat, roadAllowance), roadsFrom)
  return worthTaking(game, character, found)
}

/** Wilderness moves over land (IMP-4.2, IMP-18.11). */
export function wildernessPaths(game: Imperial, seat: Seat): Path[] {
  const character = characterAt(game, seat)
  if (!isLand(character.hex)) return [] // IMP-4.2: leaving an ocean hex is always a sea step
  const found = routesWithin(character.hex, together(game, seat, wildernessSteps), (hex) =>
    neighboursOf(hex).filter(isLand),
  )
  // ruling: only a road move may go on from the Oasis (IMP-4.10), so no second wilderness step starts there.
  return worthTaking(
    game,
    character,
    found.filter((path) => !crossesOasis(game, path)),
  )
}

/** Sea moves of one or two steps (IMP-4.7, IMP-4.8, IMP-18.8). Landing ends them. */
export function seaPaths(game: Imperial, seat: Seat): Path[] {
  const { hex: start, vessel } = characterAt(game, seat)
  if (!vessel) return [] // IMP-4.7
  const fromOcean = isOcean(start)
  const one = neighboursOf(start).filter((hex) => isOcean(hex) || (fromOcean && isLand(hex)))
  const two = one
    .filter(isOcean)
    .flatMap((via) => neighboursOf(via).map((hex) => [via, hex] as const))
    .filter(([, hex]) => hex !== start && !one.includes(hex))
  const landings = two.filter(([, hex]) => isLand(hex))
  // From coast to coast the ocean hex matters, because of its special draw (IMP-4.9); otherwise the first route will
  // do.
  const routes = fromOcean ? firstRoutes(landings) : landings
  const sailings = firstRoutes(two.filter(([, hex]) => isOcean(hex)))
  return [
    ...one.map((hex) => ({ hexes: [hex], via: null })),
    ...[...sailings, ...routes].map(([via, hex]) => ({
      hexes: [via, hex],
      via: routes.filter(([, other]) => other === hex).length > 1 ? via : null,
    })),
  ]
}

/** IMP-4.9: coast, ocean, coast. */
export function isSpecialSeaMove(start: HexId, [first, second]: readonly HexId[]): boolean {
  return isLand(start) && first !== undefined && second !== undefined && isOcean(first) && isLand(second)
}

/** IMP-4.19: on land without a vessel and without a land route to Nobnodd. */
export function isStranded({ hex, vessel }: Pick<Character, 'hex' | 'vessel'>): boolean {
  return isOffTheMainland(hex) && !vessel
}

/** Land without a land route to Nobnodd. */
export function isOffTheMainland(hex: HexId): boolean {
  return isLand(hex) && landMassOf(hex) !== landMassOf(hexIn(realmAt(hex), 'nobnodd'))
}

/** The coastal hexes of Nobnodd's land mass that are nearest by hex distance (IMP-4.19). */
export function nearestShores(from: HexId): HexId[] {
  const mainland = landMassOf(hexIn(realmAt(from), 'nobnodd'))
  const shores = realmAt(from)
    .hexes.map(({ id }) => id)
    .filter((id) => isLand(id) && isCoastal(id) && landMassOf(id) === mainland)
  const nearest = Math.min(...shores.map((shore) => distanceBetween(from, shore)))
  return shores.filter((shore) => distanceBetween(from, shore) === nearest)
}

/** All routes of up to that many steps that enter no hex twice, the shortest first (IMP-18.6). */
function routesWithin(start: HexId, steps: number, next: (hex: HexId) => readonly HexId[]): HexId[][] {
  const found: HexId[][] = []
  let ends: HexId[][] = [[]]
  for (let step = 0; step < steps; step += 1) {
    ends = ends.flatMap((path) =>
      next(path.at(-1) ?? start)
        .filter((hex) => hex !== start && !path.includes(hex))
        .map((hex) => [...path, hex]),
    )
    found.push(...ends)
  }
  return found
}

/**
 * The shortest route to each place; two where one goes through the Oasis and the other does not, since the Oasis may
 * stop the character (IMP-4.10). A route that costs a vessel or a companion is left out if another keeps them.
 */
function worthTaking(game: Imperial, character: Character, found: readonly HexId[][]): Path[] {
  const byPlace = new Map<HexId, HexId[][]>()
  for (const path of found) {
    const place = path.at(-1) as HexId
    byPlace.set(place, [...(byPlace.get(place) ?? []), path])
  }
  return [...byPlace.values()].flatMap((routes) => {
    const kept = routes.some((route) => keepsTheCoast(character, route))
      ? routes.filter((route) => keepsTheCoast(character, route))
      : routes
    const round = kept.find((route) => !crossesOasis(game, route))
    const through = kept.find((route) => crossesOasis(game, route))
    const both = round !== undefined && through !== undefined
    return [
      ...(round ? [{ hexes: round, via: null }] : []),
      ...(through ? [{ hexes: through, via: both ? (through.find((hex) => isOasis(game, hex)) ?? null) : null }] : []),
    ]
  })
}

/** Whether a route keeps everything that needs the coast (IMP-9.8, IMP-10.4). */
function keepsTheCoast({ vessel, companions }: Character, path: readonly HexId[]): boolean {
  const needsCoast =
    vessel !== null || companions.some(({ tile }) => creatureOf(tile).companion?.habitat === 'sea-coast')
  return !needsCoast || path.every((hex) => !isLandlocked(hex))
}

function crossesOasis(game: Imperial, path: readonly HexId[]): boolean {
  return path.slice(0, -1).some((hex) => isOasis(game, hex))
}

function firstRoutes(routes: readonly (readonly [HexId, HexId])[]): (readonly [HexId, HexId])[] {
  return routes.filter(([, hex], index) => routes.findIndex(([, other]) => other === hex) === index)
}

function abilityValue(tile: string, type: string): number | undefined {
  const ability = creatureOf(tile).companion?.ability
  return ability?.type === type ? ability.value : undefined
}
