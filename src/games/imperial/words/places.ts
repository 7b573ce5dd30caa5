import { distanceBetween, hexAt, isHex, realmAt, type Hex, type Realm } from '../data/board.ts'
import type { HexId, LocationId, Terrain } from '../data/ids.ts'
import { say } from './say.ts'

/** Names of places. Every hex of the realm has a name of its own, so that no two options read alike. */

function known(hex: HexId): Hex | null {
  return isHex(hex) ? hexAt(hex) : null
}

/** A location in a sentence: "Fishgut", "the Monastery". */
export function locationName(location: LocationId): string {
  return say(`place-${location}`)
}

/** The line printed on a location. */
export function locationText(location: LocationId): string {
  return say(`print-place-${location}`)
}

export function terrainName(terrain: Terrain): string {
  return say(`terrain-${terrain}`)
}

/** The winds, counter-clockwise from east in steps of 30 degrees. */
const WINDS = ['e', 'ene', 'ne', 'n', 'nw', 'wnw', 'w', 'wsw', 'sw', 's', 'se', 'ese'] as const
type Wind = (typeof WINDS)[number]

/** The id of the name of the wind from one hex to another. */
export function windId(from: HexId, to: HexId): string | null {
  const wind = windOf(from, to)
  return wind && `wind-${wind}`
}

/** The direction from one hex to another, as one of twelve winds; `null` for the same hex. */
export function windFrom(from: HexId, to: HexId): { readonly short: string; readonly long: string } | null {
  const wind = windOf(from, to)
  return wind && { short: say(`wind-${wind}.short`), long: say(`wind-${wind}`) }
}

function windOf(from: HexId, to: HexId): Wind | null {
  const a = known(from)
  const b = known(to)
  if (!a || !b || a === b) return null
  const x = b.q - a.q + (b.r - a.r) / 2
  const y = ((a.r - b.r) * Math.sqrt(3)) / 2
  return WINDS[(Math.round(Math.atan2(y, x) / (Math.PI / 6)) + 12) % 12] ?? WINDS[0]
}

interface Spot {
  readonly anchor: LocationId
  readonly wind: Wind
  readonly far: number
}

/** Each hex without a location, by its direction from the nearest location for which that is unique. */
const SPOTS = new WeakMap<Realm, ReadonlyMap<HexId, Spot>>()

function spotOf(hex: HexId): Spot | undefined {
  const realm = realmAt(hex)
  const spots = SPOTS.get(realm) ?? spotsOf(realm)
  SPOTS.set(realm, spots)
  return spots.get(hex)
}

function spotsOf({ hexes }: Realm): ReadonlyMap<HexId, Spot> {
  const taken = new Set<string>()
  const found = new Map<HexId, Spot>()
  const anchors = hexes.filter((hex) => hex.location !== null)
  const candidates = hexes
    .filter((hex) => hex.location === null)
    .flatMap((hex) => anchors.map((anchor) => ({ hex, anchor, far: distanceBetween(hex.id, anchor.id) })))
    .sort((a, b) => a.far - b.far || a.hex.slot - b.hex.slot || a.anchor.slot - b.anchor.slot)
  for (const { hex, anchor, far } of candidates) {
    const wind = windOf(anchor.id, hex.id)
    if (found.has(hex.id) || !wind || anchor.location === null) continue
    const name = `${far} ${wind} ${anchor.location}`
    if (taken.has(name)) continue
    taken.add(name)
    found.set(hex.id, { anchor: anchor.location, wind, far })
  }
  return found
}

/** A hex in a sentence: "Fishgut", "the forest north-east of Fishgut", "the Lost City". */
export function placeName(hex: HexId, lostCity: HexId | null = null): string {
  if (hex === lostCity) return locationName('lost-city')
  const one = known(hex)
  if (!one) return hex
  if (one.location) return locationName(one.location)
  const spot = spotOf(hex)
  if (!spot) return say(`terrain-${one.terrain}.the`)
  return say('spot', nearby(one, spot))
}

/** A hex on a button: "Fishgut", "forest NE of Fishgut". */
export function placeLabel(hex: HexId, lostCity: HexId | null = null): string {
  const one = known(hex)
  const spot = one ? spotOf(hex) : undefined
  if (hex === lostCity) return say('a-name.plain', { name: 'place-lost-city' })
  if (!one) return hex
  if (one.location) return say('a-name.plain', { name: `place-${one.location}` })
  if (!spot) return terrainName(one.terrain)
  return say('spot.short', nearby(one, spot))
}

/** What a spot is near to. */
function nearby({ terrain }: Hex, { far, wind, anchor }: Spot) {
  return { terrain: `terrain-${terrain}`, far, wind: `wind-${wind}`, place: `place-${anchor}` } as const
}

/** A destination on a button: "Fishgut", "the Monastery", "the forest NE of Fishgut". */
export function destination(hex: HexId, lostCity: HexId | null): string {
  return shortly('to', hex, lostCity) ?? placeName(hex, lostCity)
}

/** The own place on a button: "at the Monastery", "in the forest NE of Fishgut". */
export function ownPosition(hex: HexId, lostCity: HexId | null): string {
  return shortly('at', hex, lostCity) ?? inPlace(hex, lostCity)
}

/** A hex without a location, in few letters. */
function shortly(form: 'to' | 'at', hex: HexId, lostCity: HexId | null): string | null {
  const one = hex === lostCity ? null : known(hex)
  const spot = one ? spotOf(hex) : undefined
  if (!one || one.location || !spot) return null
  return say(`spot.${form}`, nearby(one, spot))
}

/** "in Fishgut", "at the Monastery", "on the Smoking Mountain". */
export function inLocation(location: LocationId): string {
  return say(`place-${location}.in`)
}

/** "in", "at" or "on" a place, in a sentence. */
export function inPlace(hex: HexId, lostCity: HexId | null = null): string {
  if (hex === lostCity) return inLocation('lost-city')
  const one = known(hex)
  if (!one) return hex
  if (one.location) return inLocation(one.location)
  const spot = spotOf(hex)
  if (!spot) return say(`terrain-${one.terrain}.in`)
  return say('spot.in', nearby(one, spot))
}
