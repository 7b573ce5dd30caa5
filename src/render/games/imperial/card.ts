import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { onCanvas, type Shot } from '../../canvas/camera.ts'
import { composed, LEAST } from '../../card/composition.ts'
import type { Box } from '../../canvas/geometry.ts'
import { around, closeUp, mostHeight } from './camera.ts'
import { drawFight, heightOfFight, type FightScene } from './fight.ts'
import { drawInset, INSET } from './overview.ts'
import { drawRealm } from './drawing.ts'
import { entriesOf, LEAST_COLUMNS } from './roster.ts'
import type { Framing } from '../../canvas/request.ts'
import type { Scene } from './scene.ts'
import { isOnBoard, placeOf } from './layout.ts'

export const TITLE = { text: 'The Quest for the Imperial Treasures', icon: 'cut-diamond' } as const

const [LEAST_NAME, LEAST_NAME_FAR] = [28, 25]

/** The card's picture: what surrounds whoever acts, or where it is fought, and the fight. */
export function paintCard(
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  fight: FightScene | null,
  framing: Framing,
): Canvas {
  return composed({
    framing,
    drawMap: (ctx, frame) => {
      const shot = fight ? fightShot(frame, subject, framing) : shotOf(frame, scene, subject, numbers, framing)
      drawSurroundings(ctx, scene, numbers, shot, framing)
    },
    mostHeight: (frame) => mostHeight(shotOf(frame, scene, subject, numbers, framing).camera.scale),
    fight: fight && {
      height: heightOfFight(fight, framing),
      draw: (ctx, box) => drawFight(ctx, fight, box, framing),
    },
    entries: entriesOf(scene),
    least: LEAST_COLUMNS,
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
  const leastName = framing === 'narrow' || camera.scale > 70 ? LEAST_NAME : LEAST_NAME_FAR
  drawRealm(ctx, scene, camera, { numbers, leastName, least: LEAST[framing], covered: inset ? [inset] : [] })
  if (inset) drawInset(ctx, scene, inset, camera, numbers)
}

function shotOf(
  frame: Box,
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  framing: Framing,
): Shot {
  const interest = [...numbers.keys()].filter(isOnBoard).map(placeOf)
  const everybody = scene.pieces.map((piece) => placeOf(piece.place))
  return closeUp(frame, { at: placeOf(subject), interest, everybody }, framing === 'narrow' ? null : INSET, framing)
}

/** Where it is fought, above the fight; the overview on the other side of it. */
function fightShot(frame: Box, subject: string, framing: Framing): Shot {
  const camera = around(frame, placeOf(subject), 98)
  const isLow = frame.height < INSET.height + 12 + 16
  if (framing === 'narrow' || isLow) return { camera, inset: null }
  const isEast = onCanvas(camera, placeOf(subject)).x > frame.width * 0.58
  return { camera, inset: { x: isEast ? 14 : frame.width - INSET.width - 14, y: 12, ...INSET } }
}
