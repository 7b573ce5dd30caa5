import type { Seat } from '../src/engine/index.ts'

/** Where a seat comes in the order of turns, which goes round from the first. */
export function turnOf(seat: Seat, first: Seat, seats: number): string {
  return `${((seat - first + seats) % seats) + 1} of ${seats}`
}
