import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import type { Point } from '../canvas/geometry.ts'
import { fitText, writeFittedText, type SceneLayout } from './layout.ts'
import { plainText } from './face.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import { INK, PARCHMENT, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawSheet, drawRound } from '../canvas/panel.ts'
import { fit, widthOf, wrap, write } from '../canvas/text.ts'

/** A face in landscape: the emblem on the left, and beside it title, kind, figures and text. It stands beside a map. */

const RIM = 12
const MARGIN = 24
/** The distance between lines, in sizes of letters. */
const LEADING = 1.24
const MAX_LINES = 14
const HEAD = { title: 58, kind: 44, figures: 84 } as const

export function paintEncounter(
  { title, kind, figures = [], lines }: Topic,
  emblem: Emblem,
  layout: SceneLayout,
): Canvas {
  const isWide = layout.framing === 'wide'
  const window = isWide ? 300 : 172
  const textWidth = isWide ? layout.width - window - 2 * RIM - 3 * MARGIN : layout.width - 2 * RIM - 2 * MARGIN
  const px = isWide ? 26 : layout.least + 1
  const text = linesOf(lines, px, textWidth)
  const figuresHigh = figures.length > 0 ? HEAD.figures : 0
  const headHigh = HEAD.title + HEAD.kind + (isWide ? figuresHigh : 0)
  const textHigh = text.reduce((sum, { gap }) => sum + px * LEADING + gap, 0)
  const head = isWide ? headHigh : Math.max(headHigh, window) + figuresHigh
  const height = Math.ceil(Math.max(isWide ? 344 : 0, 2 * RIM + 2 * MARGIN + head + 8 + textHigh))
  const canvas = createCanvas(layout.width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = emblem.hue.dark
  ctx.fillRect(0, 0, layout.width, height)
  drawSheet(ctx, { x: RIM, y: RIM, width: layout.width - 2 * RIM, height: height - 2 * RIM }, 18)
  const corner = { x: RIM + MARGIN, y: RIM + MARGIN }
  const windowHigh = isWide ? height - 2 * RIM - 2 * MARGIN : window
  drawWindow(ctx, emblem, { ...corner, width: window, height: windowHigh }, 12)
  const left = corner.x + window + MARGIN
  const room = layout.width - RIM - MARGIN - left
  const middle = left + room / 2
  const [top, least] = [isWide ? corner.y : corner.y + Math.max(0, (window - headHigh) / 2), layout.least]
  writeFittedText(ctx, fitText(title, 'title', { most: 50, least }, room), middle, top, { face: 'title', colour: INK })
  drawKind(ctx, kind, emblem, { x: middle, y: top + HEAD.title + HEAD.kind / 2 + 2 }, { room, least })
  const figuresTop = isWide ? top + HEAD.title + HEAD.kind + 16 : corner.y + Math.max(headHigh, window) + 12
  const figuresMiddle = isWide ? middle : layout.width / 2
  const figuresRoom = isWide ? room : textWidth
  drawFigures(ctx, figures, emblem, { x: figuresMiddle, y: figuresTop }, { room: figuresRoom, least })
  const textTop = corner.y + head + 8
  drawText(
    ctx,
    text,
    px,
    isWide ? middle : layout.width / 2,
    textTop + Math.max(0, (height - RIM - MARGIN - textTop - textHigh) / 2),
  )
  return canvas
}

interface Line {
  readonly text: string
  /** Space above the line, where a paragraph begins. */
  readonly gap: number
}

function linesOf(lines: readonly string[], px: number, room: number): readonly Line[] {
  const all = lines.map(plainText).filter((line) => line !== '')
  const set = all.flatMap((line, paragraph) =>
    wrap(line, 'plain', px, room).map((text, at) => ({ text, gap: at === 0 && paragraph > 0 ? px * 0.35 : 0 })),
  )
  const kept = set.slice(0, MAX_LINES)
  const last = kept.at(-1)
  return set.length > MAX_LINES && last
    ? [...kept.slice(0, -1), { ...last, text: `${last.text.replace(/[ ,.;:]*$/, '')} …` }]
    : kept
}

/** The room that a text has, and its smallest letters, in pixels. */
interface Fit {
  readonly room: number
  readonly least: number
}

function drawKind(
  ctx: CanvasRenderingContext2D,
  kind: string,
  { hue }: Emblem,
  { x, y }: Point,
  { room, least }: Fit,
): void {
  const { lines, px } = fitText(kind, 'name', { most: 28, least }, room - 50)
  const [text = ''] = lines
  const width = widthOf(text, 'name', px) + 46
  drawRound(ctx, { x: x - width / 2, y: y - 21, width, height: 42 }, 21, hue.dark, { colour: PARCHMENT, width: 2 })
  write(ctx, text, x, y - 1, { face: 'name', px, colour: PARCHMENT_LIGHT })
}

function drawFigures(
  ctx: CanvasRenderingContext2D,
  figures: NonNullable<Topic['figures']>,
  { hue }: Emblem,
  { x: middle, y: top }: Point,
  { room, least }: Fit,
): void {
  const width = Math.min(170, room / Math.max(1, figures.length))
  figures.forEach(([word, number], at) => {
    const x = middle + (at - (figures.length - 1) / 2) * width
    write(ctx, number, x, top + 18, {
      face: 'figure',
      px: Math.max(least, fit(number, 'figure', 42, width - 12)),
      colour: hue.dark,
    })
    const { lines, px } = fitText(word, 'plain', { most: 27, least }, width - 6)
    write(ctx, lines[0] ?? '', x, top + 54, { face: 'plain', px, colour: '#6b5a3c' })
  })
}

function drawText(ctx: CanvasRenderingContext2D, lines: readonly Line[], px: number, x: number, top: number): void {
  let y = top
  for (const { text, gap } of lines) {
    y += gap
    write(ctx, text, x, y + (px * LEADING) / 2, { face: 'plain', px })
    y += px * LEADING
  }
}
