import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaDie, DramaSide } from '../../engine/index.ts'
import { sayShared } from '../../language/index.ts'
import { drawDie } from '../canvas/dice.ts'
import {
  drawSide,
  fitText,
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type SceneBody,
  type FittedText,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import { HUES } from '../faces/emblem.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT_LIGHT, RED } from '../canvas/palette.ts'
import { drawDiscs, drawSheet, drawRound } from '../canvas/panel.ts'
import { fit, shorten, widthOf, write } from '../canvas/text.ts'

/** A decided fight: both sides with the dice of the last round, their bonuses, and who survived. */

const RADIUS = 58
/** Sizes of the dice of the last round, few or many, and of earlier rounds. */
const [DIE, CROWDED, SMALL] = [52, 42, 26]
/** More dice are a crowd. */
const FEW = 3
/** The distance between dice, in sizes of a die. */
const STEP = 1.34
const ROW = { dice: 1.62, small: SMALL * 1.8 }
/** The number of earlier rounds on show. */
const EARLIER = 5
const GAP = 10
const MARGIN = 18
/** The width of the column with the fighter, beside the dice. On a narrow picture the fighter stands above them. */
const PERSON = 186

/** A side, laid out: the fighter and the dice. */
interface Column {
  readonly side: DramaSide
  readonly name: FittedText
  readonly rows: readonly (readonly DramaDie[])[]
  /** The size of a die in the rows. */
  readonly die: number
  readonly parts: FittedText | null
  readonly before: readonly (readonly DramaDie[])[]
}

/** The heights of the parts, shared by both columns so that they line up. */
interface Heights {
  readonly name: number
  readonly left: number
  readonly dice: number
  readonly parts: number
  readonly before: number
}

export function fightBody({ sides = [], lines }: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const width = (layout.width - 3 * MARGIN) / 2
  const isWide = layout.framing === 'wide'
  const columns = sides.slice(0, 2).map((side) => columnOf(side, layout, width - 24))
  const heights = heightsOf(columns, layout)
  const person = RADIUS * 2 + 24 + heights.name + heights.left
  const thrown = heights.dice + heights.parts + heights.before
  const body = (isWide ? Math.max(person, thrown) : person + thrown) + 2 * GAP + 14
  const foot = fitParagraphs(lines, layout, layout.width - 4 * MARGIN, 2)
  const below = foot.lines.length > 0 ? heightOfLines(foot) + 14 : 0
  return {
    hue: HUES.blood,
    height: body + 2 * MARGIN + below,
    draw: (ctx, top) => {
      const from = top + MARGIN
      columns.forEach((column, at) => {
        const x = MARGIN + at * (width + MARGIN)
        drawSheet(ctx, { x, y: from, width, height: body }, 16, PARCHMENT_LIGHT)
        const inset = from + GAP + 8
        // The dice stand side by side in the middle, the fighters on the outside.
        const personX = isWide ? (at === 0 ? x + PERSON / 2 + 11 : x + width - PERSON / 2 - 11) : x + width / 2
        const throwX = isWide ? x + width / 2 + (at === 0 ? PERSON / 2 : -PERSON / 2) : x + width / 2
        drawPerson(ctx, column, {
          x: personX,
          y: inset + (isWide ? (body - 2 * GAP - 14 - person) / 2 : 0),
          heights,
          layout,
          looks,
        })
        drawThrown(ctx, column, { x: throwX, y: isWide ? from + (body - thrown) / 2 : inset + person, heights, layout })
      })
      const y = isWide ? from + body / 2 : from + RADIUS + 22
      drawIcon(ctx, 'crossed-swords', { x: layout.width / 2, y }, 74, HUES.blood.dark)
      if (below > 0)
        writeFittedText(ctx, foot, layout.width / 2, from + body + MARGIN - 6, { face: 'plain', colour: INK })
    },
  }
}

function columnOf(side: DramaSide, layout: SceneLayout, width: number): Column {
  const { name, dice = [], earlier = [], total } = side
  const isWide = layout.framing === 'wide'
  const room = isWide ? width - PERSON - 12 : width
  const die = dice.length > FEW ? CROWDED : DIE
  const inRow = Math.max(1, Math.floor((room - (isScore(total) ? SCORE * 2 : 0)) / (die * STEP)))
  const count = Math.ceil(dice.length / Math.max(1, Math.ceil(dice.length / inRow)))
  const rows = Array.from({ length: Math.ceil(dice.length / inRow) }, (_, at) =>
    dice.slice(at * count, (at + 1) * count),
  )
  const said = partsSaid(side)
  return {
    side,
    name: fitText(name, 'title', { most: layout.px.name, least: layout.least }, isWide ? PERSON : width, 2),
    rows: dice.length === 0 && isScore(total) ? [[]] : rows,
    die,
    parts: said.length === 0 ? null : linesOf(said, layout, room),
    before: inSight(earlier, room),
  }
}

/** Further summands share the last line. */
const MAX_PARTS = 3

function partsSaid({ parts = [], total }: DramaSide): readonly string[] {
  const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)
  const shown = parts.length > MAX_PARTS ? parts.slice(0, MAX_PARTS - 1) : parts
  const rest = parts.slice(shown.length)
  const others = rest.length === 0 ? [] : [`others ${signed(rest.reduce((sum, { value }) => sum + value, 0))}`]
  const hits = total === undefined || isScore(total) ? [] : [total]
  return [...hits, ...shown.map(({ label, value }) => `${label} ${signed(value)}`), ...others]
}

/** Each text in one line, all of one size. */
function linesOf(texts: readonly string[], { px, least }: SceneLayout, room: number): FittedText {
  const size = Math.max(least, Math.floor(Math.min(...texts.map((text) => fit(text, 'plain', px.text, room)))))
  return { lines: texts.map((text) => shorten(text, 'plain', size, room)), px: size }
}

function isScore(total: string | undefined): boolean {
  return total !== undefined && /^\d+$/.test(total)
}

function heightsOf(columns: readonly Column[], { least, px }: SceneLayout): Heights {
  const most = (of: (column: Column) => number) => Math.max(0, ...columns.map(of))
  return {
    name: most(({ name }) => heightOfLines(name)),
    left: most(({ side }) => (side.left === undefined ? 0 : px.text * 1.44 + GAP)),
    dice: most(({ rows, die }) => rows.length * die * ROW.dice),
    parts: most(({ parts }) => (parts ? heightOfLines(parts) + GAP : 0)),
    before: most(({ before }) => before.length) > 0 ? ROW.small + least * 1.1 + GAP : 0,
  }
}

/** The latest of the earlier rounds that have room. */
function inSight(earlier: readonly (readonly DramaDie[])[], room: number): readonly (readonly DramaDie[])[] {
  const kept: (readonly DramaDie[])[] = []
  let left = room
  for (const dice of [...earlier].reverse().slice(0, EARLIER)) {
    left -= dice.length * SMALL * STEP + SMALL * 0.5
    if (left < 0) break
    kept.unshift(dice)
  }
  return kept
}

interface Place {
  readonly x: number
  readonly y: number
  readonly heights: Heights
  readonly layout: SceneLayout
}

/** Draws the fighter, and the outcome for them. */
function drawPerson(
  ctx: CanvasRenderingContext2D,
  { side, name }: Column,
  place: Place & { readonly looks: Looks },
): void {
  const { x, heights, layout, looks } = place
  let { y } = place
  if (side.won === true) drawIcon(ctx, 'laurels', { x, y: y + RADIUS + 8 }, RADIUS * 2.9, '#9a6d08')
  drawSide(ctx, side, looks, { x, y: y + RADIUS }, side.won === true ? RADIUS * 0.84 : RADIUS * 0.94)
  if (side.won === false) drawBeaten(ctx, x, y + RADIUS, RADIUS)
  y += RADIUS * 2 + 24
  writeFittedText(ctx, name, x, y + (heights.name - heightOfLines(name)) / 2, { face: 'title', colour: INK })
  y += heights.name + GAP
  if (side.left !== undefined) drawLeft(ctx, side, x, y + (heights.left - GAP) / 2, layout)
}

/** Draws the dice of the last round, the bonuses, and the earlier dice. */
function drawThrown(
  ctx: CanvasRenderingContext2D,
  { side, rows, die, parts, before }: Column,
  { x, y: top, heights, layout }: Place,
): void {
  let y = top
  drawThrow(ctx, side, { rows, die }, x, y + (heights.dice - rows.length * die * ROW.dice) / 2)
  y += heights.dice
  if (parts) writeFittedText(ctx, parts, x, y, { face: 'plain', colour: '#5b4a2f' })
  y += heights.parts
  if (before.length > 0) drawBefore(ctx, before, x, y, layout)
}

/** Draws two strokes across the loser. */
function drawBeaten(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const far = radius * 0.92
  for (const [colour, width] of [
    [PARCHMENT_LIGHT, 13],
    [RED, 8],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x - far, y - far)
    ctx.lineTo(x + far, y + far)
    ctx.stroke()
  }
}

const SCORE = 44

/** Draws the dice of the last round, and their score. */
function drawThrow(
  ctx: CanvasRenderingContext2D,
  { total, won }: DramaSide,
  { rows, die }: Pick<Column, 'rows' | 'die'>,
  middle: number,
  top: number,
): void {
  const [step, high] = [die * STEP, die * ROW.dice]
  const long = Math.max(0, ...rows.map((row) => row.length)) * step
  const left = middle - (long + (isScore(total) ? SCORE * 2 : 0)) / 2
  rows.forEach((row, at) => {
    const from = left + (isScore(total) ? 0 : (long - row.length * step) / 2)
    row.forEach(({ value, counts }, index) => {
      drawDie(ctx, value, { x: from + (index + 0.5) * step, y: top + (at + 0.5) * high }, die, counts)
    })
  })
  if (total === undefined || !isScore(total)) return
  const [x, y] = [left + long + SCORE + 4, top + (rows.length * high) / 2]
  drawDiscs(ctx, x, y, [
    [SCORE * 0.84, INK],
    [SCORE * 0.78, won === true ? GOLD : '#d9c9a2'],
    [SCORE * 0.64, '#fffaf0'],
  ])
  write(ctx, total, x, y, { face: 'figure', px: 34 })
}

/** Draws the earlier rounds, small, the latest on the right. */
function drawBefore(
  ctx: CanvasRenderingContext2D,
  before: readonly (readonly DramaDie[])[],
  middle: number,
  top: number,
  { least }: SceneLayout,
): void {
  write(ctx, sayShared('fight-before'), middle, top + least * 0.5, { face: 'region', px: least, colour: '#5b4a2f' })
  const long = before.reduce((sum, dice) => sum + dice.length * SMALL * STEP + SMALL * 0.5, -SMALL * 0.5)
  let x = middle - long / 2
  const y = top + least * 1.1 + ROW.small / 2
  for (const dice of before) {
    for (const { value, counts } of dice) {
      drawDie(ctx, value, { x: x + (SMALL * STEP) / 2, y }, SMALL, counts)
      x += SMALL * STEP
    }
    x += SMALL * 0.5
  }
}

/** The widest text of an outcome. */
const LEFT = 220

/** Draws the outcome for a side on a ribbon, with a star for the winner. */
function drawLeft(
  ctx: CanvasRenderingContext2D,
  { left = '', won }: DramaSide,
  x: number,
  y: number,
  layout: SceneLayout,
): void {
  const star = won === true ? 40 : 0
  const { lines, px } = fitText(left, 'name', { most: layout.px.text, least: layout.least }, LEFT - star)
  const [text = ''] = lines
  const wide = widthOf(text, 'name', px) + 40 + star
  drawRound(
    ctx,
    { x: x - wide / 2, y: y - px * 0.72, width: wide, height: px * 1.44 },
    px * 0.72,
    won === true ? '#2f5d2a' : won === false ? HUES.blood.dark : '#4d4a52',
  )
  if (star > 0) drawIcon(ctx, 'round-star', { x: x - wide / 2 + 32, y }, 32, GOLD)
  write(ctx, text, x + star / 2, y - 1, { face: 'name', px, colour: PARCHMENT_LIGHT })
}
