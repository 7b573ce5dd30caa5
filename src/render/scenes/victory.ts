import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaSide } from '../../engine/index.ts'
import {
  fitText,
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type FittedText,
  type Looks,
  type SceneBody,
  type SceneLayout,
  type ShownDrama,
} from './layout.ts'
import { boxAt, type Box, type Point } from '../canvas/geometry.ts'
import { GOLD, INK, PARCHMENT, PARCHMENT_LIGHT, seatColour } from '../canvas/palette.ts'
import { drawDiscs, drawRound, fillBox } from '../canvas/panel.ts'
import { drawCached } from '../canvas/sprite-cache.ts'
import { drawBust } from '../faces/bust.ts'
import { drawFigure, HUES, type Emblem } from '../faces/emblem.ts'
import { drawInked } from '../faces/inked.ts'
import { drawSurrounding } from '../faces/surroundings.ts'
import { COUNT_SIZE, drawToken } from '../map/token.ts'
import { easing, scaled } from './motion.ts'
import { drawSeat } from './portrait.ts'

/** The end of a game: the winner in glory, what they won, the others below, and by how much. */

const STAGE = { wide: 300, narrow: 320 } as const
const MARGIN = 24
/** The sizes of a winner and of the prize, in shares of the stage's height. */
const [HERO, PRIZE] = [0.94, 0.66]
/** How far the number of a seat keeps from the side. */
const SEAT = 36
/** The least height of a row of others, the radius of a piece in it, and the left edge of a name beside it. */
const [ROW, PIECE, BESIDE] = [82, 31, 100]
const COLUMNS = { wide: 3, narrow: 2 } as const

export function victoryBody(drama: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const { sides = [], others = [], lines, about } = drama
  const { width, framing } = layout
  const stage = STAGE[framing]
  const winners = sides.slice(0, 2)
  const plates = winners.map((side) => plateOf(side, layout, width / winners.length - 2 * MARGIN))
  const plateHigh = Math.max(0, ...plates.map(({ height }) => height)) + 22
  const columns = Math.min(COLUMNS[framing], Math.max(1, others.length))
  const wide = (width - MARGIN) / columns
  const cells = others.map((side) => cellOf(side, layout, wide))
  const rows = Math.ceil(cells.length / columns)
  const rowHigh = Array.from({ length: rows }, (_, at) =>
    Math.max(ROW, ...cells.slice(at * columns, (at + 1) * columns).map((cell) => heightOfCell(cell) + 22)),
  )
  const rowTop = (line: number) => rowHigh.slice(0, line).reduce((sum, one) => sum + one, 7)
  const text = fitParagraphs(lines, layout, width - 3 * MARGIN, 4)
  const othersHigh = rows === 0 ? 0 : rowTop(rows) + 7
  const prize = looks.emblemOf(about) ?? { icon: looks.stage.icon, hue: HUES.gold }
  return {
    hue: HUES.gold,
    height: stage + plateHigh + othersHigh + heightOfLines(text) + 34,
    draw: (ctx, top, moment) => {
      const box = { x: 0, y: top, width, height: stage }
      drawStage(ctx, { winners, prize }, looks, box, moment)
      fillBox(ctx, { x: 0, y: top + stage, width, height: plateHigh }, '#2c2018')
      fillBox(ctx, { x: 0, y: top + stage, width, height: 5 }, GOLD)
      winners.forEach((_, at) => {
        const plate = plates[at]
        const plateTop = top + stage + 2 + (plateHigh - (plate?.height ?? 0)) / 2
        if (plate) drawPlate(ctx, plate, (width * (at + 0.5)) / winners.length, plateTop)
      })
      const from = top + stage + plateHigh
      fillBox(ctx, { x: 0, y: from, width, height: othersHigh }, PARCHMENT)
      cells.forEach((cell, at) => {
        const line = Math.floor(at / columns)
        const lacks = Math.max(0, (line + 1) * columns - cells.length)
        const x = MARGIN / 2 + (at % columns) * wide + (lacks * wide) / 2
        drawCell(
          ctx,
          cell,
          looks,
          { x, y: from + rowTop(line), width: wide, height: rowHigh[line] ?? ROW },
          layout.least,
        )
      })
      writeFittedText(ctx, text, width / 2, from + othersHigh + 13, { face: 'plain', colour: INK })
    },
  }
}

/** The winners on either side of the prize, or one before it, in a burst of light. */
function drawStage(
  ctx: CanvasRenderingContext2D,
  { winners, prize }: { readonly winners: readonly DramaSide[]; readonly prize: Emblem },
  looks: Looks,
  box: Box,
  moment: number,
): void {
  const { width, height } = box
  const isAlone = winners.length < 2
  const hero = Math.min(height * HERO, width * (isAlone ? 0.46 : 0.38))
  const places = isAlone ? [width * 0.35] : [width * 0.2, width * 0.8]
  const prizeAt = { x: width * (isAlone ? 0.73 : 0.5), y: box.y + height * 0.5 }
  const light = { x: isAlone ? width * 0.35 : width / 2, y: box.y + height * 0.52 }
  if (looks.stage.ground) drawSurrounding(ctx, looks.stage.ground, box)
  else fillBox(ctx, box, '#e0a32a')
  drawBurst(ctx, light, box, looks.stage.ground ? 0.5 : 1, easing(moment, 0, 0.9))
  const size = Math.min(height * PRIZE, width * 0.34)
  const grown = 0.3 + 0.7 * easing(moment, 0.1, 0.8)
  scaled(ctx, prizeAt, [grown, grown], () => {
    drawGlow(ctx, prizeAt, size * 0.72)
    drawFigure(ctx, prize, boxAt(prizeAt, size * 1.28, size * 1.28))
  })
  winners.forEach((side, at) => {
    const x = places[at] ?? light.x
    drawHero(ctx, side, looks, { x: x - hero / 2, y: box.y + height - hero, width: hero, height: hero })
    if (side.seat !== null) drawSeat(ctx, side.seat, { x: Math.max(SEAT, x - hero * 0.4), y: box.y + height - 36 })
  })
}

/** Draws a winner's bust, to the lower edge of the stage, with the colour of the seat behind. */
function drawHero(ctx: CanvasRenderingContext2D, { seat, topic }: DramaSide, looks: Looks, box: Box): void {
  const token = looks.tokenFor(seat ?? 0, topic)
  const { x, y, width, height } = box
  const radius = width / 2
  const reach = { x: 0, y: 0, width, height }
  drawCached(ctx, `hero ${width} ${JSON.stringify(token)}`, { x, y }, reach, (own, left, top) => {
    const at = { x: left + radius, y: top + height / 2 }
    own.save()
    own.beginPath()
    own.rect(left, top, width, height)
    own.clip()
    const { fill } = seatColour(token.seat)
    drawDiscs(own, at.x, at.y + height * 0.06, [
      [radius * 0.99, INK],
      [radius * 0.96, GOLD],
      [radius * 0.88, INK],
      [radius * 0.86, fill],
    ])
    drawGlow(own, { x: at.x, y: at.y }, radius * 0.84)
    own.restore()
    if (token.bust && !token.looks) drawBust(own, token.bust, { x: left, y: top, width, height: height * 1.06 })
    else drawInked(own, token.looks ?? 'cowled', at, radius * 1.4, fill)
  })
}

/** Golden rays from a point to all sides of a box, grown to a share of their length, and light around it. */
function drawBurst(ctx: CanvasRenderingContext2D, { x, y }: Point, box: Box, strength: number, grown: number): void {
  const reach = box.width * grown
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  ctx.globalAlpha = strength
  const rays = 28
  for (let ray = 0; ray < rays; ray += 1) {
    const [from, to] = [(ray - 0.25) / rays, (ray + 0.25) / rays].map((turn) => turn * Math.PI * 2) as [number, number]
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach)
    ctx.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach)
    ctx.closePath()
    ctx.fillStyle = ray % 2 === 0 ? '#f8d362' : '#fbe3a0'
    ctx.fill()
  }
  ctx.globalAlpha = 1
  drawGlow(ctx, { x, y }, box.height * 0.8)
  ctx.restore()
}

function drawGlow(ctx: CanvasRenderingContext2D, { x, y }: Point, reach: number): void {
  const glow = ctx.createRadialGradient(x, y, reach * 0.15, x, y, reach)
  glow.addColorStop(0, 'rgba(255, 250, 226, 0.95)')
  glow.addColorStop(1, 'rgba(255, 250, 226, 0)')
  ctx.beginPath()
  ctx.arc(x, y, reach, 0, Math.PI * 2)
  ctx.fillStyle = glow
  ctx.fill()
}

/** A winner's name, and below it the result. */
interface Plate {
  readonly name: FittedText
  readonly result: FittedText | null
  readonly height: number
}

function plateOf({ name, left }: DramaSide, { px, least }: SceneLayout, room: number): Plate {
  const fitted = fitText(name, 'title', { most: px.title + 6, least }, room, 2)
  const result = left ? fitText(left, 'figure', { most: px.text + 2, least }, room, 2) : null
  return { name: fitted, result, height: heightOfLines(fitted) + (result ? heightOfLines(result) + 2 : 0) }
}

function drawPlate(ctx: CanvasRenderingContext2D, { name, result }: Plate, x: number, y: number): void {
  writeFittedText(ctx, name, x, y, { face: 'title', colour: PARCHMENT_LIGHT })
  if (result) writeFittedText(ctx, result, x, y + heightOfLines(name) + 2, { face: 'figure', colour: '#f3d98f' })
}

/** A player who didn't win: the name and the result, beside the piece. */
interface Cell {
  readonly side: DramaSide
  readonly name: FittedText
  readonly result: FittedText | null
}

function cellOf(side: DramaSide, { least }: SceneLayout, width: number): Cell {
  const room = width - BESIDE - 18
  const result = side.left ? fitText(side.left, 'plain', { most: least, least }, room, 3) : null
  return { side, name: fitText(side.name, 'title', { most: least + 4, least }, room, 2), result }
}

function heightOfCell({ name, result }: Cell): number {
  return heightOfLines(name) + (result ? heightOfLines(result) : 0)
}

function drawCell(
  ctx: CanvasRenderingContext2D,
  cell: Cell,
  looks: Looks,
  { x, y, width, height }: Box,
  least: number,
): void {
  const { side, name, result } = cell
  const middle = y + height / 2
  drawRound(ctx, { x: x + 5, y: y + 4, width: width - 10, height: height - 8 }, 14, PARCHMENT_LIGHT)
  if (side.seat !== null) {
    const token = { ...looks.tokenFor(side.seat, side.topic), isUnnumbered: true }
    drawToken(ctx, token, { x: x + 58, y: middle }, PIECE)
    drawSeat(ctx, side.seat, { x: x + 32, y: middle + 16 }, Math.ceil(least / COUNT_SIZE))
  }
  const top = middle - heightOfCell(cell) / 2
  const style = { face: 'title', colour: INK, align: 'left' } as const
  writeFittedText(ctx, name, x + BESIDE, top, style)
  if (!result) return
  writeFittedText(ctx, result, x + BESIDE, top + heightOfLines(name), { ...style, face: 'plain', colour: '#5b4a2f' })
}
