import type { CanvasRenderingContext2D } from 'canvas'
import { turnsTo } from '../../../games/talisman/view/reach.ts'
import type { TalismanView } from '../../../games/talisman/view/view.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import type { Box } from '../../canvas/geometry.ts'
import { drawTurns } from '../../map/own.ts'
import { boxOfSpace, isOnBoard } from './layout.ts'

/** Draws the Turns to every space, in one of its corners. */
export function drawOwn(ctx: CanvasRenderingContext2D, view: TalismanView, camera: Camera, px: number, taken: Box[]) {
  if (view.viewer === null || view.result) return
  const room = { frame: camera.frame, taken }
  for (const [space, turns] of turnsTo(view, view.viewer)) {
    if (turns === 0 || !isOnBoard(space)) continue
    const { width, height, ...corner } = boxOfSpace(space)
    const { x, y } = onCanvas(camera, corner)
    const [left, right] = [x + px * 1.35, x + width * camera.scale - px * 1.35]
    const [top, low] = [y + px * 1.1, y + height * camera.scale * 0.5]
    const spots = [top, low].flatMap((line) => [left, right].map((middle) => ({ x: middle, y: line })))
    drawTurns(ctx, turns, spots, px, room)
  }
}
