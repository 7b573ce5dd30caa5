import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { around, cornersOf, nearestShot, onCanvas, type Shot } from '../../canvas/camera.ts'
import { composed, LEAST } from '../../card/composition.ts'
import { drawDuel, heightOfDuel, type Duel } from '../../card/duel.ts'
import { centreOf, overlaps, type Box } from '../../canvas/geometry.ts'
import { drawBoard } from './drawing.ts'
import { drawInset, INSET } from './overview.ts'
import { BOUNDS, isOnBoard, NARROW_STAGE, placeOf, STAGE, WHOLE_BOARD, WORLD, type SpaceId } from './layout.ts'
import { itemsOf } from './met.ts'
import { entriesOf } from './roster.ts'
import type { Framing } from '../../canvas/request.ts'
import type { Scene } from './scene.ts'

export const TITLE = { text: 'Talisman', icon: 'crown' } as const

const [LEAST_NAME, LEAST_NAME_FAR] = [28, 26]

/** The card's picture: what surrounds whoever acts, or where it is fought, and the fight. */
export function paintCard(
  scene: Scene,
  subject: SpaceId,
  numbers: ReadonlyMap<string, number>,
  duel: Duel | null,
  framing: Framing,
): Canvas {
  return composed({
    framing,
    drawMap: (ctx, frame) => {
      const shot = duel ? fightShot(frame, subject, framing) : shotOf(frame, scene, subject, numbers, framing)
      drawSurroundings(ctx, scene, numbers, shot, framing)
    },
    mostHeight: (frame) => WORLD.height * shotOf(frame, scene, subject, numbers, framing).camera.scale,
    itemsOf: (ctx) => itemsOf(ctx, scene, subject),
    fight: duel && {
      height: heightOfDuel(duel, framing),
      draw: (ctx, box) => drawDuel(ctx, duel, box, framing),
    },
    entries: entriesOf(scene),
    title: TITLE,
  })
}

function drawSurroundings(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  { camera, inset: overview }: Shot,
  framing: Framing,
): void {
  const inset = scene.pieces.length > 0 ? overview : null
  const leastName = framing === 'narrow' || camera.scale > 95 ? LEAST_NAME : LEAST_NAME_FAR
  drawBoard(ctx, scene, camera, { numbers, leastName, least: LEAST[framing], covered: inset })
  if (inset) drawInset(ctx, scene, inset, camera, numbers)
}

/** The nearest view of all that matters; where that lies too far apart, the whole board. */
function shotOf(
  frame: Box,
  scene: Scene,
  subject: SpaceId,
  numbers: ReadonlyMap<string, number>,
  framing: Framing,
): Shot {
  const interest = [...numbers.keys()].filter(isOnBoard).map(placeOf)
  const everybody = scene.pieces.map((piece) => placeOf(piece.place))
  const all = { at: placeOf(subject), interest, everybody }
  const isNarrow = framing === 'narrow'
  const shot = nearestShot(isNarrow ? NARROW_STAGE : STAGE, frame, all, isNarrow ? null : INSET)
  return shot ?? { camera: { at: centreOf(BOUNDS), scale: farthest(frame), frame }, inset: null }
}

/** The largest scale at which the whole board has room. */
function farthest({ width, height }: Box): number {
  const [, , , least] = WHOLE_BOARD.card
  return (
    WHOLE_BOARD.card.find((scale) => BOUNDS.height * scale + 8 <= height && BOUNDS.width * scale + 8 <= width) ?? least
  )
}

/** Where it is fought, above the fight. */
function fightShot(frame: Box, subject: SpaceId, framing: Framing): Shot {
  const camera = around(STAGE, frame, placeOf(subject), 110)
  if (framing === 'narrow') return { camera, inset: null }
  const place = onCanvas(camera, placeOf(subject))
  const isFree = (box: Box) => !overlaps(box, { x: place.x - 90, y: place.y - 60, width: 180, height: 120 })
  const corner = cornersOf(frame, INSET).find(isFree)
  return { camera, inset: corner ? { ...corner, y: 14 } : null }
}
