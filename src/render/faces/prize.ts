import type { CanvasRenderingContext2D } from 'canvas'
import { boxAt, type Box, type Point } from '../canvas/geometry.ts'
import { INK } from '../canvas/palette.ts'
import { fillBox } from '../canvas/panel.ts'
import { paletteWith } from './bust.ts'
import { drawLayers } from './layers.ts'
import { PRIZES, type Prize, type PrizeName } from './prizes.ts'

/** The side of a prize, in units and in shares of its box. */
const [UNITS, SIZE] = [100, 0.86]
const RAYS = 24

/** Fills a box with the light of a prize: dark at the rim, with rays and a glow around it. */
export function drawPrizeLight(ctx: CanvasRenderingContext2D, name: PrizeName, box: Box): void {
  const { light, from = [50, 50] }: Prize = PRIZES[name]
  const [near, far] = light
  const side = sideIn(box)
  const x = box.x + box.width / 2 + ((from[0] - UNITS / 2) * side) / UNITS
  const y = box.y + box.height / 2 + ((from[1] - UNITS / 2) * side) / UNITS
  const reach = Math.hypot(box.width, box.height) * 0.62
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  const dusk = ctx.createRadialGradient(x, y, 0, x, y, reach)
  dusk.addColorStop(0, far)
  dusk.addColorStop(0.5, mixed(far, NIGHT, 0.45))
  dusk.addColorStop(1, NIGHT)
  fillBox(ctx, box, dusk)
  const shine = ctx.createRadialGradient(x, y, side * 0.1, x, y, reach)
  shine.addColorStop(0, `${near}b0`)
  shine.addColorStop(0.7, `${near}20`)
  shine.addColorStop(1, `${near}00`)
  drawBeams(ctx, { x, y }, reach, shine)
  drawGlow(ctx, { x, y }, side * 0.72, near)
  ctx.restore()
}

/** Draws a glow in a colour `#rrggbb` around a point. */
export function drawGlow(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number, colour: string): void {
  const glow = ctx.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, `${colour}ff`)
  glow.addColorStop(0.45, `${colour}9c`)
  glow.addColorStop(1, `${colour}00`)
  fillBox(ctx, boxAt({ x, y }, radius * 2, radius * 2), glow)
}

const NIGHT = '#1c1420'

/** Draws broad and narrow beams of light in turn. */
export function drawBeams(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  reach: number,
  fill: CanvasGradientLike,
): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ((ray + 0.5) / RAYS) * Math.PI * 2
    const half = ray % 2 === 0 ? 0.075 : 0.04
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    ctx.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
    ctx.closePath()
  }
  ctx.fill()
}

type CanvasGradientLike = ReturnType<CanvasRenderingContext2D['createRadialGradient']>

/** Draws a prize in the middle of a box, with sparkles around it. */
export function drawPrize(ctx: CanvasRenderingContext2D, name: PrizeName, box: Box): void {
  const { layers, colours, leans = 0 }: Prize = PRIZES[name]
  const side = sideIn(box)
  ctx.save()
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2)
  ctx.scale(side / UNITS, side / UNITS)
  ctx.save()
  ctx.rotate((leans * Math.PI) / 180)
  ctx.translate(-UNITS / 2, -UNITS / 2)
  drawLayers(ctx, layers, paletteWith(colours))
  ctx.restore()
  ctx.restore()
  drawSparkles(ctx, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, side)
}

/** The sparkles around a prize, from its middle. */
const SPARKLES = [
  [-56, -30, 9],
  [54, -38, 6.5],
  [60, 22, 8],
  [-60, 26, 5.5],
  [-44, -50, 4.5],
] as const

/** Draws sparkles around a thing of that size. */
export function drawSparkles(ctx: CanvasRenderingContext2D, { x, y }: Point, side: number): void {
  const unit = side / UNITS
  for (const [across, down, size] of SPARKLES) drawSparkle(ctx, x + across * unit, y + down * unit, size * unit)
}

/** Draws a star of four points with a rim, so that it is seen on light and dark. */
function drawSparkle(ctx: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y - size)
  ctx.quadraticCurveTo(x, y, x + size * 0.72, y)
  ctx.quadraticCurveTo(x, y, x, y + size)
  ctx.quadraticCurveTo(x, y, x - size * 0.72, y)
  ctx.quadraticCurveTo(x, y, x, y - size)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = size * 0.34
  ctx.strokeStyle = INK
  ctx.stroke()
  ctx.fillStyle = '#fffbe6'
  ctx.fill()
}

function sideIn({ width, height }: Box): number {
  return Math.min(width, height) * SIZE
}

/** A colour `#rrggbb`, of which the share `part` is another. */
function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
  return `rgb(${mix.join(', ')})`
}
