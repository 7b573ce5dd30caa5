import { createCanvas, type Canvas } from 'canvas'
import { drawFrame } from '../panel.ts'
import { around, closeUp, onCanvas } from './camera.ts'
import { drawFight, type FightScene } from './fight.ts'
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
  const inset = insetSize(INSET_SCALE)
  if (fight) {
    const map = { x: 0, y: 0, width: WIDTH, height: 250 }
    const camera = around(map, placeOf(subject), 98)
    const isEast = onCanvas(camera, placeOf(subject)).x > WIDTH * 0.58
    const corner = { x: isEast ? 14 : WIDTH - inset.width - 14, y: 12, ...inset }
    drawRealm(ctx, scene, camera, { numbers, leastName: LEAST_NAME, covered: [corner] })
    drawInset(ctx, scene, corner, camera, numbers)
    drawFight(ctx, fight, { x: 0, y: 236, width: WIDTH, height: HEIGHT - ROSTER - 236 })
  } else {
    const map = { x: 0, y: 0, width: WIDTH, height: HEIGHT - ROSTER }
    const interest = [...numbers.keys()].filter(isOnBoard).map(placeOf)
    const everybody = scene.pieces.map((piece) => placeOf(piece.hex))
    const shot = closeUp(map, { at: placeOf(subject), interest, everybody }, inset)
    const covered = shot.inset ? [shot.inset] : []
    drawRealm(ctx, scene, shot.camera, {
      numbers,
      leastName: shot.camera.scale > 70 ? LEAST_NAME : LEAST_NAME_FAR,
      covered,
    })
    if (shot.inset) drawInset(ctx, scene, shot.inset, shot.camera, numbers)
  }
  drawRoster(ctx, scene, { x: 0, y: HEIGHT - ROSTER, width: WIDTH, height: ROSTER })
  drawFrame(ctx, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  return canvas
}
