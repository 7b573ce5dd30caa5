import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from '../../canvas/geometry.ts'
import { grainOf, type Grain } from '../../canvas/noise.ts'
import {
  cactus,
  dot,
  drawSprites,
  dune,
  field,
  fir,
  peak,
  rock,
  tree,
  tuft,
  wave,
  type Sprite,
} from '../../map/sprites.ts'
import type { Terrain } from './layout.ts'

/** What grows and rises in a hex, in ink and water colour; one hex radius is 1. */

/** The ground of each terrain. */
export const COLOURS: Readonly<Record<Terrain, string>> = {
  plains: '#d3d895',
  forest: '#a9c186',
  mountain: '#d3c5aa',
  desert: '#f0d391',
  steppe: '#dccd8c',
  coast: '#e9dfb4',
  ocean: '#9cc3c7',
}

/** Where nothing is drawn: roads, and what stands in the middle. */
export type Free = (point: Point) => boolean

/** Draws what belongs to the terrain of a hex, what is further up first. */
export function drawTerrain(
  ctx: CanvasRenderingContext2D,
  terrain: Terrain,
  name: string,
  centre: Point,
  isFree: Free = () => true,
): void {
  const grain = grainOf(`terrain ${name}`)
  const scatter: Scatter = (count, reach, apart, lower = 0) =>
    scattered(grain, { count, reach, apart, lower }, (at) => isFree({ x: centre.x + at.x, y: centre.y + at.y }))
  const sprites = SPRITES[terrain](grain, scatter)
  drawSprites(ctx, sprites, centre)
}

/** Free points in a hex, up to `count`, no two closer than `apart`. */
type Scatter = (count: number, reach: number, apart: number, lower?: number) => Point[]

const SPRITES: Readonly<Record<Terrain, (grain: Grain, scatter: Scatter) => Sprite[]>> = {
  plains: (grain, scatter) => [
    ...scatter(2, 0.6, 0.5).map((at) => field(at, grain)),
    ...scatter(6, 0.72, 0.3).map((at) => tuft(at, grain, '#77853f', 0.8)),
    ...scatter(2, 0.7, 0.5).map((at) => tree(at, grain, 0.8)),
  ],
  forest: (grain, scatter) =>
    scatter(22, 0.83, 0.23).map((at) => (grain() < 0.45 ? fir(at, grain) : tree(at, grain, 1))),
  mountain: (grain, scatter) => {
    const high = scatter(6, 0.66, 0.44, 0.14)
    return high.length > 3
      ? high.map((at) => peak(at, grain, 1))
      : scatter(7, 0.78, 0.3, 0.1).map((at) => peak(at, grain, 0.62))
  },
  desert: (grain, scatter) => [
    ...scatter(7, 0.72, 0.38).map((at) => dune(at, grain)),
    ...scatter(14, 0.8, 0.15).map((at) => dot(at, '#b98d45', 0.018)),
    ...(grain() < 0.35 ? scatter(1, 0.6, 0.1).map(cactus) : []),
  ],
  steppe: (grain, scatter) => [
    ...scatter(15, 0.8, 0.24).map((at) => tuft(at, grain, '#86722f', 1.25)),
    ...scatter(2, 0.6, 0.5).map((at) => rock(at, grain)),
  ],
  coast: (grain, scatter) => [
    ...scatter(24, 0.76, 0.14).map((at) => dot(at, '#a98f57', 0.016)),
    ...scatter(4, 0.66, 0.3).map((at) => tuft(at, grain, '#7f8a4a', 0.95)),
    ...scatter(2, 0.6, 0.4).map((at) => rock(at, grain)),
  ],
  ocean: (grain, scatter) => scatter(5, 0.74, 0.42).map((at) => wave(at, grain)),
}

interface Spread {
  readonly count: number
  readonly reach: number
  readonly apart: number
  readonly lower: number
}

function scattered(grain: Grain, { count, reach, apart, lower }: Spread, isFree: Free): Point[] {
  const points: Point[] = []
  for (let tries = 0; tries < count * 16 && points.length < count; tries++) {
    const turn = grain() * Math.PI * 2
    const far = Math.sqrt(grain()) * reach
    const point = { x: Math.cos(turn) * far, y: Math.sin(turn) * far + lower }
    const isApart = points.every((other) => Math.hypot(other.x - point.x, (other.y - point.y) * 1.25) > apart)
    if (isApart && isFree(point)) points.push(point)
  }
  return points
}
