import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { framed, CARD } from './composition.ts'
import type { Box } from './geometry.ts'
import { drawIcon } from './icons.ts'
import { INK, PARCHMENT, PARCHMENT_DARK, PARCHMENT_LIGHT } from './palette.ts'
import { fit, write } from './text.ts'
import type { Emblem } from './emblem.ts'

/** Somebody who can be chosen. */
export interface Portrait {
  readonly name: string
  readonly emblem: Emblem
  /** What is good to know at once: an icon with a number each, as the strip under the map has them. */
  readonly figures: readonly { readonly icon: string; readonly colour: string; readonly text: string }[]
}

const TITLE = 84
const GAP = 12

/** All who can be chosen, side by side, on a picture of a card's size. */
export function paintPortraits(title: string, portraits: readonly Portrait[]): Canvas {
  return framed(CARD.wide, 6, (ctx, { width, height }) => {
    ctx.fillStyle = PARCHMENT
    ctx.fillRect(0, 0, width, height)
    write(ctx, title, width / 2, TITLE / 2 + 6, { face: 'title', px: fit(title, 'title', 50, width - 60) })
    const [columns, rows] = gridFor(portraits.length)
    const room = { width: width - 2 * GAP - 12, height: height - TITLE - GAP - 8 }
    const [wide, high] = [room.width / columns, room.height / rows]
    portraits.forEach((one, at) => {
      const row = Math.floor(at / columns)
      const inRow = Math.min(columns, portraits.length - row * columns)
      const x = GAP + 6 + (room.width - inRow * wide) / 2 + (at % columns) * wide
      drawPortrait(ctx, one, { x: x + GAP / 2, y: TITLE + row * high, width: wide - GAP, height: high - GAP })
    })
  })
}

/** Columns and rows: portraits are higher than wide. */
function gridFor(count: number): readonly [columns: number, rows: number] {
  const rows = count > 5 ? (count > 14 ? 3 : 2) : 1
  return [Math.max(3, Math.ceil(count / rows)), rows]
}

function drawPortrait(ctx: CanvasRenderingContext2D, { name, emblem, figures }: Portrait, box: Box): void {
  const { x, y, width, height } = box
  const foot = Math.min(118, height * 0.42)
  const window = { x: x + 5, y: y + 5, width: width - 10, height: height - foot - 5 }
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, 12)
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 3
  ctx.stroke()
  const [middle, line] = [window.x + window.width / 2, window.y + window.height / 2]
  const ground = ctx.createRadialGradient(middle, line, 10, middle, line, Math.max(window.width, window.height) * 0.7)
  ground.addColorStop(0, emblem.hue.light)
  ground.addColorStop(1, emblem.hue.fill)
  ctx.beginPath()
  ctx.roundRect(window.x, window.y, window.width, window.height, 9)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.strokeStyle = PARCHMENT_DARK
  ctx.lineWidth = 2
  ctx.stroke()
  drawIcon(ctx, emblem.icon, middle, line, Math.min(window.width, window.height) * 0.8, emblem.hue.dark)
  write(ctx, name, middle, y + height - foot + 32, { face: 'title', px: fit(name, 'title', 34, width - 14) })
  drawFigures(ctx, figures, middle, y + height - foot + 62, width - 12)
}

/** In two lines where one has no room. */
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
    drawIcon(ctx, icon, x - 13, y, 25, colour)
    write(ctx, text, x + 3, y, { face: 'figure', px: 25, align: 'left' })
  })
}
