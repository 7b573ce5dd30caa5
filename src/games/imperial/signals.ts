import type { Seat } from '../../engine/index.ts'

/**
 * Interruptions that rise through whatever is going on, to the one place that handles them.
 * `GameEnds` rises to the turn. `SeatOut` rises to whatever concerns that seat alone: the fight it is in, the tile
 * played on it, or the turn itself if it is the active seat's.
 */
export class GameEnds extends Error {
  override readonly name = 'GameEnds'
}

/** A player left in the middle of something (IMP-15.8). */
export class SeatOut extends Error {
  override readonly name = 'SeatOut'
  readonly seat: Seat

  constructor(seat: Seat) {
    super(`seat ${seat} is out`)
    this.seat = seat
  }
}
