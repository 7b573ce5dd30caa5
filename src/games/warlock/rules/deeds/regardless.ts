import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { maybeAdventurer, playerAt, type Warlock } from '../../state/state.ts'

/** Matters owed to a seat even if another player leaves meanwhile (WAR-8.5, WAR-11.9, WAR-11.12). */

/**
 * Runs a rule that continues when other players leave. It starts again if one has left, so before its last answer it
 * must not have any effect that may not happen twice. `null` if the seat itself has left.
 */
export function* evenIfOthersLeave<T>(game: Warlock, seat: Seat, play: () => Play<T>): Play<T | null> {
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

/** The turn of a player who left meanwhile is over, even if they have already returned (WAR-25.7). */
export function endTurnOfLeaver(game: Warlock): void {
  if (!maybeAdventurer(game, game.active)) throw new SeatOut(game.active)
}
