import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { LEAST_LETTER_PX } from '../card/composition.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import { PARCHMENT, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawSheet, drawRound } from '../canvas/panel.ts'
import { fit, shorten, widthOf, wrap, write } from '../canvas/text.ts'

/** The face of a card, a creature or a place: emblem, title, kind, figures and the full text. */

const WIDTH = 720
const RIM = 18
/** The top and the height of the window with the emblem. */
const [WINDOW_TOP, WINDOW] = [122, 384]
const MARGIN = 50
/** Letters of 27 px measure about 11 CSS pixels on a phone. */
const SIZES = [34, 31, 29, 27] as const
const LEADING = 1.28
/** More lines never fit; messages with a face carry its text too. */
const MAX_LINES = 22
const LEAST_HEIGHT = 900
/** The height of figures with words of one line, and of each further line. */
const [FIGURES, LINE] = [84, 29]

/** Draws a face. The same topic always gives the same picture. */
export function paintFace(topic: Topic, emblem: Emblem): Canvas {
  const figures = topic.figures ?? []
  const text = typeset(topic.lines)
  const textTop = WINDOW_TOP + WINDOW + 62 + heightOfFigures(figures)
  const height = Math.max(LEAST_HEIGHT, textTop + text.height + 86)
  const canvas = createCanvas(WIDTH, height)
  const ctx = canvas.getContext('2d')
  drawSheetOf(ctx, emblem, height)
  drawTitle(ctx, topic.title)
  drawWindow(ctx, emblem, { x: MARGIN - 8, y: WINDOW_TOP, width: WIDTH - 2 * MARGIN + 16, height: WINDOW }, 14)
  drawKind(ctx, topic.kind, emblem)
  drawFigures(ctx, figures, emblem)
  drawText(ctx, text, textTop + (height - 86 - textTop - text.height) / 2)
  const id = shorten(topic.id, 'plain', LEAST_LETTER_PX, WIDTH - 2 * MARGIN)
  write(ctx, id, WIDTH / 2, height - 46, { face: 'plain', px: LEAST_LETTER_PX, colour: '#7a6847' })
  return canvas
}

function drawSheetOf(ctx: CanvasRenderingContext2D, { hue }: Emblem, height: number): void {
  ctx.fillStyle = hue.dark
  ctx.fillRect(0, 0, WIDTH, height)
  drawSheet(ctx, { x: RIM, y: RIM, width: WIDTH - 2 * RIM, height: height - 2 * RIM }, 22)
}

function drawTitle(ctx: CanvasRenderingContext2D, title: string): void {
  const px = fit(title, 'title', 58, WIDTH - 2 * MARGIN)
  write(ctx, title, WIDTH / 2, 76, { face: 'title', px })
}

/** Draws the kind on a ribbon over the lower rim of the window. */
function drawKind(ctx: CanvasRenderingContext2D, kind: string, { hue }: Emblem): void {
  const px = fit(kind, 'name', 30, WIDTH - 2 * MARGIN - 80)
  const width = widthOf(kind, 'name', px) + 60
  const y = WINDOW_TOP + WINDOW
  drawRound(ctx, { x: (WIDTH - width) / 2, y: y - 25, width, height: 50 }, 25, hue.dark, {
    colour: PARCHMENT,
    width: 3,
  })
  write(ctx, kind, WIDTH / 2, y - 1, { face: 'name', px, colour: PARCHMENT_LIGHT })
}

type Figures = NonNullable<Topic['figures']>

function columnOf(figures: Figures): number {
  return Math.min(170, (WIDTH - 2 * MARGIN) / figures.length)
}

function wordsOf(word: string, figures: Figures): string[] {
  return wrap(word, 'plain', LEAST_LETTER_PX, columnOf(figures) - 6)
}

function heightOfFigures(figures: Figures): number {
  if (figures.length === 0) return 0
  return FIGURES + (Math.max(...figures.map(([word]) => wordsOf(word, figures).length)) - 1) * LINE
}

/** Draws numbers in columns of one width, each with its word below. */
function drawFigures(ctx: CanvasRenderingContext2D, figures: Figures, { hue }: Emblem): void {
  const width = columnOf(figures)
  const top = WINDOW_TOP + WINDOW + 48
  figures.forEach(([word, number], at) => {
    const x = WIDTH / 2 + (at - (figures.length - 1) / 2) * width
    const px = Math.max(LEAST_LETTER_PX, fit(number, 'figure', 46, width - 12))
    write(ctx, number, x, top + 20, { face: 'figure', px, colour: hue.dark })
    wordsOf(word, figures).forEach((line, row) => {
      write(ctx, line, x, top + 62 + row * LINE, { face: 'plain', px: LEAST_LETTER_PX, colour: '#6b5a3c' })
    })
  })
}

interface Typeset {
  readonly px: number
  /** Paragraphs, line by line. */
  readonly paragraphs: readonly (readonly string[])[]
  readonly height: number
}

/** Sets the text in the largest size that fits a page, else in the smallest, and cuts the rest. */
function typeset(lines: readonly string[]): Typeset {
  const all = lines.map(plainText).filter((line) => line !== '')
  for (const px of SIZES) {
    const paragraphs = all.map((line) => wrap(line, 'plain', px, WIDTH - 2 * MARGIN - 12))
    const count = paragraphs.reduce((sum, one) => sum + one.length, 0)
    if (count <= 330 / px || px === SIZES.at(-1)) return cut(px, paragraphs)
  }
  throw new Error('there is a smallest size')
}

function cut(px: number, paragraphs: readonly (readonly string[])[]): Typeset {
  const kept: string[][] = []
  let room = MAX_LINES
  for (const one of paragraphs) {
    if (room <= 0) break
    kept.push(one.slice(0, room))
    room -= one.length
  }
  const isCut = room < 0 || kept.length < paragraphs.length
  const last = kept.at(-1)
  if (isCut && last) last.push('…')
  const lines = kept.reduce((sum, one) => sum + one.length, 0)
  return { px, paragraphs: kept, height: lines * px * LEADING + Math.max(0, kept.length - 1) * px * 0.4 }
}

function drawText(ctx: CanvasRenderingContext2D, { px, paragraphs }: Typeset, top: number): void {
  let y = top + (px * LEADING) / 2
  for (const lines of paragraphs) {
    for (const line of lines) {
      write(ctx, line, WIDTH / 2, y, { face: 'plain', px })
      y += px * LEADING
    }
    y += px * 0.4
  }
}

/** A line without Markdown and rule ids. */
export function plainText(line: string): string {
  return line
    .replace(/^- /, '• ')
    .replaceAll(/ \(([A-Z]{3}-[\w.]+(, )?)+\)/g, '')
    .replaceAll(/\*\*|\*|`/g, '')
    .trim()
}
