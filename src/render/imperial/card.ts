import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { drawFrame } from '../panel.ts'
import { onCanvas } from '../camera.ts'
import { around, closeUp } from './camera.ts'
import { drawFight, heightOfFight, type FightScene } from './fight.ts'
import { drawInset, insetSize } from './inset.ts'
import { drawRealm } from './realm.ts'
import { drawRoster } from './roster.ts'
import type { Scene } from './scene.ts'
import { isOnBoard, placeOf } from './world.ts'

const [WIDTH, HEIGHT] = [1000, 750]
const ROSTER = 76
const INSET_SCALE = 14.6
const [LEAST_NAME, LEAST_NAME_FAR] = [28, 25]

/** The card's picture: what surrounds whoever acts, large; the whole board, small; everybody in a strip. */
export function paintCard(
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  fight: FightScene | null,
): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  if (fight) paintFight(ctx, scene, subject, numbers, fight)
  else paintSurroundings(ctx, scene, subject, numbers)
  drawRoster(ctx, scene, { x: 0, y: HEIGHT - ROSTER, width: WIDTH, height: ROSTER })
  drawFrame(ctx, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  return canvas
}

/** A fight takes the lower part; the land where it is fought shows above it. */
function paintFight(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
  fight: FightScene,
): void {
  const height = heightOfFight(fight)
  const top = HEIGHT - ROSTER - height
  const camera = around({ x: 0, y: 0, width: WIDTH, height: top + 14 }, placeOf(subject), 98)
  const isEast = onCanvas(camera, placeOf(subject)).x > WIDTH * 0.58
  const inset = insetSize(INSET_SCALE)
  const corner = { x: isEast ? 14 : WIDTH - inset.width - 14, y: 12, ...inset }
  drawRealm(ctx, scene, camera, { numbers, leastName: LEAST_NAME, covered: [corner] })
  drawInset(ctx, scene, corner, camera, numbers)
  drawFight(ctx, fight, { x: 0, y: top, width: WIDTH, height })
}

function paintSurroundings(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  subject: string,
  numbers: ReadonlyMap<string, number>,
): void {
  const map = { x: 0, y: 0, width: WIDTH, height: HEIGHT - ROSTER }
  const interest = [...numbers.keys()].filter(isOnBoard).map(placeOf)
  const everybody = scene.pieces.map((piece) => placeOf(piece.hex))
  const { camera, inset } = closeUp(map, { at: placeOf(subject), interest, everybody }, insetSize(INSET_SCALE))
  const leastName = camera.scale > 70 ? LEAST_NAME : LEAST_NAME_FAR
  drawRealm(ctx, scene, camera, { numbers, leastName, covered: inset ? [inset] : [] })
  if (inset) drawInset(ctx, scene, inset, camera, numbers)
}
