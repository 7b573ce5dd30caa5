import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../games/warlock/data/board.ts'
import { ROOM_IDS } from '../../games/warlock/data/ids.ts'
import { turnsTo } from '../../games/warlock/view/reach.ts'
import { spaceKnown } from '../../games/warlock/view/reading.ts'
import type { WarlockView } from '../../games/warlock/view/view.ts'
import { onCanvas, type Camera } from '../camera.ts'
import { drawKey, drawMark, drawTurns } from '../own.ts'
import { boxOf } from './layout.ts'

const KNOWN = 'semi-closed-eye'

/** The turns to every room, in its lower left corner, and how many Treasure cards whose faces are known lie there. */
export function drawOwn(ctx: CanvasRenderingContext2D, view: WarlockView, camera: Camera, px: number): void {
  if (view.viewer === null) return
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer)
  for (const room of ROOM_IDS) {
    const far = turns.get(room) ?? 0
    const { x, y, height } = boxOf(spaceOf(room))
    const corner = onCanvas(camera, { x, y: y + height })
    if (far > 0) drawTurns(ctx, far, { x: corner.x + px * 1.2, y: corner.y - px * 0.9 }, px, camera.frame)
  }
  const { x, y, height } = camera.frame
  const mark = { icon: KNOWN, words: 'treasure you know of' }
  drawKey(
    ctx,
    { x: x + 64, y: y + height - 66 },
    { turns: 'turns for you', ...(view.own?.knows.length && { mark }) },
    px,
    camera.frame,
  )
  const known = new Map<string, number>()
  for (const { where } of view.own?.knows ?? []) {
    const space = spaceKnown(where)
    if (space !== null) known.set(space, (known.get(space) ?? 0) + 1)
  }
  for (const [space, number] of known) {
    const { x, y, height } = boxOf(spaceOf(space))
    const corner = onCanvas(camera, { x, y: y + height })
    const at = { x: corner.x + px * 0.95, y: corner.y - px * 2.35 }
    drawMark(ctx, { at, icon: KNOWN, number }, px * 0.8, camera.frame)
  }
}
