import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { LRUCache } from 'lru-cache'
import type { Box, Point } from './geometry.ts'
import { isRead, readAt, tellRead } from './lettering.ts'

/** Small drawings that come again in picture after picture: each is drawn once, and copied from then on. */

/** What is kept, in bytes: names and pieces of all games at the scales in use. */
const MOST_BYTES = 32 * 1024 * 1024
/** What a stamp costs beside its pixels. */
const OVERHEAD = 600
/** Stamps stand on whole pixels and halfway between two: more steps would take more room, and nobody sees them. */
const STEPS = 2

interface Stamp {
  readonly canvas: Canvas
  /** Where its upper left corner goes, from the whole pixel it is placed by. */
  readonly left: number
  readonly top: number
}

const kept = new LRUCache<string, Stamp>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ canvas }) => canvas.width * canvas.height * 4 + OVERHEAD,
})

/**
 * Draws what belongs to a key at a point of a context that is neither scaled nor turned. `reach` is how far the drawing
 * goes at most, its point being 0, 0. Whatever the drawing depends on has to be in the key: whether it is drawn or
 * copied, the pixels are the same.
 */
export function stamped(
  ctx: CanvasRenderingContext2D,
  key: string,
  at: Point,
  reach: Box,
  draw: (ctx: CanvasRenderingContext2D, x: number, y: number) => void,
): void {
  const [x, y] = [stepsTo(at.x), stepsTo(at.y)]
  const [wholeX, wholeY] = [Math.floor(x / STEPS), Math.floor(y / STEPS)]
  const [asideX, asideY] = [x - wholeX * STEPS, y - wholeY * STEPS]
  const name = `${asideX} ${asideY} ${key}`
  let stamp = isRead() ? undefined : kept.get(name)
  if (!stamp) {
    const corner = { x: wholeX + Math.floor(reach.x), y: wholeY + Math.floor(reach.y) }
    stamp = readAt(corner, () => cut(asideX / STEPS, asideY / STEPS, reach, draw))
    kept.set(name, stamp)
  }
  ctx.drawImage(stamp.canvas, wholeX + stamp.left, wholeY + stamp.top)
  tellRead(ctx)
}

function stepsTo(length: number): number {
  return Math.round(length * STEPS)
}

function cut(x: number, y: number, reach: Box, draw: Parameters<typeof stamped>[4]): Stamp {
  const [left, top] = [Math.floor(reach.x), Math.floor(reach.y)]
  const [right, bottom] = [Math.ceil(reach.x + reach.width) + 1, Math.ceil(reach.y + reach.height) + 1]
  const canvas = createCanvas(right - left, bottom - top)
  draw(canvas.getContext('2d'), x - left, y - top)
  return { canvas, left, top }
}

/** As far as `far` from the point on every side. */
export function reachOf(far: number): Box {
  return { x: -far, y: -far, width: far * 2, height: far * 2 }
}
