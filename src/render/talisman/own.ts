import type { CanvasRenderingContext2D } from 'canvas'
import { turnsTo } from '../../games/talisman/view/reach.ts'
import type { TalismanView } from '../../games/talisman/view/view.ts'
import { onCanvas, type Camera } from '../camera.ts'
import { drawTurns } from '../own.ts'
import { boxOfSpace, isOnBoard } from './layout.ts'

/** The Turns to every space, in its upper left corner. */
export function drawOwn(ctx: CanvasRenderingContext2D, view: TalismanView, camera: Camera, px: number): void {
  if (view.viewer === null || view.result) return
  for (const [space, turns] of turnsTo(view, view.viewer)) {
    if (turns === 0 || !isOnBoard(space)) continue
    const corner = onCanvas(camera, boxOfSpace(space))
    drawTurns(ctx, turns, { x: corner.x + px * 1.35, y: corner.y + px * 1.1 }, px, camera.frame)
  }
}
