import type { CanvasRenderingContext2D } from 'canvas'
import { RIVER, spaceOf, SPACES } from '../../../games/warlock/data/board.ts'
import { drawBadge } from '../../canvas/badge.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import type { MarkedPlaces, Overview } from '../../map/overview.ts'
import { boxOnCanvas } from './drawing.ts'
import { floorOf, PASSAGES, ROCK } from './ground.ts'
import { BOUNDS, boxOf, isOnBoard, placeOf } from './layout.ts'
import { fillBox } from '../../canvas/panel.ts'

export const OVERVIEW: Overview = {
  bounds: BOUNDS,
  scale: 7,
  pixels: { width: 217, height: 253 },
  rim: 9,
  corner: 0,
  paint: paintSmallDungeon,
  drawChosen,
}

/** A place that the large picture does not show bears its number here. */
function drawChosen(ctx: CanvasRenderingContext2D, camera: Camera, { numbers, isShown }: MarkedPlaces): void {
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

function paintSmallDungeon(ctx: CanvasRenderingContext2D): void {
  fillBox(ctx, BOUNDS, ROCK)
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
}
