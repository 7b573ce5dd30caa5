import type { CanvasRenderingContext2D } from 'canvas'

/** The elements of buildings on a map, in ink and watercolour. `y` is the ground; lengths are shares of a place. */

export type Pen = CanvasRenderingContext2D
type Pair = readonly [number, number]
export type Outline = readonly Pair[]

const INK = '#3a2a1c'
export const [STONE, SHADE, ROOF]: readonly [string, string, string] = ['#e4dccb', '#b5a88f', '#c2573f']
export const [WOOD, PLASTER, DARK]: readonly [string, string, string] = ['#8a6239', '#f2e6c8', '#4a3a2c']

export function box(x: number, y: number, width: number, height: number): Outline {
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
}

function trace(ctx: Pen, line: Outline): void {
  ctx.beginPath()
  line.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

export function fill(ctx: Pen, line: Outline, colour: string, ink = 0.022): void {
  trace(ctx, line)
  ctx.closePath()
  paint(ctx, colour, ink)
}

function paint(ctx: Pen, colour: string, ink = 0.022): void {
  ctx.fillStyle = colour
  ctx.fill()
  if (ink === 0) return
  ctx.strokeStyle = INK
  ctx.lineWidth = ink
  ctx.stroke()
}

export function stroke(ctx: Pen, line: Outline, width = 0.022, colour = INK): void {
  trace(ctx, line)
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke()
}

export function ellipse(ctx: Pen, [x, y]: Pair, [rx, ry]: Pair, colour: string): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  paint(ctx, colour)
}

/** A house with a gable to the left and a roof to the right; `y` is the ground. */
export function house(ctx: Pen, [x, y]: Pair, [width, height]: Pair, roof = ROOF): void {
  const [left, middle, right] = [x - width / 2, x - width * 0.12, x + width / 2]
  const [eaves, ridge] = [y - height * 0.55, y - height * 1.25]
  fill(ctx, box(left, eaves, width, y - eaves), PLASTER)
  fill(ctx, [[left, eaves], [(left + middle) / 2, ridge], [middle, eaves], [middle, y], [left, y]], PLASTER) // prettier-ignore
  fill(ctx, [[(left + middle) / 2 - 0.012, ridge], [right - width * 0.1, ridge], [right + 0.025, eaves], [middle + 0.012, eaves]], roof) // prettier-ignore
  stroke(ctx, [[left - 0.02, eaves + 0.012], [(left + middle) / 2, ridge]], 0.03) // prettier-ignore
  fill(ctx, box((left + middle) / 2 - 0.02, y - height * 0.36, 0.04, height * 0.36), DARK, 0)
  fill(ctx, box(x + width * 0.18, y - height * 0.4, 0.045, 0.045), DARK, 0)
}

interface TowerLook {
  readonly roof?: string
  readonly roofHeight?: number
  readonly stone?: string
}

/** A round tower; with a roof it ends in a cone, without one in battlements. */
export function tower(
  ctx: Pen,
  [x, y]: Pair,
  [width, height]: Pair,
  { roof, roofHeight = 0.2, stone = STONE }: TowerLook = {},
): void {
  const [left, top] = [x - width / 2, y - height]
  fill(ctx, box(left, top, width, height), stone)
  fill(ctx, box(x + width * 0.12, top, width * 0.38, height), stone === PLASTER ? '#d8c7a0' : SHADE, 0)
  stroke(ctx, [...box(left, top, width, height), [left, top]])
  if (roof === undefined) return merlons(ctx, left - 0.015, top, width + 0.03, 3)
  fill(ctx, [[left - 0.03, top + 0.012], [x, top - roofHeight], [x + width / 2 + 0.03, top + 0.012]], roof) // prettier-ignore
  fill(ctx, [[x + width * 0.08, top + 0.012], [x, top - roofHeight], [x + width / 2 + 0.03, top + 0.012]], 'rgba(40, 20, 20, 0.28)', 0) // prettier-ignore
  fill(ctx, box(x - 0.018, top + height * 0.22, 0.036, 0.07), DARK, 0)
}

export function wall(ctx: Pen, [x, y]: Pair, [width, height]: Pair): void {
  fill(ctx, box(x, y, width, height), STONE)
  fill(ctx, box(x, y + height * 0.72, width, height * 0.28), SHADE, 0)
  stroke(ctx, [...box(x, y, width, height), [x, y]])
  merlons(ctx, x, y, width, Math.max(3, Math.round(width / 0.11)))
}

function merlons(ctx: Pen, x: number, y: number, width: number, count: number): void {
  const step = width / (count * 2 - 1)
  for (let i = 0; i < count; i++) fill(ctx, box(x + step * 2 * i, y - 0.06, step, 0.065), STONE, 0.018)
}

export function gate(ctx: Pen, [x, y]: Pair, [width, height]: Pair): void {
  arch(ctx, [x, y], [width, height])
  stroke(ctx, [[x, y], [x, y - height]], 0.012, '#a58a63') // prettier-ignore
}

/** A door or window with a round top, standing on `y`. */
export function arch(ctx: Pen, [x, y]: Pair, [width, height]: Pair, colour = DARK): void {
  ctx.beginPath()
  ctx.moveTo(x - width / 2, y)
  ctx.lineTo(x - width / 2, y - height + width / 2)
  ctx.arc(x, y - height + width / 2, width / 2, Math.PI, 0)
  ctx.lineTo(x + width / 2, y)
  ctx.closePath()
  paint(ctx, colour, 0.018)
}

export function dome(ctx: Pen, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.moveTo(x - radius, y)
  ctx.bezierCurveTo(x - radius * 1.15, y - radius * 0.9, x - radius * 0.3, y - radius * 1.05, x, y - radius * 1.5)
  ctx.bezierCurveTo(x + radius * 0.3, y - radius * 1.05, x + radius * 1.15, y - radius * 0.9, x + radius, y)
  ctx.closePath()
  paint(ctx, '#e5b23a')
}

export function flag(ctx: Pen, x: number, y: number, size: number, colour: string): void {
  stroke(ctx, [[x, y + size], [x, y - size * 0.5]], 0.022) // prettier-ignore
  fill(ctx, [[x, y - size * 0.5], [x + size * 1.3, y - size * 0.15], [x, y + size * 0.25]], colour, 0.018) // prettier-ignore
}

export function column(ctx: Pen, x: number, y: number, top: number): void {
  fill(ctx, box(x - 0.05, top, 0.1, y - top), '#e9e2cd')
  fill(ctx, box(x + 0.01, top, 0.04, y - top), '#bfb497', 0)
  stroke(ctx, [...box(x - 0.05, top, 0.1, y - top), [x - 0.05, top]])
  fill(ctx, box(x - 0.075, y - 0.04, 0.15, 0.04), '#d9d2bd')
}

export function palm(ctx: Pen, x: number, y: number, height: number, lean: number): void {
  const [topX, topY] = [x + lean, y - height]
  for (const [width, colour] of [
    [0.06, INK],
    [0.034, WOOD],
  ] as const) {
    // prettier-ignore
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + lean * 0.2, y - height * 0.5, topX, topY)
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  for (const turn of [-2.9, -2.2, -1.1, -0.3, 0.35, 2.8]) {
    const [dx, dy] = [Math.cos(turn) * 0.21, Math.sin(turn) * 0.13]
    ctx.beginPath()
    ctx.moveTo(topX, topY)
    ctx.quadraticCurveTo(topX + dx * 0.6, topY + dy - 0.1, topX + dx, topY + dy + 0.05)
    ctx.quadraticCurveTo(topX + dx * 0.5, topY + dy * 0.6, topX, topY)
    paint(ctx, '#5f9050', 0.014)
  }
}

export function puff(ctx: Pen, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fillStyle = 'rgba(236, 230, 220, 0.92)'
  ctx.fill()
  ctx.beginPath()
  ctx.arc(x, y, radius, Math.PI * 0.1, Math.PI * 1.1)
  ctx.strokeStyle = 'rgba(58, 42, 28, 0.5)'
  ctx.lineWidth = 0.014
  ctx.stroke()
}

export function star(ctx: Pen, x: number, y: number, radius: number): void {
  ctx.beginPath()
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? radius : radius * 0.35
    ctx.lineTo(x + Math.sin((i * Math.PI) / 4) * far, y - Math.cos((i * Math.PI) / 4) * far)
  }
  ctx.closePath()
  paint(ctx, '#f4cf57', 0.014)
}

export function skull(ctx: Pen, x: number, y: number, size: number): void {
  ctx.fillStyle = '#f3ecdb'
  ctx.beginPath()
  ctx.arc(x, y - size * 0.2, size * 0.75, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillRect(x - size * 0.4, y + size * 0.2, size * 0.8, size * 0.6)
  ctx.fillStyle = '#2e2a2b'
  for (const side of [-0.3, 0.3]) {
    ctx.beginPath()
    ctx.arc(x + side * size, y - size * 0.15, size * 0.2, 0, Math.PI * 2)
    ctx.fill()
  }
}
