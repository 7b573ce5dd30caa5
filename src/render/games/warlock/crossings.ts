import type { CanvasRenderingContext2D } from 'canvas'
import { RIVER } from '../../../games/warlock/data/board.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import { boxAt, fitsIn, overlaps, type Box } from '../../canvas/geometry.ts'
import { reachAround, drawCached } from '../../canvas/sprite-cache.ts'
import { letter, widthOf } from '../../canvas/text.ts'
import { drawRound } from '../../canvas/panel.ts'
import { sayInWarlock } from './say.ts'

/** Ferry, raft and bridge across the river. */

const INK = '#2b201a'

export function drawCrossings(ctx: CanvasRenderingContext2D): void {
  const { y, h } = RIVER.rect
  ctx.lineJoin = 'round'
  for (const { id, x } of RIVER.crossings) {
    ctx.save()
    ctx.translate(x + 0.5, y + h / 2)
    DRAWINGS[id]?.(ctx, h / 2)
    ctx.restore()
  }
}

/**
 * Writes the names of the crossings beside them, where they are clear, in letters of at least `least` pixels. Returns
 * their boxes.
 */
export function drawCrossingNames(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  least: number,
  taken: readonly Box[],
): Box[] {
  const { y, h } = RIVER.rect
  const px = Math.max(least, camera.scale * 0.46)
  return RIVER.crossings.flatMap(({ id, x }) => {
    const name = sayInWarlock('crossing-drawn', { crossing: id })
    const isUpright = id === 'bridge'
    const at = onCanvas(camera, { x: x + (isUpright ? -0.62 : 0.5), y: y + h / 2 + (isUpright ? 0.02 : 0.62) })
    const long = widthOf(name, 'name', px)
    const box = isUpright ? boxAt(at, px, long) : boxAt(at, long, px)
    if (long > camera.scale * 2.4 || !fitsIn(camera.frame, box, 11)) return []
    if (taken.some((other) => overlaps(box, other))) return []
    const style = { face: 'name', px, colour: '#10303c', halo: 'rgba(205, 228, 232, 0.9)' } as const
    drawCached(ctx, `crossing ${name} ${px}`, at, reachAround(long), (own, ownX, ownY) => {
      own.translate(ownX, ownY)
      if (isUpright) own.rotate(-Math.PI / 2)
      letter(own, name, 0, 0, style)
    })
    return [box]
  })
}

const DRAWINGS: Readonly<Record<string, (ctx: CanvasRenderingContext2D, half: number) => void>> = {
  ferry(ctx) {
    ctx.strokeStyle = 'rgba(43, 32, 26, 0.55)'
    ctx.lineWidth = 0.045
    ctx.setLineDash([0.16, 0.1])
    ctx.beginPath()
    ctx.moveTo(0, -1)
    ctx.lineTo(0, 1)
    ctx.stroke()
    ctx.setLineDash([])
    ctx.beginPath()
    ctx.moveTo(-0.78, -0.22)
    ctx.quadraticCurveTo(0, 0, 0.78, -0.22)
    ctx.quadraticCurveTo(0.66, 0.24, 0.4, 0.3)
    ctx.lineTo(-0.4, 0.3)
    ctx.quadraticCurveTo(-0.66, 0.24, -0.78, -0.22)
    ctx.closePath()
    ctx.fillStyle = '#a3713f'
    ctx.fill()
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.06
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(-0.7, 0.02)
    ctx.quadraticCurveTo(0, 0.22, 0.7, 0.02)
    ctx.lineWidth = 0.035
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(0.5, 0.34)
    ctx.lineTo(0.2, -0.6)
    ctx.lineWidth = 0.07
    ctx.stroke()
  },
  raft(ctx) {
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.05
    for (let i = -2; i <= 2; i++) {
      drawRound(
        ctx,
        { x: -0.62 + Math.abs(i % 2) * 0.06, y: i * 0.15 - 0.16, width: 1.2, height: 0.15 },
        0.07,
        i % 2 ? '#b98a54' : '#a87a45',
      )
      ctx.stroke()
    }
    ctx.lineWidth = 0.07
    for (const x of [-0.36, 0.34]) {
      ctx.beginPath()
      ctx.moveTo(x, -0.5)
      ctx.lineTo(x, 0.3)
      ctx.stroke()
    }
  },
  bridge(ctx, half) {
    for (let y = -half + 0.06; y < half - 0.02; y += 0.19) {
      if (Math.abs(y - 0.28) < 0.08 || Math.abs(y + 0.48) < 0.08) continue
      drawRound(ctx, { x: -0.36, y, width: 0.72, height: 0.14 }, 0.04, '#b98a54', { colour: INK, width: 0.035 })
    }
    for (const x of [-0.36, 0.36]) {
      for (const [width, colour] of [
        [0.13, INK],
        [0.06, '#d7c4a0'],
      ] as const) {
        ctx.beginPath()
        ctx.moveTo(x, -half - 0.08)
        ctx.lineTo(x, half + 0.08)
        ctx.strokeStyle = colour
        ctx.lineWidth = width
        ctx.stroke()
      }
    }
  },
}
