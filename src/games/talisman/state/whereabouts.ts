import type { Seat } from '../../../engine/index.ts'
import { spaceOf, type Space } from '../data/components.ts'
import type { Region } from '../data/ids.ts'
import { characterAt, type Talisman } from './state.ts'

/** The space a seat's piece stands on. */

export function spaceAt(game: Talisman, seat: Seat): Space {
  return spaceOf(characterAt(game, seat).space)
}

export function regionOf(game: Talisman, seat: Seat): Region {
  return spaceAt(game, seat).region
}
