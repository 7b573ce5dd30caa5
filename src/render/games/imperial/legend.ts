import type { CanvasRenderingContext2D } from 'canvas'
import { perLanguage } from '../../../language/index.ts'
import { traceHex } from '../../canvas/hexes.ts'
import { INK } from '../../canvas/palette.ts'
import type { Legend, LegendSign } from '../../card/legend.ts'
import { drawToken } from '../../map/token.ts'
import { BUSTS } from './busts.ts'
import type { Terrain } from './layout.ts'
import { sayInImperial } from './say.ts'
import { COLOURS, drawTerrain } from './terrain.ts'

const TERRAINS: readonly Terrain[] = ['plains', 'forest', 'mountain', 'steppe', 'desert', 'coast', 'ocean']

const TOKENS = [
  ['active', { bust: BUSTS.kate, isActive: true }],
  ['ship', { bust: BUSTS.ozmo, hull: 'large' }],
  ['boat', { bust: BUSTS.alatha, hull: 'small' }],
  ['company', { bust: BUSTS.herman, followers: 2 }],
  ['prison', { bust: BUSTS.turb, isLocked: true }],
] as const

/** The meaning of the terrains, and of the signs on pieces. */
export const legend = perLanguage((): Legend => ({
  signs: [
    ...TERRAINS.map((terrain): LegendSign => ({
      name: sayInImperial(`legend-${terrain}`),
      draw: (ctx, x, y) => drawSample(ctx, terrain, x, y),
    })),
    ...TOKENS.map(([sign, token], seat): LegendSign => ({
      name: sayInImperial(`legend-${sign}`),
      draw: (ctx, x, y) => drawToken(ctx, { seat, ...token }, { x, y }, 21),
    })),
  ],
  height: 112,
  margin: 30,
  signY: 46,
  nameY: 95,
  namePx: 21,
}))

/** A hex of a terrain, a little higher than a piece would stand. */
function drawSample(ctx: CanvasRenderingContext2D, terrain: Terrain, x: number, y: number): void {
  ctx.save()
  ctx.translate(x, y - 4)
  ctx.scale(36, 36)
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
