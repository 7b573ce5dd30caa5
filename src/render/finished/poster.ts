import { createCanvas, type Canvas } from 'canvas'
import { fitText, heightOfLines, writeFittedText, type Cast, type FittedText } from '../scenes/layout.ts'
import type { CardTitle } from '../card/composition.ts'
import type { FontFace } from '../canvas/fonts.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, PARCHMENT, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawFrame } from '../canvas/panel.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { withFaces, type SeatFaces } from '../faces/company.ts'
import { fit, shorten, widthOf, withLongWordsParted, wrap, wrapAtDots, wrapEvenly, write } from '../canvas/text.ts'
import {
  drawPlayer,
  LEAST,
  mapOf,
  NIGHT,
  WIDTH,
  type PosterPart,
  type PosterBoard,
  type PosterRoute,
  type PosterRoutes,
} from './poster-map.ts'

/**
 * The poster of a finished game, for a phone or a wide screen: every player's route, the moment that decided the
 * game, and the final standings.
 */

/** The contents of a poster. All texts are plain text. */
export interface PosterRequest extends PosterRoutes {
  /** `narrow`: everything below each other. `wide`: the map on the left, all else beside it. */
  readonly framing: PictureFraming
  /** The date and the length of the game. */
  readonly line: string
  readonly decided: string | null
  /** The seats, best first. */
  readonly seats: readonly PosterSeat[]
  /** The faces of the players who have one of their own, for seats without a character. */
  readonly faces?: SeatFaces
}

export interface PosterSeat extends PosterRoute {
  readonly name: string
  /** What the seat is called where the fonts lack a letter of its name: the name of its character. */
  readonly called?: string | null
  readonly rank: number
  readonly won: boolean
  /** The result: "7 treasures"; may be empty. */
  readonly score: string
  /** What led to the result, the most important first. The poster shows as many as have room. */
  readonly made: readonly string[]
  readonly titles: readonly string[]
}

const RIM = 12
const MARGIN = 40
const BROWN = '#5b4326'
const GOLDEN_BROWN = '#7d5200'

/** Draws a poster from the public view of the end. The same input always gives the same picture. */
export function posterCanvas<V>(bare: PosterBoard<V>, view: V, poster: PosterRequest): Canvas {
  const board = { ...bare, tokenFor: withFaces(bare.tokenFor, poster.faces) }
  const map = mapOf(board, view, poster)
  const [head, moment] = [headOf(board.title, poster.line), momentOf(poster.decided)]
  const rows = poster.seats.map((one, at) => rowOf(one, at, board.tokenFor))
  if (poster.framing === 'narrow') return pageOf([[head, map, moment, ...rows]])
  const edge: PosterPart = { height: RIM, draw: () => undefined }
  // Which column has the head and the moment depends on how many seats there are: the lowest page is the best filled.
  const pages = [
    [[map], [head, moment, ...rows]],
    [
      [head, map],
      [edge, moment, ...rows],
    ],
    [
      [head, map, moment],
      [edge, ...rows],
    ],
  ]
  const [lowest = []] = pages.sort((one, other) => heightOfPage(one) - heightOfPage(other))
  return pageOf(lowest)
}

function heightOfPage(columns: readonly (readonly PosterPart[])[]): number {
  return Math.max(...columns.map(heightOfColumn))
}

function heightOfColumn(parts: readonly PosterPart[]): number {
  return parts.reduce((sum, part) => sum + part.height, RIM + 8)
}

/** Draws columns of parts beside each other. A part that can fills its column. */
function pageOf(columns: readonly (readonly PosterPart[])[]): Canvas {
  const height = heightOfPage(columns)
  const [first, ...more] = columns.map((parts) => columnOf(parts, height))
  if (!first) throw new Error('a page has a column')
  const page = more.length === 0 ? first : createCanvas(columns.length * WIDTH, height)
  const ctx = page.getContext('2d')
  if (page !== first) [first, ...more].forEach((column, at) => void ctx.drawImage(column, at * WIDTH, 0))
  drawFrame(ctx, { x: 0, y: 0, width: page.width, height }, 7)
  return page
}

function columnOf(parts: readonly PosterPart[], height: number): Canvas {
  const canvas = createCanvas(WIDTH, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(0, 0, WIDTH, height)
  const isAlone = parts.length === 1
  const spare = isAlone ? height - (parts[0]?.height ?? 0) : height - heightOfColumn(parts)
  let top = 0
  for (const part of parts) {
    const high = part.height + (part.fills ? spare : 0)
    part.draw(top, ctx, high)
    top += high
  }
  return canvas
}

// The head

/** The title between its emblems, and the date. */
function headOf({ text, icon }: CardTitle, line: string): PosterPart {
  const room = WIDTH - 2 * MARGIN - 180
  const title = inLines(text(), 'title', 76, 54, room)
  const high = heightOfLines(title)
  const height = RIM + 22 + high + 62
  return {
    height,
    draw: (top, ctx) => {
      const ground = ctx.createLinearGradient(0, top, 0, top + height)
      ground.addColorStop(0, '#4a3424')
      ground.addColorStop(1, NIGHT)
      ctx.fillStyle = ground
      ctx.fillRect(0, top, WIDTH, height)
      writeFittedText(ctx, title, WIDTH / 2, top + RIM + 14, { face: 'title', colour: PARCHMENT_LIGHT })
      const y = top + RIM + 14 + high / 2
      const half = Math.max(...title.lines.map((one) => widthOf(one, 'title', title.px))) / 2
      for (const side of [-1, 1]) drawIcon(ctx, icon, { x: WIDTH / 2 + side * (half + 72), y: y + 2 }, 76, GOLD)
      const px = fit(line, 'region', 42, WIDTH - 2 * MARGIN)
      const day = px < LEAST ? shorten(line, 'region', LEAST, WIDTH - 2 * MARGIN) : line
      write(ctx, day, WIDTH / 2, top + height - 38, { face: 'region', px: Math.max(px, LEAST), colour: '#f3d98f' })
    },
  }
}

// What decided it

function momentOf(decided: string | null): PosterPart {
  if (decided === null) return { height: 0, draw: () => undefined }
  const left = MARGIN + 84
  const room = WIDTH - left - MARGIN
  const text = inLines(decided, 'name', 46, LEAST + 2, room)
  const height = Math.max(96, heightOfLines(text) + 40)
  return {
    height,
    draw: (top, ctx) => {
      ctx.fillStyle = '#f0d48d'
      ctx.fillRect(0, top, WIDTH, height)
      ctx.fillStyle = PARCHMENT_DARK
      ctx.fillRect(0, top + height - 3, WIDTH, 3)
      drawIcon(ctx, 'sparkles', { x: MARGIN + 34, y: top + height / 2 }, 74, GOLDEN_BROWN)
      text.lines.forEach((line, i) => {
        const y = top + height / 2 + (i - (text.lines.length - 1) / 2) * text.px * 1.12
        write(ctx, line, left, y, { face: 'name', px: text.px, colour: NIGHT, align: 'left' })
      })
    },
  }
}

/**
 * A text in one line or two even ones, in the largest letters that fit; at the smallest size in up to three, and then
 * cut.
 */
function inLines(text: string, face: FontFace, most: number, least: number, room: number): FittedText {
  const alone = fit(text, face, most, room)
  if (alone >= least) return { lines: [text], px: alone }
  for (let px = most; px >= least; px -= 1) {
    const lines = wrapEvenly(text, face, px, room)
    if (lines.length <= 2 && lines.every((line) => widthOf(line, face, px) <= room)) return { lines, px }
  }
  const [first = '', second = '', ...rest] = wrap(withLongWordsParted(text, face, least, room), face, least, room)
  const lines = rest.length === 0 ? [first, second] : [first, second, rest.join(' ')]
  return { lines: lines.map((line) => shorten(line, face, least, room)), px: least }
}

// How all stood

const [LINE, FIRST] = [46, 62]
/** The left edge of names, after rank and face. */
const LEFT = MARGIN + 186
/** The radius of a face, and the least height of a row with one. */
const [FACE, LEAST_ROW] = [46, 122]

/** A seat: rank, face, name and result; below it its titles and what led to the result. */
function rowOf(one: PosterSeat, at: number, tokenFor: Cast['tokenFor']): PosterPart {
  const room = WIDTH - LEFT - MARGIN
  const { score } = one
  const scoreWide = widthOf(score, 'figure', LEAST)
  const own = fitText(one.name, 'title', { most: 50, least: LEAST + 2 }, room - scoreWide - 28)
  const isBeside = score !== '' && own.lines[0] === one.name
  const name = isBeside ? own : fitText(one.name, 'title', { most: 50, least: LEAST + 2 }, room, 2)
  const scores = isBeside || score === '' ? [] : wrapAtDots(score, 'figure', LEAST, room)
  const titles = one.titles.length === 0 ? [] : wrap(one.titles.join(', '), 'name', LEAST + 2, room - 52)
  const made = madeOf(one.made, room)
  const below = [...scores, ...titles, ...made]
  const first = FIRST + (name.lines.length - 1) * LINE
  const height = Math.max(LEAST_ROW, first + below.length * LINE + 14)
  return {
    height,
    draw: (top, ctx) => {
      ctx.fillStyle = one.won ? '#fbe9b4' : at % 2 === 0 ? PARCHMENT_LIGHT : PARCHMENT
      ctx.fillRect(0, top, WIDTH, height)
      ctx.fillStyle = PARCHMENT_DARK
      ctx.fillRect(MARGIN, top + height - 2, WIDTH - 2 * MARGIN, 2)
      const y = top + (below.length > 0 ? 10 + first / 2 : height / 2)
      if (one.won) drawIcon(ctx, 'laurel-crown', { x: MARGIN + 30, y }, 66, GOLDEN_BROWN)
      else write(ctx, `${one.rank}.`, MARGIN + 30, y, { face: 'figure', px: LEAST + 6, colour: BROWN })
      drawPlayer(ctx, tokenFor(one.seat, one.topic ?? undefined), { x: MARGIN + 124, y: top + height / 2 - 1 }, FACE)
      writeFittedText(ctx, name, LEFT, y - heightOfLines(name) / 2, { face: 'title', align: 'left' })
      if (isBeside) write(ctx, score, WIDTH - MARGIN, y, { face: 'figure', px: LEAST, align: 'right', colour: NIGHT })
      let line = top + first + LINE / 2 + 3
      for (const part of scores) {
        write(ctx, part, LEFT, line, { face: 'figure', px: LEAST, align: 'left', colour: NIGHT })
        line += LINE
      }
      for (const [i, title] of titles.entries()) {
        if (i === 0) drawIcon(ctx, 'ribbon-medal', { x: LEFT + 20, y: line }, 44, GOLDEN_BROWN)
        write(ctx, title, LEFT + 52, line, { face: 'name', px: LEAST + 2, align: 'left', colour: GOLDEN_BROWN })
        line += LINE
      }
      for (const deed of made) {
        write(ctx, deed, LEFT, line, { face: 'plain', px: LEAST, align: 'left', colour: BROWN })
        line += LINE
      }
    },
  }
}

/** As many as have room in a line, or the first in as many lines as it needs. */
function madeOf([first, ...others]: readonly string[], room: number): readonly string[] {
  if (first === undefined) return []
  for (let some = others.length; some > 0; some -= 1) {
    const text = [first, ...others.slice(0, some)].join(', ')
    if (widthOf(text, 'plain', LEAST) <= room) return [text]
  }
  return wrap(first, 'plain', LEAST, room)
}
