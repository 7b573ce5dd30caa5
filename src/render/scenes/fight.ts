import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaDie, DramaSide } from '../../engine/index.ts'
import { sayShared, signed } from '../../language/index.ts'
import { drawDie } from '../canvas/dice.ts'
import type { Box } from '../canvas/geometry.ts'
import {
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
import { drawFallingDie, fadingIn, fallOf, progress, clippedTo } from './motion.ts'
import { drawPortrait, portraitName } from './portrait.ts'
import { HUES } from '../faces/emblem.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawSheet, drawRound } from '../canvas/panel.ts'
import { fit, shorten, widthOf, wrapEvenly, write, writeLines } from '../canvas/text.ts'

/** A decided fight: both fighters large, the dice and additions of the last round, and by how much who won. */

/** Sizes of the dice of the last round, few or many, and of earlier rounds. */
const [DIE, CROWDED, SMALL] = [56, 38, 26]
/** More dice are a crowd. */
const FEW = 3
/** The distance between dice, in sizes of a die. */
const STEP = 1.34
const ROW = { dice: 1.62, small: SMALL * 1.8 }
/** The number of earlier rounds on show. */
const EARLIER = 5
const [GAP, MARGIN] = [10, 20]
/** The width of a portrait on a wide picture, and the least height of one. */
const [PORTRAIT, FACE] = [236, { wide: 226, narrow: 232 }] as const
/** The heights of an outcome below a portrait, and of the line that tells who won. */
const [OUTCOME, VERDICT] = [46, 82]

/** When the outcome shows, once the dice have settled. */
const TOLD = [0.78, 0.95] as const

/** A side, laid out. */
interface Column {
  readonly side: DramaSide
  readonly name: FittedText
  readonly rows: readonly (readonly DramaDie[])[]
  /** The size of a die in the rows. */
  readonly die: number
  readonly parts: FittedText | null
  readonly before: readonly (readonly DramaDie[])[]
}

/** The sizes of the scene, and the moment of its motion. */
interface Staging {
  readonly layout: SceneLayout
  readonly moment: number
}

/** The heights of the parts, shared by both columns so that they line up. */
interface Heights {
  readonly dice: number
  readonly parts: number
  readonly before: number
}

export function fightBody({ sides = [], lines, margin }: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const isWide = layout.framing === 'wide'
  const person = isWide ? PORTRAIT : (layout.width - 3 * MARGIN) / 2
  const sheet = isWide ? layout.width - 2 * (MARGIN + PORTRAIT + MARGIN * 0.8) : layout.width - 2 * MARGIN
  const columns = sides.slice(0, 2).map((side) => columnOf(side, layout, person, sheet / 2 - 24))
  const heights = heightsOf(columns, layout)
  const thrown = heights.dice + heights.parts + heights.before
  const sheetHigh = thrown + VERDICT + 2 * GAP
  const high = isWide ? Math.max(FACE.wide + OUTCOME, sheetHigh) : FACE.narrow + OUTCOME
  const body = isWide ? high : high + GAP + sheetHigh
  const foot = fitParagraphs(lines, layout, layout.width - 4 * MARGIN, 2)
  const below = foot.lines.length > 0 ? heightOfLines(foot) + 14 : 0
  return {
    hue: HUES.blood,
    height: body + 2 * MARGIN + below,
    draw: (ctx, top, moment) => {
      const from = top + MARGIN
      columns.forEach((column, at) => {
        const x = at === 0 ? MARGIN : layout.width - MARGIN - person
        drawPerson(ctx, column, { layout, moment }, looks, { x, y: from, width: person, height: high })
      })
      const paper = { x: (layout.width - sheet) / 2, y: from + (body - (isWide ? high : sheetHigh)), width: sheet }
      const box = { ...paper, height: isWide ? high : sheetHigh }
      drawSheet(ctx, box, 16, PARCHMENT_LIGHT)
      columns.forEach((column, at) => {
        const x = box.x + sheet * (at === 0 ? 0.25 : 0.75)
        const place = { x, y: box.y + GAP + (box.height - sheetHigh) / 2 }
        clippedTo(ctx, box, () => drawThrown(ctx, column, place, heights, { layout, moment }))
      })
      const verdict = { ...box, y: box.y + box.height - VERDICT - 6, height: VERDICT }
      fadingIn(ctx, progress(moment, ...TOLD), () => drawVerdict(ctx, columns, margin, layout, verdict))
      if (below > 0)
        writeFittedText(ctx, foot, layout.width / 2, from + body + MARGIN - 8, { face: 'plain', colour: INK })
    },
  }
}

function columnOf(side: DramaSide, layout: SceneLayout, person: number, room: number): Column {
  const { name, dice = [], earlier = [] } = side
  const die = dice.length > FEW ? CROWDED : DIE
  const inRow = Math.max(1, Math.floor(room / (die * STEP)))
  const count = Math.ceil(dice.length / Math.max(1, Math.ceil(dice.length / inRow)))
  const rows = Array.from({ length: Math.ceil(dice.length / inRow) }, (_, at) =>
    dice.slice(at * count, (at + 1) * count),
  )
  const parts = partsOf(side, layout, room)
  return {
    side,
    name: portraitName(name, person, layout),
    rows,
    die,
    parts: parts.lines.length === 0 ? null : parts,
    before: inSight(earlier, room),
  }
}

/** Further summands share the last line. */
const MAX_PART_LINES = 5

/** All that was added to the dice, as many summands a line as fit. */
function partsOf({ parts = [] }: DramaSide, { px, least }: SceneLayout, room: number): FittedText {
  const said = parts.map(({ label, value }) => `${label} ${signed(value)}`)
  const most = said.length > 2 ? least : px.text
  const size = Math.max(least, Math.floor(Math.min(most, ...said.map((text) => fit(text, 'plain', most, room)))))
  for (let shown = parts.length; shown > 0; shown -= 1) {
    const sum = parts.slice(shown).reduce((all, { value }) => all + value, 0)
    const rest = shown === parts.length ? [] : [sayShared('fight-others', { sum: signed(sum) })]
    const lines = inLines([...said.slice(0, shown), ...rest], size, room)
    if (lines.length <= MAX_PART_LINES)
      return { lines: lines.map((text) => shorten(text, 'plain', size, room)), px: size }
  }
  return { lines: [], px: size }
}

/** Texts in as few lines as they need in their order, parted only if they are wider than a line. */
function inLines(texts: readonly string[], px: number, room: number): readonly string[] {
  const lines: string[] = []
  for (const text of texts) {
    const longer = `${lines.at(-1) ?? ''}, ${text}`
    if (lines.length > 0 && widthOf(longer, 'plain', px) <= room) lines[lines.length - 1] = longer
    else lines.push(...wrapEvenly(text, 'plain', px, room))
  }
  return lines
}

function heightsOf(columns: readonly Column[], { least }: SceneLayout): Heights {
  const most = (of: (column: Column) => number) => Math.max(0, ...columns.map(of))
  return {
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

/** Draws the fighter, and below it the outcome for them. */
function drawPerson(
  ctx: CanvasRenderingContext2D,
  { side, name }: Column,
  { layout, moment }: Staging,
  looks: Looks,
  { x, y, width, height }: Box,
): void {
  const isTold = moment >= TOLD[1]
  const mood = !isTold ? 'plain' : side.fallen === true ? 'fallen' : side.won === true ? 'bright' : 'plain'
  drawPortrait(ctx, { side, mood }, looks, { x, y, width, height: height - OUTCOME }, name)
  if (side.left === undefined) return
  const middle = y + height - OUTCOME / 2 + 5
  const told = progress(moment, ...TOLD)
  fadingIn(ctx, told, () => drawOutcome(ctx, side, { x: x + width / 2, y: middle }, width, layout))
}

/** Draws the outcome for a side on a ribbon, with a star for the winner. */
function drawOutcome(
  ctx: CanvasRenderingContext2D,
  { left = '', won }: DramaSide,
  { x, y }: Pick<Box, 'x' | 'y'>,
  width: number,
  layout: SceneLayout,
): void {
  const star = won === true ? 40 : 0
  const { lines, px } = fitText(left, 'name', { most: layout.px.text, least: layout.least }, width - star - 36)
  const [text = ''] = lines
  const wide = Math.min(width, widthOf(text, 'name', px) + 40 + star)
  drawRound(
    ctx,
    { x: x - wide / 2, y: y - px * 0.7, width: wide, height: px * 1.4 },
    px * 0.7,
    won === true ? '#2f5d2a' : won === false ? HUES.blood.dark : '#4d4a52',
  )
  if (star > 0) drawIcon(ctx, 'round-star', { x: x - wide / 2 + 32, y }, 32, GOLD)
  write(ctx, text, x + star / 2, y - 1, { face: 'name', px, colour: PARCHMENT_LIGHT })
}

/** Draws the dice of the last round, what was added to them, and the earlier dice. */
function drawThrown(
  ctx: CanvasRenderingContext2D,
  { rows, die, parts, before }: Column,
  { x, y: top }: Pick<Box, 'x' | 'y'>,
  heights: Heights,
  { layout, moment }: Staging,
): void {
  const [step, high] = [die * STEP, die * ROW.dice]
  let y = top + (heights.dice - rows.length * high) / 2
  for (const row of rows) {
    row.forEach((thrown, index) => {
      const at = { x: x + (index - (row.length - 1) / 2) * step, y: y + high / 2 }
      drawFallingDie(ctx, thrown, at, die, progress(moment, ...fallOf(index)))
    })
    y += high
  }
  y = top + heights.dice
  if (parts) writeFittedText(ctx, parts, x, y, { face: 'plain', colour: '#5b4a2f' })
  y += heights.parts
  if (before.length > 0) drawBefore(ctx, before, x, y, layout)
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

/** Draws both totals, and between them by how much who won: an arrow points to the winner. */
function drawVerdict(
  ctx: CanvasRenderingContext2D,
  columns: readonly Column[],
  margin: string | undefined,
  { px, least }: SceneLayout,
  { x, y, width, height }: Box,
): void {
  const middle = y + height / 2
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(x + 16, y, width - 32, 2)
  let [left, right] = [x + 18, x + width - 18]
  for (const [at, { side }] of columns.entries()) {
    const wide = drawTotal(ctx, side, { x: at === 0 ? left : right, y: middle }, at === 0, least)
    if (at === 0) left += wide
    else right -= wide
  }
  const won = columns.findIndex(({ side }) => side.won === true)
  const room = right - left - 16
  const tip = won < 0 ? 0 : 22
  if (margin === undefined) return drawIcon(ctx, 'crossed-swords', { x: x + width / 2, y: middle }, 62, HUES.blood.dark)
  const { lines, px: size } = fitText(
    margin,
    'name',
    { most: px.text + 4, least },
    Math.max(least * 2, room - tip - 32),
    2,
  )
  const long = Math.min(room, Math.max(...lines.map((line) => widthOf(line, 'name', size))) + tip + 44)
  const centre = (left + right) / 2
  drawArrow(ctx, { x: centre - long / 2, y: middle - 28, width: long, height: 56 }, tip, won)
  const aside = won === 0 ? tip / 2 : -tip / 2
  const style = { face: 'name', px: size, colour: INK, leading: 0.85 } as const
  writeLines(ctx, lines, centre + (won < 0 ? 0 : aside), middle - 1, style)
}

/** Draws a ribbon with a tip on the left (0), on the right (1) or none. */
function drawArrow(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, tip: number, to: number): void {
  const [start, end] = [x + (to === 0 ? tip : 0), x + width - (to === 1 ? tip : 0)]
  ctx.beginPath()
  ctx.moveTo(start, y)
  ctx.lineTo(end, y)
  ctx.lineTo(x + width, y + (to === 1 ? height / 2 : 0))
  ctx.lineTo(end, y + height)
  ctx.lineTo(start, y + height)
  ctx.lineTo(x, y + (to === 0 ? height / 2 : height))
  ctx.lineTo(x, y + (to === 0 ? height / 2 : 0))
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.fillStyle = to < 0 ? PARCHMENT_DARK : GOLD
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 3
  ctx.stroke()
}

/** Draws a total on a plate against the left or the right side, golden for the winner. Returns its width. */
function drawTotal(
  ctx: CanvasRenderingContext2D,
  { total, won }: DramaSide,
  { x, y }: Pick<Box, 'x' | 'y'>,
  isLeft: boolean,
  least: number,
): number {
  if (total === undefined) return 0
  const px = /^\d+$/.test(total) ? 44 : Math.max(least, 29)
  const width = Math.max(70, widthOf(total, 'figure', px) + 30)
  const left = isLeft ? x : x - width
  const rim = { colour: won === true ? GOLD : PARCHMENT_DARK, width: 5 }
  drawRound(ctx, { x: left - 2, y: y - 32, width: width + 4, height: 64 }, 16, INK)
  drawRound(ctx, { x: left + 1.5, y: y - 28.5, width: width - 3, height: 57 }, 13, '#fffaf0', rim)
  write(ctx, total, left + width / 2, y, { face: 'figure', px })
  return width
}
