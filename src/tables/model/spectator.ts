import type { Seat } from '../../engine/index.ts'

/** Somebody who does not play and looks over a player's shoulder: they see what that seat sees, and can answer nothing. */
export interface Watcher {
  readonly seat: Seat
  readonly user: string
  readonly name: string
}
