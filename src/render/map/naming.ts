import type { CanvasRenderingContext2D } from 'canvas'
import { boxAround, boxAt, centreOf, fitsIn, inner, overlaps, type Box, type Point } from '../canvas/geometry.ts'
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

/**
 * Writes the name of a place on a small sheet, on the place itself or beside it, whole and clear of everything else;
 * nothing if there is no such spot. Returns its box.
 */
export function drawNameBeside(
  ctx: CanvasRenderingContext2D,
  name: string,
  place: Box,
  { frame, px, taken }: { readonly frame: Box; readonly px: number; readonly taken: readonly Box[] },
): Box[] {
  const [width, height] = [widthOf(name, 'name', px) + 22, px * 1.25]
  const { x, y } = centreOf(place)
  const above = AWAY.map((away) => place.y - height * (0.5 + away) - 3)
  const below = AWAY.map((away) => place.y + place.height + height * (0.5 + away) + 3)
  const [left, right] = [place.x - width / 2 - 4, place.x + place.width + width / 2 + 4]
  const aside = (width - place.width) / 2
  const spots: readonly Point[] = [
    { x, y: place.y + place.height - height / 2 },
    { x, y: place.y + height / 2 },
    ...[below[0], above[0]].flatMap((at = y) => [0, aside, -aside].map((by) => ({ x: x + by, y: at }))),
    { x: right, y },
    { x: left, y },
    ...[...below, ...above].flatMap((at) =>
      [0, aside, -aside, 2 * aside, -2 * aside].map((by) => ({ x: x + by, y: at })),
    ),
  ]
  const isFree = (box: Box) => !taken.some((other) => overlaps(box, other))
  const sheets = spots.map((spot) => boxAt(spot, width, height)).filter((one) => fitsIn(frame, one, 9) && isFree(one))
  const tailIn = (sheet: Box) => {
    const tail = tailOf(sheet, place)
    return tail && isFree(boxAround(tail)) ? tail : null
  }
  const isOn = (sheet: Box) => overlaps(inner(sheet, 6), place)
  const isNear = (sheet: Box) => overlaps(inner(place, -8), sheet)
  // A sheet further away needs its tail.
  const box = sheets.find((one) => isOn(one) || tailIn(one)) ?? sheets.find(isNear)
  if (!box) return []
  const tail = isOn(box) ? null : tailIn(box)
  if (tail) drawTail(ctx, tail)
  drawRound(ctx, box, 8, PARCHMENT_LIGHT, { colour: INK, width: 2 })
  write(ctx, name, box.x + width / 2, box.y + height / 2 - 1, { face: 'name', px })
  return [box, ...(tail ? [boxAround(tail)] : [])]
}

/** How far a tail reaches into its place, and half its width at the root. */
const [TAIL, ROOT] = [12, 11]

/** The corners of the tail of a sheet, which points to the place that it names; `null` if it stands across a corner. */
function tailOf(sheet: Box, place: Box): readonly [Point, Point, Point] | null {
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

function drawTail(ctx: CanvasRenderingContext2D, [root, tip, end]: readonly [Point, Point, Point]): void {
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
