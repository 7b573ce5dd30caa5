import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../../games/talisman/data/components.ts'
import type { Camera } from '../../canvas/camera.ts'
import type { Box } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import type { MarkedPlaces, Overview } from '../../map/overview.ts'
import { boxOnCanvas } from './drawing.ts'
import { groundOf } from './ground-colours.ts'
import { BOUNDS, boxOfSpace, FIRE_MOUNTAINS, isOnBoard, placeOf, SPACES, STORM_RIVER } from './layout.ts'

export const OVERVIEW: Overview = {
  bounds: BOUNDS,
  scale: 24,
  pixels: { width: 305, height: 203 },
  rim: 10,
  corner: 0,
  paint: paintSmallBoard,
  drawChosen,
}

function drawChosen(ctx: CanvasRenderingContext2D, camera: Camera, { numbers }: MarkedPlaces): void {
  for (const id of [...numbers.keys()].filter(isOnBoard)) {
    const { x, y, width, height } = boxOnCanvas(camera, id)
    ctx.fillStyle = 'rgba(255, 238, 176, 0.85)'
    ctx.fillRect(x + 2, y + 2, width - 4, height - 4)
    ctx.strokeStyle = INK
    ctx.lineWidth = 2
    ctx.strokeRect(x + 2, y + 2, width - 4, height - 4)
  }
}

function paintSmallBoard(ctx: CanvasRenderingContext2D): void {
  const fill = ({ x, y, width, height }: Box, colour: string) => {
    ctx.fillStyle = colour
    ctx.fillRect(x, y, width, height)
  }
  fill(BOUNDS, PARCHMENT)
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
  drawIcon(ctx, 'crown', crown, 0.9, '#9a6a10')
}
