import type { Names, Seat } from '../../engine/index.ts'
import { PLACES } from './board.ts'
import type { LocationId, TileId } from './data.ts'
import type { HexId } from './state.ts'
import type { CharacterView, ImperialView } from './view.ts'
import { characterName } from './words-things.ts'

/** What the words ask of a view. */
export type Saw = ImperialView

/** The character at a seat, if it has one. */
export function roleAt(view: Saw, seat: Seat): CharacterView | null {
  return view.players[seat]?.character ?? null
}

const PRINTED = new Map<HexId, LocationId>(
  [...PLACES.values()].flatMap((place) => (place.hex === null ? [] : [[place.hex, place.id] as const])),
)

/** The location of a hex, the Lost City and a vanished Oasis included. */
export function locationAtHex(view: Saw, hex: HexId): LocationId | null {
  return hex === view.lostCity ? 'lost-city' : (PRINTED.get(hex) ?? null)
}

export function hexOfLocation(view: Saw, location: LocationId): HexId | null {
  return location === 'lost-city' ? view.lostCity : (PLACES.get(location)?.hex ?? null)
}

/** Whoever has a weapon tile or treasure. */
export function ownerOf(view: Saw, tile: TileId): CharacterView | null {
  const owner = view.players.find(
    ({ character }) => character && (character.weapons.includes(tile) || character.treasures.includes(tile)),
  )
  return owner?.character ?? null
}

/** "Kate (Ann)", or the player alone before there is a character. */
export function personName(view: Saw, seat: Seat, names: Names): string {
  const role = roleAt(view, seat)
  return role ? `${characterName(role.id)} (${names(seat)})` : names(seat)
}
