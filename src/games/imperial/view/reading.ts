import type { Seat } from '../../../engine/index.ts'
import { PLACES } from '../data/board.ts'
import type { HexId, LocationId, TileId } from '../data/ids.ts'
import type { CharacterView, ImperialView } from './view.ts'

/** How to read a view, and what a question carries. */

/** The character at a seat, if it has one. */
export function roleAt(view: ImperialView, seat: Seat): CharacterView | null {
  return view.players[seat]?.character ?? null
}

/** The character this view belongs to. Throws if it has none. */
export function selfOf(view: ImperialView): CharacterView {
  const me = view.viewer === null ? null : view.players[view.viewer]?.character
  if (!me) throw new Error(`seat ${String(view.viewer)} has no character to think for`)
  return me
}

const PRINTED = new Map<HexId, LocationId>(
  [...PLACES.values()].flatMap((place) => (place.hex === null ? [] : [[place.hex, place.id] as const])),
)

/** The location of a hex, the Lost City and a vanished Oasis included. */
export function locationAtHex(view: ImperialView, hex: HexId): LocationId | null {
  return hex === view.lostCity ? 'lost-city' : (PRINTED.get(hex) ?? null)
}

/** Where a location is now; `null` for a Lost City that nobody has found. */
export function hexOfLocation(view: ImperialView, location: LocationId): HexId | null {
  return location === 'lost-city' ? view.lostCity : (PLACES.get(location)?.hex ?? null)
}

/** Whoever has a weapon tile or treasure. */
export function ownerOf(view: ImperialView, tile: TileId): CharacterView | null {
  const owner = view.players.find(
    ({ character }) => character && (character.weapons.includes(tile) || character.treasures.includes(tile)),
  )
  return owner?.character ?? null
}
