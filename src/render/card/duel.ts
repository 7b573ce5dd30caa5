import type { CanvasRenderingContext2D } from 'canvas'
import { sayShared, signed } from '../../language/index.ts'
import { LEAST_LETTER_PX, type CardPart } from './composition.ts'
import { drawBlankDie, drawDie } from '../canvas/dice.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import { drawCachedIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT, PARCHMENT_DARK, RED } from '../canvas/palette.ts'
import { drawBar, drawDiscs, drawSheet } from '../canvas/panel.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { fit, shorten, widthOf, wrap, write } from '../canvas/text.ts'
import { drawFightTitle, drawLikeness, drawOdds, heightOfOdds, type Likeness, type Odds } from './versus.ts'

/** A fight of two scores: the parts of each score, the dice, who is ahead, and the odds. */
export interface Duel {
  readonly title: string
  readonly left: Side
  readonly right: Side
  readonly odds: Odds | null
}

export interface Side {
  readonly name: string
  readonly face: Likeness
  /** The Lives or Stamina that the side can lose, as a row of icons or as a bar. */
  readonly health: HealthBar | null
  /** The summands of the score. */
  readonly parts: readonly { readonly label: string; readonly value: number }[]
  /** The dice of the last roll; empty before the first. */
  readonly dice: readonly number[]
  /** The score of the last roll; `null` before the first. */
  readonly made: number | null
  /** The number of dice in the next roll. */
  readonly throws: number
  /** The bonus on the dice. */
  readonly total: number
  readonly isAhead: boolean
}

export type HealthBar =
  | { readonly kind: 'lives'; readonly left: number }
  | { readonly kind: 'bar'; readonly left: number; readonly most: number }

/** Lengths in pixels, by framing. */
interface Measures {
  readonly framing: PictureFraming
  readonly head: number
  readonly radius: number
  readonly die: number
  readonly least: number
  readonly px: number
  readonly line: number
  /** Whether the summands stand beside the dice, or below them. */
  readonly isBeside: boolean
}

const MEASURES: Readonly<Record<PictureFraming, Measures>> = {
  wide: { framing: 'wide', head: 100, radius: 42, die: 44, least: 22, px: 25, line: 31, isBeside: true },
  narrow: {
    framing: 'narrow',
    head: 104,
    radius: 40,
    die: 48,
    least: LEAST_LETTER_PX,
    px: 28,
    line: 34,
    isBeside: false,
  },
}

const TITLE = 76
const THROW = 74
const MAX_PARTS = 3

/** The height of the panel, which grows with the number of summands. */
export function heightOfDuel({ left, right, odds }: Duel, framing: PictureFraming): number {
  const { head, line, isBeside } = MEASURES[framing]
  const parts = Math.min(MAX_PARTS, Math.max(1, left.parts.length, right.parts.length)) * line
  const body = head + (isBeside ? Math.max(THROW, parts) : THROW + parts)
  return TITLE + body + 16 + (odds ? heightOfOdds(odds, framing) : 0)
}

/** The panel of a duel on a card. */
export function panelOf(duel: Duel, framing: PictureFraming): CardPart {
  return { height: heightOfDuel(duel, framing), draw: (ctx, box) => drawDuel(ctx, duel, box, framing) }
}

export function drawDuel(ctx: CanvasRenderingContext2D, duel: Duel, box: Box, framing: PictureFraming): void {
  drawSheet(ctx, { ...box, x: box.x + 8, width: box.width - 16 }, 18, PARCHMENT)
  drawFightTitle(ctx, duel.title, box)
  const middle = box.x + box.width / 2
  const foot = duel.odds ? heightOfOdds(duel.odds, framing) : 0
  const [top, height] = [box.y + TITLE, box.height - TITLE - foot - 10]
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(middle - 1, top + 6, 2, height - 8)
  const width = box.width / 2 - 42
  drawSide(ctx, duel.left, { x: box.x + 26, y: top, width, height }, MEASURES[framing])
  drawSide(ctx, duel.right, { x: middle + 16, y: top, width, height }, MEASURES[framing])
  if (duel.odds)
    drawOdds(
      ctx,
      duel.odds,
      { x: box.x + 26, y: box.y + box.height - foot - 6, width: box.width - 52, height: foot },
      framing,
    )
}

function drawSide(ctx: CanvasRenderingContext2D, side: Side, box: Box, measures: Measures): void {
  const { head, radius, least, isBeside, line } = measures
  const left =
    drawLikeness(ctx, side.face, { x: box.x + radius + 4, y: box.y + head / 2 }, radius, measures.framing) + 16
  const room = box.x + box.width - left
  drawName(ctx, side, { x: left, y: box.y + (side.health ? head * 0.31 : head / 2) }, room, least)
  if (side.health) drawHealth(ctx, side.health, { x: left, y: box.y + head * 0.74 }, room)
  const y = box.y + head
  const shown = partsOf(side.parts)
  const throwEnds = drawThrow(ctx, side, { x: box.x + 4, y: y + THROW / 2 }, box.width, measures)
  const beside = {
    x: throwEnds + 16,
    y,
    width: box.x + box.width - throwEnds - 16,
    height: Math.max(THROW, shown.length * line),
  }
  const below = { x: box.x + 6, y: y + THROW - 4, width: box.width - 6, height: shown.length * line }
  drawParts(ctx, shown, isBeside ? beside : below, measures)
}

/** Draws a name, in two lines if one has no room for it. */
function drawName(
  ctx: CanvasRenderingContext2D,
  { name, health }: Side,
  { x, y }: Point,
  room: number,
  least: number,
): void {
  const one = fit(name, 'title', 34, room)
  const lines = one >= least || health ? [name] : wrap(name, 'title', least, room).slice(0, 2)
  const px = Math.max(least, Math.min(...lines.map((line) => fit(line, 'title', 34, room))))
  lines.forEach((line, i) => {
    const text = shorten(line, 'title', px, room)
    write(ctx, text, x, y + (i - (lines.length - 1) / 2) * px * 0.95, { face: 'title', px, align: 'left' })
  })
}

function drawHealth(ctx: CanvasRenderingContext2D, health: HealthBar, { x, y }: Point, room: number): void {
  if (health.kind === 'lives') {
    const step = Math.min(30, room / Math.max(1, health.left))
    for (let i = 0; i < health.left; i++) drawCachedIcon(ctx, 'hearts', { x: x + 14 + i * step, y }, 28, RED)
    return
  }
  const { left, most } = health
  const share = left / Math.max(1, most)
  const colour = share > 0.5 ? '#5d9a4f' : share > 0.25 ? '#dd9a2c' : RED
  const figure = `${left}/${Math.max(left, most)}`
  const px = 28
  const width = Math.max(0, room - widthOf(figure, 'figure', px) - 14)
  if (width > 30)
    drawBar(
      ctx,
      { x, y: y - 14, width, height: 28 },
      { left, most: Math.max(left, most), notchEvery: most > 12 ? 5 : 1 },
      colour,
    )
  write(ctx, figure, x + (width > 30 ? width + 12 : 0), y, { face: 'figure', px, align: 'left' })
}

/** Draws the dice as they fell, or blank dice before the roll, with the bonus and the score. Returns the right edge. */
function drawThrow(
  ctx: CanvasRenderingContext2D,
  side: Side,
  { x: left, y }: Point,
  room: number,
  { die }: Measures,
): number {
  const step = die * 1.34
  let x = left + die * 0.66
  for (const value of side.dice) {
    drawDie(ctx, value, { x, y }, die, side.isAhead)
    x += step
  }
  if (side.made === null) {
    for (let i = 0; i < side.throws; i++) {
      drawBlankDie(ctx, { x, y }, die)
      x += step
    }
  }
  x -= die * 0.42
  // A single summand is the whole bonus, and already stands beside the dice.
  if (side.parts.length > 1) x += write(ctx, signed(side.total), x, y, { face: 'figure', px: 34, align: 'left' })
  if (side.made === null) return x
  const radius = 34
  if (x + 2 * radius + 12 > left + room) return x
  drawDiscs(ctx, x + radius + 12, y, [
    [radius, INK],
    [radius * 0.92, side.isAhead ? GOLD : '#d9c9a2'],
    [radius * 0.76, '#fffaf0'],
  ])
  write(ctx, String(side.made), x + radius + 12, y, { face: 'figure', px: 32 })
  return x + 2 * radius + 12
}

type Parts = Side['parts']

/** The summands in lines. Those without a line of their own share the last one. */
function partsOf(parts: Parts): Parts {
  const shown = parts.length > MAX_PARTS ? parts.slice(0, MAX_PARTS - 1) : parts
  const rest = parts.slice(shown.length)
  const sum = rest.reduce((total, { value }) => total + value, 0)
  return [
    ...shown,
    ...(rest.length > 0 ? [{ label: sayShared('parts-more', { count: rest.length }), value: sum }] : []),
  ]
}

function drawParts(ctx: CanvasRenderingContext2D, parts: Parts, box: Box, { px, line, least }: Measures): void {
  parts.forEach(({ label, value }, i) => {
    const y = box.y + box.height / 2 + (i - (parts.length - 1) / 2) * line
    const figure = signed(value)
    const width = Math.max(46, widthOf(figure, 'figure', px) + 12)
    write(ctx, figure, box.x + width - 10, y, { face: 'figure', px, align: 'right' })
    const size = Math.max(least, fit(label, 'plain', px, box.width - width))
    const text = shorten(label, 'plain', size, box.width - width)
    write(ctx, text, box.x + width, y, { face: 'plain', px: size, align: 'left' })
  })
}
