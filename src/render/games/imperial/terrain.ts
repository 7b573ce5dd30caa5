import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from '../../canvas/geometry.ts'
import { noiseOf, type Noise } from '../../canvas/noise.ts'
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

/** Plants and landforms of a hex, in ink and watercolour. One hex radius is 1. */

/** The colour of each terrain. */
export const COLOURS: Readonly<Record<Terrain, string>> = {
  plains: '#d3d895',
  forest: '#a9c186',
  mountain: '#d3c5aa',
  desert: '#f0d391',
  steppe: '#dccd8c',
  coast: '#e9dfb4',
  ocean: '#9cc3c7',
}

/** Whether a point is free of roads and of the location in the middle. */
export type Free = (point: Point) => boolean

/** Draws the plants and landforms of a hex, from top to bottom. */
export function drawTerrain(
  ctx: CanvasRenderingContext2D,
  terrain: Terrain,
  name: string,
  centre: Point,
  isFree: Free = () => true,
): void {
  const noise = noiseOf(`terrain ${name}`)
  const scatter: Scatter = (count, reach, apart, lower = 0) =>
    scatterPoints(noise, { count, reach, apart, lower }, (at) => isFree({ x: centre.x + at.x, y: centre.y + at.y }))
  const sprites = SPRITES[terrain](noise, scatter)
  drawSprites(ctx, sprites, centre)
}

/** Free points in a hex, up to `count`, no two closer than `apart`. */
type Scatter = (count: number, reach: number, apart: number, lower?: number) => Point[]

const SPRITES: Readonly<Record<Terrain, (noise: Noise, scatter: Scatter) => Sprite[]>> = {
  plains: (noise, scatter) => [
    ...scatter(2, 0.6, 0.5).map((at) => field(at, noise)),
    ...scatter(6, 0.72, 0.3).map((at) => tuft(at, noise, '#77853f', 0.8)),
    ...scatter(2, 0.7, 0.5).map((at) => tree(at, noise, 0.8)),
  ],
  forest: (noise, scatter) =>
    scatter(22, 0.83, 0.23).map((at) => (noise() < 0.45 ? fir(at, noise) : tree(at, noise, 1))),
  mountain: (noise, scatter) => {
    const high = scatter(6, 0.66, 0.44, 0.14)
    return high.length > 3
      ? high.map((at) => peak(at, noise, 1))
      : scatter(7, 0.78, 0.3, 0.1).map((at) => peak(at, noise, 0.62))
  },
  desert: (noise, scatter) => [
    ...scatter(7, 0.72, 0.38).map((at) => dune(at, noise)),
    ...scatter(14, 0.8, 0.15).map((at) => dot(at, '#b98d45', 0.018)),
    ...(noise() < 0.35 ? scatter(1, 0.6, 0.1).map(cactus) : []),
  ],
  steppe: (noise, scatter) => [
    ...scatter(15, 0.8, 0.24).map((at) => tuft(at, noise, '#86722f', 1.25)),
    ...scatter(2, 0.6, 0.5).map((at) => rock(at, noise)),
  ],
  coast: (noise, scatter) => [
    ...scatter(24, 0.76, 0.14).map((at) => dot(at, '#a98f57', 0.016)),
    ...scatter(4, 0.66, 0.3).map((at) => tuft(at, noise, '#7f8a4a', 0.95)),
    ...scatter(2, 0.6, 0.4).map((at) => rock(at, noise)),
  ],
  ocean: (noise, scatter) => scatter(5, 0.74, 0.42).map((at) => wave(at, noise)),
}

interface Spread {
  readonly count: number
  readonly reach: number
  readonly apart: number
  readonly lower: number
}

function scatterPoints(noise: Noise, { count, reach, apart, lower }: Spread, isFree: Free): Point[] {
  const points: Point[] = []
  for (let tries = 0; tries < count * 16 && points.length < count; tries++) {
    const turn = noise() * Math.PI * 2
    const far = Math.sqrt(noise()) * reach
    const point = { x: Math.cos(turn) * far, y: Math.sin(turn) * far + lower }
    const isApart = points.every((other) => Math.hypot(other.x - point.x, (other.y - point.y) * 1.25) > apart)
    if (isApart && isFree(point)) points.push(point)
  }
  return points
}
