import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { RIVER, spaceOf, SPACES } from '../../games/warlock/data/board.ts'
import { drawBadge } from '../badge.ts'
import { onCanvas, seenBy, type Camera, type Extent } from '../camera.ts'
import { centreOf, within, type Box, type Point } from '../geometry.ts'
import { drawSeen, drawSpots, type Spot } from '../overview.ts'
import { PARCHMENT } from '../palette.ts'
import { drawSheet } from '../panel.ts'
import { boxOnCanvas } from './board.ts'
import { floorOf, PASSAGES, ROCK } from './dungeon.ts'
import { boxOf, DUG, isOnBoard, placeOf } from './layout.ts'
import type { Scene } from './scene.ts'

/** The whole dungeon, small: who is where, and which part of it the picture shows. */

const RIM = 9
const SCALE = 7

export const INSET: Extent = {
  width: Math.ceil(DUG.width * SCALE) + RIM * 2,
  height: Math.ceil(DUG.height * SCALE) + RIM * 2,
}

export function drawInset(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  box: Box,
  shown: Camera,
  numbers: ReadonlyMap<string, number>,
): void {
  drawSheet(ctx, box, 12, PARCHMENT)
  const frame = { x: box.x + RIM, y: box.y + RIM, width: box.width - RIM * 2, height: box.height - RIM * 2 }
  const camera: Camera = { at: centreOf(DUG), scale: SCALE, frame }
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  ctx.drawImage(smallDungeon(), frame.x, frame.y)
  const seen = seenBy(shown)
  drawChosen(ctx, camera, numbers, (place) => within(seen, place, 0.3) && !within(box, onCanvas(shown, place), -10))
  drawSeen(ctx, { ...onCanvas(camera, seen), width: seen.width * SCALE, height: seen.height * SCALE })
  const spots = scene.pieces.map(({ seat, space }): Spot => ({ seat, at: onCanvas(camera, placeOf(space)) }))
  drawSpots(ctx, spots, scene.active, frame)
  ctx.restore()
}

/** What may be chosen; what the large picture does not show bears its number here. */
function drawChosen(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  numbers: ReadonlyMap<string, number>,
  isShown: (place: Point) => boolean,
): void {
  const chosen = [...numbers].filter(([id]) => isOnBoard(id))
  ctx.fillStyle = '#ffe08a'
  for (const [id] of chosen) {
    const { x, y, width, height } = boxOnCanvas(camera, spaceOf(id))
    ctx.fillRect(x, y, width, height)
  }
  for (const [id, number] of chosen) {
    if (isShown(placeOf(id))) continue
    const { x, y } = onCanvas(camera, placeOf(id))
    drawBadge(ctx, number, x, y, 12)
  }
}

let painted: Canvas | undefined

function smallDungeon(): Canvas {
  return (painted ??= paintSmallDungeon())
}

function paintSmallDungeon(): Canvas {
  const canvas = createCanvas(DUG.width * SCALE, DUG.height * SCALE)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = ROCK
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(SCALE, SCALE)
  ctx.translate(-DUG.x, -DUG.y)
  for (const space of SPACES) {
    const { x, y, width, height } = boxOf(space)
    ctx.fillStyle = space.colour ? PASSAGES[space.colour] : space.type === 'maze' ? '#3f5a4e' : floorOf(space)
    ctx.fillRect(x, y, width, height)
    if (space.type !== 'room') continue
    ctx.strokeStyle = '#2b201a'
    ctx.lineWidth = 0.2
    ctx.strokeRect(x, y, width, height)
  }
  const { x, y, w, h } = RIVER.rect
  ctx.fillStyle = '#6ba3b2'
  ctx.fillRect(x, y, w, h)
  ctx.fillStyle = '#8a5a2c'
  ctx.fillRect(19.15, y - 0.1, 0.7, h + 0.2)
  return canvas
}
