import { createCanvas, type CanvasRenderingContext2D } from 'canvas'
import { LRUCache } from 'lru-cache'
import { font, type FontFace } from './fonts.ts'
import { recordText } from './lettering.ts'
import { INK } from './palette.ts'
import { drawCached } from './sprite-cache.ts'

export interface TextStyle {
  readonly face: FontFace
  readonly px: number
  readonly colour?: string
  /** The colour of a rim that keeps the letters readable on any background. */
  readonly halo?: string | null
  readonly haloWidth?: number
  readonly align?: 'left' | 'center' | 'right'
  /** Extra space between letters, as a share of their size. */
  readonly spacing?: number
}

/** Our fonts lack the space that French has before some marks, and have the wide one. */
const [NARROW_SPACE, WIDE_SPACE] = ['\u202f', '\u00a0']

/** A text with spaces that our fonts have. */
export function inOurFonts(text: string): string {
  return text.includes(NARROW_SPACE) ? text.replaceAll(NARROW_SPACE, WIDE_SPACE) : text
}

/**
 * Writes a line through the sprite cache. The context must be neither scaled nor rotated. `y` is the middle of the
 * line. Returns its width.
 */
export function write(ctx: CanvasRenderingContext2D, given: string, x: number, y: number, style: TextStyle): number {
  const text = inOurFonts(given)
  const { face, px, colour, halo = null, haloWidth = haloOf(px), spacing = 0 } = style
  const width = widthOfLetters(lettersOf(text, style))
  const left = leftOf(x, width, style)
  const rim = halo === null ? 0 : haloWidth / 2 + 1
  const aside = px * 0.2 + rim
  const reach = { x: -aside, y: -px * 0.75 - rim, width: width + aside * 2, height: px * 1.45 + rim * 2 }
  const key = ['text', font(face, px), colour, halo, haloWidth, spacing, text].join(' ')
  drawCached(ctx, key, { x: left, y }, reach, (own, at, middle) => {
    letter(own, text, at, middle, { ...style, align: 'left' })
  })
  return width
}

/** Writes a line stroke by stroke on any context, which takes about fifty times as long as `write`. */
export function letter(ctx: CanvasRenderingContext2D, given: string, x: number, y: number, style: TextStyle): number {
  const text = inOurFonts(given)
  const { face, px, colour = INK, halo = null, haloWidth = haloOf(px) } = style
  ctx.font = font(face, px)
  ctx.textBaseline = 'alphabetic'
  const letters = lettersOf(text, style)
  const width = widthOfLetters(letters)
  const left = leftOf(x, width, style)
  const baseline = y + px * (face === 'plain' || face === 'figure' ? 0.355 : 0.3)
  ctx.textAlign = 'left'
  const put = (draw: (part: string, at: number) => void) => {
    let at = left
    for (const one of letters) {
      draw(one.part, at)
      at += one.width
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
  const box = { x: left, y: baseline - px * CAPITAL, width, height: px * CAPITAL }
  recordText(ctx, { text, px, box, colour })
  return width
}

/** The height of capitals, as a share of the size. */
const CAPITAL = 0.66

function haloOf(px: number): number {
  return px * 0.22
}

function leftOf(x: number, width: number, { align = 'center' }: TextStyle): number {
  return align === 'left' ? x : align === 'right' ? x - width : x - width / 2
}

/** The halo of names on a map. */
export const NAME_HALO = 'rgba(250, 243, 223, 0.88)'

/** Writes lines below each other; `y` is the middle of the block. */
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

const widths = new LRUCache<string, number>({ max: 8000 })
const ruler = createCanvas(1, 1).getContext('2d')

export function widthOf(given: string, face: FontFace, px: number): number {
  const text = inOurFonts(given)
  const name = font(face, px)
  const key = `${name} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  ruler.font = name
  const { width } = ruler.measureText(text)
  widths.set(key, width)
  return width
}

/** Breaks a text into as few lines as possible, none wider than `width` unless a single word is. */
export function wrap(text: string, face: FontFace, px: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, face, px) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Parts every word that is wider than `width` with spaces, so that `wrap` can break it. */
export function withLongWordsParted(text: string, face: FontFace, px: number, width: number): string {
  return text
    .split(' ')
    .map((word) => {
      const parts = ['']
      for (const piece of widthOf(word, face, px) <= width ? [word] : word) {
        const last = parts.at(-1) ?? ''
        if (last !== '' && widthOf(last + piece, face, px) > width) parts.push(piece)
        else parts[parts.length - 1] = last + piece
      }
      return parts.join(' ')
    })
    .join(' ')
}

/** Breaks a text into as few lines as `wrap` does, but as even as possible. */
export function wrapEvenly(text: string, face: FontFace, px: number, width: number): string[] {
  let lines = wrap(text, face, px, width)
  const count = lines.length
  for (let share = 0.95; share > 0.3; share -= 0.05) {
    const tighter = wrap(text, face, px, width * share)
    if (tighter.length > count) break
    lines = tighter
  }
  return lines
}

/** Breaks a text into lines at its middle dots, and between words only where a part between two dots is too wide. */
export function wrapAtDots(text: string, face: FontFace, px: number, width: number): string[] {
  const lines: string[] = []
  for (const part of text.split(DOT)) {
    const joined = [...lines.slice(-1), part].join(DOT)
    if (lines.length > 0 && widthOf(joined, face, px) <= width) lines[lines.length - 1] = joined
    else lines.push(...wrapEvenly(part, face, px, width))
  }
  return lines
}

const DOT = ' · '

/** The largest size up to `px` at which a text is no wider than `width`. */
export function fit(text: string, face: FontFace, px: number, width: number): number {
  const wide = widthOf(text, face, px)
  return wide <= width ? px : Math.max(8, Math.floor((px * width * 10) / wide) / 10)
}

/** Cuts a text that is wider than `width` and adds an ellipsis. */
export function shorten(text: string, face: FontFace, px: number, width: number): string {
  if (widthOf(text, face, px) <= width) return text
  let short = text
  while (short.length > 1 && widthOf(`${short}…`, face, px) > width) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}

/** Writes a name on a map: dark letters with a light rim. */
export function writeName(
  ctx: CanvasRenderingContext2D,
  lines: readonly string[],
  x: number,
  y: number,
  px: number,
): void {
  writeLines(ctx, lines, x, y, { face: 'name', px, colour: INK, halo: NAME_HALO, leading: 0.9 })
}

interface Letter {
  readonly part: string
  readonly width: number
}

/** The whole text as one part; letter by letter if it has extra spacing. */
function lettersOf(text: string, { face, px, spacing }: TextStyle): Letter[] {
  if (!spacing) return [{ part: text, width: widthOf(text, face, px) }]
  return [...text].map((part) => ({ part, width: widthOf(part, face, px) + spacing * px }))
}

function widthOfLetters(letters: readonly Letter[]): number {
  return letters.reduce((sum, { width }) => sum + width, 0)
}
