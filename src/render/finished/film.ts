import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { CARD_SIZE, LEAST_LETTER_PX } from '../card/composition.ts'
import { fitText, heightOfLines, fitParagraphs, LAYOUTS, writeFittedText } from '../scenes/layout.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT, RED, seatColour } from '../canvas/palette.ts'
import { drawDiscs } from '../canvas/panel.ts'
import { shorten } from '../canvas/text.ts'

/** Frames of films: a caption, and the table or a scene below it. All frames have one size. */

/** The caption of a frame. */
export interface Caption {
  /** The seat on turn; `null` if there is none. */
  readonly seat: Seat | null
  /** The turn, or how the game ended, in a few words. */
  readonly heading: string
  /** The events in a sentence or two; cut short if there is no room. */
  readonly text: string
  /** The progress of the film, from 0 to 1. */
  readonly done: number
}

const STRIP = 176
export const FRAME_SIZE = { width: CARD_SIZE.narrow.width, height: CARD_SIZE.narrow.height + STRIP } as const

const [MARGIN, DISC] = [24, 17]
const ROWS = 3
const BAR = 8
const DARK = '#231912'

/** Puts a picture below its caption, centred, and shrinks one that is too high. */
export function addCaption(picture: Canvas, caption: Caption): Canvas {
  const { width, height } = FRAME_SIZE
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = DARK
  ctx.fillRect(0, 0, width, height)
  const room = height - STRIP
  const scale = Math.min(1, width / picture.width, room / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  ctx.drawImage(picture, (width - wide) / 2, STRIP + (room - high) / 2, wide, high)
  drawStrip(ctx, caption)
  return canvas
}

function drawStrip(ctx: CanvasRenderingContext2D, { seat, heading, text, done }: Caption): void {
  const { width } = FRAME_SIZE
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(0, 0, width, STRIP)
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(0, STRIP - BAR, width, BAR)
  ctx.fillStyle = RED
  ctx.fillRect(0, STRIP - BAR, Math.round(width * done), BAR)
  const left = seat === null ? MARGIN : MARGIN + 2 * DISC + 12
  const title = fitText(heading, 'title', { most: 38, least: LEAST_LETTER_PX }, width - left - MARGIN)
  const middle = 14 + DISC + 2
  if (seat !== null) {
    const discs = [
      [DISC, INK],
      [DISC - 3, seatColour(seat).fill],
    ] as const
    drawDiscs(ctx, MARGIN + DISC, middle, discs)
  }
  writeFittedText(ctx, title, left, middle - heightOfLines(title) / 2, { face: 'title', colour: INK, align: 'left' })
  const room = width - 2 * MARGIN
  const { lines, px } = fitParagraphs(text === '' ? [] : [text], LAYOUTS.narrow, room, ROWS)
  // A single word may be wider than a line.
  const below = { lines: lines.map((line) => shorten(line, 'plain', px, room)), px }
  const [top, end] = [middle + DISC, STRIP - BAR]
  writeFittedText(ctx, below, MARGIN, top + (end - top - heightOfLines(below)) / 2, { face: 'plain', align: 'left' })
}
