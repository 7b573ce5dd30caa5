import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import {
  DOORS,
  RIVER,
  SPACES,
  WALLS,
  type Door,
  type PassageColour,
  type Space,
} from '../../../games/warlock/data/board.ts'
import type { Box } from '../../canvas/geometry.ts'
import { between, cloud, noiseOf } from '../../canvas/noise.ts'
import type { Ground } from '../../map/ground.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { drawSprites, rock, wave } from '../../map/sprites.ts'
import { blankCanvas, reduceColours, filterPixels } from '../../canvas/blur.ts'
import { drawCrossings } from './crossings.ts'
import { boxOf, CAMERAS, POSTER_SCALE, WHOLE_BOARD_SCALES, WORLD } from './layout.ts'
import { lookOf } from './rooms.ts'
import { fillBox, drawRound } from '../../canvas/panel.ts'

const SCALES = [
  ...CAMERAS.wide.scales,
  WHOLE_BOARD_SCALES.wide,
  ...CAMERAS.narrow.scales,
  ...WHOLE_BOARD_SCALES.narrow,
  POSTER_SCALE,
]

/** The printed dungeon: rock, floors, walls, doors, river. */
export const GROUND: Ground = { name: 'warlock', world: WORLD, scales: [...new Set(SCALES)], paint }

const INK = '#2b201a'
export const ROCK = '#5d5147'
const PATH = '#dccfb0'

export const PASSAGES: Readonly<Record<PassageColour, string>> = { red: '#b83a2c', blue: '#2b5fae', green: '#2f8142' }

/** The colour of a space's floor. */
export function floorOf(space: Space): string {
  if (space.type === 'room') return lookOf(space).floor
  if (space.type === 'bank') return '#e2d39c'
  if (space.region === 'maze') return '#c9cdb4'
  return PATH
}

function paint(scale: number): Canvas {
  const canvas = createCanvas(Math.ceil(WORLD.width * scale), Math.ceil(WORLD.height * scale))
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-WORLD.x, -WORLD.y)
  ctx.drawImage(ground(), WORLD.x, WORLD.y, WORLD.width, WORLD.height)
  drawRock(ctx)
  for (const space of SPACES) drawFloor(ctx, space)
  drawRiver(ctx)
  drawWalls(ctx)
  for (const door of DOORS) drawDoor(ctx, door)
  for (const space of SPACES) if (space.colour) drawPassage(ctx, space, space.colour)
  drawCrossings(ctx)
  return reduceColours(canvas)
}

/** Pixels to a square of the layer that is painted small. */
const SMALL = 16

function ground(): Canvas {
  const canvas = blankCanvas(WORLD.width * SMALL, WORLD.height * SMALL)
  const ctx = canvas.getContext('2d')
  ctx.scale(SMALL, SMALL)
  ctx.translate(-WORLD.x, -WORLD.y)
  fillBox(ctx, WORLD, ROCK)
  for (const space of SPACES) fillBox(ctx, boxOf(space), floorOf(space))
  return filterPixels(canvas, 0, (data, at, x, y) => {
    const tone = (cloud(x / 26, y / 26, 7) - 0.5) * 26 + (cloud(x / 7, y / 7, 8) - 0.5) * 14
    for (let i = at; i < at + 3; i++) data[i] = (data[i] ?? 0) + tone
  })
}

/** Draws pen strokes, as old maps have on the rock between rooms. */
function drawRock(ctx: CanvasRenderingContext2D): void {
  const noise = noiseOf('rock')
  ctx.lineCap = 'round'
  ctx.strokeStyle = 'rgba(30, 20, 14, 0.42)'
  ctx.lineWidth = 0.035
  ctx.beginPath()
  for (let i = 0; i < 900; i++) {
    const [x, y] = [between(noise, WORLD.x, WORLD.x + WORLD.width), between(noise, WORLD.y, WORLD.y + WORLD.height)]
    const turn = between(noise, -0.5, 0.5) + (noise() < 0.5 ? 0.8 : -0.8)
    for (let j = 0; j < 3; j++) {
      const [dx, dy] = [x + j * 0.12, y + j * 0.05]
      const length = between(noise, 0.14, 0.3)
      ctx.moveTo(dx, dy)
      ctx.lineTo(dx + Math.cos(turn) * length, dy + Math.sin(turn) * length)
    }
  }
  ctx.stroke()
}

function drawFloor(ctx: CanvasRenderingContext2D, space: Space): void {
  const box = boxOf(space)
  const { x, y, width, height } = box
  fillBox(ctx, box, floorOf(space))
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  if (space.type === 'room') drawRoom(ctx, space, box)
  else if (space.type === 'bank') drawShingle(ctx, space, box)
  else drawSlabs(ctx, space, box)
  ctx.restore()
}

/** Draws flagstones: a seam along every square, and an occasional crack. */
function drawSlabs(ctx: CanvasRenderingContext2D, { id }: Space, { x, y }: Box): void {
  const noise = noiseOf(`slab ${id}`)
  ctx.fillStyle = noise() < 0.5 ? 'rgba(255, 250, 230, 0.16)' : 'rgba(96, 72, 40, 0.09)'
  ctx.fillRect(x, y, 1, 1)
  ctx.strokeStyle = 'rgba(96, 72, 44, 0.5)'
  ctx.lineWidth = 0.028
  ctx.strokeRect(x, y, 1, 1)
  if (noise() > 0.3) return
  ctx.beginPath()
  const from = { x: x + between(noise, 0.1, 0.5), y: y + between(noise, 0.1, 0.5) }
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(from.x + between(noise, 0.05, 0.2), from.y + between(noise, 0.05, 0.2))
  ctx.lineTo(from.x + between(noise, 0.1, 0.36), from.y + between(noise, 0.2, 0.36))
  ctx.stroke()
}

/** Draws boards or tiles, light in the middle, and the sign of the room's purpose. */
function drawRoom(ctx: CanvasRenderingContext2D, space: Space, { x, y, width, height }: Box): void {
  const noise = noiseOf(`room ${space.id}`)
  ctx.strokeStyle = 'rgba(70, 46, 24, 0.2)'
  ctx.lineWidth = 0.026
  ctx.beginPath()
  for (let row = 0; row * 0.5 < height; row++) {
    ctx.moveTo(x, y + row * 0.5)
    ctx.lineTo(x + width, y + row * 0.5)
    for (let at = between(noise, 0.2, 1.2); at < width; at += between(noise, 0.8, 1.5)) {
      ctx.moveTo(x + at, y + row * 0.5)
      ctx.lineTo(x + at, y + row * 0.5 + 0.5)
    }
  }
  ctx.stroke()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const light = ctx.createRadialGradient(middle.x, middle.y, 0.2, middle.x, middle.y, width * 0.72)
  light.addColorStop(0, 'rgba(255, 248, 222, 0.5)')
  light.addColorStop(1, 'rgba(60, 36, 16, 0.32)')
  ctx.fillStyle = light
  ctx.fillRect(x, y, width, height)
  const size = Math.min(width, height) * 0.68
  drawIcon(ctx, lookOf(space).icon, { x: middle.x, y: middle.y + height * 0.06 }, size, 'rgba(70, 44, 22, 0.26)')
}

function drawShingle(ctx: CanvasRenderingContext2D, { id }: Space, { x, y, width, height }: Box): void {
  const noise = noiseOf(`shingle ${id}`)
  ctx.fillStyle = 'rgba(130, 104, 62, 0.45)'
  for (let i = 0; i < 130; i++) {
    ctx.beginPath()
    ctx.arc(x + noise() * width, y + noise() * height, between(noise, 0.015, 0.045), 0, Math.PI * 2)
    ctx.fill()
  }
  const stones = Array.from({ length: 9 }, () =>
    rock({ x: x + noise() * width, y: y + between(noise, 0.2, 0.8) * height }, noise),
  )
  drawSprites(ctx, stones, { x: 0, y: 0 })
}

function drawRiver(ctx: CanvasRenderingContext2D): void {
  const { x, y, w, h } = RIVER.rect
  for (const [inset, colour] of [
    [0, '#3f7182'],
    [0.1, '#578ea0'],
    [0.3, '#6ba3b2'],
    [0.6, '#7db3bf'],
  ] as const) {
    ctx.beginPath()
    const noise = noiseOf('river')
    const edge = (base: number, sign: number) =>
      Array.from({ length: w + 1 }, (_, i) => ({ x: x + i, y: base + sign * (inset + between(noise, 0, 0.09)) }))
    const line = [...edge(y, 1), ...edge(y + h, -1).reverse()]
    line.forEach((point, i) => (i === 0 ? ctx.moveTo(point.x, point.y) : ctx.lineTo(point.x, point.y)))
    ctx.closePath()
    ctx.fillStyle = colour
    ctx.fill()
  }
  const noise = noiseOf('river waves')
  const waves = Array.from({ length: 70 }, () =>
    wave({ x: x + noise() * w, y: y + between(noise, 0.28, h - 0.2) }, noise),
  )
  drawSprites(ctx, waves, { x: 0, y: 0 })
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.06
  for (const shore of [y, y + h]) {
    ctx.beginPath()
    ctx.moveTo(x, shore)
    ctx.lineTo(x + w, shore)
    ctx.stroke()
  }
}

function drawWalls(ctx: CanvasRenderingContext2D): void {
  ctx.lineCap = 'square'
  for (const [width, colour] of [
    [0.42, 'rgba(40, 26, 14, 0.26)'],
    [0.22, INK],
    [0.1, '#9b8d78'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    for (const { x1, y1, x2, y2 } of WALLS) {
      ctx.moveTo(x1, y1)
      ctx.lineTo(x2, y2)
    }
    ctx.stroke()
  }
}

/** Draws two leaves of wood between posts of stone. */
function drawDoor(ctx: CanvasRenderingContext2D, { roomCell, squareCell }: Door): void {
  ctx.save()
  ctx.translate((roomCell.x + squareCell.x) / 2 + 0.5, (roomCell.y + squareCell.y) / 2 + 0.5)
  if (roomCell.y === squareCell.y) ctx.rotate(Math.PI / 2)
  fillBox(ctx, { x: -0.5, y: -0.1, width: 1, height: 0.2 }, 'rgba(40, 26, 14, 0.35)')
  ctx.lineWidth = 0.05
  ctx.strokeStyle = INK
  for (const [x, width, colour] of [
    [-0.34, 0.34, '#a8713a'],
    [0, 0.34, '#a8713a'],
    [-0.52, 0.18, '#b8ab95'],
    [0.34, 0.18, '#b8ab95'],
  ] as const) {
    const box = { x, y: -0.13, width, height: 0.26 }
    fillBox(ctx, box, colour)
    ctx.strokeRect(box.x, box.y, box.width, box.height)
  }
  ctx.fillStyle = '#f0c95a'
  for (const x of [-0.06, 0.06]) {
    ctx.beginPath()
    ctx.arc(x, 0, 0.04, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.restore()
}

/** Draws a dark hole in the wall, with an iron ring in the colour of its passage. */
function drawPassage(ctx: CanvasRenderingContext2D, space: Space, colour: PassageColour): void {
  const { x, y } = boxOf(space)
  drawRound(ctx, { x: x + 0.07, y: y + 0.07, width: 0.86, height: 0.86 }, 0.16, PASSAGES[colour], {
    colour: INK,
    width: 0.05,
  })
  ctx.beginPath()
  ctx.arc(x + 0.5, y + 0.52, 0.23, 0, Math.PI * 2)
  ctx.fillStyle = '#17110e'
  ctx.fill()
  ctx.strokeStyle = '#d8cdb8'
  ctx.lineWidth = 0.1
  ctx.stroke()
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.025
  for (const radius of [0.18, 0.28]) {
    ctx.beginPath()
    ctx.arc(x + 0.5, y + 0.52, radius, 0, Math.PI * 2)
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.arc(x + 0.5, y + 0.17, 0.09, 0, Math.PI * 2)
  ctx.fillStyle = '#8d8474'
  ctx.fill()
  ctx.stroke()
}
