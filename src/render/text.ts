import type { CanvasRenderingContext2D } from 'canvas'
import { font, type Face } from './fonts.ts'
import { INK } from './palette.ts'

export interface TextStyle {
  readonly face: Face
  readonly px: number
  readonly colour?: string
  /** The colour of a rim around the letters, so that they can be read on anything. */
  readonly halo?: string | null
  readonly haloWidth?: number
  readonly align?: 'left' | 'center' | 'right'
  /** Extra space between letters, in shares of the height. */
  readonly spacing?: number
}

/** Writes a line; `y` is its middle. Returns its width. */
export function write(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, style: TextStyle): number {
  const { face, px, colour = INK, halo = null, haloWidth = px * 0.22, align = 'center' } = style
  ctx.font = font(face, px)
  ctx.textBaseline = 'alphabetic'
  const letters = lettersOf(ctx, text, style)
  const width = letters.reduce((sum, letter) => sum + letter.width, 0)
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  const baseline = y + px * (face === 'plain' || face === 'figure' ? 0.355 : 0.3)
  ctx.textAlign = 'left'
  const put = (draw: (part: string, at: number) => void) => {
    let at = left
    for (const letter of letters) {
      draw(letter.part, at)
      at += letter.width
    }
  }
  if (halo !== null) {
    ctx.strokeStyle = halo
    ctx.lineWidth = haloWidth
    ctx.lineJoin = 'round'
    put((part, at) => ctx.strokeText(part, at, baseline))
  }
  ctx.fillStyle = colour
  put((part, at) => ctx.fillText(part, at, baseline))
  return width
}

/** The halo of names on a map. */
export const NAME_HALO = 'rgba(250, 243, 223, 0.88)'

/** Writes lines below each other, `y` the middle of the whole block. */
export function writeLines(
  ctx: CanvasRenderingContext2D,
  lines: readonly string[],
  x: number,
  y: number,
  style: TextStyle & { readonly leading?: number },
): void {
  const leading = style.px * (style.leading ?? 0.98)
  lines.forEach((line, i) => write(ctx, line, x, y + (i - (lines.length - 1) / 2) * leading, style))
}

export function widthOf(ctx: CanvasRenderingContext2D, text: string, face: Face, px: number): number {
  ctx.font = font(face, px)
  return ctx.measureText(text).width
}

/** Breaks a text into lines no wider than `width`, as evenly as its words allow. */
export function wrap(ctx: CanvasRenderingContext2D, text: string, face: Face, px: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(ctx, `${last} ${word}`, face, px) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The largest size up to `px` at which a text is no wider than `width`. */
export function fit(ctx: CanvasRenderingContext2D, text: string, face: Face, px: number, width: number): number {
  const wide = widthOf(ctx, text, face, px)
  return wide <= width ? px : Math.max(8, (px * width) / wide)
}

/** A text cut short with an ellipsis if it is wider than `width`. */
export function shorten(ctx: CanvasRenderingContext2D, text: string, face: Face, px: number, width: number): string {
  if (widthOf(ctx, text, face, px) <= width) return text
  let short = text
  while (short.length > 1 && widthOf(ctx, `${short}…`, face, px) > width) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}

/** A name on a map: dark letters with a light rim. */
export function writeName(
  ctx: CanvasRenderingContext2D,
  lines: readonly string[],
  x: number,
  y: number,
  px: number,
): void {
  writeLines(ctx, lines, x, y, { face: 'name', px, colour: INK, halo: NAME_HALO, leading: 0.9 })
}

function lettersOf(ctx: CanvasRenderingContext2D, text: string, style: TextStyle): { part: string; width: number }[] {
  if (!style.spacing) return [{ part: text, width: ctx.measureText(text).width }]
  const extra = style.spacing * style.px
  return [...text].map((part) => ({ part, width: ctx.measureText(part).width + extra }))
}
