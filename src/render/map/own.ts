import type { CanvasRenderingContext2D } from 'canvas'
import { boxAt, fitsIn, overlaps, type Box, type Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { reachAround, drawCached } from '../canvas/sprite-cache.ts'
import { NAME_HALO, widthOf, write } from '../canvas/text.ts'

/** Signs that a map shows only to the viewer: distances in turns, and secrets of the viewer. */

/** The letters of these signs on parts of a board, readable on a phone. */
export const OWN_PX = 27

/** The area for signs, clear of everything on the map and of each other. */
export interface SignArea {
  readonly frame: Box
  /** Grows with every sign. */
  readonly taken: Box[]
}

/** Places a sign at the first free spot, by the centre of its box. Leaves it out if none is free. */
function placeSign(
  { frame, taken }: SignArea,
  spots: readonly Point[],
  width: number,
  height: number,
): Point | undefined {
  const spot = spots.find((one) => {
    const box = boxAt(one, width, height)
    return fitsIn(frame, box, 8) && !taken.some((other) => overlaps(box, other))
  })
  if (spot) taken.push(boxAt(spot, width, height))
  return spot
}

/** Draws the turns to a place, beside an hourglass. */
export function drawTurns(
  ctx: CanvasRenderingContext2D,
  turns: number,
  spots: readonly Point[],
  px: number,
  room: SignArea,
): void {
  const at = placeSign(room, spots, pillWidth(turns, px) + 4, px * 1.22 + 4)
  if (at) drawPill(ctx, turns, at, px)
}

function pillWidth(turns: number, px: number): number {
  return widthOf(String(turns), 'figure', px) + px * 1.35
}

function drawPill(ctx: CanvasRenderingContext2D, turns: number, at: Point, px: number): void {
  const text = String(turns)
  const width = pillWidth(turns, px)
  const height = px * 1.22
  drawCached(ctx, `turns ${text} ${px}`, at, reachAround(width), (own, x, y) => {
    own.beginPath()
    own.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
    own.fillStyle = 'rgba(36, 25, 17, 0.86)'
    own.fill()
    own.strokeStyle = PARCHMENT_LIGHT
    own.lineWidth = 2
    own.stroke()
    drawIcon(own, 'hourglass', { x: x - width / 2 + px * 0.62, y }, px * 0.78, '#f6d98c')
    write(own, text, x - width / 2 + px * 1.04, y, { face: 'figure', px, colour: PARCHMENT_LIGHT, align: 'left' })
  })
}

/** Draws a secret of the viewer: an icon on a golden medal with a broken rim, and its number. */
export function drawMark(
  ctx: CanvasRenderingContext2D,
  { icon, number }: { readonly icon: string; readonly number: number },
  spots: readonly Point[],
  px: number,
  room: SignArea,
): void {
  const radius = px * 0.92
  const [dx, dy] = [radius * 0.5, radius * 0.35]
  const aside = spots.map(({ x, y }) => ({ x: x + dx, y: y + dy }))
  const at = placeSign(room, aside, radius * 3.1, radius * 2.8)
  if (at) drawMedal(ctx, icon, number, { x: at.x - dx, y: at.y - dy }, px)
}

function drawMedal(ctx: CanvasRenderingContext2D, icon: string, number: number | null, at: Point, px: number): void {
  const radius = px * 0.92
  drawCached(ctx, `own ${icon} ${number} ${px}`, at, reachAround(radius * 2.2), (own, x, y) => {
    own.beginPath()
    own.arc(x, y, radius, 0, Math.PI * 2)
    own.fillStyle = GOLD
    own.fill()
    own.strokeStyle = INK
    own.lineWidth = 3
    own.setLineDash([6, 4])
    own.stroke()
    own.setLineDash([])
    drawIcon(own, icon, { x, y }, radius * 1.3, INK)
    if (number === null) return
    own.beginPath()
    own.arc(x + radius, y + radius * 0.8, px * 0.62, 0, Math.PI * 2)
    own.fillStyle = INK
    own.fill()
    write(own, String(number), x + radius, y + radius * 0.8, { face: 'figure', px, colour: PARCHMENT_LIGHT })
  })
}

/** Draws a key to the private signs, in a line at the foot or the head of a map. */
export function drawKey(
  ctx: CanvasRenderingContext2D,
  { turns, mark }: { readonly turns: string; readonly mark?: { readonly icon: string; readonly words: string } },
  px: number,
  room: SignArea,
): void {
  const words = widthOf(turns, 'plain', px)
  const first = px * 2.3 + words
  const width = first + (mark ? px * 2.9 + widthOf(mark.words, 'plain', px) : 0)
  const { x, y, width: wide, height: high } = room.frame
  const [left, right] = [x + 22 + width / 2, x + wide - 22 - width / 2]
  const [top, foot] = [y + 34, y + high - 34]
  const spots = [foot, top].flatMap((line) =>
    [left, (left + right) / 2, right].map((middle) => ({ x: middle, y: line })),
  )
  const at = placeSign(room, spots, width + 8, px * 2)
  if (!at) return
  const from = at.x - width / 2
  const style = { face: 'plain', px, align: 'left', halo: NAME_HALO } as const
  drawPill(ctx, 2, { x: from + px, y: at.y }, px)
  write(ctx, turns, from + px * 2.3, at.y, style)
  if (!mark) return
  drawMedal(ctx, mark.icon, null, { x: from + first + px * 1.6, y: at.y }, px * 0.9)
  write(ctx, mark.words, from + first + px * 2.8, at.y, style)
}
