import type { CanvasRenderingContext2D } from 'canvas'
import { roadsFrom, type Realm } from '../../../games/imperial/data/board.ts'
import { distanceToStretch, type Point } from '../../canvas/geometry.ts'
import { between, noiseOf } from '../../canvas/noise.ts'
import { placeOf } from './layout.ts'

/** Roads lead from one side of a hex to another in a bend, or meet in its middle. */

interface Bend {
  readonly from: Point
  readonly over: Point
  readonly to: Point
}

export function drawRoads(ctx: CanvasRenderingContext2D, { hexes }: Realm): void {
  const bends = hexes.flatMap((hex) => bendsIn(hex.id, hex.location !== null))
  const lines = [
    ['rgba(70, 43, 20, 0.9)', 0.105],
    ['#ecd6a2', 0.062],
  ] as const
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const [colour, width] of lines) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    for (const { from, over, to } of bends) {
      ctx.moveTo(from.x, from.y)
      ctx.quadraticCurveTo(over.x, over.y, to.x, to.y)
    }
    ctx.stroke()
  }
}

/** The distance of a point in a hex from the hex's roads. */
export function distanceToRoad(hex: string, point: Point): number {
  const centre = placeOf(hex)
  const far = roadsFrom(hex).map((next) => distanceToStretch(point, centre, halfway(centre, placeOf(next))))
  return Math.min(Infinity, ...far)
}

function bendsIn(hex: string, isPlace: boolean): Bend[] {
  const centre = placeOf(hex)
  const exits = roadsFrom(hex).map((next) => halfway(centre, placeOf(next)))
  const noise = noiseOf(`road ${hex}`)
  const heart = isPlace ? centre : shift(centre, noise, 0.2)
  const [one, other] = exits
  if (exits.length === 2 && one && other && !isPlace) return [{ from: one, over: heart, to: other }]
  return exits.map((exit) => ({ from: exit, over: shift(halfway(exit, heart), noise, 0.14), to: heart }))
}

function halfway(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

function shift(point: Point, noise: () => number, most: number): Point {
  return { x: point.x + between(noise, -most, most), y: point.y + between(noise, -most, most) }
}
