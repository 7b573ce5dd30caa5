import type { CanvasRenderingContext2D } from 'canvas'
import { sayShared } from '../../language/index.ts'
import type { Box } from '../canvas/geometry.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { fit, shorten, widthOf, write } from '../canvas/text.ts'
import { fillBox } from '../canvas/panel.ts'

/** Lines below the map with the names of what lies at the subject. */

export interface Item {
  readonly text: string
  /** Draws its sign around a point. */
  readonly draw: (x: number, y: number, height: number) => void
}

const LINE = 54
const [SIGN, GAP, SIDE] = [36, 26, 18]
const USUAL = 27
/** On a wide screen, smaller text is cut short instead. */
const LEAST = 21
/** On a phone, the last line only counts the items without room. */
const MAX_LINES = 3

/** The height of the lines: one for all items on a wide screen, a few on a phone, where letters have `least` pixels. */
export function heightOfNotice(items: readonly Item[], width: number, least: number): number {
  return items.length === 0 ? 0 : linesOf(items, width, least).length * LINE
}

export function drawNotice(ctx: CanvasRenderingContext2D, items: readonly Item[], box: Box, least: number): void {
  fillBox(ctx, box, PARCHMENT_LIGHT)
  fillBox(ctx, { ...box, height: 3 }, INK)
  linesOf(items, box.width, least).forEach((line, row) => {
    drawLine(ctx, line, { ...box, y: box.y + row * LINE, height: LINE }, Math.max(least, LEAST))
  })
}

function linesOf(items: readonly Item[], width: number, least: number): Item[][] {
  if (least === 0) return [[...items]]
  const lines: Item[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last && roomFor([...last, item]) <= width - 2 * SIDE) last.push(item)
    else lines.push([item])
  }
  if (lines.length <= MAX_LINES) return lines
  const shown = lines.slice(0, MAX_LINES)
  const left = items.length - shown.reduce((sum, line) => sum + line.length, 0)
  return [...shown.slice(0, -1), [...(shown.at(-1) ?? []).slice(0, 1), more(left + (shown.at(-1)?.length ?? 1) - 1)]]
}

function more(count: number): Item {
  return { text: sayShared('notice-more', { count }), draw: () => undefined }
}

function roomFor(items: readonly Item[]): number {
  return items.reduce((sum, { text }) => sum + widthOf(text, 'name', USUAL) + SIGN + GAP, -GAP)
}

function drawLine(ctx: CanvasRenderingContext2D, items: readonly Item[], box: Box, least: number): void {
  const y = box.y + box.height / 2 + 1
  const widths = items.map(({ text }) => widthOf(text, 'name', USUAL) + SIGN + GAP)
  const isTight = widths.reduce((sum, width) => sum + width, 0) > box.width - 28
  const share = (box.width - 28) / items.length
  let x = box.x + SIDE
  items.forEach(({ text, draw }, i) => {
    const width = isTight ? share : (widths[i] ?? share)
    draw(x + 15, y, 40)
    const room = width - SIGN - GAP / 2
    const px = Math.max(least, fit(text, 'name', USUAL, room))
    write(ctx, shorten(text, 'name', px, room), x + SIGN, y, { face: 'name', px, align: 'left' })
    x += width
  })
}
