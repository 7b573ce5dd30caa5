import type { CanvasRenderingContext2D } from 'canvas'
import svgpath from 'svgpath'
import type { Point } from '../canvas/geometry.ts'
import { pathOfIcon } from '../canvas/icons.ts'
import { INK } from '../canvas/palette.ts'
import { tracePath } from '../canvas/svg-path.ts'
import { shadeWithin } from './layers.ts'

/** The side of an icon, and the width of its outline, in its own units. */
const [SIDE, OUTLINE] = [512, 26]
/** How far its light and its shade reach, in its own units. */
const DEPTH = 24

const shapes = new Map<string, readonly string[]>()

/**
 * Draws an icon in one colour and its shades, as a square of side `size` around the point: an outline of ink, a dark
 * ground in its gaps, and light from the upper left. Throws for an unknown name.
 */
export function drawInked(
  ctx: CanvasRenderingContext2D,
  icon: string,
  { x, y }: Point,
  size: number,
  tone: string,
): void {
  const path = pathOfIcon(icon)
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / SIDE, size / SIDE)
  ctx.lineJoin = 'round'
  ctx.lineWidth = OUTLINE
  ctx.strokeStyle = INK
  for (const shape of shapesOf(icon, path)) {
    ctx.beginPath()
    tracePath(ctx, shape)
    ctx.stroke()
  }
  for (const shape of shapesOf(icon, path)) {
    ctx.beginPath()
    tracePath(ctx, shape)
    for (const fill of [tone, 'rgba(30, 16, 24, 0.72)']) {
      ctx.fillStyle = fill
      ctx.fill()
    }
  }
  ctx.beginPath()
  tracePath(ctx, path)
  ctx.fillStyle = tone
  ctx.fill()
  shadeWithin(ctx, path, DEPTH)
  ctx.restore()
}

/** The outlines of an icon and of its gaps. */
function shapesOf(icon: string, path: string): readonly string[] {
  const known = shapes.get(icon) ?? svgpath(path).abs().unarc().unshort().toString().split(/(?=M)/)
  shapes.set(icon, known)
  return known
}
