import type { Seat } from '../../../engine/index.ts'

/** Interruptions that rise through whatever is going on, to the one place that handles them. */

/** The game is over: rises to the turn. */
export class GameEnds extends Error {
  override readonly name = 'GameEnds'
}

/** The active adventurer's turn ends at once (WAR-5.9): rises to the turn. */
export class TurnEnds extends Error {
  override readonly name = 'TurnEnds'
}

/** A player left in the middle of something: rises to the battle or deal he is in, or to the turn if it is his. */
export class SeatOut extends Error {
  override readonly name = 'SeatOut'
  readonly seat: Seat

  constructor(seat: Seat) {
    super(`seat ${seat} is out`)
    this.seat = seat
  }
}
