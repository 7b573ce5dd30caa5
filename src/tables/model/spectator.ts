import type { Seat } from '../../engine/index.ts'

/** A spectator with private access to a seat. They see everything that the seat sees, and can't act for it. */
export interface Spectator {
  readonly seat: Seat
  readonly user: string
  readonly name: string
}
