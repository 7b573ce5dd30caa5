import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { maybeAdventurer, playerAt, type Warlock } from '../../state/state.ts'

/** What is owed to somebody though somebody else leaves meanwhile (WAR-8.5, WAR-11.9, WAR-11.12). */

/**
 * Plays something that goes on whoever leaves: it is begun again if another has left, so nothing may have come of it
 * before its last answer that would come of it twice. `null` if the seat itself is gone.
 */
export function* regardless<T>(game: Warlock, seat: Seat, play: () => Play<T>): Play<T | null> {
  while (isHere(game, seat)) {
    game.settling = seat
    try {
      return yield* play()
    } catch (signal) {
      if (!(signal instanceof SeatOut)) throw signal
    } finally {
      game.settling = null
    }
  }
  return null
}

/** Whether a seat plays and has an adventurer on the board. */
export function isHere(game: Warlock, seat: Seat): boolean {
  return playerAt(game, seat).presence === 'playing' && maybeAdventurer(game, seat) !== null
}

/** The turn of somebody who left meanwhile is over, even if he is back already (WAR-25.7). */
export function endTurnOfLeaver(game: Warlock): void {
  if (!maybeAdventurer(game, game.active)) throw new SeatOut(game.active)
}
