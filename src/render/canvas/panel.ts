import type { CanvasGradient, CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from './geometry.ts'
import { drawIcon } from './icons.ts'
import { INK, PARCHMENT, PARCHMENT_DARK, PARCHMENT_LIGHT } from './palette.ts'

export function fillBox(
  ctx: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string | CanvasGradient,
): void {
  ctx.fillStyle = colour
  ctx.fillRect(x, y, width, height)
}

/** Draws a box with round corners, and its rim if it has one. */
export function drawRound(
  ctx: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  radius: number,
  fill: string | CanvasGradient,
  rim?: { readonly colour: string; readonly width: number },
): void {
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.fillStyle = fill
  ctx.fill()
  if (!rim) return
  ctx.strokeStyle = rim.colour
  ctx.lineWidth = rim.width
  ctx.stroke()
}

/** Draws a sheet of parchment with an inked double rim. */
export function drawSheet(ctx: CanvasRenderingContext2D, box: Box, radius = 14, fill = PARCHMENT_LIGHT): void {
  const { x, y, width, height } = box
  drawRound(ctx, { x: x + 2, y: y + 4, width, height }, radius, 'rgba(40, 26, 14, 0.3)')
  drawRound(ctx, box, radius, fill, { colour: INK, width: 3 })
  ctx.beginPath()
  ctx.roundRect(x + 5, y + 5, width - 10, height - 10, Math.max(2, radius - 5))
  ctx.strokeStyle = PARCHMENT_DARK
  ctx.lineWidth = 2
  ctx.stroke()
}

/** Draws a rim around the whole picture. */
export function drawFrame(ctx: CanvasRenderingContext2D, box: Box, width = 6): void {
  ctx.strokeStyle = INK
  ctx.lineWidth = width
  ctx.strokeRect(box.x + width / 2, box.y + width / 2, box.width - width, box.height - width)
  ctx.strokeStyle = PARCHMENT_DARK
  ctx.lineWidth = 2
  const inner = width + 3
  ctx.strokeRect(box.x + inner, box.y + inner, box.width - inner * 2, box.height - inner * 2)
}

/** The points left, their maximum, and the number of points between two notches. */
export interface Gauge {
  readonly left: number
  readonly most: number
  readonly notchEvery?: number
}

/** Draws a bar of points, with notches to count them by. */
export function drawBar(
  ctx: CanvasRenderingContext2D,
  box: Box,
  { left, most, notchEvery: every = 1 }: Gauge,
  fill: string,
): void {
  const { x, y, width, height } = box
  ctx.save()
  drawRound(ctx, box, height / 3, '#cdbb96')
  ctx.save()
  ctx.clip()
  const step = width / Math.max(1, most)
  ctx.fillStyle = fill
  ctx.fillRect(x, y, step * Math.max(0, left), height)
  ctx.fillStyle = 'rgba(255, 255, 255, 0.25)'
  ctx.fillRect(x, y, step * Math.max(0, left), height * 0.35)
  ctx.strokeStyle = PARCHMENT
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let i = every; i < most; i += every) {
    ctx.moveTo(x + step * i, y)
    ctx.lineTo(x + step * i, y + height)
  }
  ctx.stroke()
  ctx.restore()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, height / 3)
  ctx.strokeStyle = INK
  ctx.lineWidth = 2.5
  ctx.stroke()
  ctx.restore()
}

/** Draws concentric discs, the largest first. */
export function drawDiscs(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  discs: readonly (readonly [radius: number, colour: string])[],
): void {
  for (const [radius, colour] of discs) {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.fillStyle = colour
    ctx.fill()
  }
}

/** The colours of a disc, and of what stands on it. */
export interface DiscColours {
  readonly fill: string
  readonly colour: string
}

/** Draws an icon on a disc. */
export function drawMedal(
  ctx: CanvasRenderingContext2D,
  icon: string,
  { x, y }: Point,
  radius: number,
  { fill, colour }: DiscColours,
): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = Math.max(2, radius * 0.06)
  ctx.stroke()
  drawIcon(ctx, icon, { x, y }, radius * 1.35, colour)
}
