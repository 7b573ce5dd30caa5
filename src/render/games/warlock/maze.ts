import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../../canvas/geometry.ts'
import { INK } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import type { MazeCard } from './scene.ts'
import { drawRound } from '../../canvas/panel.ts'

/** Draws a Maze card on its space: its back, or its open ways. */
export function drawMaze(ctx: CanvasRenderingContext2D, box: Box, card: MazeCard | undefined, hasLetter = true): void {
  const inset = box.width * 0.05
  const { x, y } = { x: box.x + inset, y: box.y + inset }
  const side = box.width - inset * 2
  drawRound(ctx, { x, y, width: side, height: side }, side * 0.12, card?.openSides ? '#6d7f5a' : '#3f5a4e')
  if (card?.openSides) drawWays(ctx, card, x, y, side)
  else drawBack(ctx, x, y, side, hasLetter)
  ctx.beginPath()
  ctx.roundRect(x, y, side, side, side * 0.12)
  ctx.strokeStyle = card?.isUp ? INK : '#22352c'
  ctx.lineWidth = Math.max(2, side * 0.06)
  ctx.stroke()
}

/** The height of the question mark on a card of a width. */
function questionIn(side: number): number {
  return side * 0.5
}

/** Whether a Maze card of a width has room for letters of `least` pixels. */
export function isLettered(width: number, least: number): boolean {
  return questionIn(width * 0.9) >= least
}

const TOWARDS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const

function drawWays(
  ctx: CanvasRenderingContext2D,
  { openSides, isUp }: MazeCard,
  x: number,
  y: number,
  side: number,
): void {
  const middle = { x: x + side / 2, y: y + side / 2 }
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  for (const [width, colour] of [
    [0.46, INK],
    [0.36, isUp ? '#f2e6c2' : '#b9b896'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = side * width
    ctx.beginPath()
    for (const open of openSides ?? []) {
      const [dx, dy] = TOWARDS[open]
      ctx.moveTo(middle.x - dx * side * width * 0.5, middle.y - dy * side * width * 0.5)
      ctx.lineTo(middle.x + (dx * side) / 2, middle.y + (dy * side) / 2)
    }
    ctx.stroke()
  }
}

/** Draws a knot of hedges, and a question mark where it has room. */
function drawBack(ctx: CanvasRenderingContext2D, x: number, y: number, side: number, hasLetter: boolean): void {
  ctx.strokeStyle = 'rgba(214, 226, 190, 0.55)'
  ctx.lineWidth = Math.max(1, side * 0.035)
  for (const share of [0.12, 0.22]) {
    ctx.strokeRect(x + side * share, y + side * share, side * (1 - share * 2), side * (1 - share * 2))
  }
  if (hasLetter)
    write(ctx, '?', x + side / 2, y + side / 2, { face: 'figure', px: questionIn(side), colour: '#eef3da' })
}
