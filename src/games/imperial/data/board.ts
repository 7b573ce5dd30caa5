import mapFile from './map.json' with { type: 'json' }
import { defineHex, distance, Orientation } from 'honeycomb-grid'
import type { HexId, LocationId, LocationKind, Terrain } from './ids.ts'
import { map, type Printed } from './schemas.ts'

/** The realm: the default map of `map.json` (IMP-2.3), with everything about it worked out once. */

const REALM: Printed<typeof map> = map.parse(mapFile)

export type Hex = (typeof REALM)['hexes'][number]
export type Location = (typeof REALM)['locations'][number]

export const HEXES = REALM.hexes
export const PLACES: ReadonlyMap<LocationId, Location> = new Map(REALM.locations.map((place) => [place.id, place]))

/** Rows are shifted half a hex to the east where they are odd; hexes stand on a point. */
const Cell = defineHex({ orientation: Orientation.POINTY, offset: -1 })
const CELLS = HEXES.map(({ col, row }) => new Cell({ col, row }))

/** IMP-0.9: steps over any terrain, by slot. */
const DISTANCES = CELLS.map((from) => CELLS.map((to) => distance(Cell.prototype, from, to)))

const BY_ID: ReadonlyMap<HexId, Hex> = new Map(HEXES.map((hex) => [hex.id, hex]))
const NEIGHBOURS = new Map<HexId, readonly HexId[]>(
  HEXES.map((hex) => [hex.id, HEXES.filter((other) => steps(hex, other) === 1).map((other) => other.id)]),
)
const ROADS_FROM = new Map<HexId, HexId[]>()
for (const [one, other] of REALM.roads.flatMap((road) => road.segments)) {
  ROADS_FROM.set(one, [...(ROADS_FROM.get(one) ?? []), other])
  ROADS_FROM.set(other, [...(ROADS_FROM.get(other) ?? []), one])
}

/** IMP-0.8, IMP-4.13: land of coast terrain, and land next to an ocean hex. */
const COASTAL: ReadonlySet<HexId> = new Set(
  HEXES.filter(({ id, terrain }) => terrain === 'coast' || (terrain !== 'ocean' && nextToOcean(id))).map(
    (hex) => hex.id,
  ),
)

const TAGS = new Map<HexId, readonly Terrain[]>(
  HEXES.map(({ id, terrain }) => [id, COASTAL.has(id) && terrain !== 'coast' ? [terrain, 'coast'] : [terrain]]),
)

const LAND_MASSES = findLandMasses()

/** The hex of that id. Throws if the map has none. */
export function hexAt(id: HexId): Hex {
  const hex = BY_ID.get(id)
  if (!hex) throw new Error(`no hex ${id}`)
  return hex
}

export function slotOf(hex: HexId): number {
  return hexAt(hex).slot
}

export function terrainAt(hex: HexId): Terrain {
  return hexAt(hex).terrain
}

/** The hexes next to this one, by slot. */
export function neighboursOf(hex: HexId): readonly HexId[] {
  return NEIGHBOURS.get(hex) ?? []
}

/** IMP-0.9 */
export function distanceBetween(from: HexId, to: HexId): number {
  return steps(hexAt(from), hexAt(to))
}

/** The hexes that one road segment joins to this one (IMP-4.3). */
export function roadsFrom(hex: HexId): readonly HexId[] {
  return ROADS_FROM.get(hex) ?? []
}

export function isOcean(hex: HexId): boolean {
  return terrainAt(hex) === 'ocean'
}

export function isLand(hex: HexId): boolean {
  return terrainAt(hex) !== 'ocean'
}

export function isCoastal(hex: HexId): boolean {
  return COASTAL.has(hex)
}

export function isLandlocked(hex: HexId): boolean {
  return isLand(hex) && !isCoastal(hex)
}

/** IMP-4.14: its own terrain, and coast if it is coastal. */
export function tagsAt(hex: HexId): readonly Terrain[] {
  return TAGS.get(hex) ?? []
}

/** Which connected stretch of land a hex belongs to; `null` for ocean. The numbers only tell them apart. */
export function landMassOf(hex: HexId): number | null {
  return LAND_MASSES.get(hex) ?? null
}

/** The location printed on the map here; the Lost City is not printed anywhere. */
export function locationPrintedAt(hex: HexId): LocationId | null {
  return hexAt(hex).location
}

export function kindOf(location: LocationId): LocationKind {
  const place = PLACES.get(location)
  if (!place) throw new Error(`no location ${location}`)
  return place.locationKind
}

/** Where a location of the printed map is. Throws for the Lost City. */
export function printedHexOf(location: LocationId): HexId {
  const hex = PLACES.get(location)?.hex
  if (!hex) throw new Error(`${location} is not printed on the map`)
  return hex
}

function steps(from: Hex, to: Hex): number {
  return DISTANCES[from.slot]?.[to.slot] ?? Infinity
}

function nextToOcean(hex: HexId): boolean {
  return neighboursOf(hex).some((next) => hexAt(next).terrain === 'ocean')
}

function findLandMasses(): ReadonlyMap<HexId, number> {
  const found = new Map<HexId, number>()
  for (const { id, slot } of HEXES) {
    const reached = isLand(id) && !found.has(id) ? [id] : []
    for (const hex of reached) {
      found.set(hex, slot)
      reached.push(...neighboursOf(hex).filter((next) => isLand(next) && !found.has(next) && !reached.includes(next)))
    }
  }
  return found
}
