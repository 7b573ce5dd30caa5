import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../games/talisman/data/components.ts'
import { onCanvas, seenBy, type Camera, type Extent } from '../camera.ts'
import { drawSeen, drawSpots, type Spot } from '../overview.ts'
import { centreOf, type Box } from '../geometry.ts'
import { drawIcon } from '../icons.ts'
import { INK, PARCHMENT } from '../palette.ts'
import { drawSheet } from '../panel.ts'
import { boxOnCanvas } from './board.ts'
import { groundOf } from './grounds.ts'
import { BOARD, boxOfSpace, FIRE_MOUNTAINS, isOnBoard, placeOf, SPACES, STORM_RIVER } from './layout.ts'
import type { Scene } from './scene.ts'

/** The whole board, small: who is where, and which part of it the picture shows. */

const RIM = 10
const SCALE = 24

export const INSET: Extent = {
  width: Math.ceil(BOARD.width * SCALE) + RIM * 2,
  height: Math.ceil(BOARD.height * SCALE) + RIM * 2,
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
  const camera: Camera = { at: centreOf(BOARD), scale: SCALE, frame }
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  ctx.drawImage(smallBoard(), frame.x, frame.y)
  for (const id of [...numbers.keys()].filter(isOnBoard)) {
    const { x, y, width, height } = boxOnCanvas(camera, id)
    ctx.fillStyle = 'rgba(255, 238, 176, 0.85)'
    ctx.fillRect(x + 2, y + 2, width - 4, height - 4)
    ctx.strokeStyle = INK
    ctx.lineWidth = 2
    ctx.strokeRect(x + 2, y + 2, width - 4, height - 4)
  }
  const seen = seenBy(shown)
  const corner = onCanvas(camera, seen)
  drawSeen(ctx, { ...corner, width: seen.width * SCALE, height: seen.height * SCALE })
  drawSpots(ctx, scene.pieces.map(({ seat, space }): Spot => ({ seat, at: onCanvas(camera, placeOf(space)) })), scene.active, frame) // prettier-ignore
  ctx.restore()
}

let painted: Canvas | undefined

function smallBoard(): Canvas {
  return (painted ??= paintSmallBoard())
}

function paintSmallBoard(): Canvas {
  const canvas = createCanvas(BOARD.width * SCALE, BOARD.height * SCALE)
  const ctx = canvas.getContext('2d')
  ctx.scale(SCALE, SCALE)
  ctx.translate(-BOARD.x, -BOARD.y)
  const fill = ({ x, y, width, height }: Box, colour: string) => {
    ctx.fillStyle = colour
    ctx.fillRect(x, y, width, height)
  }
  fill(BOARD, PARCHMENT)
  fill(STORM_RIVER.outside, '#6fa9bb')
  fill(FIRE_MOUNTAINS.outside, '#7a4334')
  for (const id of SPACES) {
    const box = boxOfSpace(id)
    fill(box, groundOf(spaceOf(id)))
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.05
    ctx.strokeRect(box.x, box.y, box.width, box.height)
  }
  const [bridge, far] = [placeOf('sentinel'), boxOfSpace('hills-middle')]
  fill({ x: bridge.x - 0.16, y: far.y - 0.36, width: 0.32, height: 0.42 }, '#8a5a2c')
  const crown = placeOf('crown-of-command')
  drawIcon(ctx, 'crown', crown.x, crown.y, 0.9, '#9a6a10')
  return canvas
}
