import { distanceBetween, hexAt, isHex, realmAt, type Hex, type Realm } from '../data/board.ts'
import type { HexId, LocationId, Terrain } from '../data/ids.ts'
import { say } from './say.ts'

/** Names of places. Every hex of the realm has a name of its own, so that no two options read alike. */

function known(hex: HexId): Hex | null {
  return isHex(hex) ? hexAt(hex) : null
}

/** The id of the message with the name of a location. */
export function placeId(location: LocationId): string {
  return `place-${location}`
}

/** The line printed on a location. */
export function locationText(location: LocationId): string {
  return say(`print-place-${location}`)
}

/** The id of the message with the name of a terrain. */
export function terrainId(terrain: Terrain): string {
  return `terrain-${terrain}`
}

/** A terrain by itself or in a list: "forest". */
export function terrainName(terrain: Terrain): string {
  return say('a-name', { name: terrainId(terrain) })
}

/** The winds, counter-clockwise from east in steps of 30 degrees. */
const WINDS = ['e', 'ene', 'ne', 'n', 'nw', 'wnw', 'w', 'wsw', 'sw', 's', 'se', 'ese'] as const
type Wind = (typeof WINDS)[number]

/** The id of the name of the wind from one hex to another. */
export function windId(from: HexId, to: HexId): string | null {
  const wind = windOf(from, to)
  return wind && `wind-${wind}`
}

/** A wind by itself: "north-east". */
export function windName(id: string): string {
  return say('a-name', { name: id })
}

/** The direction from one hex to another, as one of twelve winds; `null` for the same hex. */
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

/** How a hex is worded: a place with a name, and a spot near to one. */
const FORMS = {
  name: ['a-name', 'spot'],
  label: ['a-name.plain', 'spot.short'],
  in: ['a-name.in', 'spot.in'],
  at: ['a-name.in', 'spot.at'],
  to: ['a-name.to', 'spot.to'],
  into: ['a-name.to', 'spot.into'],
  past: ['a-name.past', 'spot.past'],
} as const

function worded(form: keyof typeof FORMS, hex: HexId, lostCity: HexId | null): string {
  const [ofName, ofSpot] = FORMS[form]
  const one = known(hex)
  const location = hex === lostCity ? 'lost-city' : one?.location
  if (location) return say(ofName, { name: placeId(location) })
  if (!one) return hex
  const spot = spotOf(hex)
  return spot ? say(ofSpot, nearby(one, spot)) : terrainName(one.terrain)
}

/** What a spot is near to. */
function nearby({ terrain }: Hex, { far, wind, anchor }: Spot) {
  return { terrain: terrainId(terrain), far, wind: `wind-${wind}`, place: placeId(anchor) } as const
}

/** A hex by itself or in a list: "Fishgut", "the forest north-east of Fishgut", "the Lost City". */
export function placeName(hex: HexId, lostCity: HexId | null = null): string {
  return worded('name', hex, lostCity)
}

/** A hex by itself, in few letters: "Fishgut", "forest NE of Fishgut". */
export function placeLabel(hex: HexId, lostCity: HexId | null = null): string {
  return worded('label', hex, lostCity)
}

/** "in Fishgut", "at the Monastery", "in the forest north-east of Fishgut". */
export function inPlace(hex: HexId, lostCity: HexId | null = null): string {
  return worded('in', hex, lostCity)
}

/** The own place on a button: "at the Monastery", "in the forest NE of Fishgut". */
export function ownPosition(hex: HexId, lostCity: HexId | null): string {
  return worded('at', hex, lostCity)
}

/** A destination on a button, behind "to": "Fishgut", "the Monastery", "the forest NE of Fishgut". */
export function destination(hex: HexId, lostCity: HexId | null): string {
  return worded('to', hex, lostCity)
}

/** A destination in a sentence, behind "to": "the forest north-east of Fishgut". */
export function destinationInFull(hex: HexId, lostCity: HexId | null): string {
  return worded('into', hex, lostCity)
}

/** A hex on the way, behind "past". */
export function onTheWay(hex: HexId, lostCity: HexId | null): string {
  return worded('past', hex, lostCity)
}
