import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import type { Point } from '../canvas/geometry.ts'
import { INK, seatColour } from '../canvas/palette.ts'

/** The routes of all players over a board. Where several took the same way, their lines run side by side. */

/** The places of a piece in order; `null` where the piece died, before it starts again at the next place. */
export interface Trail {
  readonly seat: Seat
  readonly places: readonly (string | null)[]
}

/** The board below the routes, on the canvas. */
export interface Terrain {
  readonly at: (place: string) => Point | null
  /** Whether two places are adjacent. A piece that moves between others has leapt. */
  readonly isBeside: (one: string, other: string) => boolean
  /** Parallel lines are ordered by seat, outwards from this point. */
  readonly middle: Point
  /** The largest width of all lines on one way, and of a single line, in pixels. */
  readonly way: number
  readonly most: number
}

/** A stretch between two places, in either direction, and the seats that took it. */
interface Stretch {
  readonly from: string
  readonly to: string
  readonly seats: Set<Seat>
  readonly isLeap: boolean
}

/** A seat's line along a stretch, shortened at both ends. */
interface Line {
  readonly from: Point
  readonly to: Point
  readonly px: number
}

/** A quadratic curve of a route, with its width. */
interface Bow {
  readonly from: Point
  readonly over: Point
  readonly to: Point
  readonly px: number
}

/** A seat's route; leaps are dotted. */
interface Path {
  readonly seat: Seat
  readonly gone: readonly Bow[]
  readonly leapt: readonly Bow[]
}

/** Draws all routes, rims first, so that parallel lines do not cut into each other. */
export function drawTrails(ctx: CanvasRenderingContext2D, trails: readonly Trail[], terrain: Terrain): void {
  const stretches = stretchesOf(trails, terrain)
  const paths = trails.map((trail) => pathOf(trail, stretches, terrain))
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const { gone, leapt } of paths) {
    strokeAll(ctx, gone, (px) => px * 1.4 + 5, 'rgba(255, 250, 236, 0.55)')
    strokeAll(ctx, leapt, (px) => px * 1.3 + 4, 'rgba(255, 250, 236, 0.55)', true)
  }
  for (const { gone, leapt } of paths) {
    strokeAll(ctx, gone, (px) => px * 1.15 + 1.5, INK)
    strokeAll(ctx, leapt, (px) => px * 1.2 + 2, INK, true)
  }
  for (const { seat, gone, leapt } of paths) {
    const { fill } = seatColour(seat)
    strokeAll(ctx, leapt, (px) => px, fill, true)
    strokeAll(ctx, gone, (px) => px, fill)
  }
  ctx.restore()
}

function strokeAll(
  ctx: CanvasRenderingContext2D,
  bows: readonly Bow[],
  wide: (px: number) => number,
  colour: string,
  isDotted = false,
): void {
  ctx.strokeStyle = colour
  for (const { from, over, to, px } of bows) {
    ctx.lineWidth = wide(px)
    ctx.setLineDash(isDotted ? [0.1, px * 2.4] : [])
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.quadraticCurveTo(over.x, over.y, to.x, to.y)
    ctx.stroke()
  }
  ctx.setLineDash([])
}

/** All stretches of all routes, by key. */
function stretchesOf(trails: readonly Trail[], terrain: Terrain): ReadonlyMap<string, Stretch> {
  const all = new Map<string, Stretch>()
  for (const { seat, places } of trails) {
    for (const [at, to] of places.entries()) {
      const from = places[at - 1] ?? null
      if (from === null || to === null || from === to || !terrain.at(from) || !terrain.at(to)) continue
      const key = keyOf(from, to)
      const [one = from, other = to] = [from, to].sort()
      const known = all.get(key) ?? { from: one, to: other, seats: new Set(), isLeap: !terrain.isBeside(from, to) }
      known.seats.add(seat)
      all.set(key, known)
    }
  }
  return all
}

function keyOf(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

/** The distance between parallel lines, in widths of a line. */
const GAP = 1.2

/** The line of a seat along a stretch; `null` where the board lacks one of the places. */
function lineOf(seat: Seat, { from, to, seats }: Stretch, terrain: Terrain): Line | null {
  const [a, b] = [terrain.at(from), terrain.at(to)]
  if (!a || !b) return null
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return null
  const px = Math.min(terrain.most, terrain.way / seats.size / GAP)
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const outwards = outwardsFrom(terrain.middle, a, b, along)
  const order = [...seats].sort((one, other) => one - other)
  const aside = (order.indexOf(seat) - (order.length - 1) / 2) * px * GAP
  const short = Math.min(length * 0.32, terrain.most * 2.5 + 4)
  const put = ({ x, y }: Point, by: number): Point => ({
    x: x + outwards.x * aside + along.x * by,
    y: y + outwards.y * aside + along.y * by,
  })
  return { from: put(a, short), to: put(b, -short), px }
}

/**
 * The side of a stretch that faces away from the middle; for a stretch through the middle, the right or the lower side.
 */
function outwardsFrom(middle: Point, a: Point, b: Point, along: Point): Point {
  const side = { x: -along.y, y: along.x }
  const away = ((a.x + b.x) / 2 - middle.x) * side.x + ((a.y + b.y) / 2 - middle.y) * side.y
  const isOutside = Math.abs(away) > 1 ? away > 0 : side.x + side.y > 0
  return isOutside ? side : { x: -side.x, y: -side.y }
}

/** A seat's route: each stretch and each bend once, and the ends up to the places where it begins, turns or stops. */
function pathOf({ seat, places }: Trail, stretches: ReadonlyMap<string, Stretch>, terrain: Terrain): Path {
  const lines = new Map<string, Line>()
  const leapt = new Map<string, Bow>()
  const bends = new Map<string, Bow>()

  /** The end at `here` of the line to an adjacent stop; `null` if there is no line. */
  function endTowards(other: string | null | undefined, here: string): End | null {
    const key = other == null ? '' : keyOf(other, here)
    const stretch = stretches.get(key)
    if (!stretch) return null
    if (stretch.isLeap) {
      const bow = leapOf(stretch, terrain)
      if (bow) leapt.set(key, bow)
      return null
    }
    const line = lines.get(key) ?? lineOf(seat, stretch, terrain)
    if (!line) return null
    lines.set(key, line)
    const [near, far] = stretch.from === here ? [line.from, line.to] : [line.to, line.from]
    return { key, near, far, px: line.px }
  }

  for (const [at, here] of places.entries()) {
    const point = here === null ? null : terrain.at(here)
    if (here === null || !point) continue
    const [before, after] = [endTowards(places[at - 1], here), endTowards(places[at + 1], here)]
    if (before && after && before.key !== after.key) {
      bends.set([before.key, after.key].sort().join('|') + here, bendOf(point, before, after))
    } else {
      for (const end of [before, after])
        if (end) bends.set(`${end.key}|${here}`, straight(end.near, tipOf(point, end), end.px))
    }
  }
  const gone = [...lines.values()].map(({ from, to, px }) => straight(from, to, px))
  return { seat, gone: [...gone, ...bends.values()], leapt: [...leapt.values()] }
}

function straight(from: Point, to: Point, px: number): Bow {
  return { from, over: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to, px }
}

function leapOf({ from, to }: Stretch, { at, most }: Terrain): Bow | null {
  const [a, b] = [at(from), at(to)]
  if (!a || !b) return null
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return { from: a, over: { x: (a.x + b.x) / 2 + dy * 0.14, y: (a.y + b.y) / 2 - dx * 0.14 }, to: b, px: most * 0.6 }
}

/** The end of a line at a place, and its other end. */
interface End {
  readonly key: string
  readonly near: Point
  readonly far: Point
  readonly px: number
}

/** A bend from one line into another, around a place. */
function bendOf(place: Point, one: End, other: End): Bow {
  const [p, q] = [one.near, other.near]
  const px = Math.min(one.px, other.px)
  const d = { x: p.x - one.far.x, y: p.y - one.far.y }
  const e = { x: q.x - other.far.x, y: q.y - other.far.y }
  const cross = d.x * e.y - d.y * e.x
  if (Math.abs(cross) < 0.25 * Math.hypot(d.x, d.y) * Math.hypot(e.x, e.y)) return straight(p, q, px)
  const along = ((q.x - p.x) * e.y - (q.y - p.y) * e.x) / cross
  const over = { x: p.x + d.x * along, y: p.y + d.y * along }
  const isNear = Math.hypot(over.x - place.x, over.y - place.y) < 2 * Math.hypot(p.x - place.x, p.y - place.y)
  return isNear ? { from: p, over, to: q, px } : straight(p, q, px)
}

/** The tip of a line that stops at a place: level with the place. */
function tipOf(place: Point, { near, far }: End): Point {
  const length = Math.hypot(near.x - far.x, near.y - far.y)
  if (length === 0) return place
  const along = { x: (near.x - far.x) / length, y: (near.y - far.y) / length }
  const by = (place.x - near.x) * along.x + (place.y - near.y) * along.y
  return { x: near.x + along.x * by, y: near.y + along.y * by }
}
