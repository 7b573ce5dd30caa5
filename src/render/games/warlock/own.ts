import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../../games/warlock/data/board.ts'
import { ROOM_IDS } from '../../../games/warlock/data/ids.ts'
import { turnsTo } from '../../../games/warlock/view/reach.ts'
import { spaceKnown } from '../../../games/warlock/view/reading.ts'
import type { WarlockView } from '../../../games/warlock/view/view.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import type { Box } from '../../canvas/geometry.ts'
import { drawKey, drawMark, drawTurns } from '../../map/own.ts'
import { boxOf } from './layout.ts'
import { sayInWarlock } from './say.ts'

const KNOWN = 'semi-closed-eye'

/**
 * Draws the turns to every room in its lower left corner, and the number of Treasure cards there that the viewer knows.
 */
export function drawOwn(ctx: CanvasRenderingContext2D, view: WarlockView, camera: Camera, px: number, taken: Box[]) {
  if (view.viewer === null) return
  const room = { frame: camera.frame, taken }
  const spots = (space: string, aside: number) => {
    const { x, y, width, height } = boxOf(spaceOf(space))
    const [west, east] = [onCanvas(camera, { x, y: y + height }), onCanvas(camera, { x: x + width, y: y + height })]
    const lines = [west.y - px * 0.9, west.y - px * 2.4, west.y - px * 3.9]
    return lines.flatMap((line) =>
      [west.x + aside, (west.x + east.x) / 2, east.x - aside].map((at) => ({ x: at, y: line })),
    )
  }
  const mark = { icon: KNOWN, words: sayInWarlock('own-treasure') }
  drawKey(ctx, { turns: sayInWarlock('own-turns'), ...(view.own?.knows.length && { mark }) }, px, room)
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer)
  for (const space of ROOM_IDS) {
    const far = turns.get(space) ?? 0
    if (far > 0) drawTurns(ctx, far, spots(space, px * 1.2), px, room)
  }
  const known = new Map<string, number>()
  for (const { where } of view.own?.knows ?? []) {
    const space = spaceKnown(where)
    if (space !== null) known.set(space, (known.get(space) ?? 0) + 1)
  }
  for (const [space, number] of known) drawMark(ctx, { icon: KNOWN, number }, spots(space, px), px, room)
}
