import { distanceBetween, hexAt, isHex, PLACES, realmAt, type Hex, type Realm } from '../data/board.ts'
import type { HexId, LocationId, Terrain } from '../data/ids.ts'

/** Names of places. Every hex of the realm has a name of its own, so that no two options read alike. */

function known(hex: HexId): Hex | null {
  return isHex(hex) ? hexAt(hex) : null
}

const LOCATION_NAMES = new Map<LocationId, string>(
  [...PLACES.values()].map((one) => [one.id, one.name.replace(/^The /, 'the ')]),
)
LOCATION_NAMES.set('nobnodd', 'Nobnodd')
LOCATION_NAMES.set('imperial-capital', 'the Imperial Capital')
LOCATION_NAMES.set('pirates-den', 'the Pirates’ Den')
LOCATION_NAMES.set('wizards-tower', 'the Wizard’s Tower')
LOCATION_NAMES.set('khumdrum-mines', 'the Khumdrum Mines')
LOCATION_NAMES.set('vanishing-oasis', 'the Oasis')

/** A location in a sentence: "Fishgut", "the Monastery". */
export function locationName(location: LocationId): string {
  return LOCATION_NAMES.get(location) ?? location
}

/** A location's line of flavour. */
export function locationText(location: LocationId): string {
  return PLACES.get(location)?.text ?? ''
}

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  plains: 'plains',
  forest: 'forest',
  mountain: 'mountains',
  desert: 'desert',
  steppe: 'steppe',
  coast: 'shore',
  ocean: 'sea',
}

export function terrainName(terrain: Terrain): string {
  return TERRAIN_NAMES[terrain]
}

/** Short and long names of the winds, counter-clockwise from east in steps of 30 degrees. */
const WINDS = [
  ['E', 'east'], ['ENE', 'east-north-east'], ['NE', 'north-east'], ['N', 'north'], ['NW', 'north-west'], ['WNW', 'west-north-west'],
  ['W', 'west'], ['WSW', 'west-south-west'], ['SW', 'south-west'], ['S', 'south'], ['SE', 'south-east'], ['ESE', 'east-south-east'],
] as const // prettier-ignore

/** The direction from one hex to another, as one of twelve winds; `null` for the same hex. */
export function windFrom(from: HexId, to: HexId): { readonly short: string; readonly long: string } | null {
  const a = known(from)
  const b = known(to)
  if (!a || !b || a === b) return null
  const x = b.q - a.q + (b.r - a.r) / 2
  const y = ((a.r - b.r) * Math.sqrt(3)) / 2
  const wind = WINDS[(Math.round(Math.atan2(y, x) / (Math.PI / 6)) + 12) % 12] ?? WINDS[0]
  return { short: wind[0], long: wind[1] }
}

interface Spot {
  readonly anchor: LocationId
  readonly wind: { readonly short: string; readonly long: string }
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
    const wind = windFrom(anchor.id, hex.id)
    if (found.has(hex.id) || !wind || anchor.location === null) continue
    const name = `${far} ${wind.short} ${anchor.location}`
    if (taken.has(name)) continue
    taken.add(name)
    found.set(hex.id, { anchor: anchor.location, wind, far })
  }
  return found
}

const FAR = ['', '', 'two steps ', 'three steps ', 'four steps ', 'five steps ']

/** A hex in a sentence: "Fishgut", "the forest north-east of Fishgut", "the Lost City". */
export function placeName(hex: HexId, lostCity: HexId | null = null): string {
  if (hex === lostCity) return locationName('lost-city')
  const one = known(hex)
  if (!one) return hex
  if (one.location) return locationName(one.location)
  const spot = spotOf(hex)
  if (!spot) return `the ${terrainName(one.terrain)}`
  return `the ${terrainName(one.terrain)} ${FAR[spot.far] ?? ''}${spot.wind.long} of ${locationName(spot.anchor)}`
}

/** A hex on a button: "Fishgut", "forest NE of Fishgut". */
export function placeLabel(hex: HexId, lostCity: HexId | null = null): string {
  const one = known(hex)
  const spot = one ? spotOf(hex) : undefined
  if (hex === lostCity || !one || one.location || !spot) return placeName(hex, lostCity).replace(/^the /, '')
  const far = spot.far > 1 ? `${spot.far} ` : ''
  return `${terrainName(one.terrain)} ${far}${spot.wind.short} of ${shortName(spot.anchor)}`
}

/** A location without its article and rank: "Highgloom", "Capital". */
function shortName(location: LocationId): string {
  return locationName(location).replace(
    /^(the )?(Castle |Fort |Port |Imperial |Khumdrum |Wizard’s |Little |Upper )?/,
    '',
  )
}

/** "to" a place on a button: with its article where it has one. */
export function toPlace(hex: HexId, lostCity: HexId | null = null): string {
  const one = known(hex)
  return one?.location && hex !== lostCity ? `to ${locationName(one.location)}` : `to ${placeLabel(hex, lostCity)}`
}

const AT: readonly LocationId[] = [
  'monastery', 'vanishing-oasis', 'wizards-tower', 'pirates-den', 'fort-norwatch', 'fort-sandgrit', 'fort-grimrock',
] // prettier-ignore

/** "in Fishgut", "at the Monastery", "on the Smoking Mountain". */
export function inLocation(location: LocationId): string {
  return `${AT.includes(location) ? 'at' : location === 'smoking-mountain' ? 'on' : 'in'} ${locationName(location)}`
}

/** "in", "at" or "on" a place, in a sentence. */
export function inPlace(hex: HexId, lostCity: HexId | null = null): string {
  const one = known(hex)
  if (!one || hex === lostCity) return `in ${placeName(hex, lostCity)}`
  if (one.location) return inLocation(one.location)
  const on: readonly Terrain[] = ['plains', 'steppe', 'coast', 'ocean']
  return `${on.includes(one.terrain) ? 'on' : 'in'} ${placeName(hex)}`
}
