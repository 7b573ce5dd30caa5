import type { CanvasRenderingContext2D } from 'canvas'
import type { Location } from '../../games/imperial/board.ts'
import type { Point } from '../geometry.ts'

/** The locations as small drawings, ink and water colour; one hex radius is 1, the ground is a little below the middle. */

type Kind = Location['locationKind']
type Pen = CanvasRenderingContext2D
type Line = readonly (readonly [number, number])[]

const INK = '#3a2a1c'
const [STONE, SHADE, ROOF]: readonly [string, string, string] = ['#e4dccb', '#b5a88f', '#c2573f']
const [WOOD, PLASTER, DARK]: readonly [string, string, string] = ['#8a6239', '#f2e6c8', '#4a3a2c']

/** Draws a location around the middle of its hex, `size` times as large as usual. */
export function drawPlace(ctx: Pen, kind: Kind, at: Point, size = 1): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(size, size)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.fillStyle = 'rgba(58, 42, 28, 0.2)'
  ctx.beginPath()
  ctx.ellipse(0.06, 0.2, 0.5, 0.11, 0, 0, Math.PI * 2)
  if (kind !== 'oasis' && kind !== 'volcano' && kind !== 'mine' && kind !== 'den') ctx.fill()
  DRAWINGS[kind](ctx)
  ctx.restore()
}

const DRAWINGS: Readonly<Record<Kind, (ctx: Pen) => void>> = {
  village(ctx) {
    house(ctx, -0.18, 0.06, 0.22, 0.15)
    house(ctx, 0.22, 0.08, 0.22, 0.15, '#a9793f')
    house(ctx, 0.0, 0.2, 0.26, 0.18)
    puff(ctx, 0.3, -0.2, 0.035)
    puff(ctx, 0.35, -0.27, 0.045)
  },
  town(ctx) {
    house(ctx, -0.32, 0.08, 0.2, 0.16)
    house(ctx, 0.34, 0.08, 0.2, 0.17, '#a9793f')
    tower(ctx, 0.08, 0.1, 0.15, 0.36, ROOF, 0.2)
    house(ctx, -0.12, 0.12, 0.2, 0.2, '#a9793f')
    house(ctx, 0.26, 0.2, 0.24, 0.17)
    house(ctx, -0.22, 0.21, 0.26, 0.17)
    house(ctx, 0.03, 0.24, 0.2, 0.14, '#a9793f')
  },
  capital(ctx) {
    tower(ctx, -0.3, 0.08, 0.15, 0.42, '#3f6fa0', 0.2)
    tower(ctx, 0.3, 0.08, 0.15, 0.42, '#3f6fa0', 0.2)
    fill(ctx, box(-0.18, -0.26, 0.36, 0.4), STONE)
    dome(ctx, 0, -0.26, 0.2)
    flag(ctx, 0, -0.55, 0.16, '#c23b2c')
    fill(ctx, box(-0.1, -0.16, 0.05, 0.09), DARK, 0.01)
    fill(ctx, box(0.05, -0.16, 0.05, 0.09), DARK, 0.01)
    wall(ctx, -0.46, 0.02, 0.92, 0.2)
    tower(ctx, -0.46, 0.24, 0.14, 0.32)
    tower(ctx, 0.46, 0.24, 0.14, 0.32)
    gate(ctx, 0, 0.23, 0.15, 0.19)
  },
  castle(ctx) {
    tower(ctx, 0, 0.02, 0.2, 0.5, ROOF, 0.24)
    flag(ctx, 0, -0.74, 0.13, '#1f5fa8')
    tower(ctx, -0.28, 0.2, 0.18, 0.48, ROOF, 0.22)
    tower(ctx, 0.28, 0.2, 0.18, 0.48, ROOF, 0.22)
    wall(ctx, -0.2, -0.06, 0.4, 0.27)
    gate(ctx, 0, 0.21, 0.15, 0.19)
  },
  fortress(ctx) {
    tower(ctx, 0.02, 0.04, 0.3, 0.4)
    flag(ctx, 0.02, -0.4, 0.15, '#c23b2c')
    wall(ctx, -0.4, -0.06, 0.8, 0.28)
    tower(ctx, -0.36, 0.24, 0.2, 0.4)
    tower(ctx, 0.36, 0.24, 0.2, 0.4)
    gate(ctx, 0, 0.22, 0.16, 0.2)
  },
  monastery(ctx) {
    fill(ctx, box(-0.36, -0.06, 0.52, 0.28), PLASTER)
    fill(ctx, [[-0.42, -0.05], [-0.32, -0.25], [0.1, -0.25], [0.2, -0.05]], ROOF) // prettier-ignore
    for (const x of [-0.28, -0.15, -0.02]) arch(ctx, x, 0.13, 0.07, 0.12)
    tower(ctx, 0.27, 0.22, 0.2, 0.5, ROOF, 0.22, PLASTER)
    arch(ctx, 0.27, -0.08, 0.08, 0.13)
    stroke(ctx, [[0.27, -0.5], [0.27, -0.68]], 0.028) // prettier-ignore
    stroke(ctx, [[0.2, -0.62], [0.34, -0.62]], 0.028) // prettier-ignore
  },
  tower(ctx) {
    fill(ctx, [[-0.15, 0.22], [-0.1, -0.3], [0.14, -0.32], [0.15, 0.22]], '#cfc4d6') // prettier-ignore
    fill(ctx, [[0.04, 0.22], [0.06, -0.31], [0.14, -0.32], [0.15, 0.22]], '#a294b0', 0) // prettier-ignore
    stroke(ctx, [[-0.15, 0.22], [-0.1, -0.3], [0.14, -0.32], [0.15, 0.22]]) // prettier-ignore
    fill(ctx, [[-0.2, -0.28], [-0.08, -0.5], [0.06, -0.82], [0.11, -0.5], [0.23, -0.3]], '#6d4a8f') // prettier-ignore
    fill(ctx, [[-0.24, 0.22], [-0.24, 0.02], [-0.13, -0.02], [-0.1, 0.22]], '#cfc4d6') // prettier-ignore
    fill(ctx, [[-0.28, 0.04], [-0.18, -0.16], [-0.1, 0.0]], '#6d4a8f') // prettier-ignore
    arch(ctx, 0.02, -0.1, 0.08, 0.12, '#f2cf5b')
    arch(ctx, 0.02, 0.21, 0.1, 0.16)
    star(ctx, 0.32, -0.55, 0.08)
    star(ctx, -0.24, -0.48, 0.05)
  },
  den(ctx) {
    fill(ctx, [[-0.5, 0.22], [-0.42, -0.04], [-0.26, -0.12], [-0.16, -0.3], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]], '#b9aa92') // prettier-ignore
    fill(ctx, [[0.02, 0.22], [0.1, -0.1], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]], '#93846c', 0) // prettier-ignore
    stroke(ctx, [[-0.5, 0.22], [-0.42, -0.04], [-0.26, -0.12], [-0.16, -0.3], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]]) // prettier-ignore
    arch(ctx, -0.04, 0.22, 0.34, 0.34, '#2c221a')
    stroke(ctx, [[0.3, 0.0], [0.3, -0.62]], 0.03) // prettier-ignore
    fill(ctx, [[0.3, -0.62], [0.62, -0.58], [0.58, -0.46], [0.62, -0.34], [0.3, -0.36]], '#2e2a2b') // prettier-ignore
    skull(ctx, 0.45, -0.48, 0.07)
  },
  oasis(ctx) {
    ellipse(ctx, 0, 0.12, 0.46, 0.16, '#8fb56a')
    ellipse(ctx, 0.02, 0.13, 0.32, 0.1, '#6fb5c4')
    palm(ctx, -0.26, 0.12, 0.5, -0.06)
    palm(ctx, 0.26, 0.08, 0.42, 0.08)
    palm(ctx, -0.04, 0.02, 0.36, 0.04)
  },
  'lost-city'(ctx) {
    fill(ctx, box(-0.48, 0.12, 0.96, 0.11), '#d9d2bd')
    for (const [x, top] of [[-0.36, -0.28], [-0.16, -0.34], [0.06, -0.1], [0.28, -0.3]] as const) column(ctx, x, 0.12, top) // prettier-ignore
    fill(ctx, [[-0.46, -0.28], [-0.44, -0.38], [-0.06, -0.44], [-0.05, -0.34]], '#d9d2bd') // prettier-ignore
    fill(ctx, [[-0.44, -0.39], [-0.26, -0.58], [-0.07, -0.45]], '#c9bfa4') // prettier-ignore
    fill(ctx, [[0.4, 0.22], [0.42, 0.06], [0.54, 0.1], [0.56, 0.22]], '#c9bfa4') // prettier-ignore
    stroke(ctx, [[-0.42, 0.22], [-0.5, 0.1], [-0.44, 0.0], [-0.5, -0.1]], 0.03, '#5f8753') // prettier-ignore
  },
  mine(ctx) {
    fill(ctx, [[-0.52, 0.22], [-0.3, -0.18], [-0.14, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], '#dccfb4') // prettier-ignore
    fill(ctx, [[0.12, 0.22], [0.16, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], '#a8947a', 0) // prettier-ignore
    stroke(ctx, [[-0.52, 0.22], [-0.3, -0.18], [-0.14, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], 0.026) // prettier-ignore
    fill(ctx, [[-0.17, 0.22], [-0.14, -0.06], [0.14, -0.06], [0.17, 0.22]], '#2c221a', 0) // prettier-ignore
    stroke(ctx, [[-0.17, 0.22], [-0.14, -0.06]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[0.17, 0.22], [0.14, -0.06]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[-0.21, -0.06], [0.21, -0.06]], 0.06, WOOD) // prettier-ignore
    fill(ctx, [[-0.1, 0.2], [-0.12, 0.08], [0.12, 0.08], [0.1, 0.2]], '#8d97a0') // prettier-ignore
    for (const x of [-0.06, 0.06]) ellipse(ctx, x, 0.22, 0.035, 0.035, DARK)
    for (const [x, y] of [[-0.06, 0.06], [0.02, 0.04], [0.07, 0.07]] as const) ellipse(ctx, x, y, 0.035, 0.03, '#e8bd45') // prettier-ignore
  },
  volcano(ctx) {
    const cone: Line = [[-0.6, 0.22], [-0.34, -0.1], [-0.16, -0.44], [0.14, -0.44], [0.32, -0.12], [0.6, 0.22]] // prettier-ignore
    for (const [x, y, r] of [[0.02, -0.58, 0.1], [0.12, -0.7, 0.13], [0.27, -0.8, 0.16], [0.45, -0.86, 0.14]] as const) puff(ctx, x, y, r) // prettier-ignore
    fill(ctx, cone, '#a58a78')
    fill(ctx, [[0.06, 0.22], [0.1, -0.1], [0.14, -0.44], [0.32, -0.12], [0.6, 0.22]], '#7a6257', 0) // prettier-ignore
    stroke(ctx, cone, 0.028)
    ellipse(ctx, -0.01, -0.44, 0.15, 0.05, '#e0622a')
    fill(ctx, [[-0.1, -0.42], [-0.16, -0.16], [-0.1, -0.08], [-0.06, -0.24], [0.0, 0.04], [0.05, -0.18], [0.08, -0.42]], '#e0622a', 0.014) // prettier-ignore
    fill(ctx, [[-0.05, -0.42], [-0.09, -0.24], [-0.03, -0.26], [0.0, -0.1], [0.03, -0.42]], '#f4b63f', 0) // prettier-ignore
  },
}

function box(x: number, y: number, width: number, height: number): Line {
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
}

function trace(ctx: Pen, line: Line): void {
  ctx.beginPath()
  line.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

function fill(ctx: Pen, line: Line, colour: string, ink = 0.022): void {
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

function stroke(ctx: Pen, line: Line, width = 0.022, colour = INK): void {
  trace(ctx, line)
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke()
}

function ellipse(ctx: Pen, x: number, y: number, rx: number, ry: number, colour: string): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  paint(ctx, colour)
}

/** A house with a gable to the left and a roof to the right; `y` is the ground. */
function house(ctx: Pen, x: number, y: number, width: number, height: number, roof = ROOF): void {
  const [left, middle, right] = [x - width / 2, x - width * 0.12, x + width / 2]
  const [eaves, ridge] = [y - height * 0.55, y - height * 1.25]
  fill(ctx, box(left, eaves, width, y - eaves), PLASTER)
  fill(ctx, [[left, eaves], [(left + middle) / 2, ridge], [middle, eaves], [middle, y], [left, y]], PLASTER) // prettier-ignore
  fill(ctx, [[(left + middle) / 2 - 0.012, ridge], [right - width * 0.1, ridge], [right + 0.025, eaves], [middle + 0.012, eaves]], roof) // prettier-ignore
  stroke(ctx, [[left - 0.02, eaves + 0.012], [(left + middle) / 2, ridge]], 0.03) // prettier-ignore
  fill(ctx, box((left + middle) / 2 - 0.02, y - height * 0.36, 0.04, height * 0.36), DARK, 0)
  fill(ctx, box(x + width * 0.18, y - height * 0.4, 0.045, 0.045), DARK, 0)
}

/** A round tower; with a roof it ends in a cone, without one in battlements. */
function tower(
  ctx: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  roof?: string,
  roofHeight = 0.2,
  stone = STONE,
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

function wall(ctx: Pen, x: number, y: number, width: number, height: number): void {
  fill(ctx, box(x, y, width, height), STONE)
  fill(ctx, box(x, y + height * 0.72, width, height * 0.28), SHADE, 0)
  stroke(ctx, [...box(x, y, width, height), [x, y]])
  merlons(ctx, x, y, width, Math.max(3, Math.round(width / 0.11)))
}

function merlons(ctx: Pen, x: number, y: number, width: number, count: number): void {
  const step = width / (count * 2 - 1)
  for (let i = 0; i < count; i++) fill(ctx, box(x + step * 2 * i, y - 0.06, step, 0.065), STONE, 0.018)
}

function gate(ctx: Pen, x: number, y: number, width: number, height: number): void {
  arch(ctx, x, y, width, height)
  stroke(ctx, [[x, y], [x, y - height]], 0.012, '#a58a63') // prettier-ignore
}

/** A door or window with a round top, standing on `y`. */
function arch(ctx: Pen, x: number, y: number, width: number, height: number, colour = DARK): void {
  ctx.beginPath()
  ctx.moveTo(x - width / 2, y)
  ctx.lineTo(x - width / 2, y - height + width / 2)
  ctx.arc(x, y - height + width / 2, width / 2, Math.PI, 0)
  ctx.lineTo(x + width / 2, y)
  ctx.closePath()
  paint(ctx, colour, 0.018)
}

function dome(ctx: Pen, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.moveTo(x - radius, y)
  ctx.bezierCurveTo(x - radius * 1.15, y - radius * 0.9, x - radius * 0.3, y - radius * 1.05, x, y - radius * 1.5)
  ctx.bezierCurveTo(x + radius * 0.3, y - radius * 1.05, x + radius * 1.15, y - radius * 0.9, x + radius, y)
  ctx.closePath()
  paint(ctx, '#e5b23a')
}

function flag(ctx: Pen, x: number, y: number, size: number, colour: string): void {
  stroke(ctx, [[x, y + size], [x, y - size * 0.5]], 0.022) // prettier-ignore
  fill(ctx, [[x, y - size * 0.5], [x + size * 1.3, y - size * 0.15], [x, y + size * 0.25]], colour, 0.018) // prettier-ignore
}

function column(ctx: Pen, x: number, y: number, top: number): void {
  fill(ctx, box(x - 0.05, top, 0.1, y - top), '#e9e2cd')
  fill(ctx, box(x + 0.01, top, 0.04, y - top), '#bfb497', 0)
  stroke(ctx, [...box(x - 0.05, top, 0.1, y - top), [x - 0.05, top]])
  fill(ctx, box(x - 0.075, y - 0.04, 0.15, 0.04), '#d9d2bd')
}

function palm(ctx: Pen, x: number, y: number, height: number, lean: number): void {
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

function puff(ctx: Pen, x: number, y: number, radius: number): void {
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

function star(ctx: Pen, x: number, y: number, radius: number): void {
  ctx.beginPath()
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? radius : radius * 0.35
    ctx.lineTo(x + Math.sin((i * Math.PI) / 4) * far, y - Math.cos((i * Math.PI) / 4) * far)
  }
  ctx.closePath()
  paint(ctx, '#f4cf57', 0.014)
}

function skull(ctx: Pen, x: number, y: number, size: number): void {
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
