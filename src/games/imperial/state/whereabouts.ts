import type { Seat } from '../../../engine/index.ts'
import { hexIn, kindOf, locationPrintedAt, realmOf } from '../data/board.ts'
import type { HexId, LocationId } from '../data/ids.ts'
import { characterAt, type Imperial } from './state.ts'

/**
 * The current whereabouts of places and characters: the map is printed, but the Lost City is found and an Oasis
 * vanishes.
 */

/** The hex of a location; `null` for an undiscovered Lost City. */
export function hexOf(game: Imperial, location: LocationId): HexId | null {
  return location === 'lost-city' ? game.lostCity : (realmOf(game.realm ?? null).places.get(location)?.hex ?? null)
}

/** The printed hex of a location. Throws for the Lost City. */
export function placeOf(game: Imperial, location: LocationId): HexId {
  return hexIn(realmOf(game.realm ?? null), location)
}

/** The location of a hex, the Lost City and a vanished Oasis included. */
export function locationAt(game: Imperial, hex: HexId): LocationId | null {
  return game.lostCity === hex ? 'lost-city' : locationPrintedAt(hex)
}

/** In a fact: that the hex is that of the Lost City. */
type InLostCity = { readonly inLostCity?: true }

/** Whether a hex is that of the Lost City, for a fact. */
export function inLostCity(game: Imperial, hex: HexId | undefined): InLostCity {
  return hex !== undefined && game.lostCity === hex ? { inLostCity: true } : {}
}

/** A character's hex, for a fact. */
export function hexToTell(game: Imperial, seat: Seat): { hex: HexId } & InLostCity {
  const { hex } = characterAt(game, seat)
  return { hex, ...inLostCity(game, hex) }
}

/** The named location of a character's hex: the Oasis only while it is there (IMP-0.8, IMP-4.10). */
export function namedLocationOf(game: Imperial, seat: Seat): LocationId | null {
  const location = locationAt(game, characterAt(game, seat).hex)
  if (location === null || kindOf(location) !== 'oasis') return location
  return seat === game.active && game.turn.oasis === true ? location : null
}

/** Whether the Vanishing Oasis may be in a hex. */
export function isOasis(game: Imperial, hex: HexId): boolean {
  const location = locationAt(game, hex)
  return location !== null && kindOf(location) === 'oasis'
}
