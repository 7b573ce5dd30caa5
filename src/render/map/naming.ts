import type { CanvasRenderingContext2D } from 'canvas'
import {
  boxAround,
  boxAt,
  centreOf,
  containsPoint,
  fitsIn,
  inner,
  overlaps,
  type Box,
  type Point,
} from '../canvas/geometry.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawRound } from '../canvas/panel.ts'
import { widthOf, write } from '../canvas/text.ts'

/** Which places of a board are named first, and their names where a place has no room for its own. */

/** How far from a place its name may stand, in heights of the sheet. */
const AWAY = [0, 0.5, 1, 1.6, 2.2] as const

/** With more places on offer, only the player's own place must have a name. */
const MAX_NAMED_TARGETS = 6

/** What the viewer looks for on a board. */
interface Sought {
  readonly own: string | null
  readonly numbers: ReadonlyMap<string, number>
  /** The smallest letters; 0 on a wide screen. */
  readonly leastPx: number
}

/** The places in the order in which they get their names: the player's own, those on offer, then all others. */
export function inNamingOrder<P>(places: readonly P[], idOf: (place: P) => string, { own, numbers }: Sought): P[] {
  const rank = (place: P) => (idOf(place) === own ? 0 : numbers.has(idOf(place)) ? 1 : 2)
  return [...places].sort((one, other) => rank(one) - rank(other))
}

/** Whether a phone must name a place, even beside it: the player's own, and the few on offer. */
export function mustBeNamed(place: string, { own, numbers, leastPx }: Sought): boolean {
  return leastPx > 0 && (place === own || (numbers.has(place) && numbers.size <= MAX_NAMED_TARGETS))
}

/** The room for a name: whole in the frame, and clear of what is taken. */
interface NameRoom {
  readonly frame: Box
  readonly px: number
  readonly taken: readonly Box[]
  /** What a line from a name to its place may run beneath; without it, no name stands far from its place. */
  readonly pieces?: readonly Box[]
}

/** A name on a sheet, and what joins it to its place: a tail, or a line if it stands far away. */
export interface NameSheet {
  readonly name: string
  readonly px: number
  readonly box: Box
  readonly tail: Tail | null
  readonly line: readonly [from: Point, to: Point] | null
}

/**
 * The sheet with the name of a place, on the place itself, beside it or at the nearest free spot, whole and clear of
 * everything else; `null` if there is no such spot.
 */
export function nameSheet(name: string, place: Box, room: NameRoom): NameSheet | null {
  const { frame, px, taken, pieces = [] } = room
  const [width, height] = [widthOf(name, 'name', px) + 22, px * 1.25]
  const isFree = (box: Box) => ![...taken, ...pieces].some((other) => overlaps(box, other))
  const sheets = spotsBeside(place, width, height)
    .map((spot) => boxAt(spot, width, height))
    .filter((one) => fitsIn(frame, one, 9) && isFree(one))
  const tailIn = (sheet: Box) => {
    const tail = tailOf(sheet, place)
    return tail && isFree(boxAround(tail)) ? tail : null
  }
  const isOn = (sheet: Box) => overlaps(inner(sheet, 6), place)
  const isNear = (sheet: Box) => overlaps(inner(place, -8), sheet)
  // A sheet further away needs its tail.
  const box = sheets.find((one) => isOn(one) || tailIn(one)) ?? sheets.find(isNear)
  if (box) return { name, px, box, tail: isOn(box) ? null : tailIn(box), line: null }
  if (!room.pieces) return null
  const to = centreOf(place)
  const far = spotsAround(to, height).map((spot) => {
    const sheet = boxAt(spot, width, height)
    return { sheet, line: [nearestIn(sheet, to), to] as const }
  })
  const isClear = (line: NameSheet['line'] & object) =>
    pointsOf(line).every((point) => !taken.some((other) => containsPoint(other, point, -STEP)))
  const found = far.find(({ sheet, line }) => fitsIn(frame, sheet, 9) && isFree(sheet) && isClear(line))
  return found ? { name, px, box: found.sheet, tail: null, line: found.line } : null
}

/** Draws what joins a sheet to its place. A line belongs beneath the pieces. */
export function drawJoint(ctx: CanvasRenderingContext2D, { tail, line }: NameSheet): void {
  if (tail) drawTail(ctx, tail)
  if (line) drawLine(ctx, line)
}

export function drawNameSheet(ctx: CanvasRenderingContext2D, { name, px, box }: NameSheet): void {
  drawRound(ctx, box, 8, PARCHMENT_LIGHT, { colour: INK, width: 2 })
  write(ctx, name, box.x + box.width / 2, box.y + box.height / 2 - 1, { face: 'name', px })
}

/** The boxes of a sheet, and of what joins it to its place. */
export function boxesOfSheet({ box, tail, line }: NameSheet): Box[] {
  const points = line ? pointsOf(line) : []
  return [box, ...(tail ? [boxAround(tail)] : []), ...points.map((point) => boxAt(point, 2 * STEP, 2 * STEP))]
}

/** Writes the name of a place on or beside it; nothing if there is no room. Returns its boxes. */
export function drawNameBeside(ctx: CanvasRenderingContext2D, name: string, place: Box, room: NameRoom): Box[] {
  const sheet = nameSheet(name, place, room)
  if (!sheet) return []
  drawJoint(ctx, sheet)
  drawNameSheet(ctx, sheet)
  return boxesOfSheet(sheet)
}

/** The spots of a sheet on and beside a place, the best first. */
function spotsBeside(place: Box, width: number, height: number): readonly Point[] {
  const { x, y } = centreOf(place)
  const above = AWAY.map((away) => place.y - height * (0.5 + away) - 3)
  const below = AWAY.map((away) => place.y + place.height + height * (0.5 + away) + 3)
  const [left, right] = [place.x - width / 2 - 4, place.x + place.width + width / 2 + 4]
  const aside = (width - place.width) / 2
  return [
    { x, y: place.y + place.height - height / 2 },
    { x, y: place.y + height / 2 },
    ...[below[0], above[0]].flatMap((at = y) => [0, aside, -aside].map((by) => ({ x: x + by, y: at }))),
    { x: right, y },
    { x: left, y },
    ...[...below, ...above].flatMap((at) =>
      [0, aside, -aside, 2 * aside, -2 * aside].map((by) => ({ x: x + by, y: at })),
    ),
  ]
}

/** Rings of spots around a crowded place: the nearest, the farthest, in heights of the sheet, and the spots of each. */
const [NEAREST, FARTHEST, SPOTS] = [2.5, 10, 32] as const

function spotsAround({ x, y }: Point, height: number): readonly Point[] {
  const rings = Array.from({ length: (FARTHEST - NEAREST) * 2 + 1 }, (_, ring) => (NEAREST + ring / 2) * height)
  const turns = Array.from({ length: SPOTS }, (_, spot) => (spot / SPOTS) * Math.PI * 2)
  return rings.flatMap((far) => turns.map((turn) => ({ x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far })))
}

function nearestIn({ x, y, width, height }: Box, to: Point): Point {
  return { x: Math.max(x, Math.min(to.x, x + width)), y: Math.max(y, Math.min(to.y, y + height)) }
}

/** How far apart the points of a line are, and how far it keeps from what is written. */
const STEP = 6

function pointsOf([from, to]: readonly [Point, Point]): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

function drawLine(ctx: CanvasRenderingContext2D, [from, to]: readonly [Point, Point]): void {
  for (const [colour, width, dot] of [[INK, 8, 9], [PARCHMENT_LIGHT, 4, 7]] as const) {
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.lineTo(to.x, to.y)
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(to.x, to.y, dot, 0, Math.PI * 2)
    ctx.fillStyle = colour
    ctx.fill()
  } // prettier-ignore
}

type Tail = readonly [Point, Point, Point]

/** How far a tail reaches into its place, and half its width at the root. */
const [TAIL, ROOT] = [12, 11]

/** The corners of the tail of a sheet, which points to the place that it names; `null` if it stands across a corner. */
function tailOf(sheet: Box, place: Box): Tail | null {
  const middle = centreOf(place)
  const clamp = (at: number, from: number, length: number) => Math.max(from + ROOT, Math.min(at, from + length - ROOT))
  const isAside = sheet.x >= place.x + place.width || sheet.x + sheet.width <= place.x
  const root = isAside
    ? { x: sheet.x >= middle.x ? sheet.x : sheet.x + sheet.width, y: clamp(middle.y, sheet.y, sheet.height) }
    : { x: clamp(middle.x, sheet.x, sheet.width), y: sheet.y >= middle.y ? sheet.y : sheet.y + sheet.height }
  if (isAside && Math.abs(root.y - middle.y) > place.height / 2) return null
  const [far, gap] = isAside ? [place.width, Math.abs(middle.x - root.x)] : [place.height, Math.abs(middle.y - root.y)]
  const long = Math.max(0, gap - far / 2) + TAIL
  const [dx, dy] = isAside ? [Math.sign(middle.x - root.x), 0] : [0, Math.sign(middle.y - root.y)]
  return [
    { x: root.x - dy * ROOT, y: root.y - dx * ROOT },
    { x: root.x + dx * long, y: root.y + dy * long },
    { x: root.x + dy * ROOT, y: root.y + dx * ROOT },
  ]
}

function drawTail(ctx: CanvasRenderingContext2D, [root, tip, end]: Tail): void {
  ctx.beginPath()
  ctx.moveTo(root.x, root.y)
  ctx.lineTo(tip.x, tip.y)
  ctx.lineTo(end.x, end.y)
  ctx.closePath()
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 2
  ctx.lineJoin = 'round'
  ctx.stroke()
}
