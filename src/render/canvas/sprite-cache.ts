import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { LRUCache } from 'lru-cache'
import type { Box, Point } from './geometry.ts'
import { isRecording, collectSpriteTexts, reportSpriteTexts } from './lettering.ts'

/** Caches small drawings that recur from picture to picture: each is drawn once, then copied. */

/** Holds the names and pieces of all games at the scales in use. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 600
/** Sprites stand on whole and half pixels. More steps would take more memory for an invisible gain. */
const STEPS_PER_PIXEL = 2

interface CachedSprite {
  readonly canvas: Canvas
  /** The offset of its upper left corner from the whole pixel that places it. */
  readonly left: number
  readonly top: number
}

const sprites = new LRUCache<string, CachedSprite>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ canvas }) => canvas.width * canvas.height * 4 + ENTRY_OVERHEAD_BYTES,
})

/**
 * Draws through the cache at a point of a context that is neither scaled nor rotated. `reach` is the extent of the
 * drawing around its point. The key must contain everything that the drawing depends on, because a copy has to have the
 * same pixels.
 */
export function drawCached(
  ctx: CanvasRenderingContext2D,
  key: string,
  at: Point,
  reach: Box,
  draw: (ctx: CanvasRenderingContext2D, x: number, y: number) => void,
): void {
  const [x, y] = [stepsTo(at.x), stepsTo(at.y)]
  const [wholeX, wholeY] = [Math.floor(x / STEPS_PER_PIXEL), Math.floor(y / STEPS_PER_PIXEL)]
  const [asideX, asideY] = [x - wholeX * STEPS_PER_PIXEL, y - wholeY * STEPS_PER_PIXEL]
  const name = `${asideX} ${asideY} ${key}`
  let stamp = isRecording() ? undefined : sprites.get(name)
  if (!stamp) {
    const corner = { x: wholeX + Math.floor(reach.x), y: wholeY + Math.floor(reach.y) }
    stamp = collectSpriteTexts(corner, () =>
      paintSprite(asideX / STEPS_PER_PIXEL, asideY / STEPS_PER_PIXEL, reach, draw),
    )
    sprites.set(name, stamp)
  }
  ctx.drawImage(stamp.canvas, wholeX + stamp.left, wholeY + stamp.top)
  reportSpriteTexts(ctx)
}

function stepsTo(length: number): number {
  return Math.round(length * STEPS_PER_PIXEL)
}

function paintSprite(x: number, y: number, reach: Box, draw: Parameters<typeof drawCached>[4]): CachedSprite {
  const [left, top] = [Math.floor(reach.x), Math.floor(reach.y)]
  const [right, bottom] = [Math.ceil(reach.x + reach.width) + 1, Math.ceil(reach.y + reach.height) + 1]
  const canvas = createCanvas(right - left, bottom - top)
  draw(canvas.getContext('2d'), x - left, y - top)
  return { canvas, left, top }
}

/** A square that reaches `far` from the point on every side. */
export function reachAround(far: number): Box {
  return { x: -far, y: -far, width: far * 2, height: far * 2 }
}
