import type { CanvasRenderingContext2D } from 'canvas'
import type { Space } from '../../../games/talisman/data/components.ts'
import type { Box, Point } from '../../canvas/geometry.ts'
import { between, noiseOf, type Noise } from '../../canvas/noise.ts'
import { drawSprites, dot, dune, field, fir, rock, tree, tuft, type Sprite } from '../../map/sprites.ts'
import { GROUNDS } from './ground-colours.ts'
import { drawSpecial, isSpecial } from './specials.ts'
import { fillBox } from '../../canvas/panel.ts'

/** The looks of a space: its ground, its plants and its landmark. One depth of a ring is 1. */

/** Draws a space into its box. */
export function drawSpace(ctx: CanvasRenderingContext2D, space: Space, box: Box): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  const noise = noiseOf(`space ${space.id}`)
  drawShade(ctx, space, box)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  drawSprites(ctx, growthOf(space, noise, box), middle)
  if (isSpecial(space.id)) {
    ctx.translate(middle.x, middle.y - 0.05)
    drawSpecial(ctx, space.id)
  }
  ctx.restore()
}

/** Shades a space: light in the middle, dark towards its sides. */
function drawShade(ctx: CanvasRenderingContext2D, { id }: Space, box: Box): void {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const light = ctx.createRadialGradient(middle.x, middle.y, 0.1, middle.x, middle.y, box.width * 0.72)
  const isDark = GROUNDS[id]?.isDark ?? false
  light.addColorStop(0, isDark ? 'rgba(255, 225, 190, 0.34)' : 'rgba(255, 252, 232, 0.4)')
  light.addColorStop(1, isDark ? 'rgba(30, 12, 20, 0.3)' : 'rgba(88, 62, 20, 0.2)')
  fillBox(ctx, box, light)
}

function growthOf({ id, terrain }: Space, noise: Noise, box: Box): Sprite[] {
  const scatter = (count: number, apart: number, low = 0.36) => scatterPoints(noise, box, count, apart, low)
  if (terrain === 'crown') return []
  if (isSpecial(id)) return scatter(8, 0.2).flatMap((at) => (nearMiddle(at) ? [] : [sparse(id, at, noise)]))
  switch (terrain) {
    case 'fields':
      return [
        ...scatter(4, 0.42, 0.28).map((at) => field(at, noise)),
        ...scatter(7, 0.2).map((at) => tuft(at, noise, '#77853f', 0.7)),
        ...scatter(2, 0.5).map((at) => tree(at, noise, 0.8)),
      ]
    case 'plains':
      return [
        ...scatter(15, 0.2).map((at) => tuft(at, noise, '#7f8a3c', 0.95)),
        ...scatter(2, 0.4).map((at) => rock(at, noise)),
      ]
    case 'woods':
      return scatter(17, 0.21).map((at) => (noise() < 0.35 ? fir(at, noise) : tree(at, noise, 0.95)))
    case 'forest':
      return scatter(30, 0.17).map((at) => (noise() < 0.8 ? fir(at, noise) : tree(at, noise, 0.9)))
    case 'hills':
      return [
        ...scatter(9, 0.3, 0.3).map((at) => hill(at, noise)),
        ...scatter(3, 0.4).map((at) => tree(at, noise, 0.6)),
      ]
    case 'desert':
      return [
        ...scatter(8, 0.3).map((at) => dune(at, noise)),
        ...scatter(14, 0.12).map((at) => dot(at, '#b98d45', 0.016)),
      ]
    default:
      return scatter(6, 0.3).map((at) => rock(at, noise))
  }
}

/** A plant or rock beside a building or a landmark. */
function sparse(id: Space['id'], at: Point, noise: Noise): Sprite {
  const look = GROUNDS[id]
  if (look?.isDark || look?.isRocky) return rock(at, noise)
  return noise() < 0.4 ? tree(at, noise, 0.62) : tuft(at, noise, '#7b7f45', 0.7)
}

function nearMiddle({ x, y }: Point): boolean {
  return Math.hypot(x / 0.52, (y + 0.06) / 0.44) < 1
}

/** Up to `count` points around the centre of a box, at least `apart` from each other and no lower than `low`. */
function scatterPoints(noise: Noise, box: Box, count: number, apart: number, low: number): Point[] {
  const points: Point[] = []
  const [wide, tall] = [box.width / 2 - 0.12, box.height / 2]
  for (let tries = 0; tries < count * 14 && points.length < count; tries++) {
    const point = { x: between(noise, -wide, wide), y: between(noise, -tall + 0.24, Math.min(low + 0.06, tall - 0.06)) }
    if (points.every((other) => Math.hypot(other.x - point.x, (other.y - point.y) * 1.2) > apart)) points.push(point)
  }
  return points
}

/** A round hill with a shadow on its east. */
function hill(at: Point, noise: Noise): Sprite {
  const width = between(noise, 0.2, 0.3)
  const height = between(noise, 0.15, 0.23)
  return {
    at,
    draw(ctx) {
      const outline = () => {
        ctx.beginPath()
        ctx.moveTo(-width, 0.02)
        ctx.quadraticCurveTo(-width * 0.55, -height * 1.15, 0, -height * 1.1)
        ctx.quadraticCurveTo(width * 0.6, -height * 1.05, width, 0.02)
      }
      outline()
      ctx.fillStyle = '#bcc583'
      ctx.fill()
      ctx.beginPath()
      ctx.moveTo(width * 0.1, -height * 1.08)
      ctx.quadraticCurveTo(width * 0.62, -height, width, 0.02)
      ctx.lineTo(width * 0.4, 0.02)
      ctx.quadraticCurveTo(width * 0.45, -height * 0.6, width * 0.1, -height * 1.08)
      ctx.fillStyle = 'rgba(84, 96, 44, 0.4)'
      ctx.fill()
      outline()
      ctx.strokeStyle = '#56602f'
      ctx.lineWidth = 0.02
      ctx.stroke()
    },
  }
}
