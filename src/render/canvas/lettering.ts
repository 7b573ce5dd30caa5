import type { CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from './geometry.ts'

/** Records the texts of pictures, so that tests can measure them. */

export interface Lettering {
  readonly text: string
  /** The size of the letters, in pixels of the picture. */
  readonly px: number
  /** From the first letter to the last, and from the baseline to the top of capitals. */
  readonly box: Box
  readonly colour: string
}

/** Receives a text once it is on the picture's context. */
export type LetteringListener = (lettering: Lettering, ctx: CanvasRenderingContext2D) => void

let listener: LetteringListener | null = null
/** The corners of the sprites being painted, outermost first. Their texts are reported once the sprites are drawn. */
let offsets: Point[] = []
let pending: Lettering[] = []

/** Draws something, and reports every text written meanwhile. */
export function recordLetters<T>(by: LetteringListener, draw: () => T): T {
  listener = by
  try {
    return draw()
  } finally {
    listener = null
    offsets = []
    pending = []
  }
}

export function isRecording(): boolean {
  return listener !== null
}

/** Records a text. The box is in the units of the context. */
export function recordText(ctx: CanvasRenderingContext2D, lettering: Lettering): void {
  if (!listener) return
  const { a, b, c, d, e, f } = ctx.getTransform()
  const { x, y, width, height } = lettering.box
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const
  const xs = corners.map(([left, top]) => a * left + c * top + e)
  const ys = corners.map(([left, top]) => b * left + d * top + f)
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
  const onContext = { ...lettering, px: lettering.px * Math.hypot(a, b), box }
  if (offsets.length === 0) listener(onContext, ctx)
  else pending.push(toPicture(onContext))
}

/** Paints a sprite whose upper left corner goes to a point of the surrounding context, and collects its texts. */
export function collectSpriteTexts<T>(corner: Point, cut: () => T): T {
  offsets.push(corner)
  const stamp = cut()
  offsets.pop()
  return stamp
}

/** Reports the collected texts once the outermost sprite is drawn. */
export function reportSpriteTexts(ctx: CanvasRenderingContext2D): void {
  if (!listener || offsets.length > 0) return
  const told = pending
  pending = []
  for (const lettering of told) listener(lettering, ctx)
}

function toPicture(lettering: Lettering): Lettering {
  const { box } = lettering
  const x = offsets.reduce((sum, offset) => sum + offset.x, box.x)
  const y = offsets.reduce((sum, offset) => sum + offset.y, box.y)
  return { ...lettering, box: { ...box, x, y } }
}
