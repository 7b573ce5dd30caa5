import type { CanvasRenderingContext2D } from 'canvas'
import { boxAt, type Point } from './geometry.ts'
import { GOLD, INK } from './palette.ts'
import { drawRound } from './panel.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
} // prettier-ignore

/** A die. One that hits is bright and stands on a spiked star; the others are grey. */
export function drawDie(
  ctx: CanvasRenderingContext2D,
  value: number,
  { x, y }: Point,
  side: number,
  isHit: boolean,
): void {
  if (isHit) drawBurst(ctx, x, y, side * 0.78)
  drawRound(ctx, boxAt({ x, y }, side, side), side * 0.2, isHit ? '#fffdf5' : '#dfd4ba', {
    colour: isHit ? INK : '#8b7b62',
    width: Math.max(1.5, side * 0.055),
  })
  ctx.fillStyle = isHit ? INK : '#6d5f4b'
  for (const [dx, dy] of PIPS[value] ?? []) {
    ctx.beginPath()
    ctx.arc(x + dx * side * 0.25, y + dy * side * 0.25, side * 0.095, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** A die that is still to fall. */
export function drawBlankDie(ctx: CanvasRenderingContext2D, { x, y }: Point, side: number): void {
  drawRound(ctx, boxAt({ x, y }, side, side), side * 0.2, '#e8dcc0')
  ctx.setLineDash([6, 5])
  ctx.strokeStyle = '#8b7b62'
  ctx.lineWidth = 2.5
  ctx.stroke()
  ctx.setLineDash([])
}

function drawBurst(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  for (let i = 0; i < 24; i++) {
    const far = i % 2 === 0 ? radius : radius * 0.78
    ctx.lineTo(x + Math.sin((i * Math.PI) / 12) * far, y - Math.cos((i * Math.PI) / 12) * far)
  }
  ctx.closePath()
  ctx.fillStyle = GOLD
  ctx.fill()
  ctx.strokeStyle = '#9a3b1c'
  ctx.lineWidth = Math.max(1.2, radius * 0.05)
  ctx.stroke()
}
