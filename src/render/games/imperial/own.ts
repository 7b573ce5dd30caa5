import type { CanvasRenderingContext2D } from 'canvas'
import { realmOf } from '../../../games/imperial/data/board.ts'
import { clueOf } from '../../../games/imperial/data/components.ts'
import { turnsTo } from '../../../games/imperial/view/reach.ts'
import { hexOfLocation } from '../../../games/imperial/view/reading.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import type { Box } from '../../canvas/geometry.ts'
import { drawKey, drawMark, drawTurns } from '../../map/own.ts'
import { placeOf } from './layout.ts'
import { sayInImperial } from './say.ts'

/** Spots for a sign beside a place, in hex radii from the centre of its hex. */
const BESIDE = [[0.58, -0.42], [0.62, 0.02], [-0.6, 0.02], [-0.58, -0.42], [0.5, 0.72], [-0.5, 0.72], [0, -0.85]] as const // prettier-ignore

/** Draws the turns to every named place, and the destinations of the clues in hand, numbered as in the hand. */
export function drawOwn(ctx: CanvasRenderingContext2D, view: ImperialView, camera: Camera, px: number, taken: Box[]) {
  if (view.viewer === null) return
  const room = { frame: camera.frame, taken }
  const spots = (hex: string) => {
    const { x, y } = placeOf(hex)
    return BESIDE.map(([dx, dy]) => onCanvas(camera, { x: x + dx, y: y + dy }))
  }
  const mark = { icon: 'papers', words: sayInImperial('own-clues') }
  drawKey(ctx, { turns: sayInImperial('own-turns'), ...(view.hand.length > 0 && { mark }) }, px, room)
  for (const [at, clue] of view.hand.entries()) {
    const { location } = clueOf(clue)
    const hex = location && hexOfLocation(view, location)
    if (hex) drawMark(ctx, { icon: 'papers', number: at + 1 }, spots(hex).toReversed(), px, room)
  }
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer)
  const places = [...realmOf(view.realm).places.values()].flatMap(({ hex }) => hex ?? [])
  for (const hex of new Set([...places, ...(view.lostCity === null ? [] : [view.lostCity])])) {
    const far = turns.get(hex) ?? 0
    if (far > 0) drawTurns(ctx, far, spots(hex), px, room)
  }
}
