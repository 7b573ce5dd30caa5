import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../../games/talisman/data/components.ts'
import { containsPoint, type Point } from '../../canvas/geometry.ts'
import { between, cloud, noiseOf } from '../../canvas/noise.ts'
import type { Ground } from '../../map/ground.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { drawSprites, peak, wave, type Sprite } from '../../map/sprites.ts'
import { blankCanvas, reduceColours, filterPixels } from '../../canvas/blur.ts'
import { groundOf } from './ground-colours.ts'
import {
  BOUNDS,
  boxOfSpace,
  CAMERAS,
  FIRE_MOUNTAINS,
  SPACES,
  STORM_RIVER,
  WHOLE_BOARD_SCALES,
  WORLD,
  type Band,
} from './layout.ts'
import { drawSpace } from './terrain.ts'
import { fillBox } from '../../canvas/panel.ts'

/** The printed board: spaces, river, mountains, bridge. */
export const GROUND: Ground = {
  name: 'talisman',
  world: WORLD,
  scales: [...CAMERAS.wide.scales, ...WHOLE_BOARD_SCALES.card, WHOLE_BOARD_SCALES.map],
  paint,
}

const INK = '#3a2a1c'
/** The colour of the table below the board. */
export const TABLE = '#54402d'

function paint(scale: number): Canvas {
  const canvas = createCanvas(Math.ceil(WORLD.width * scale), Math.ceil(WORLD.height * scale))
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-WORLD.x, -WORLD.y)
  ctx.drawImage(ground(), WORLD.x, WORLD.y, WORLD.width, WORLD.height)
  drawRiver(ctx)
  drawRange(ctx)
  for (const id of SPACES) drawSpace(ctx, spaceOf(id), boxOfSpace(id))
  drawBorders(ctx)
  drawPeaks(ctx)
  drawBridge(ctx)
  drawPassage(ctx)
  return reduceColours(canvas)
}

/** Pixels to the unit of the layer that is painted small. */
const SMALL = 40

/** Paints the colours of the table and the spaces, with the stains of an old board. */
function ground(): Canvas {
  const canvas = blankCanvas(WORLD.width * SMALL, WORLD.height * SMALL)
  const ctx = canvas.getContext('2d')
  ctx.scale(canvas.width / WORLD.width, canvas.height / WORLD.height)
  ctx.translate(-WORLD.x, -WORLD.y)
  fillBox(ctx, WORLD, TABLE)
  fillBox(ctx, BOUNDS, '#c2b183')
  fillBox(ctx, STORM_RIVER.outside, '#a9b377')
  fillBox(ctx, FIRE_MOUNTAINS.outside, '#6a4438')
  for (const id of SPACES) fillBox(ctx, boxOfSpace(id), groundOf(spaceOf(id)))
  return filterPixels(canvas, 0, (data, at, x, y) => {
    if (!containsPoint(BOUNDS, { x: WORLD.x + x / SMALL, y: WORLD.y + y / SMALL })) return
    const tone = (cloud(x / 30, y / 30, 5) - 0.5) * 18 + (cloud(x / 9, y / 9, 6) - 0.5) * 10
    for (let i = at; i < at + 3; i++) data[i] = (data[i] ?? 0) + tone
  })
}

/** The centre line of a band, as a closed line of many jittered points. */
function lineOf({ outside, inside }: Band, name: string, sway: number): Point[] {
  const noise = noiseOf(name)
  const [left, top] = [(outside.x + inside.x) / 2, (outside.y + inside.y) / 2]
  const [right, bottom] = [-left, -top]
  const corners: Point[] = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }] // prettier-ignore
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] as Point
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.round(length / 0.42)
    return Array.from({ length: count }, (_, step) => {
      const share = step / count
      const aside = step === 0 ? 0 : between(noise, -sway, sway)
      const isAcross = from.y === to.y
      return {
        x: from.x + (to.x - from.x) * share + (isAcross ? 0 : aside),
        y: from.y + (to.y - from.y) * share + (isAcross ? aside : 0),
      }
    })
  })
}

function drawRiver(ctx: CanvasRenderingContext2D): void {
  const line = lineOf(STORM_RIVER, 'storm river', 0.032)
  const trace = () => {
    ctx.beginPath()
    line.forEach((point, i) => {
      const next = line[(i + 1) % line.length] as Point
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
      if (i === 0) ctx.moveTo(middle.x, middle.y)
      else ctx.quadraticCurveTo(point.x, point.y, middle.x, middle.y)
    })
    const [first, second] = [line[0] as Point, line[1] as Point]
    ctx.quadraticCurveTo(first.x, first.y, (first.x + second.x) / 2, (first.y + second.y) / 2)
    ctx.closePath()
  }
  ctx.lineJoin = 'round'
  for (const [width, colour] of [
    [0.285, '#4a4a34'],
    [0.255, '#7db0bf'],
    [0.17, '#93c3cd'],
    [0.08, '#a9d2d6'],
  ] as const) {
    trace()
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  const noise = noiseOf('storm waves')
  const waves = line.map((point) => wave({ x: point.x, y: point.y + between(noise, -0.05, 0.06) }, noise))
  drawSprites(ctx, waves, { x: 0, y: 0 })
}

/** Draws scorched rock and glowing cracks below the peaks. */
function drawRange(ctx: CanvasRenderingContext2D): void {
  const line = lineOf(FIRE_MOUNTAINS, 'lava', 0.08)
  for (const [width, colour] of [
    [0.11, 'rgba(226, 98, 42, 0.4)'],
    [0.045, '#f0883a'],
  ] as const) {
    ctx.beginPath()
    line.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
    ctx.closePath()
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
}

function drawPeaks(ctx: CanvasRenderingContext2D): void {
  const noise = noiseOf('fire mountains')
  const sprites: Sprite[] = []
  for (const [i, at] of lineOf(FIRE_MOUNTAINS, 'peaks', 0.05).entries()) {
    if (Math.hypot(at.x - GATE.x, at.y - GATE.y) < 0.36) continue
    const foot = { x: at.x, y: at.y + 0.15 }
    sprites.push(peak(foot, noise, between(noise, 0.6, 0.78)))
    if (i % 3 === 1) sprites.push(flameAt({ x: at.x + 0.2, y: foot.y + 0.02 }))
  }
  drawSprites(ctx, sprites, { x: 0, y: 0 })
}

function flameAt(at: Point): Sprite {
  return {
    at,
    draw(ctx) {
      drawIcon(ctx, 'flame', { x: 0, y: -0.1 }, 0.25, '#7d2413')
      drawIcon(ctx, 'flame', { x: 0, y: -0.1 }, 0.21, '#ec7a2c')
      drawIcon(ctx, 'flame', { x: 0, y: -0.06 }, 0.11, '#fbd35c')
    },
  }
}

/** Draws ink around every space, and the colour of its region inside it. */
function drawBorders(ctx: CanvasRenderingContext2D): void {
  for (const id of SPACES) {
    const { x, y, width, height } = boxOfSpace(id)
    ctx.strokeStyle = EDGES[spaceOf(id).region]
    ctx.lineWidth = 0.05
    ctx.strokeRect(x + 0.04, y + 0.04, width - 0.08, height - 0.08)
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.032
    ctx.strokeRect(x, y, width, height)
  }
  ctx.strokeStyle = '#d9b45a'
  ctx.lineWidth = 0.035
  ctx.strokeRect(BOUNDS.x - 0.06, BOUNDS.y - 0.06, BOUNDS.width + 0.12, BOUNDS.height + 0.12)
}

const EDGES = {
  outer: 'rgba(98, 130, 58, 0.55)',
  middle: 'rgba(58, 104, 150, 0.5)',
  inner: 'rgba(150, 70, 40, 0.55)',
} as const

/** Draws the bridge from the Sentinel over the river. */
function drawBridge(ctx: CanvasRenderingContext2D): void {
  const [from, to] = [boxOfSpace('sentinel'), boxOfSpace('hills-middle')]
  const x = (Math.max(from.x, to.x) + Math.min(from.x + from.width, to.x + to.width)) / 2
  const [top, bottom] = [from.y + from.height - 0.06, to.y + 0.06]
  ctx.fillStyle = 'rgba(30, 30, 20, 0.3)'
  ctx.fillRect(x - 0.2, top, 0.46, bottom - top)
  fillBox(ctx, { x: x - 0.22, y: top, width: 0.44, height: bottom - top }, '#b98a54')
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.016
  for (let y = top + 0.07; y < bottom - 0.02; y += 0.07) {
    ctx.beginPath()
    ctx.moveTo(x - 0.22, y)
    ctx.lineTo(x + 0.22, y)
    ctx.stroke()
  }
  for (const side of [-0.22, 0.22]) {
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.075
    ctx.beginPath()
    ctx.moveTo(x + side, top - 0.03)
    ctx.lineTo(x + side, bottom + 0.03)
    ctx.stroke()
    ctx.strokeStyle = '#d7c4a0'
    ctx.lineWidth = 0.04
    ctx.stroke()
  }
}

/** The corner where the path from the Portal of Power crosses the Fire Mountains. */
const GATE: Point = {
  x: (FIRE_MOUNTAINS.outside.x + FIRE_MOUNTAINS.inside.x) / 2,
  y: (FIRE_MOUNTAINS.outside.y + FIRE_MOUNTAINS.inside.y) / 2,
}

/** Draws arrows through the mountains, and from the Valley of Fire up to the Crown. */
function drawPassage(ctx: CanvasRenderingContext2D): void {
  drawArrows(ctx, { x: GATE.x - 0.3, y: GATE.y - 0.24 }, { x: GATE.x + 0.3, y: GATE.y + 0.24 }, 3)
  const { x, y } = boxOfSpace('valley-of-fire')
  drawArrows(ctx, { x: x + 0.3, y: y + 0.24 }, { x: x + 0.13, y: y + 0.11 }, 2)
}

function drawArrows(ctx: CanvasRenderingContext2D, from: Point, to: Point, count: number): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0.5 : i / (count - 1)
    ctx.save()
    ctx.translate(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    ctx.rotate(turn)
    for (const [width, colour] of [
      [0.12, INK],
      [0.065, '#ffe08a'],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(-0.07, -0.11)
      ctx.lineTo(0.06, 0)
      ctx.lineTo(-0.07, 0.11)
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.lineJoin = 'round'
      ctx.lineCap = 'round'
      ctx.stroke()
    }
    ctx.restore()
  }
}
