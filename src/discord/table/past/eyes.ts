import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { seatSeenBy } from '../../../tables/index.ts'

/** Whose eyes a moment is seen with, as ids count it: 0 is everybody. */
export function eyesOf(seat: Seat | null): number {
  return seat === null ? 0 : seat + 1
}

export function seatOfEyes(eyes: number): Seat | null {
  return eyes === 0 ? null : eyes - 1
}

/**
 * Whether a user may look back with these eyes: always with their own or those of a seat that they watch, and with
 * every seat's once the game is over.
 */
export function maySee({ record }: TableView, user: string, eyes: number): boolean {
  const own = eyesOf(seatSeenBy(record, user))
  return eyes === own || (record.status === 'over' && eyes <= record.seats.length)
}
