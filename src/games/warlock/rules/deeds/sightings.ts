import { only, pickOne, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { Sighting } from '../../state/notebook.ts'
import { playerAt, type Warlock } from '../../state/state.ts'

/** Shows a player something of Key cards: it goes into their private log and only to them (WAR-22.2, WAR-22.8). */
export function showSighting(game: Warlock, seat: Seat, sighting: Sighting): void {
  playerAt(game, seat).sightings.push(sighting)
  emitFact(game, { kind: 'key-seen', seat, sighting }, only(seat))
}

/** Shows one numbered Key card of a rival at random, only to this seat (WAR-24.17). */
export function lookAtCardOf(game: Warlock, seat: Seat, rival: Seat, by: 'prisoner' | 'gossip' | 'underdogs'): void {
  const number = Number(pickOne(game, [...playerAt(game, rival).keyCards].sort().map(String)))
  showSighting(game, seat, { kind: 'card', round: game.round, by, seat: rival, number })
}
