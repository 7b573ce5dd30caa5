import { only, type Seat } from '../../../../engine/index.ts'
import { say } from '../../facts/index.ts'
import type { Sighting } from '../../state/notebook.ts'
import { playerAt, type Warlock } from '../../state/state.ts'

/** Shows a player something of Key cards: it goes into his private log and to him alone (WAR-22.2, WAR-22.8). */
export function showSighting(game: Warlock, seat: Seat, sighting: Sighting): void {
  playerAt(game, seat).sightings.push(sighting)
  say(game, { kind: 'key-seen', seat, sighting }, only(seat))
}
