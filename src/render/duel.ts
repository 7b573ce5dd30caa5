import type { CanvasRenderingContext2D } from 'canvas'
import { drawDie } from './dice.ts'
import type { Box } from './geometry.ts'
import { stampIcon } from './icons.ts'
import { GOLD, INK, PARCHMENT, PARCHMENT_DARK, RED } from './palette.ts'
import { drawBar, drawDiscs, drawSheet } from './panel.ts'
import { fit, shorten, widthOf, wrap, write } from './text.ts'
import { drawFightTitle, drawLikeness, type Likeness } from './versus.ts'

/** A fight of one score against another: what each side has, its dice, and who is ahead. */
export interface Duel {
  readonly title: string
  readonly left: Side
  readonly right: Side
  /** How it stands, in a few words. */
  readonly verdict: string
}

export interface Side {
  readonly name: string
  readonly face: Likeness
  /** What it can lose, as a row of icons or as a bar. */
  readonly health: Health | null
  /** What adds up to the score. */
  readonly parts: readonly { readonly label: string; readonly value: number }[]
  /** Empty before they fall. */
  readonly dice: readonly number[]
  /** How many are still to fall. */
  readonly diceToCome: number
  /** Without what is still to come. */
  readonly total: number
  readonly isAhead: boolean
}

export type Health =
  | { readonly kind: 'lives'; readonly left: number }
  | { readonly kind: 'bar'; readonly left: number; readonly most: number }

/** What a fight takes up: more where more adds up. */
export function heightOfDuel({ left, right }: Duel): number {
  const lines = Math.min(MOST_PARTS, Math.max(1, left.parts.length, right.parts.length))
  return 236 + Math.max(54, lines * 32)
}

export function drawDuel(ctx: CanvasRenderingContext2D, duel: Duel, box: Box): void {
  drawSheet(ctx, { ...box, x: box.x + 8, width: box.width - 16 }, 18, PARCHMENT)
  drawFightTitle(ctx, duel.title, box)
  const middle = box.x + box.width / 2
  const top = box.y + 78
  const height = box.height - 78 - 50
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(middle - 1, top + 4, 2, height - 6)
  drawSide(ctx, duel.left, { x: box.x + 28, y: top, width: box.width / 2 - 46, height })
  drawSide(ctx, duel.right, { x: middle + 18, y: top, width: box.width / 2 - 46, height })
  const px = fit(duel.verdict, 'region', 30, box.width - 80)
  write(ctx, duel.verdict, middle, box.y + box.height - 32, { face: 'region', px })
}

function drawSide(ctx: CanvasRenderingContext2D, side: Side, box: Box): void {
  const radius = 44
  const left = drawLikeness(ctx, side.face, box.x + radius + 6, box.y + radius + 8, radius) + 18
  const room = box.x + box.width - left - SCORE - 12
  const lines = fit(side.name, 'title', 34, room) < 27 ? wrap(side.name, 'title', 30, room).slice(0, 2) : [side.name] // prettier-ignore
  const px = Math.min(...lines.map((line) => fit(line, 'title', 34, room)))
  const nameY = box.y + (side.health ? 26 : 46)
  lines.forEach((line, i) => {
    write(ctx, line, left, nameY + (i - (lines.length - 1) / 2) * px * 0.9, { face: 'title', px, align: 'left' })
  })
  if (side.health) drawHealth(ctx, side.health, left, box.y + 72, room)
  drawScore(ctx, side, box.x + box.width - SCORE / 2 - 4, box.y + 50)
  drawSum(ctx, side, { x: box.x + 6, y: box.y + 108, width: box.width - 8, height: box.height - 108 })
}

function drawHealth(ctx: CanvasRenderingContext2D, health: Health, x: number, y: number, room: number): void {
  if (health.kind === 'lives') {
    const step = Math.min(28, room / Math.max(1, health.left))
    for (let i = 0; i < health.left; i++) stampIcon(ctx, 'hearts', x + 12 + i * step, y, 26, RED)
    return
  }
  const { left, most } = health
  const share = left / Math.max(1, most)
  const colour = share > 0.5 ? '#5d9a4f' : share > 0.25 ? '#dd9a2c' : RED
  const width = room - 62
  drawBar(ctx, { x, y: y - 13, width, height: 26 }, left, Math.max(left, most), colour, most > 12 ? 5 : 1)
  write(ctx, String(left), x + width + 10, y, { face: 'figure', px: 28, align: 'left' })
}

/** The width of the score's disc. */
const SCORE = 92

function drawScore(ctx: CanvasRenderingContext2D, side: Side, x: number, y: number): void {
  drawDiscs(ctx, x, y, [
    [SCORE / 2, INK],
    [(SCORE / 2) * 0.93, side.isAhead ? GOLD : '#d9c9a2'],
    [(SCORE / 2) * 0.78, '#fffaf0'],
  ])
  const text = side.diceToCome > 0 ? `${side.total}+` : String(side.total)
  write(ctx, text, x, y, { face: 'figure', px: text.length > 2 ? 36 : 44 })
}

/** Dice that have fallen or are to fall, and what is added to them. */
function drawSum(ctx: CanvasRenderingContext2D, side: Side, box: Box): void {
  const side_ = 46
  let x = box.x + side_ / 2 + 8
  const y = box.y + box.height / 2 - 6
  for (const value of side.dice) {
    drawDie(ctx, value, x, y, side_, side.isAhead)
    x += side_ * 1.42
  }
  for (let i = 0; i < side.diceToCome; i++) {
    drawUnknownDie(ctx, x, y, side_)
    x += side_ * 1.24
  }
  const left = x - side_ / 2 + 8
  drawParts(ctx, side.parts, { x: left, y: box.y, width: box.x + box.width - left, height: box.height })
}

function drawUnknownDie(ctx: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  ctx.beginPath()
  ctx.roundRect(x - side / 2, y - side / 2, side, side, side * 0.2)
  ctx.fillStyle = '#e8dcc0'
  ctx.fill()
  ctx.setLineDash([6, 5])
  ctx.strokeStyle = '#8b7b62'
  ctx.lineWidth = 2.5
  ctx.stroke()
  ctx.setLineDash([])
  write(ctx, '?', x, y, { face: 'figure', px: side * 0.6, colour: '#8b7b62' })
}

const PART_PX = 26
const MOST_PARTS = 3

/** Modifiers below each other; those that have no line share the last. */
function drawParts(ctx: CanvasRenderingContext2D, parts: Side['parts'], box: Box): void {
  const shown = parts.length > MOST_PARTS ? parts.slice(0, MOST_PARTS - 1) : parts
  const rest = parts.slice(shown.length)
  const sum = rest.reduce((total, { value }) => total + value, 0)
  const lines = [...shown, ...(rest.length > 0 ? [{ label: `from ${rest.length} more`, value: sum }] : [])]
  lines.forEach(({ label, value }, i) => {
    const y = box.y + box.height / 2 - 6 + (i - (lines.length - 1) / 2) * 33
    const figure = value < 0 ? `−${-value}` : `+${value}`
    const width = Math.max(44, widthOf(figure, 'figure', PART_PX) + 10)
    write(ctx, figure, box.x + width - 8, y, { face: 'figure', px: PART_PX, align: 'right' })
    const text = shorten(label, 'plain', PART_PX - 2, box.width - width)
    write(ctx, text, box.x + width, y, { face: 'plain', px: PART_PX - 2, align: 'left' })
  })
}
