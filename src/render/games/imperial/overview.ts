import type { CanvasRenderingContext2D } from 'canvas'
import type { Realm } from '../../../games/imperial/data/board.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import { traceHex } from '../../canvas/hexes.ts'
import { INK } from '../../canvas/palette.ts'
import type { MarkedPlaces, Overview } from '../../map/overview.ts'
import { traceLand } from './coast.ts'
import { BOUNDS, isOnBoard, ofRealm, patchesOf, placeOf } from './layout.ts'
import { COLOURS } from './terrain.ts'
import { fillBox } from '../../canvas/panel.ts'

const PIXELS = { width: 266, height: 205 } as const

export const overviewOf = ofRealm((realm): Overview => ({
  bounds: BOUNDS,
  scale: PIXELS.width / BOUNDS.width,
  pixels: PIXELS,
  rim: 10,
  corner: 6,
  paint: (ctx) => paintSmallBoard(ctx, realm),
  drawChosen,
}))

function drawChosen(ctx: CanvasRenderingContext2D, camera: Camera, { numbers }: MarkedPlaces): void {
  ctx.beginPath()
  for (const hex of numbers.keys())
    if (isOnBoard(hex)) traceHex(ctx, onCanvas(camera, placeOf(hex)), camera.scale * 0.86)
  ctx.fillStyle = 'rgba(255, 238, 176, 0.75)'
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 2
  ctx.stroke()
}

function paintSmallBoard(ctx: CanvasRenderingContext2D, realm: Realm): void {
  fillBox(ctx, BOUNDS, COLOURS.ocean)
  ctx.save()
  ctx.beginPath()
  traceLand(ctx, realm)
  ctx.clip()
  for (const { at, terrain } of patchesOf(realm)) {
    ctx.beginPath()
    traceHex(ctx, at, 1.02)
    ctx.fillStyle = terrain === 'mountain' ? '#b9a588' : COLOURS[terrain === 'ocean' ? 'coast' : terrain]
    ctx.fill()
  }
  ctx.restore()
  ctx.beginPath()
  traceLand(ctx, realm)
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.1
  ctx.stroke()
  ctx.fillStyle = INK
  for (const { hex } of realm.places.values()) {
    if (hex === null) continue
    const { x, y } = placeOf(hex)
    ctx.fillRect(x - 0.16, y - 0.16, 0.32, 0.32)
  }
}
