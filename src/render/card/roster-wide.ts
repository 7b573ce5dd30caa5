import type { CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from '../canvas/geometry.ts'
import { drawCachedIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { fit, shorten, widthOf, write } from '../canvas/text.ts'
import { COUNT_SIZE, drawCount, drawToken, type Token } from '../map/token.ts'
import { fillBox } from '../canvas/panel.ts'

/** A player in a roster: piece, name and figures. */

export interface RosterEntry {
  readonly token: Token
  readonly name: string
  readonly isActive: boolean
  readonly figures: readonly RosterFigure[]
}

/** A number with its icon. */
export interface RosterFigure {
  readonly icon: string
  readonly colour: string
  readonly text: string
  /** The text where room is short. */
  readonly short?: string
}

/** Entries in the order of their seats. */
export function entriesInOrder(entries: readonly RosterEntry[]): RosterEntry[] {
  return [...entries].sort((a, b) => a.token.seat - b.token.seat)
}

const [LOW, HIGH] = [76, 110]
const MAX_FIGURES_BESIDE = 2
/** Columns of these widths have room for all figures in a line, or for some beside the piece. */
const [WIDE, MEDIUM] = [310, 200]

/** A desktop shows 1000 pixels about 550 wide: letters of 20 measure 11 CSS pixels. */
const LEAST = 20
const SIZES = [25, 24, 23, 22, 21] as const

/** The height of the roster: two lines if the figures need them, 0 while no entry has figures. */
export function heightOfWideRoster(entries: readonly RosterEntry[], width: number): number {
  if (entries.every(({ figures }) => figures.length === 0)) return 0
  const { rows, column } = gridOf(entries.length, width, 1)
  return rows * (entries.every(({ figures }) => linesFor(figures, column).length < 2) ? LOW : HIGH)
}

/** Narrower columns have no room for names and figures: the entries then stand in two rows. */
const LEAST_COLUMN = 150

/** How entries stand in a roster: columns are no wider than if it had `least` entries. */
function gridOf(entries: number, width: number, least: number) {
  const room = width - 12
  const rows = room / Math.max(1, entries) < LEAST_COLUMN ? 2 : 1
  const columns = Math.ceil(entries / rows)
  return { rows, columns, column: room / Math.max(1, columns, least) }
}

/** Draws the roster. Columns are no wider than if it had `least` entries. */
export function drawWideRoster(
  ctx: CanvasRenderingContext2D,
  entries: readonly RosterEntry[],
  box: Box,
  least: number,
): void {
  fillBox(ctx, box, PARCHMENT_LIGHT)
  fillBox(ctx, { ...box, height: 3 }, INK)
  const { rows, columns, column: width } = gridOf(entries.length, box.width, least)
  const left = box.x + (box.width - width * columns) / 2
  const height = (box.height - 3) / rows
  entries.forEach((entry, i) => {
    const column = i % columns
    const [x, y] = [left + column * width, box.y + 3 + Math.floor(i / columns) * height]
    drawEntry(ctx, entry, { x, y, width, height })
    if (column === 0) return
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(x - 1, y + 9, 2, height - 17)
  })
}

/** Draws one entry in a box. */
export function drawEntry(ctx: CanvasRenderingContext2D, entry: RosterEntry, box: Box): void {
  const { x, y, width, height } = box
  if (entry.isActive) {
    ctx.fillStyle = '#f6d98c'
    ctx.fillRect(x, y, width, height)
  }
  const lines = linesFor(entry.figures, width)
  if (lines.length > 1 && width < MEDIUM) return drawNarrow(ctx, entry, lines, box)
  const isTight = width < 160
  const radius = isTight ? 20 : width < 200 ? 23 : 27
  drawPiece(ctx, entry.token, { x: x + radius + (isTight ? 8 : 13), y: y + height / 2 - 4 }, radius)
  const left = x + radius * 2 + (isTight ? 13 : 24)
  const room = x + width - left - 4
  const [name, px] = nameIn(entry.name, 29, room)
  const [nameAt, figuresAt] = lines.length > 1 ? [0.21, [0.5, 0.77]] : [0.3, [0.72]]
  write(ctx, name, left, y + height * nameAt, { face: 'title', px, align: 'left' })
  drawFigures(ctx, lines, left, figuresAt.map((share) => y + height * share), room) // prettier-ignore
}

/** A name, cut short where it doesn't fit in the smallest letters, and its size. */
function nameIn(name: string, most: number, room: number): readonly [name: string, px: number] {
  const px = fit(name, 'title', most, room)
  return px < LEAST ? [shorten(name, 'title', LEAST, room), LEAST] : [name, px]
}

/** Draws a piece, with a number that can be read. */
function drawPiece(ctx: CanvasRenderingContext2D, token: Token, { x, y }: Point, radius: number): void {
  drawToken(ctx, { ...token, isUnnumbered: true }, { x, y }, radius)
  if (!token.bust && !token.looks) return
  const at = { x: x - radius * 0.7, y: y + radius * 0.7 }
  drawCount(ctx, String(token.seat + 1), at, LEAST / COUNT_SIZE, { fill: INK, colour: PARCHMENT_LIGHT })
}

/** Piece and name above the figures. */
function drawNarrow(
  ctx: CanvasRenderingContext2D,
  entry: RosterEntry,
  lines: readonly RosterFigure[][],
  box: Box,
): void {
  const { x, y, width, height } = box
  drawPiece(ctx, entry.token, { x: x + 26, y: y + height * 0.24 }, 20)
  const [name, px] = nameIn(entry.name, 27, width - 54)
  write(ctx, name, x + 50, y + height * 0.2, { face: 'title', px, align: 'left' })
  drawFigures(ctx, lines, x + 12, [y + height * 0.53, y + height * 0.79], width - 16)
}

/** The figures in the lines they need. */
function linesFor(figures: readonly RosterFigure[], width: number): RosterFigure[][] {
  if (figures.length <= MAX_FIGURES_BESIDE || width >= WIDE) return [[...figures]]
  const half = Math.ceil(figures.length / 2)
  return [figures.slice(0, half), figures.slice(half)]
}

/** One size for all lines; where there is little room, short texts. Figures under each other are in line. */
function drawFigures(
  ctx: CanvasRenderingContext2D,
  lines: readonly (readonly RosterFigure[])[],
  x: number,
  ys: readonly number[],
  room: number,
): void {
  const textOf = (isShort: boolean) => (figure: RosterFigure) => (isShort ? (figure.short ?? figure.text) : figure.text)
  const columns = (isShort: boolean, px: number) =>
    (lines[0] ?? []).map((_, i) =>
      Math.max(...lines.map((line) => (line[i] ? widthOf(textOf(isShort)(line[i]), 'figure', px) + px * 1.12 : 0))),
    )
  const widthAt = (isShort: boolean, px: number) =>
    columns(isShort, px).reduce((sum, width) => sum + width + px * 0.5, -px * 0.5)
  const isShort = widthAt(false, 22) > room
  const px = SIZES.find((size) => widthAt(isShort, size) <= room) ?? LEAST
  const widths = columns(isShort, px)
  lines.forEach((line, row) => {
    let at = x
    line.forEach((figure, i) => {
      drawCachedIcon(ctx, figure.icon, { x: at + px * 0.48, y: ys[row] ?? 0 }, px * 0.98, figure.colour)
      const start = at + px * 1.1
      const width = write(ctx, textOf(isShort)(figure), start, ys[row] ?? 0, { face: 'figure', px, align: 'left' })
      at = lines.length > 1 ? at + (widths[i] ?? 0) + px * 0.38 : start + width + px * 0.5
    })
  })
}
