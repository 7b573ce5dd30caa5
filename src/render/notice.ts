import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from './geometry.ts'
import { INK, PARCHMENT_LIGHT } from './palette.ts'
import { fit, shorten, widthOf, write } from './text.ts'

/** A line below the map: what lies where somebody acts, by name. */

export interface Item {
  readonly text: string
  /** Draws its sign around a point, so high. */
  readonly draw: (x: number, y: number, height: number) => void
}

export const NOTICE_HEIGHT = 54

const [SIGN, GAP] = [36, 26]

export function drawNotice(ctx: CanvasRenderingContext2D, items: readonly Item[], box: Box): void {
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, box.width, 3)
  const y = box.y + box.height / 2 + 1
  const widths = items.map(({ text }) => widthOf(text, 'name', 27) + SIGN + GAP)
  const isTight = widths.reduce((sum, width) => sum + width, 0) > box.width - 28
  const share = (box.width - 28) / items.length
  let x = box.x + 18
  items.forEach(({ text, draw }, i) => {
    const width = isTight ? share : (widths[i] ?? share)
    draw(x + 15, y, 40)
    const room = width - SIGN - GAP / 2
    const px = Math.max(21, fit(text, 'name', 27, room))
    write(ctx, shorten(text, 'name', px, room), x + SIGN, y, { face: 'name', px, align: 'left' })
    x += width
  })
}
