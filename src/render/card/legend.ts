import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../canvas/geometry.ts'
import { INK, PARCHMENT } from '../canvas/palette.ts'
import { write } from '../canvas/text.ts'
import { fillBox } from '../canvas/panel.ts'

/** A sign of a board, and what it means. */
export interface LegendSign {
  readonly name: string
  readonly draw: (ctx: CanvasRenderingContext2D, x: number, y: number) => void
}

/** The signs of a board side by side, each above its name. Lengths are in pixels, from the upper edge of the legend. */
export interface Legend {
  readonly signs: readonly LegendSign[]
  readonly height: number
  readonly margin: number
  readonly signY: number
  readonly nameY: number
  readonly namePx: number
}

export function drawLegend(ctx: CanvasRenderingContext2D, legend: Legend, box: Box): void {
  const { signs, margin, signY, nameY, namePx } = legend
  fillBox(ctx, box, PARCHMENT)
  fillBox(ctx, { ...box, height: 3 }, INK)
  const step = (box.width - 2 * margin) / signs.length
  signs.forEach(({ name, draw }, i) => {
    const x = box.x + margin + (i + 0.5) * step
    draw(ctx, x, box.y + signY)
    write(ctx, name, x, box.y + nameY, { face: 'plain', px: namePx })
  })
}
