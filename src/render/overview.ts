import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../engine/index.ts'
import type { Box, Point } from './geometry.ts'
import { GOLD, INK, RED, seatColour } from './palette.ts'
import { write } from './text.ts'

/** What every small overview of a board shows: the part in the large picture, and everybody. */

/** A frame around what the large picture shows. */
export function drawSeen(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  for (const [colour, line] of [
    ['rgba(255, 255, 255, 0.85)', 5],
    [RED, 2.5],
  ] as const) {
    ctx.beginPath()
    ctx.roundRect(x, y, width, height, 5)
    ctx.strokeStyle = colour
    ctx.lineWidth = line
    ctx.stroke()
  }
}

/** Where somebody stands in the overview. */
export interface Spot {
  readonly seat: Seat
  readonly at: Point
}

/** A dot for everybody; those in one place side by side, whose turn it is on top; all of them inside the frame. */
export function drawSpots(
  ctx: CanvasRenderingContext2D,
  spots: readonly Spot[],
  active: Seat,
  frame: Box | null = null,
): void {
  const radius = 9.5
  const sorted = [...spots].sort((a, b) => Number(a.seat === active) - Number(b.seat === active))
  for (const spot of sorted) {
    const together = spots.filter(({ at }) => at.x === spot.at.x && at.y === spot.at.y)
    const turn = (together.indexOf(spot) / together.length) * Math.PI * 2 - Math.PI / 2
    const apart = together.length === 1 ? 0 : radius * Math.max(1, 0.42 * together.length)
    const { fill, text } = seatColour(spot.seat)
    const isActive = spot.seat === active
    const beside = { x: spot.at.x + Math.cos(turn) * apart, y: spot.at.y + Math.sin(turn) * apart }
    const { x, y } = frame ? keptIn(frame, beside, isActive ? 15 : 12) : beside
    for (const [size, colour] of [
      [isActive ? 15 : radius + 2.5, INK],
      [isActive ? 13 : radius + 1, isActive ? GOLD : '#fffaf0'],
      [isActive ? 10.5 : radius - 0.5, fill],
    ] as const) {
      ctx.beginPath()
      ctx.arc(x, y, size, 0, Math.PI * 2)
      ctx.fillStyle = colour
      ctx.fill()
    }
    write(ctx, String(spot.seat + 1), x, y, { face: 'figure', px: isActive ? 16 : 14, colour: text })
  }
}

function keptIn({ x, y, width, height }: Box, point: Point, margin: number): Point {
  return {
    x: Math.min(Math.max(point.x, x + margin), x + width - margin),
    y: Math.min(Math.max(point.y, y + margin), y + height - margin),
  }
}
