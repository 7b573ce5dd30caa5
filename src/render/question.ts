import type { Asked, Seat } from '../engine/index.ts'

/** The question whose places bear numbers: the viewer's own, the active player's, or any that has places. */
export function questionShown(asked: readonly Asked[], viewer: Seat | null, active: Seat): Asked | undefined {
  const withPlaces = asked.filter((one) => one.offers.some((offer) => offer.place !== undefined))
  const of = (seat: Seat | null) => withPlaces.find((one) => one.seat === seat)
  return of(viewer) ?? of(active) ?? withPlaces[0]
}
