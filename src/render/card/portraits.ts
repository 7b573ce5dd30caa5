import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { CARD_SIZE, paintFramed, LEAST_LETTER_PX, RIM_PX } from './composition.ts'
import type { Box } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import { INK, PARCHMENT, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { fit, shorten, widthOf, write } from '../canvas/text.ts'
import { drawRound } from '../canvas/panel.ts'

/** A character that a player can choose. */
export interface Portrait {
  readonly name: string
  readonly emblem: Emblem
  /** Its most important figures, with the icons of the roster. */
  readonly figures: readonly { readonly icon: string; readonly colour: string; readonly text: string }[]
}

const TITLE = 84
const GAP = 12

/** Draws all characters on offer on a picture of a card's size: side by side, or on a phone in two columns. */
export function paintPortraits(title: string, portraits: readonly Portrait[], framing: PictureFraming): Canvas {
  return paintFramed(CARD_SIZE[framing], RIM_PX, (ctx, { width, height }) => {
    ctx.fillStyle = PARCHMENT
    ctx.fillRect(0, 0, width, height)
    write(ctx, title, width / 2, TITLE / 2 + 6, { face: 'title', px: fit(title, 'title', 50, width - 60) })
    const isNarrow = framing === 'narrow'
    const [columns, rows] = isNarrow ? narrowGrid(portraits.length) : gridFor(portraits.length)
    const room = { width: width - 2 * GAP - 12, height: height - TITLE - GAP - 8 }
    const [wide, high] = [room.width / columns, room.height / rows]
    portraits.forEach((one, at) => {
      const row = Math.floor(at / columns)
      const inRow = Math.min(columns, portraits.length - row * columns)
      const x = GAP + 6 + (room.width - inRow * wide) / 2 + (at % columns) * wide
      const box = { x: x + GAP / 2, y: TITLE + row * high, width: wide - GAP, height: high - GAP }
      if (isNarrow) drawBeside(ctx, one, box)
      else drawPortrait(ctx, one, box)
    })
  })
}

/** The grid on a wide screen, where portraits are taller than wide. */
function gridFor(count: number): readonly [columns: number, rows: number] {
  const rows = count > 5 ? (count > 14 ? 3 : 2) : 1
  return [Math.max(3, Math.ceil(count / rows)), rows]
}

/** The grid on a phone, where portraits are wider than tall, and a few are no larger than six. */
function narrowGrid(count: number): readonly [columns: number, rows: number] {
  const columns = count > 4 ? 2 : 1
  return [columns, Math.max(3, Math.ceil(count / columns))]
}

/** Draws the emblem above the name and the figures. */
function drawPortrait(ctx: CanvasRenderingContext2D, portrait: Portrait, box: Box): void {
  const { x, y, width, height } = box
  const foot = Math.min(118, height * 0.42)
  drawCard(ctx, box)
  drawWindow(ctx, portrait.emblem, { x: x + 5, y: y + 5, width: width - 10, height: height - foot - 5 }, 9)
  const { name, figures } = portrait
  const middle = x + width / 2
  write(ctx, name, middle, y + height - foot + 32, { face: 'title', px: fit(name, 'title', 34, width - 14) })
  drawFigures(ctx, figures, middle, y + height - foot + 62, width - 12)
}

/** Draws the emblem beside the name and large figures. */
function drawBeside(ctx: CanvasRenderingContext2D, portrait: Portrait, box: Box): void {
  const { x, y, width, height } = box
  const side = Math.min(height - 10, width * 0.32)
  drawCard(ctx, box)
  drawWindow(ctx, portrait.emblem, { x: x + 5, y: y + 5, width: side, height: height - 10 }, 9)
  const { name, figures } = portrait
  const [left, room] = [x + side + 14, width - side - 22]
  const middle = y + height / 2
  const px = Math.max(LEAST_LETTER_PX, fit(name, 'title', 36, room))
  const apart = Math.min(26, height * 0.24)
  write(ctx, shorten(name, 'title', px, room), left, middle - apart, { face: 'title', px, align: 'left' })
  const widths = figures.map(({ text }) => LEAST_LETTER_PX * 1.06 + widthOf(text, 'figure', LEAST_LETTER_PX))
  const gap = Math.min(18, (room - widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, figures.length - 1))
  let at = left
  figures.forEach(({ icon, colour, text }, i) => {
    drawIcon(ctx, icon, { x: at + LEAST_LETTER_PX * 0.48, y: middle + apart }, LEAST_LETTER_PX * 0.96, colour)
    write(ctx, text, at + LEAST_LETTER_PX * 1.06, middle + apart, {
      face: 'figure',
      px: LEAST_LETTER_PX,
      align: 'left',
    })
    at += (widths[i] ?? 0) + gap
  })
}

function drawCard(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  drawRound(ctx, { x, y, width, height }, 12, PARCHMENT_LIGHT, { colour: INK, width: 3 })
}

/** Draws the figures, in two lines if one has no room for them. */
function drawFigures(
  ctx: CanvasRenderingContext2D,
  figures: Portrait['figures'],
  middle: number,
  top: number,
  room: number,
): void {
  const inLine = figures.length * 62 <= room ? figures.length : Math.ceil(figures.length / 2)
  const step = Math.min(74, room / inLine)
  figures.forEach(({ icon, colour, text }, at) => {
    const [row, column] = [Math.floor(at / inLine), at % inLine]
    const x = middle + (column - (inLine - 1) / 2) * step
    const y = top + row * 30
    drawIcon(ctx, icon, { x: x - 13, y }, 25, colour)
    write(ctx, text, x + 3, y, { face: 'figure', px: 25, align: 'left' })
  })
}
