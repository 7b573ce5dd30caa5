import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import type { Lettering } from '../../src/render/canvas/lettering.ts'
import { recordLetters } from '../../src/render/canvas/lettering.ts'
import { rgbOf } from '../../src/render/canvas/palette.ts'

/** What is wrong with the texts of a picture, measured on what was drawn. */

export interface Blemish {
  readonly kind: 'small' | 'cut' | 'covered'
  readonly text: string
  readonly px: number
  readonly at: string
}

/** So far from the sides of a picture its rim is. */
const RIM = 6
/** So much of a text's ink may be drawn over: the tip of a letter. */
const MAX_COVERED = 0.08

/** A pixel that changed by no more, all colours together, is only in the shade. */
const SHADE = 200

interface Written {
  readonly lettering: Lettering
  /** The pixels of its ink. */
  readonly ink: readonly number[]
  readonly before: ImageDataLike
}

type ImageDataLike = ReturnType<CanvasRenderingContext2D['getImageData']>

/** Draws a picture and says which texts are under `least` pixels, leave the picture, or lie beneath something else. */
export function blemishesOf(least: number, draw: () => Canvas): Blemish[] {
  const written: Written[] = []
  const canvas = recordLetters((lettering, ctx) => written.push(inkOf(lettering, ctx)), draw)
  const ctx = canvas.getContext('2d')
  return written.flatMap(({ lettering, ink, before }): Blemish[] => {
    const { text, px, box } = lettering
    if (text.trim() === '') return []
    const at = `${Math.round(box.x)},${Math.round(box.y)}`
    if (px < least - 0.05) return [{ kind: 'small', text, px, at }]
    const isCut =
      box.x < RIM || box.y < RIM || box.x + box.width > canvas.width - RIM || box.y + box.height > canvas.height - RIM
    if (isCut) return [{ kind: 'cut', text, px, at }]
    const now = pixelsIn(box, ctx)
    const covered = ink.filter((i) => far(now, before, i)).length
    const isCovered = ink.length === 0 || covered / ink.length > MAX_COVERED
    return isCovered ? [{ kind: 'covered', text, px, at }] : []
  })
}

function pixelsIn({ x, y, width, height }: Lettering['box'], ctx: CanvasRenderingContext2D): ImageDataLike {
  return ctx.getImageData(Math.floor(x), Math.floor(y), Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
}

/**
 * The pixels that have the colour of the text now that it has been written; of tiny letters, those that come nearest.
 */
function inkOf(lettering: Lettering, ctx: CanvasRenderingContext2D): Written {
  const before = pixelsIn(lettering.box, ctx)
  const colour = colourOf(lettering.colour)
  const distances = Array.from({ length: before.data.length / 4 }, (_, i) => {
    return colour.reduce((sum, part, j) => sum + Math.abs(part - (before.data[i * 4 + j] ?? 0)), 0)
  })
  const nearest = distances.reduce((least, one) => Math.min(least, one), Infinity)
  const most = nearest < FAINT ? Math.max(NEAR, nearest + NEAR) : 0
  return { lettering, ink: distances.flatMap((one, i) => (one < most ? [i * 4] : [])), before }
}

/** The largest distance of ink from its colour, all channels together, and the distance from which on there is none. */
const [NEAR, FAINT] = [60, 240]

function colourOf(colour: string): readonly number[] {
  if (colour.startsWith('#')) return rgbOf(colour)
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}

function far(one: ImageDataLike, other: ImageDataLike, i: number): boolean {
  return [0, 1, 2].reduce((sum, j) => sum + Math.abs((one.data[i + j] ?? 0) - (other.data[i + j] ?? 0)), 0) > SHADE
}
