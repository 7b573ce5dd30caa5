import type { Canvas } from 'canvas'
import { around, cornersOf, nearestShot, onCanvas, type Shot } from '../../canvas/camera.ts'
import { composed, LEAST } from '../../card/composition.ts'
import { drawDuel, heightOfDuel, type Duel } from '../../card/duel.ts'
import { boxAt, overlaps, within, type Box, type Point } from '../../canvas/geometry.ts'
import { drawDungeon } from './drawing.ts'
import { drawInset, INSET } from './overview.ts'
import { isOnBoard, NARROW_STAGE, placeOf, STAGE } from './layout.ts'
import { itemsOf } from './met.ts'
import { entriesOf } from './roster.ts'
import type { Framing } from '../../canvas/request.ts'
import type { Scene } from './scene.ts'

export const TITLE = { text: 'The Warlock of Firetop Mountain', icon: 'volcano' } as const

/** Names are no larger: on a wide screen, and on a phone, where none is much smaller. */
export const MOST_NAME = { wide: 29, narrow: 32 } as const

/** The card's picture: what surrounds whoever acts, or where it is fought, and the fight. */
export function paintCard(
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  duel: Duel | null,
  framing: Framing,
): Canvas {
  return composed({
    framing,
    drawMap: (ctx, frame) => {
      const shot = duel ? lookAt(frame, subject, [], framing) : shotOf(frame, scene, subject, numbers, framing)
      const [camera, inset] = [shot.camera, scene.pieces.length > 0 ? shot.inset : null]
      const least = LEAST[framing]
      const mostName = Math.max(least, Math.min(MOST_NAME[framing], camera.scale * 0.58))
      drawDungeon(ctx, scene, camera, { numbers, mostName, least, covered: inset, pinsNumbers: framing === 'narrow' })
      if (inset) drawInset(ctx, scene, inset, camera, numbers)
    },
    itemsOf: (ctx) => itemsOf(ctx, scene, subject, LEAST[framing]),
    fight: duel && {
      height: heightOfDuel(duel, framing),
      draw: (ctx, box) => drawDuel(ctx, duel, box, framing),
    },
    entries: entriesOf(scene),
    title: TITLE,
  })
}

/** The nearest view of all that matters; of what is too far away, the overview or the side of the map bears the numbers. */
function shotOf(
  frame: Box,
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  framing: Framing,
): Shot {
  const interest = [...numbers.keys()].filter(isOnBoard).map(placeOf)
  const everybody = scene.pieces.map((piece) => placeOf(piece.place))
  const all = { at: placeOf(subject), interest, everybody }
  const isNarrow = framing === 'narrow'
  const shot = nearestShot(isNarrow ? NARROW_STAGE : STAGE, frame, all, isNarrow ? null : INSET)
  return shot ?? lookAt(frame, subject, [...interest, ...everybody], framing)
}

/** Around one space, with the overview where it hides least of what matters, and never what is next to it. */
function lookAt(frame: Box, subject: string, matters: readonly Point[], framing: Framing): Shot {
  const scale = STAGE.scales[1] ?? 52
  const camera = around(STAGE, frame, placeOf(subject), scale)
  if (framing === 'narrow') return { camera, inset: null }
  const near = boxAt(onCanvas(camera, placeOf(subject)), scale * 4, scale * 3)
  const hiddenBy = (box: Box) => matters.filter((point) => within(box, onCanvas(camera, point), -scale)).length
  const free = cornersOf(frame, INSET).filter((box) => !overlaps(box, near))
  const [corner] = free.sort((a, b) => hiddenBy(a) - hiddenBy(b))
  return { camera, inset: corner ?? null }
}
