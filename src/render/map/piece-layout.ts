import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { drawBadge, leastBadge } from '../canvas/badge.ts'
import { boxAt, inner, containsPoint, type Box, type Point } from '../canvas/geometry.ts'
import { INK } from '../canvas/palette.ts'
import { clampInto, packCircles } from '../canvas/packing.ts'
import { drawToken, isNumbered, leastToken, type Token } from './token.ts'

/** Lays out pieces, and the numbers of places on offer. */

/** A piece or a number, with its place on the canvas. */
export interface PlacedPiece<P> {
  readonly what: P | number
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Whether the number of companions stands at its upper right. */
  readonly hasCompany?: boolean
  /** The direction in radians of a numbered place beyond the side of the map. */
  readonly beyond?: number
}

/** The area of a map for pieces. */
export interface PieceArea {
  readonly frame: Box
  /** Boxes that the picture draws over the map later. */
  readonly covered: readonly Box[]
  /** The smallest letters, in pixels; 0 allows any size. */
  readonly least: number
  /** Whether numbers of places beyond a side stand at that side. */
  readonly pinsNumbers?: boolean
}

const RIM_PX = 12

/** Lays out the pieces in the picture without overlaps, in drawing order: numbers last. */
export function layOutPieces<P extends { readonly seat: Seat }>(
  wanted: readonly PlacedPiece<P>[],
  { frame, covered, least, pinsNumbers = false }: PieceArea,
): PlacedPiece<P>[] {
  const isClear = ({ x, y, radius }: PlacedPiece<P>) =>
    !covered.some((box) => containsPoint(box, { x, y }, -radius * 1.2))
  const inSight = wanted.flatMap((one): PlacedPiece<P>[] => {
    if (containsPoint(frame, one)) return isClear(one) ? [one] : []
    if (typeof one.what !== 'number' || !pinsNumbers) return []
    const edge = clampInto(inner(frame, RIM_PX), one, one.radius)
    return [{ ...one, beyond: Math.atan2(one.y - edge.y, one.x - edge.x) }]
  })
  // Where there is room for it, a small number stands at the side of a piece.
  const girthOf = ({ what, radius }: PlacedPiece<P>) =>
    radius * (typeof what === 'number' ? 1 : isNumbered(radius, least) ? 1.3 : 0.97)
  const rounds = inSight.map((one) => ({ at: { x: one.x, y: one.y }, radius: girthOf(one) }))
  const spots = packCircles(rounds, inner(frame, RIM_PX))
  // The small number is at the lower left of a piece, so pieces further to the lower left are drawn first.
  const weight = ({ what, x, y }: PlacedPiece<P>) => (typeof what === 'number' ? 1e6 : x - y)
  const settled = inSight.map((one, i) => ({ ...one, ...spots[i] })).filter(isClear)
  return settled.sort((a, b) => weight(a) - weight(b))
}

/** The boxes of pieces and numbers, with the glow of the acting seat. */
export function boxesOfPieces<P extends { readonly seat: Seat }>(all: readonly PlacedPiece<P>[], active: Seat): Box[] {
  return all.flatMap(({ what, x, y, radius, hasCompany = false }) => {
    const wide = radius * (typeof what === 'number' ? 2.1 : what.seat === active ? 2.7 : 2.5)
    const company = boxAt({ x: x + radius, y: y - radius * 0.72 }, radius * 1.4, radius)
    return [boxAt({ x, y }, wide, wide), ...(hasCompany ? [company] : [])]
  })
}

export function drawPieces<P>(
  ctx: CanvasRenderingContext2D,
  all: readonly PlacedPiece<P>[],
  tokenOf: (piece: P) => Token,
  least: number,
): void {
  for (const { what, x, y, radius, beyond } of all) {
    if (beyond !== undefined) drawPointer(ctx, x, y, radius, beyond)
    if (typeof what === 'number') drawBadge(ctx, what, x, y, radius)
    else drawToken(ctx, tokenOf(what), { x, y }, radius, least)
  }
}

/** Draws a tip that points from a number to its place. */
function drawPointer(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, turn: number): void {
  ctx.beginPath()
  for (const [aside, far] of [
    [-0.7, 1],
    [0, 1.5],
    [0.7, 1],
  ] as const) {
    ctx.lineTo(x + Math.cos(turn + aside) * radius * far, y + Math.sin(turn + aside) * radius * far)
  }
  ctx.closePath()
  ctx.fillStyle = INK
  ctx.fill()
}

/** A number at a point, at least as large as its letters need. */
export function numberAt({ x, y }: Point, number: number, radius: number, least: number): PlacedPiece<never> {
  return { what: number, x, y, radius: Math.max(radius, leastBadge(number, least)) }
}

/** The radius of a piece, with room for its face, or in a crowd only for its number. */
export function pieceRadius(radius: number, isCrowd: boolean, least: number): number {
  const { face, number } = leastToken(least)
  return Math.max(radius, isCrowd ? number : face)
}
