import type { Seat } from '../../../engine/index.ts'

/** Interruptions that rise through whatever is going on, to the one place that handles them. */

/** The Turn ends at once (TAL-R17): rises to the Turn, whose end step still runs. */
export class TurnEnds extends Error {
  override readonly name = 'TurnEnds'
}

/** The active Character was moved by an Encounter and lands again (TAL-R16): rises to the Turn. */
export class LandsAgain extends Error {
  override readonly name = 'LandsAgain'
}

/** The game is over: rises to the Turn. */
export class GameEnds extends Error {
  override readonly name = 'GameEnds'
}

/** A player gave up in the middle of something of his: rises to the outermost `concerning` of that seat (TAL-R93). */
export class SeatOut extends Error {
  override readonly name = 'SeatOut'
  readonly seat: Seat

  constructor(seat: Seat) {
    super(`seat ${seat} is out`)
    this.seat = seat
  }
}
