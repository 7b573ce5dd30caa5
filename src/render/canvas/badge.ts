import type { CanvasRenderingContext2D } from 'canvas'
import { GOLD, INK } from './palette.ts'
import { reachAround, drawCached } from './sprite-cache.ts'
import { letter } from './text.ts'

/** Draws the number of a place on offer, the same number as in the menu. */
export function drawBadge(ctx: CanvasRenderingContext2D, number: number, x: number, y: number, radius: number): void {
  drawCached(ctx, `badge ${number} ${radius}`, { x, y }, reachAround(radius * 1.25), (own, ownX, ownY) => {
    paintBadge(own, number, ownX, ownY, radius)
  })
}

/** The radius at which the number of a badge has letters of `least` pixels. */
export function leastBadge(number: number, least: number): number {
  return least / sizeOf(number)
}

/** The size of the letters, in radii. */
function sizeOf(number: number): number {
  return number > 9 ? 1.08 : 1.32
}

function paintBadge(ctx: CanvasRenderingContext2D, number: number, x: number, y: number, radius: number): void {
  const circle = (size: number, fill: string, down = 0) => {
    ctx.beginPath()
    ctx.arc(x, y + down, radius * size, 0, Math.PI * 2)
    ctx.fillStyle = fill
    ctx.fill()
  }
  circle(1.08, 'rgba(40, 26, 14, 0.4)', radius * 0.12)
  circle(1, INK)
  circle(0.92, GOLD)
  circle(0.8, '#fffaf0')
  letter(ctx, String(number), x, y, { face: 'figure', px: radius * sizeOf(number), colour: INK })
}
