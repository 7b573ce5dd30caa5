import type { Seat } from './facts.ts'

/**
 * Interruptions that rise through whatever is going on, to the one place of a game that handles them. They are thrown
 * where a rule says so and fly past everything between: what a rule on the way has taken in hand it puts down in a
 * `finally`, so that nothing is left in hand however it is left.
 */

/** The game is over: rises to the turn. */
export class GameEnds extends Error {
  override readonly name = 'GameEnds'
}

/** The turn of the active seat ends at once: rises to the turn. */
export class TurnEnds extends Error {
  override readonly name = 'TurnEnds'
}

/** A player gave up in the middle of something of his own: rises to whatever concerns that seat alone, or to the turn. */
export class SeatOut extends Error {
  override readonly name = 'SeatOut'
  readonly seat: Seat

  constructor(seat: Seat) {
    super(`seat ${seat} is out`)
    this.seat = seat
  }
}
