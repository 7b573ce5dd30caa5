import type { Seat } from '../../../engine/index.ts'
import { hexIn, kindOf, locationPrintedAt, realmOf } from '../data/board.ts'
import type { HexId, LocationId } from '../data/ids.ts'
import { characterAt, type Imperial } from './state.ts'

/** Where places and people are, as the game has it now: the map is printed, but a city is found and an Oasis vanishes. */

/** Where a location is; `null` for a Lost City that nobody has found. */
export function hexOf(game: Imperial, location: LocationId): HexId | null {
  return location === 'lost-city' ? game.lostCity : (realmOf(game.realm ?? null).places.get(location)?.hex ?? null)
}

/** Where a location lies from the beginning. Throws for the Lost City. */
export function placeOf(game: Imperial, location: LocationId): HexId {
  return hexIn(realmOf(game.realm ?? null), location)
}

/** The location of a hex, the Lost City and a vanished Oasis included. */
export function locationAt(game: Imperial, hex: HexId): LocationId | null {
  return game.lostCity === hex ? 'lost-city' : locationPrintedAt(hex)
}

/** The named location in which a character stands: the Oasis only while it is there (IMP-0.8, IMP-4.10). */
export function namedLocationOf(game: Imperial, seat: Seat): LocationId | null {
  const location = locationAt(game, characterAt(game, seat).hex)
  if (location === null || kindOf(location) !== 'oasis') return location
  return seat === game.active && game.turn.oasis === true ? location : null
}

/** Whether a hex is where the Vanishing Oasis may be. */
export function isOasis(game: Imperial, hex: HexId): boolean {
  const location = locationAt(game, hex)
  return location !== null && kindOf(location) === 'oasis'
}
