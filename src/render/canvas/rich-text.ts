import type { CanvasRenderingContext2D } from 'canvas'
import type { FontFace } from './fonts.ts'
import type { Point } from './geometry.ts'
import { widthOf, write } from './text.ts'

/** Texts with bold and italic words, aligned to the left. */

/** Words in one font that stand beside each other. */
interface Run {
  readonly text: string
  readonly face: FontFace
}
export type RichLine = readonly Run[]

/** How the words of a text are written. */
export interface RichStyle {
  readonly px: number
  readonly width: number
  /** The font of words that are neither bold nor italic. */
  readonly face?: FontFace
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*/g

/** Breaks a text in Markdown into lines of at most `width` pixels, unless a single word is wider. */
export function wrapRich(markdown: string, { px, width, face = 'plain' }: RichStyle): readonly RichLine[] {
  const lines: Run[][] = [[]]
  let used = 0
  for (const word of wordsIn(markdown, face)) {
    const wide = word.reduce((sum, { text, face: own }) => sum + widthOf(text, own, px), 0)
    const last = lines.at(-1) ?? []
    const gap = last.length === 0 ? 0 : widthOf(' ', face, px)
    if (last.length > 0 && used + gap + wide > width) {
      lines.push([...word])
      used = wide
    } else {
      join(last, word)
      used += gap + wide
    }
  }
  return lines
}

/** Adds a word to a line, to its last run if that has the same font. */
function join(line: Run[], [first, ...others]: readonly Run[]): void {
  const last = line.pop()
  if (!first) return
  if (last?.face === first.face) line.push({ ...last, text: `${last.text} ${first.text}` }, ...others)
  else line.push(...(last ? [{ ...last, text: `${last.text} ` }] : []), first, ...others)
}

/** The words of a text, each in its runs: "**Good**:" has two. */
function wordsIn(markdown: string, face: FontFace): Run[][] {
  const words: Run[][] = [[]]
  for (const { text, face: own } of runsIn(markdown, face)) {
    text.split(' ').forEach((part, at) => {
      if (at > 0) words.push([])
      if (part !== '') words.at(-1)?.push({ text: part, face: own })
    })
  }
  return words.filter((word) => word.length > 0)
}

function runsIn(markdown: string, face: FontFace): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const found of markdown.matchAll(MARK)) {
    const [whole, bold, italic = ''] = found
    runs.push({ text: markdown.slice(from, found.index), face })
    runs.push(bold === undefined ? { text: italic, face: 'region' } : { text: bold, face: 'figure' })
    from = found.index + whole.length
  }
  return [...runs, { text: markdown.slice(from), face }]
}

/** Writes a line from its left end. The context must be neither scaled nor rotated. `y` is the middle of the line. */
export function writeRich(
  ctx: CanvasRenderingContext2D,
  line: RichLine,
  { x, y }: Point,
  style: { readonly px: number; readonly colour?: string },
): void {
  let at = x
  for (const { text, face } of line) {
    write(ctx, text.trimEnd(), at, y, { ...style, face, align: 'left' })
    at += widthOf(text, face, style.px)
  }
}
