import type { CanvasRenderingContext2D } from 'canvas'
import { within, type Box, type Point } from './geometry.ts'
import { drawIcon } from './icons.ts'
import { GOLD, INK, PARCHMENT_LIGHT } from './palette.ts'
import { reachOf, stamped } from './stamp.ts'
import { NAME_HALO, widthOf, write } from './text.ts'

/** What a map shows to one player alone: how far it is, in turns, and what only that player knows. */

/** Their letters where a board is looked at closely: 27 px can be read on a phone. */
export const OWN_LETTERS = 27

/** Something at a place: an icon, and a number if there is one to it. */
export interface OwnMark {
  readonly at: Point
  readonly icon: string
  readonly number: number | null
}

/** The turns to a place, beside an hourglass; `at` is the middle, on the canvas. What is half outside is left out. */
export function drawTurns(ctx: CanvasRenderingContext2D, turns: number, at: Point, px: number, frame: Box): void {
  const text = String(turns)
  const width = widthOf(text, 'figure', px) + px * 1.35
  const height = px * 1.22
  if (!within(frame, at, Math.max(width, height) / 2)) return
  stamped(ctx, `turns ${text} ${px}`, at, reachOf(width), (own, x, y) => {
    own.beginPath()
    own.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
    own.fillStyle = 'rgba(36, 25, 17, 0.86)'
    own.fill()
    own.strokeStyle = PARCHMENT_LIGHT
    own.lineWidth = 2
    own.stroke()
    drawIcon(own, 'hourglass', x - width / 2 + px * 0.62, y, px * 0.78, '#f6d98c')
    write(own, text, x - width / 2 + px * 1.04, y, { face: 'figure', px, colour: PARCHMENT_LIGHT, align: 'left' })
  })
}

/** A golden medal with a broken rim, for whoever alone knows of it. */
export function drawMark(ctx: CanvasRenderingContext2D, { at, icon, number }: OwnMark, px: number, frame: Box): void {
  const radius = px * 0.92
  if (!within(frame, at, radius)) return
  stamped(ctx, `own ${icon} ${number} ${px}`, at, reachOf(radius * 2.2), (own, x, y) => {
    own.beginPath()
    own.arc(x, y, radius, 0, Math.PI * 2)
    own.fillStyle = GOLD
    own.fill()
    own.strokeStyle = INK
    own.lineWidth = 3
    own.setLineDash([6, 4])
    own.stroke()
    own.setLineDash([])
    drawIcon(own, icon, x, y, radius * 1.3, INK)
    if (number === null) return
    own.beginPath()
    own.arc(x + radius, y + radius * 0.8, px * 0.62, 0, Math.PI * 2)
    own.fillStyle = INK
    own.fill()
    write(own, String(number), x + radius, y + radius * 0.8, { face: 'figure', px, colour: PARCHMENT_LIGHT })
  })
}

/** What the private signs mean, in a line from a point on. */
export function drawKey(
  ctx: CanvasRenderingContext2D,
  at: Point,
  { turns, mark }: { readonly turns: string; readonly mark?: { readonly icon: string; readonly words: string } },
  px: number,
  frame: Box,
): void {
  const style = { face: 'plain', px, align: 'left', halo: NAME_HALO } as const
  drawTurns(ctx, 2, { x: at.x + px, y: at.y }, px, frame)
  const width = write(ctx, turns, at.x + px * 2.3, at.y, style)
  if (!mark) return
  const x = at.x + px * 4 + width
  drawMark(ctx, { at: { x, y: at.y }, icon: mark.icon, number: null }, px * 0.9, frame)
  write(ctx, mark.words, x + px * 1.2, at.y, style)
}
