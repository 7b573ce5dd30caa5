import type { CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from '../canvas/geometry.ts'
import { drawCachedIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import type { RosterEntry, RosterFigure } from './roster-wide.ts'
import { shorten, widthOf, write } from '../canvas/text.ts'
import { drawToken, leastToken, type Token } from '../map/token.ts'
import { fillBox } from '../canvas/panel.ts'

/**
 * The roster on a phone: the piece, name and figures of each player in two columns. A last single entry has a full row.
 */

/** Heights of rows with the figures beside the name, and below it. */
const [FLAT, DEEP] = [68, 102]
const COLUMNS = 2
const MAX_FIGURES_BESIDE = 2
const NAME = 29

interface Row {
  readonly entries: readonly RosterEntry[]
  readonly height: number
}

/** The height of the roster; 0 while no entry has figures. */
export function heightOfNarrowRoster(entries: readonly RosterEntry[]): number {
  if (entries.every(({ figures }) => figures.length === 0)) return 0
  return rowsOf(entries).reduce((sum, { height }) => sum + height, RULE + FOOT)
}

/** The line above the roster, and the room below it. */
const [RULE, FOOT] = [3, 9]

function rowsOf(entries: readonly RosterEntry[]): Row[] {
  const rows: Row[] = []
  for (let from = 0; from < entries.length; from += COLUMNS) {
    const row = entries.slice(from, from + COLUMNS)
    const isDeep = row.length > 1 && row.some(({ figures }) => figures.length > MAX_FIGURES_BESIDE)
    rows.push({ entries: row, height: isDeep ? DEEP : FLAT })
  }
  return rows
}

export function drawNarrowRoster(
  ctx: CanvasRenderingContext2D,
  entries: readonly RosterEntry[],
  box: Box,
  least: number,
): void {
  fillBox(ctx, box, PARCHMENT_LIGHT)
  fillBox(ctx, { ...box, height: RULE }, INK)
  const rows = rowsOf(entries)
  const inner = box.width - 12
  const isShort = rows.some(({ entries: row }) => row.some((entry) => isTight(entry, inner / row.length, least)))
  let y = box.y + RULE
  for (const row of rows) {
    const width = inner / row.entries.length
    row.entries.forEach((entry, i) => {
      drawCell(ctx, entry, { x: box.x + 6 + i * width, y, width, height: row.height }, { least, isShort })
    })
    ctx.fillStyle = PARCHMENT_DARK
    if (row.entries.length > 1) ctx.fillRect(box.x + 6 + width - 1, y + 8, 2, row.height - 14)
    if (y > box.y + RULE) ctx.fillRect(box.x + 14, y - 1, box.width - 28, 2)
    y += row.height
  }
}

interface Letters {
  readonly least: number
  /** Whether figures use their short texts. */
  readonly isShort: boolean
}

/** The room to the left of the name, and at the right side. */
const [BESIDE, SIDE] = [22, 14]

/** Whether the name and the figures lack room beside each other. */
function isTight({ token, name, figures }: RosterEntry, width: number, least: number): boolean {
  const taken = leastToken(least).face * 2 + BESIDE + widthOf(nameOf(token, name), 'title', NAME) + GAP
  return figures.length <= MAX_FIGURES_BESIDE && taken + widthOfFigures(figures, false, least) > width - SIDE
}

/** The name with the number of the seat, because the map may show only the number. */
function nameOf({ seat }: Token, name: string): string {
  return `${seat + 1} · ${name}`
}

function drawCell(ctx: CanvasRenderingContext2D, entry: RosterEntry, box: Box, { least, isShort }: Letters): void {
  const { x, y, width, height } = box
  if (entry.isActive) {
    ctx.fillStyle = '#f6d98c'
    ctx.fillRect(x, y, width, height)
  }
  const radius = leastToken(least).face
  const line = y + FLAT / 2
  drawToken(ctx, { ...entry.token, isUnnumbered: true }, { x: x + radius + 13, y: line }, radius, least)
  const left = x + radius * 2 + BESIDE
  const right = x + width - SIDE
  const name = nameOf(entry.token, entry.name)
  if (height > FLAT) {
    writeName(ctx, name, { x: left, y: line }, right - left, least)
    drawFigures(ctx, entry.figures, { x: x + SIDE, y: y + FLAT + 12, width: width - 2 * SIDE }, least)
    return
  }
  const taken = widthOfFigures(entry.figures, isShort, least)
  writeName(ctx, name, { x: left, y: line }, right - left - taken - (taken > 0 ? GAP : 0), least)
  drawFigures(ctx, entry.figures, { x: right - taken, y: line, width: taken }, least, isShort)
}

function writeName(ctx: CanvasRenderingContext2D, name: string, { x, y }: Point, room: number, least: number): void {
  const px = widthOf(name, 'title', NAME) <= room ? NAME : least
  write(ctx, shorten(name, 'title', px, room), x, y, { face: 'title', px, align: 'left' })
}

const GAP = 12

function textOf(figure: RosterFigure, isShort: boolean): string {
  return isShort ? (figure.short ?? figure.text) : figure.text
}

/** The width of an icon and its text. */
function widthOfFigure(figure: RosterFigure, isShort: boolean, px: number): number {
  return px * 1.06 + widthOf(textOf(figure, isShort), 'figure', px)
}

function widthOfFigures(figures: readonly RosterFigure[], isShort: boolean, px: number): number {
  return figures.reduce((sum, figure) => sum + widthOfFigure(figure, isShort, px) + GAP, figures.length > 0 ? -GAP : 0)
}

/** Draws the figures in a line, spread over its width if there is room. */
function drawFigures(
  ctx: CanvasRenderingContext2D,
  figures: readonly RosterFigure[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  px: number,
  isShort = widthOfFigures(figures, false, px) > width,
): void {
  const spare = width - widthOfFigures(figures, isShort, px)
  const gap = GAP + Math.min(22, spare / Math.max(1, figures.length - 1))
  let at = x
  for (const figure of figures) {
    drawCachedIcon(ctx, figure.icon, { x: at + px * 0.48, y }, px * 0.96, figure.colour)
    write(ctx, textOf(figure, isShort), at + px * 1.06, y, { face: 'figure', px, align: 'left' })
    at += widthOfFigure(figure, isShort, px) + gap
  }
}
