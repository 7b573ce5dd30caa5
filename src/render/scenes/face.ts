import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { LEAST_LETTER_PX } from '../card/composition.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import { PARCHMENT, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawSheet, drawRound } from '../canvas/panel.ts'
import { fit, widthOf, write } from '../canvas/text.ts'
import { wordsOf } from './words.ts'

/** The face of a card, a creature or a place: its picture, and below it its words. */

const WIDTH = 720
const RIM = 14
/** The distance of the picture and of the words from the rim, and between them. */
const [PICTURE_MARGIN, MARGIN, GAP] = [10, 30, 34]
/** The height of the picture, as a share of the face. */
const PICTURE = 0.45
/** The least height of a face, and of one for which room is scarce. */
const [LEAST_HEIGHT, LEAST_SCARCE] = [720, 540]

/** The letters of a text. The smallest measure about 11 CSS pixels on a phone. */
const SIZES = [35, 32, 29, LEAST_LETTER_PX] as const

/**
 * Draws a face. The same topic always gives the same picture. Above the height `most`, the picture gives room to the
 * words, up to a fifth of it.
 */
export function paintFace(topic: Topic, emblem: Emblem, most = Infinity): Canvas {
  const width = WIDTH - 2 * (RIM + MARGIN)
  const isScarce = most < Infinity
  const room = { width, title: 56, sizes: isScarce ? SIZES.slice(1) : SIZES, least: LEAST_LETTER_PX, isScarce }
  const words = wordsOf(topic, emblem.hue, room)
  const below = words.height + 2 * RIM + PICTURE_MARGIN + GAP + MARGIN
  const height = Math.ceil(
    Math.max(isScarce ? LEAST_SCARCE : LEAST_HEIGHT, below / 0.8, Math.min(most, below / (1 - PICTURE))),
  )
  const high = Math.min(Math.round(height * PICTURE), height - Math.ceil(below))
  const canvas = createCanvas(WIDTH, height)
  const ctx = canvas.getContext('2d')
  drawCardboard(ctx, emblem, { x: 0, y: 0, width: WIDTH, height }, RIM)
  const aside = RIM + PICTURE_MARGIN
  const picture = { x: aside, y: aside, width: WIDTH - 2 * aside, height: high }
  drawWindow(ctx, emblem, picture, 12)
  const left = RIM + MARGIN
  const foot = picture.y + picture.height
  drawRibbon(ctx, topic.kind, emblem, { x: left, y: foot }, { width, least: LEAST_LETTER_PX })
  const free = height - RIM - MARGIN - (foot + GAP) - words.height
  words.draw(ctx, { x: left, y: foot + GAP + free * 0.3 })
  return canvas
}

/** Draws a sheet with a rim in the colour of its kind. */
export function drawCardboard(ctx: CanvasRenderingContext2D, { hue }: Emblem, box: Box, rim: number): void {
  const { width, height } = box
  ctx.fillStyle = hue.dark
  ctx.fillRect(0, 0, width, height)
  drawSheet(ctx, { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }, 18)
}

const RIBBON = 46

/** Draws the kind on a ribbon whose left end is at a point: its middle, over the rim of a picture. */
export function drawRibbon(
  ctx: CanvasRenderingContext2D,
  kind: string,
  { hue }: Emblem,
  { x, y }: Point,
  { width: room, least }: { readonly width: number; readonly least: number },
): void {
  const px = Math.max(least, fit(kind, 'name', 30, room - 44))
  const width = widthOf(kind, 'name', px) + 44
  const box = { x, y: y - RIBBON / 2, width, height: RIBBON }
  drawRound(ctx, box, RIBBON / 2, hue.dark, { colour: PARCHMENT, width: 3 })
  write(ctx, kind, x + width / 2, y - 1, { face: 'name', px, colour: PARCHMENT_LIGHT })
}
