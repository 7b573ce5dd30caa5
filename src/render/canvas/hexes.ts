import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from './geometry.ts'

/** Pointy-top hexes of radius 1, in rows of which the odd ones are shifted half a hex to the east. */

export const HEX_WIDTH = Math.sqrt(3)

export function hexCentre(col: number, row: number): Point {
  return { x: HEX_WIDTH * (col + (row & 1) / 2), y: 1.5 * row }
}

/** The corners, clockwise from the top. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: Math.sin((i * Math.PI) / 3),
  y: -Math.cos((i * Math.PI) / 3),
}))

/** Adds the outline of a hex to the path. */
export function traceHex(ctx: CanvasRenderingContext2D, centre: Point, radius = 1): void {
  CORNERS.forEach((corner, i) => {
    const [x, y] = [centre.x + corner.x * radius, centre.y + corner.y * radius]
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  })
  ctx.closePath()
}
