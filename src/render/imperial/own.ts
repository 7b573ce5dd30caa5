import type { CanvasRenderingContext2D } from 'canvas'
import { realmOf } from '../../games/imperial/data/board.ts'
import { clueOf } from '../../games/imperial/data/components.ts'
import { turnsTo } from '../../games/imperial/view/reach.ts'
import { hexOfLocation } from '../../games/imperial/view/reading.ts'
import type { ImperialView } from '../../games/imperial/view/view.ts'
import { onCanvas, type Camera } from '../camera.ts'
import { drawKey, drawMark, drawTurns } from '../own.ts'
import { placeOf } from './world.ts'

/** The turns to every named place, and where the clues in hand lead, numbered as in the hand. */
export function drawOwn(ctx: CanvasRenderingContext2D, view: ImperialView, camera: Camera, px: number): void {
  if (view.viewer === null) return
  const beside = (hex: string, dx: number, dy: number) => {
    const { x, y } = placeOf(hex)
    return onCanvas(camera, { x: x + dx, y: y + dy })
  }
  const { x, y, height } = camera.frame
  const mark = { icon: 'papers', words: 'your clues' }
  drawKey(
    ctx,
    { x: x + 26, y: y + height - 34 },
    { turns: 'turns for you', ...(view.hand.length > 0 && { mark }) },
    px,
    camera.frame,
  )
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer)
  const places = [...realmOf(view.realm).places.values()].flatMap(({ hex }) => hex ?? [])
  for (const hex of new Set([...places, ...(view.lostCity === null ? [] : [view.lostCity])])) {
    const far = turns.get(hex) ?? 0
    if (far > 0) drawTurns(ctx, far, beside(hex, 0.58, -0.42), px, camera.frame)
  }
  for (const [at, clue] of view.hand.entries()) {
    const { location } = clueOf(clue)
    const hex = location && hexOfLocation(view, location)
    if (!hex) continue
    const before = view.hand.slice(0, at).filter((other) => clueOf(other).location === location).length
    const mark = { at: beside(hex, -0.56 + before * 0.3, -0.5), icon: 'papers', number: at + 1 }
    drawMark(ctx, mark, px, camera.frame)
  }
}
