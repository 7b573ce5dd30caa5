import type { Seat } from '../src/engine/index.ts'

/** A seat's place in the turn order that starts from `first`. */
export function turnOf(seat: Seat, first: Seat, seats: number): string {
  return `${((seat - first + seats) % seats) + 1} of ${seats}`
}
