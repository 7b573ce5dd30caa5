import mapFile from './map.json' with { type: 'json' }
import { defineHex, distance, Orientation } from 'honeycomb-grid'
import { layHexGame } from './hexgame.ts'
import type { HexId, LocationId, LocationKind, Terrain } from './ids.ts'
import { map, type Printed } from './schemas.ts'

/**
 * Realms: the default map of `map.json` (IMP-2.3), and those that the Hex Game generates from a number (IMP-17.1), with
 * all derived data computed once. A hex of the printed map is called `h-3-4`, that of realm 77 in the same slot
 * `h-3-4@77`, so a hex id identifies its realm.
 */

const MAP: Printed<typeof map> = map.parse(mapFile)

export type Hex = (typeof MAP)['hexes'][number]
export type Location = (typeof MAP)['locations'][number]

export interface Realm {
  /** `null` for the printed realm. */
  readonly number: number | null
  /** By slot. */
  readonly hexes: readonly Hex[]
  /** All locations; the Lost City's is `null` until it is found. */
  readonly places: ReadonlyMap<LocationId, Location>
}

/** Derived data of a hex, in addition to the printed data. */
interface Ground {
  readonly realm: Realm
  readonly hex: Hex
  readonly neighbours: readonly HexId[]
  readonly roads: readonly HexId[]
  readonly isCoastal: boolean
  readonly tags: readonly Terrain[]
  readonly landMass: number | null
}

/** Rows are shifted half a hex to the east where they are odd; hexes stand on a point. */
const Cell = defineHex({ orientation: Orientation.POINTY, offset: -1 })
const CELLS = MAP.hexes.map(({ col, row }) => new Cell({ col, row }))
/** IMP-0.9: steps over any terrain, by slot. */
const DISTANCES = CELLS.map((from) => CELLS.map((to) => distance(Cell.prototype, from, to)))
const NEXT_TO = DISTANCES.map((row) => row.flatMap((steps, slot) => (steps === 1 ? [slot] : [])))

const GROUNDS = new Map<HexId, Ground>()
const REALMS = new Map<number | null, Realm>()
/** Realms cached at a time. Others are generated again when needed, which is fast; each takes some memory. */
const MAX_REALMS = 64

/** The printed realm. */
export const PRINTED: Realm = indexRealm(
  { number: null, hexes: MAP.hexes, places: placesOf(MAP.locations) },
  printedRoads(),
)
export const HEXES = PRINTED.hexes
export const PLACES = PRINTED.places
export const ROADS = MAP.roads

/** The realm of a number; the printed one for `null`. */
export function realmOf(number: number | null): Realm {
  const known = REALMS.get(number)
  if (known) return known
  if (number === null) return PRINTED
  evictOldest()
  return lay(number)
}

/** The realm in which a hex lies. Throws if there is no such hex. */
export function realmAt(hex: HexId): Realm {
  return groundOf(hex).realm
}

/** Whether a hex has that id. */
export function isHex(id: string): boolean {
  return GROUNDS.has(id) || NAMED.test(id)
}

/** The hex of that id. Throws if no realm has it. */
export function hexAt(id: HexId): Hex {
  return groundOf(id).hex
}

export function slotOf(hex: HexId): number {
  return hexAt(hex).slot
}

export function terrainAt(hex: HexId): Terrain {
  return hexAt(hex).terrain
}

/** The hexes next to this one, by slot. */
export function neighboursOf(hex: HexId): readonly HexId[] {
  return groundOf(hex).neighbours
}

/** IMP-0.9 */
export function distanceBetween(from: HexId, to: HexId): number {
  return DISTANCES[slotOf(from)]?.[slotOf(to)] ?? Infinity
}

/** The hexes that one road segment joins to this one (IMP-4.3). */
export function roadsFrom(hex: HexId): readonly HexId[] {
  return groundOf(hex).roads
}

export function isOcean(hex: HexId): boolean {
  return terrainAt(hex) === 'ocean'
}

export function isLand(hex: HexId): boolean {
  return terrainAt(hex) !== 'ocean'
}

/** IMP-0.8, IMP-4.13: land of coast terrain, and land next to an ocean hex. */
export function isCoastal(hex: HexId): boolean {
  return groundOf(hex).isCoastal
}

export function isLandlocked(hex: HexId): boolean {
  return isLand(hex) && !isCoastal(hex)
}

/** IMP-4.14: its own terrain, and coast if it is coastal. */
export function tagsAt(hex: HexId): readonly Terrain[] {
  return groundOf(hex).tags
}

/** The id of the connected stretch of land a hex belongs to; `null` for ocean. */
export function landMassOf(hex: HexId): number | null {
  return groundOf(hex).landMass
}

/** The location printed in a hex; never the Lost City. */
export function locationPrintedAt(hex: HexId): LocationId | null {
  return hexAt(hex).location
}

export function kindOf(location: LocationId): LocationKind {
  const place = PLACES.get(location)
  if (!place) throw new Error(`no location ${location}`)
  return place.locationKind
}

/** Where a location of a realm is. Throws for the Lost City. */
export function hexIn({ places }: Realm, location: LocationId): HexId {
  const hex = places.get(location)?.hex
  if (!hex) throw new Error(`${location} is not on the map`)
  return hex
}

/** Where a location of the printed map is. Throws for the Lost City. */
export function printedHexOf(location: LocationId): HexId {
  return hexIn(PRINTED, location)
}

// Realms generated from a number

/** Parses the id of a hex in a shuffled realm. */
const NAMED = /^h-[0-9]-[0-8]@(\d{1,10})$/

function groundOf(id: HexId): Ground {
  const known = GROUNDS.get(id)
  if (known) return known
  const number = NAMED.exec(id)?.[1]
  if (number !== undefined) realmOf(Number(number))
  const ground = GROUNDS.get(id)
  if (!ground) throw new Error(`no hex ${id}`)
  return ground
}

function lay(number: number): Realm {
  const on = new Map(MAP.locations.flatMap(({ id, hex }) => (hex === null ? [] : [[id, terrainAt(hex)] as const])))
  const { terrain, locations, roads, lanes } = layHexGame(number, on)
  const idAt = (slot: number) => `${HEXES[slot]?.id ?? ''}@${number}`
  const at = new Map([...locations].map(([location, slot]) => [slot, location]))
  const hexes = HEXES.map((hex, slot) => ({
    ...hex,
    id: idAt(slot),
    terrain: terrain[slot] ?? hex.terrain,
    location: at.get(slot) ?? null,
  }))
  const moved = MAP.locations.map((place) => {
    const slot = locations.get(place.id)
    return { ...place, hex: slot === undefined ? null : idAt(slot) }
  })
  return indexRealm({ number, hexes, places: placesOf(moved) }, [...roads, ...lanes])
}

/** Indexes a realm with all derived data. */
function indexRealm(realm: Realm, roads: readonly (readonly [number, number])[]): Realm {
  const { hexes } = realm
  const idOf = (slot: number) => hexes[slot]?.id ?? ''
  const isSea = (slot: number) => hexes[slot]?.terrain === 'ocean'
  const masses = landMasses(isSea)
  const joined = new Map<number, HexId[]>()
  for (const [one, other] of roads) {
    joined.set(one, [...(joined.get(one) ?? []), idOf(other)])
    joined.set(other, [...(joined.get(other) ?? []), idOf(one)])
  }
  for (const hex of hexes) {
    const { id, slot, terrain } = hex
    const near = NEXT_TO[slot] ?? []
    const isOnCoast = terrain === 'coast' || (terrain !== 'ocean' && near.some(isSea))
    GROUNDS.set(id, {
      realm,
      hex,
      neighbours: near.map(idOf),
      roads: joined.get(slot) ?? [],
      isCoastal: isOnCoast,
      tags: isOnCoast && terrain !== 'coast' ? [terrain, 'coast'] : [terrain],
      landMass: masses.get(slot) ?? null,
    })
  }
  REALMS.set(realm.number, realm)
  return realm
}

function evictOldest(): void {
  for (const [number, { hexes }] of REALMS) {
    if (REALMS.size < MAX_REALMS) return
    if (number === null) continue
    REALMS.delete(number)
    for (const { id } of hexes) GROUNDS.delete(id)
  }
}

function landMasses(isSea: (slot: number) => boolean): ReadonlyMap<number, number> {
  const masses = new Map<number, number>()
  for (const start of NEXT_TO.keys()) {
    if (isSea(start) || masses.has(start)) continue
    const reached = new Set([start])
    for (const slot of reached) for (const next of NEXT_TO[slot] ?? []) if (!isSea(next)) reached.add(next)
    for (const slot of reached) masses.set(slot, start)
  }
  return masses
}

function placesOf(locations: readonly Location[]): ReadonlyMap<LocationId, Location> {
  return new Map(locations.map((place) => [place.id, place]))
}

function printedRoads(): (readonly [number, number])[] {
  const slots = new Map(MAP.hexes.map(({ id, slot }) => [id, slot]))
  const slot = (id: HexId) => slots.get(id) ?? 0
  return MAP.roads.flatMap((road) => road.segments.map(([one, other]) => [slot(one), slot(other)] as const))
}
