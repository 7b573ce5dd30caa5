import type { Seat } from './facts.ts'

/**
 * Exceptions with which a rule interrupts everything in progress. A game catches each of them in one place. Rules on
 * the way use `finally` to put down whatever they hold.
 */

/** The game is over. Caught by the turn. */
export class GameEnds extends Error {
  override readonly name = 'GameEnds'
}

/** The turn of the active seat ends at once. Caught by the turn. */
export class TurnEnds extends Error {
  override readonly name = 'TurnEnds'
}

/** A player gave up in the middle of something. Caught by code that concerns only that seat, or by the turn. */
export class SeatOut extends Error {
  override readonly name = 'SeatOut'
  readonly seat: Seat

  constructor(seat: Seat) {
    super(`seat ${seat} is out`)
    this.seat = seat
  }
}
