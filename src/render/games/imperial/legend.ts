import type { CanvasRenderingContext2D } from 'canvas'
import { centreOf, type Box } from '../../canvas/geometry.ts'
import { traceHex } from '../../canvas/hexes.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import { drawToken, type Token } from '../../map/token.ts'
import { drawTerrain, COLOURS } from './terrain.ts'
import type { Terrain } from './layout.ts'

const TERRAINS: readonly (readonly [Terrain, string])[] = [
  ['plains', 'Plains'],
  ['forest', 'Forest'],
  ['mountain', 'Mountains'],
  ['steppe', 'Steppe'],
  ['desert', 'Desert'],
  ['coast', 'Coast'],
  ['ocean', 'Ocean'],
]

const SIGNS: readonly (readonly [Partial<Token>, string])[] = [
  [{ isActive: true }, 'on turn'],
  [{ hull: 'large' }, 'ship'],
  [{ hull: 'small' }, 'boat'],
  [{ followers: 2 }, 'company'],
  [{ isLocked: true }, 'prison'],
]

/** What the terrains and the signs on pieces mean. */
export function drawLegend(ctx: CanvasRenderingContext2D, box: Box): void {
  ctx.fillStyle = PARCHMENT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, box.width, 3)
  const step = (box.width - 60) / (TERRAINS.length + SIGNS.length)
  const cell = (i: number) => ({ x: box.x + 30 + i * step, y: box.y, width: step, height: box.height })
  TERRAINS.forEach(([terrain, name], i) => {
    const { x, y } = centreOf(cell(i))
    drawSample(ctx, terrain, x, y - 14, 36)
    write(ctx, name, x, y + 39, { face: 'plain', px: 21 })
  })
  SIGNS.forEach(([sign, name], i) => {
    const { x, y } = centreOf(cell(TERRAINS.length + i))
    drawToken(ctx, { seat: i, initials: SAMPLES[i] ?? '', ...sign }, x, y - 10, 21)
    write(ctx, name, x, y + 39, { face: 'plain', px: 21 })
  })
}

const SAMPLES = ['Ka', 'Oz', 'Al', 'He', 'Tu'] as const

function drawSample(ctx: CanvasRenderingContext2D, terrain: Terrain, x: number, y: number, radius: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(radius, radius)
  ctx.beginPath()
  traceHex(ctx, { x: 0, y: 0 })
  ctx.fillStyle = COLOURS[terrain]
  ctx.fill()
  ctx.save()
  ctx.clip()
  drawTerrain(ctx, terrain, `legend ${terrain}`, { x: 0, y: 0 })
  ctx.restore()
  ctx.beginPath()
  traceHex(ctx, { x: 0, y: 0 })
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.07
  ctx.stroke()
  ctx.restore()
}
