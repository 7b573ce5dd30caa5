import type { CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { drawIcon } from '../canvas/icons.ts'
import { wrapRich, writeRich, type RichLine } from '../canvas/rich-text.ts'
import { fit, wrap, write } from '../canvas/text.ts'
import type { Hue } from '../faces/emblem.ts'
import { SIGNS } from '../faces/signs.ts'
import type { Point } from '../canvas/geometry.ts'
import { fitText, heightOfLines, type FittedText } from './layout.ts'

/** The words of a face, from top to bottom: its title, its figures, its line of colour, and what it does. */

/** The room of words, and the sizes of their letters in pixels. */
export interface Room {
  readonly width: number
  readonly title: number
  /** Sizes of the text, the largest first. */
  readonly sizes: readonly number[]
  /** The smallest letters. */
  readonly least: number
  /** Whether lines of one kind stand behind each other, because room is scarce. */
  readonly isScarce?: boolean
}

export interface TextBlock {
  readonly height: number
  /** Draws the words below and to the right of a point. */
  readonly draw: (ctx: CanvasRenderingContext2D, at: Point) => void
}

const LEADING = 1.26
/** The space between two parts, and between two paragraphs in sizes of letters. */
const [GAP, BREAK] = [14, 0.34]
/** The room of lines in the largest letters. Longer texts have smaller ones. */
const PAGE = 300
/** More than any topic of a game says. */
const MAX_LINES = 44
const [FAINT, SIGN] = ['#6b5a3c', 40]
/** The height of figures with words of one line, and the room of one. */
const [FIGURE, COLUMN] = [46, 196]

/** Sets the words of a topic in the colours of its kind. The same topic always gives the same words. */
export function wordsOf(topic: Topic, hue: Hue, room: Room): TextBlock {
  const title = fitText(topic.title, 'title', { most: room.title, least: room.least }, room.width, 2)
  const figures = figuresOf(topic.figures ?? [], hue, room)
  const text = textOf(topic, room)
  const parts = [titleOf(title), figures, text].filter(({ height }) => height > 0)
  return {
    height: parts.reduce((sum, { height }) => sum + height, GAP * (parts.length - 1)),
    draw(ctx, { x, y }) {
      let top = y
      for (const part of parts) {
        part.draw(ctx, { x, y: top })
        top += part.height + GAP
      }
    },
  }
}

function titleOf({ lines, px }: FittedText): TextBlock {
  const height = heightOfLines({ lines, px })
  return {
    height,
    draw(ctx, { x, y }) {
      lines.forEach((line, row) => {
        write(ctx, line, x, y + (height / lines.length) * (row + 0.5), { face: 'title', px, align: 'left' })
      })
    },
  }
}

/** Numbers in columns of one width, each behind its sign and above its word. */
function figuresOf(figures: NonNullable<Topic['figures']>, hue: Hue, { width, least }: Room): TextBlock {
  if (figures.length === 0) return { height: 0, draw: () => undefined }
  const column = Math.min(COLUMN, width / figures.length)
  const words = figures.map(([word]) => wrap(word, 'plain', least, column - 8))
  const line = least * 1.08
  return {
    height: FIGURE + line * Math.max(...words.map(({ length }) => length)),
    draw(ctx, { x, y }) {
      figures.forEach(([, number, sign], at) => {
        const left = x + at * column
        const icon = SIGNS[sign ?? '']
        if (icon) drawIcon(ctx, icon, { x: left + SIGN / 2, y: y + FIGURE / 2 }, SIGN, hue.dark)
        const aside = icon ? SIGN + 8 : 0
        const px = Math.max(least, fit(number, 'figure', 44, column - aside - 8))
        write(ctx, number, left + aside, y + FIGURE / 2, { face: 'figure', px, colour: hue.dark, align: 'left' })
        words[at]?.forEach((word, row) => {
          write(ctx, word, left, y + FIGURE + line * (row + 0.5), { face: 'plain', px: least, colour: FAINT, align: 'left' }) // prettier-ignore
        })
      })
    },
  }
}

interface Paragraph {
  readonly lines: readonly RichLine[]
  readonly style: { readonly px: number; readonly colour?: string }
}

/** Italics have lower letters, so they are set larger. */
const ITALIC = 1.12

/** The line of colour and what the topic does, in the largest letters that fit a page. */
function textOf({ flavour, lines }: Topic, { width, sizes, isScarce = false }: Room): TextBlock {
  const all = lines.map(withoutIds).filter((line) => line !== '')
  const rules = isScarce ? runOn(all) : all
  const set = (px: number): Paragraph[] => [
    ...(flavour === undefined ? [] : [inItalics(flavour, px * ITALIC, width)]),
    ...rules.map((line) => ({ lines: wrapRich(line, { px, width }), style: { px } })),
  ]
  const rowsAt = (px: number) => set(px).reduce((sum, one) => sum + one.lines.length, 0)
  const px = sizes.find((one) => rowsAt(one) <= PAGE / one) ?? sizes.at(-1) ?? 0
  const paragraphs = cut(set(px))
  const step = px * LEADING
  const rows = paragraphs.reduce((sum, one) => sum + one.lines.length, 0)
  const gap = px * BREAK
  return {
    height: rows * step + Math.max(0, paragraphs.length - 1) * gap,
    draw(ctx, { x, y }) {
      let middle = y + step / 2
      for (const { lines: own, style } of paragraphs) {
        for (const line of own) {
          writeRich(ctx, line, { x, y: middle }, style)
          middle += step
        }
        middle += gap
      }
    },
  }
}

function inItalics(text: string, px: number, width: number): Paragraph {
  return { lines: wrapRich(`*${text}*`, { px, width, face: 'region' }), style: { px, colour: FAINT } }
}

/** Cuts what no message could say either, so that no text makes an endless picture. */
function cut(paragraphs: readonly Paragraph[]): Paragraph[] {
  let room = MAX_LINES
  return paragraphs.flatMap(({ lines, ...more }) => {
    const kept = lines.slice(0, Math.max(0, room))
    room -= lines.length
    return kept.length === 0 ? [] : [{ lines: kept, ...more }]
  })
}

/** Joins rows of a table with the rows before them, and sentences with the sentences before them. */
function runOn(lines: readonly string[]): string[] {
  const joined: string[] = []
  lines.forEach((line, at) => {
    const before = joined.pop()
    if (before === undefined || isRow(line) !== isRow(lines[at - 1] ?? ''))
      joined.push(...(before === undefined ? [] : [before]), line) // prettier-ignore
    else joined.push(`${before} ${line}`)
  })
  return joined
}

function isRow(line: string): boolean {
  return /^(•|\*\*.+\*\*.)/.test(line)
}

/** A line without the ids of rules that it cites, and with a bullet for a dash, which keeps its number beside it. */
function withoutIds(line: string): string {
  return line
    .replace(/^- (\S+: )?/, (_, number = '') => `•\u00a0${String(number).replace(' ', '\u00a0')}`)
    .replaceAll(/ \(([A-Z]{3}-[\w.]+(, )?)+\)/g, '')
    .replaceAll('`', '')
    .trim()
}
