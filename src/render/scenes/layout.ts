import type { CanvasRenderingContext2D } from 'canvas'
import type { Drama, Seat, Topic } from '../../engine/index.ts'
import { LEAST_LETTER_PX } from '../card/composition.ts'
import type { Emblem, Hue } from '../faces/emblem.ts'
import type { PictureFraming } from '../canvas/request.ts'
import {
  wrapEvenly,
  fit,
  shorten,
  widthOf,
  withLongWordsParted,
  wrap,
  writeLines,
  type TextStyle,
} from '../canvas/text.ts'
import type { SurroundingName } from '../faces/surroundings.ts'
import type { Token } from '../map/token.ts'

/** Sizes, fitted texts and looks, which all scenes share. */

/** The width of a scene, its smallest letters, and its letters where there is room. */
export interface SceneLayout {
  readonly framing: PictureFraming
  readonly width: number
  readonly least: number
  readonly px: { readonly title: number; readonly name: number; readonly text: number }
}

export const LAYOUTS: Readonly<Record<PictureFraming, SceneLayout>> = {
  wide: { framing: 'wide', width: 1000, least: 24, px: { title: 46, name: 36, text: 28 } },
  narrow: { framing: 'narrow', width: 720, least: LEAST_LETTER_PX, px: { title: 44, name: 36, text: 29 } },
}

/** The parts of a drama that a scene shows. */
export type ShownDrama = Pick<Drama, 'kind' | 'title' | 'lines' | 'about' | 'sign' | 'sides' | 'others' | 'margin'>

/** The part of a scene below its title. */
export interface SceneBody {
  readonly hue: Hue
  readonly height: number
  /** Whether the rays behind it grow while it moves. */
  readonly hasGrowingRays?: boolean
  /** Draws it at a moment of its motion, from 0 to 1. */
  readonly draw: (ctx: CanvasRenderingContext2D, top: number, moment: number) => void
}

/** Where a game ends: what lies behind the winner, and the icon of the prize where the drama has no topic. */
export interface Stage {
  readonly ground: SurroundingName | null
  readonly icon: string
}

/** The looks of a game's players and topics. */
export interface Cast {
  readonly STAGE: Stage
  readonly emblemOf: (topic: Pick<Topic, 'id' | 'look'>) => Emblem | null
  /** A player's piece, by the topic of its character if the game has characters. */
  readonly tokenFor: (seat: Seat, topic: string | undefined) => Token
}

/** The same, by the topics of one scene. */
export interface Looks {
  readonly emblemOf: (topic: string | undefined) => Emblem | null
  readonly tokenFor: Cast['tokenFor']
  readonly stage: Stage
}

/**
 * A text in the largest letters that fit: in one line, else in a few. Text that does not fit at the smallest size is
 * cut.
 */
export interface FittedText {
  readonly lines: readonly string[]
  readonly px: number
}

/** The largest and the smallest size of letters, in pixels. */
export interface SizeRange {
  readonly most: number
  readonly least: number
}

export function fitText(
  text: string,
  face: TextStyle['face'],
  { most, least }: SizeRange,
  room: number,
  rows = 1,
): FittedText {
  const px = fit(text, face, most, room)
  if (px >= least) return { lines: [text], px }
  const lines = wrap(rows > 1 ? withLongWordsParted(text, face, least, room) : text, face, least, room)
  if (rows > 1 && lines.length <= rows) {
    const widest = Math.max(...lines.map((line) => widthOf(line, face, least)))
    return {
      lines: lines.map((line) => shorten(line, face, least, room)),
      px: Math.min(most, (least * room) / Math.max(widest, 1), least * 1.2),
    }
  }
  const kept = [...lines.slice(0, rows - 1), lines.slice(rows - 1).join(' ')]
  return { lines: kept.map((line) => shorten(line, face, least, room)), px: least }
}

export function heightOfLines({ lines, px }: FittedText): number {
  return lines.length * px * LEADING
}

const LEADING = 1.12

/** Writes a fitted text; `y` is its upper edge. */
export function writeFittedText(
  ctx: CanvasRenderingContext2D,
  { lines, px }: FittedText,
  x: number,
  y: number,
  style: Omit<TextStyle, 'px'>,
): void {
  const height = heightOfLines({ lines, px })
  writeLines(ctx, lines, x, y + height / 2, { ...style, px, leading: LEADING })
}

/** Fits texts into at most `most` lines, in the largest letters possible, and cuts the rest. */
export function fitParagraphs(
  texts: readonly string[],
  { px, least }: SceneLayout,
  room: number,
  most: number,
): FittedText {
  for (let size = px.text; size >= least; size -= 1) {
    const lines = texts.flatMap((text) => wrapEvenly(text, 'plain', size, room))
    if (lines.length <= most) return { lines, px: size }
  }
  const lines = texts.flatMap((text) => wrapEvenly(text, 'plain', least, room))
  const last = lines[most - 1]
  return {
    lines: [...lines.slice(0, most - 1), ...(last === undefined ? [] : [shorten(`${last}…`, 'plain', least, room)])],
    px: least,
  }
}
