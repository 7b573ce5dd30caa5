import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { PLACES } from '../../games/imperial/data/board.ts'
import { centreOf, type Box } from '../geometry.ts'
import { traceHex } from '../hexes.ts'
import { drawSeen, drawSpots } from '../overview.ts'
import { INK, PARCHMENT } from '../palette.ts'
import { drawSheet } from '../panel.ts'
import { traceLand } from './coast.ts'
import { onCanvas, seenBy, type Camera } from '../camera.ts'
import type { Scene } from './scene.ts'
import { GROUND } from './terrain.ts'
import { BOARD, isOnBoard, PATCHES, placeOf } from './world.ts'

/** The whole board, small: who is where, and which part of it the picture shows. */

const RIM = 10

export function insetSize(scale: number): { width: number; height: number } {
  return { width: Math.ceil(BOARD.width * scale) + RIM * 2, height: Math.ceil(BOARD.height * scale) + RIM * 2 }
}

export function drawInset(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  box: Box,
  shown: Camera | null,
  numbers: ReadonlyMap<string, number>,
): void {
  drawSheet(ctx, box, 12, PARCHMENT)
  const frame = { x: box.x + RIM, y: box.y + RIM, width: box.width - RIM * 2, height: box.height - RIM * 2 }
  const camera: Camera = { at: centreOf(BOARD), scale: frame.width / BOARD.width, frame }
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(frame.x, frame.y, frame.width, frame.height, 6)
  ctx.clip()
  ctx.drawImage(smallBoard(frame.width, frame.height), frame.x, frame.y)
  drawChosen(ctx, camera, numbers)
  if (shown) {
    const seen = seenBy(shown)
    drawSeen(ctx, { ...onCanvas(camera, seen), width: seen.width * camera.scale, height: seen.height * camera.scale })
  }
  const spots = scene.pieces.map(({ seat, hex }) => ({ seat, at: onCanvas(camera, placeOf(hex)) }))
  drawSpots(ctx, spots, scene.active)
  ctx.restore()
}

function drawChosen(ctx: CanvasRenderingContext2D, camera: Camera, numbers: ReadonlyMap<string, number>): void {
  ctx.beginPath()
  for (const hex of numbers.keys())
    if (isOnBoard(hex)) traceHex(ctx, onCanvas(camera, placeOf(hex)), camera.scale * 0.86)
  ctx.fillStyle = 'rgba(255, 238, 176, 0.75)'
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 2
  ctx.stroke()
}

const painted = new Map<string, Canvas>()

function smallBoard(width: number, height: number): Canvas {
  const name = `${width} ${height}`
  const canvas = painted.get(name) ?? paintSmallBoard(width, height)
  painted.set(name, canvas)
  return canvas
}

function paintSmallBoard(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const scale = width / BOARD.width
  ctx.scale(scale, scale)
  ctx.translate(-BOARD.x, -BOARD.y)
  ctx.fillStyle = GROUND.ocean
  ctx.fillRect(BOARD.x, BOARD.y, BOARD.width, BOARD.height)
  ctx.save()
  ctx.beginPath()
  traceLand(ctx)
  ctx.clip()
  for (const { at, terrain } of PATCHES) {
    ctx.beginPath()
    traceHex(ctx, at, 1.02)
    ctx.fillStyle = terrain === 'mountain' ? '#b9a588' : GROUND[terrain === 'ocean' ? 'coast' : terrain]
    ctx.fill()
  }
  ctx.restore()
  ctx.beginPath()
  traceLand(ctx)
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.1
  ctx.stroke()
  ctx.fillStyle = INK
  for (const { hex } of PLACES.values()) {
    if (hex === null) continue
    const { x, y } = placeOf(hex)
    ctx.fillRect(x - 0.16, y - 0.16, 0.32, 0.32)
  }
  return canvas
}
