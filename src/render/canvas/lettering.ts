import type { CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from './geometry.ts'

/** What is written in pictures, for whoever measures it: nobody but tests. */

export interface Lettering {
  readonly text: string
  /** The size of the letters, in pixels of the picture. */
  readonly px: number
  /** From the left of the first letter to the right of the last, and from the line they stand on to the top of capitals. */
  readonly box: Box
  readonly colour: string
}

/** Is told of a text as soon as it stands on the picture's context. */
export type LetteringListener = (lettering: Lettering, ctx: CanvasRenderingContext2D) => void

let listener: LetteringListener | null = null
/** Where the stamps that are being cut go, from the outermost to the innermost; their texts are told once they are there. */
let offsets: Point[] = []
let pending: Lettering[] = []

/** Draws something, and has all that is written read meanwhile. */
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

/** A text was written on a context: the box is in the units of that context. */
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

/** Cuts a stamp whose upper left corner goes to a point of the context around it: its texts are told once it is there. */
export function collectSpriteTexts<T>(corner: Point, cut: () => T): T {
  offsets.push(corner)
  const stamp = cut()
  offsets.pop()
  return stamp
}

/** A stamp is where it belongs. */
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
