import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaDie } from '../../engine/index.ts'
import { drawDie } from '../canvas/dice.ts'
import type { Box, Point } from '../canvas/geometry.ts'

/** How scenes move, by the moment of their motion: from 0 to 1, at which they stand still. */

/** The moment at which a scene stands still. */
export const SETTLED = 1

/** How much of a stretch of the motion is over at a moment: 0 to 1, evenly. */
export function progress(moment: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)))
}

/** The same, fast at first and slow at the end. */
export function easing(moment: number, from: number, to: number): number {
  return 1 - (1 - progress(moment, from, to)) ** 3
}

/** Draws something that is `shown` so far, from 0 (not at all) to 1. */
export function fadingIn(ctx: CanvasRenderingContext2D, shown: number, draw: () => void): void {
  if (shown <= 0) return
  ctx.save()
  ctx.globalAlpha = shown
  draw()
  ctx.restore()
}

/** Draws something that is hidden outside a box. */
export function clippedTo(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, draw: () => void): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  draw()
  ctx.restore()
}

/** Draws something at a share of its width and height, around a point. */
export function scaled(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  [wide, high]: readonly [number, number],
  draw: () => void,
): void {
  if (wide === 1 && high === 1) return draw()
  if (wide <= 0 || high <= 0) return
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(wide, high)
  ctx.translate(-x, -y)
  draw()
  ctx.restore()
}

/** When the dice of a row fall, one after another. */
export function fallOf(index: number): readonly [from: number, to: number] {
  const late = Math.min(index, 4) * 0.06
  return [late, 0.5 + late]
}

/** How far above its place a die begins to fall, and how far it turns meanwhile. */
const [FALL_PX, TURNS] = [190, 1.25]

/** Draws a die that falls: it turns, shows two other faces on its way, bounces and lies still. */
export function drawFallingDie(
  ctx: CanvasRenderingContext2D,
  { value, counts }: DramaDie,
  at: Point,
  side: number,
  fallen: number,
): void {
  if (fallen <= 0) return
  if (fallen >= 1) return drawDie(ctx, value, at, side, counts)
  const face = fallen < 0.3 ? value + 2 : fallen < 0.6 ? value + 4 : value
  ctx.save()
  ctx.translate(at.x, at.y - FALL_PX * (1 - bounce(fallen)))
  ctx.rotate((1 - easing(fallen, 0, 0.9)) * TURNS * Math.PI * 2)
  drawDie(ctx, ((face - 1) % 6) + 1, { x: 0, y: 0 }, side, false)
  ctx.restore()
}

/** The way of something that falls and bounces twice, from 0 to 1. */
function bounce(time: number): number {
  if (time < 0.55) return (time / 0.55) ** 2
  const [middle, half, height] = time < 0.85 ? [0.7, 0.15, 0.22] : [0.925, 0.075, 0.05]
  return 1 - height * (1 - ((time - middle) / half) ** 2)
}
