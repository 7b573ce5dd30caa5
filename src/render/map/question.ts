import { placeNumbers, type Asked, type Seat } from '../../engine/index.ts'
import type { PictureRequest } from '../canvas/request.ts'

/** The choice in a picture: the seat that is asked or in focus, and the numbers of places. */
export interface MarkedChoice {
  readonly seat: Seat | undefined
  readonly numbers: ReadonlyMap<string, number>
}

export function choiceShown(
  { asked, viewer, focus }: Pick<PictureRequest, 'asked' | 'viewer' | 'focus'>,
  active: Seat,
): MarkedChoice {
  const question = questionShown(asked, viewer, active)
  return { seat: question?.seat ?? focus, numbers: placeNumbers(question?.offers ?? []) }
}

/** The question whose places bear numbers: the viewer's own, else the acting player's, else any with places. */
function questionShown(asked: readonly Asked[], viewer: Seat | null, active: Seat): Asked | undefined {
  const withPlaces = asked.filter((one) => one.offers.some((offer) => offer.place !== undefined))
  const of = (seat: Seat | null) => withPlaces.find((one) => one.seat === seat)
  return of(viewer) ?? of(active) ?? withPlaces[0]
}

/** The seat that stands out: the winner once the game is decided, else the acting seat. */
export function activeOrWinner({ active, result }: Settled): Seat {
  return result?.find(({ rank }) => rank === 1)?.seat ?? active
}

interface Settled {
  readonly active: Seat
  readonly result: readonly { readonly seat: Seat; readonly rank: number }[] | null
}

/** The piece at which a picture looks: the asked player's, else the acting player's. None before anyone has a piece. */
export function pieceShown<P extends { readonly seat: Seat }>(
  { pieces, active }: { readonly pieces: readonly P[]; readonly active: Seat },
  { seat }: MarkedChoice,
): P | undefined {
  const of = (who: Seat | undefined) => pieces.find((piece) => piece.seat === who)
  return of(seat) ?? of(active) ?? pieces[0]
}

/** The viewer's piece, else the one at which the picture looks. */
export function ownPiece<P extends { readonly seat: Seat }>(
  scene: { readonly pieces: readonly P[]; readonly active: Seat },
  choice: MarkedChoice,
  { viewer }: Pick<PictureRequest, 'viewer'>,
): P | undefined {
  return scene.pieces.find((piece) => piece.seat === viewer) ?? pieceShown(scene, choice)
}
