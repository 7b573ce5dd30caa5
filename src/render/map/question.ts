import { placeNumbers, type Asked, type Seat } from '../../engine/index.ts'
import type { Request } from '../canvas/request.ts'

/** What may be chosen in a picture: whose question it is, or at whom it looks, and the number of each place. */
export interface Choice {
  readonly seat: Seat | undefined
  readonly numbers: ReadonlyMap<string, number>
}

export function choiceShown(
  { asked, viewer, focus }: Pick<Request, 'asked' | 'viewer' | 'focus'>,
  active: Seat,
): Choice {
  const question = questionShown(asked, viewer, active)
  return { seat: question?.seat ?? focus, numbers: placeNumbers(question?.offers ?? []) }
}

/** The question whose places bear numbers: the viewer's own, the active player's, or any that has places. */
function questionShown(asked: readonly Asked[], viewer: Seat | null, active: Seat): Asked | undefined {
  const withPlaces = asked.filter((one) => one.offers.some((offer) => offer.place !== undefined))
  const of = (seat: Seat | null) => withPlaces.find((one) => one.seat === seat)
  return of(viewer) ?? of(active) ?? withPlaces[0]
}

/** Who stands out: whoever won, once that is settled, else whoever acts. */
export function foremost({ active, result }: Settled): Seat {
  return result?.find(({ rank }) => rank === 1)?.seat ?? active
}

interface Settled {
  readonly active: Seat
  readonly result: readonly { readonly seat: Seat; readonly rank: number }[] | null
}

/** The piece where the picture looks: of whoever is asked, or acts. None before anybody has one. */
export function pieceShown<P extends { readonly seat: Seat }>(
  { pieces, active }: { readonly pieces: readonly P[]; readonly active: Seat },
  { seat }: Choice,
): P | undefined {
  const of = (who: Seat | undefined) => pieces.find((piece) => piece.seat === who)
  return of(seat) ?? of(active) ?? pieces[0]
}

/** The piece of whoever looks; else that where the picture looks. */
export function ownPiece<P extends { readonly seat: Seat }>(
  scene: { readonly pieces: readonly P[]; readonly active: Seat },
  choice: Choice,
  { viewer }: Pick<Request, 'viewer'>,
): P | undefined {
  return scene.pieces.find((piece) => piece.seat === viewer) ?? pieceShown(scene, choice)
}
