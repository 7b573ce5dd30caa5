import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaSide } from '../../engine/index.ts'
import {
  fitText,
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type SceneBody,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import type { Point } from '../canvas/geometry.ts'
import { drawOnDisc, HUES } from '../faces/emblem.ts'
import { easing, fadingIn, progress, clippedTo } from './motion.ts'
import { drawPane, drawSeat } from './portrait.ts'
import { drawIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawDiscs } from '../canvas/panel.ts'

/** A tombstone with a name, and the account of the death beside it, or below it on a phone. */

const STONE = { width: 330, height: 344 } as const
/** The niche with the portrait. */
const NICHE = { width: 216, height: 216, top: 34 } as const
const MARGIN = 30

export function deathBody({ sides = [], lines, about }: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const isWide = layout.framing === 'wide'
  const room = isWide ? layout.width - STONE.width - 4 * MARGIN : layout.width - 2 * MARGIN - 20
  const text = fitParagraphs(lines, { ...layout, px: { ...layout.px, text: 33 } }, room, isWide ? 8 : 6)
  const textHigh = heightOfLines(text)
  const height = isWide
    ? Math.max(STONE.height + 2 * MARGIN - 8, textHigh + 2 * MARGIN)
    : STONE.height + textHigh + 2 * MARGIN + 26
  return {
    hue: HUES.night,
    height,
    draw: (ctx, top, moment) => {
      const x = isWide ? MARGIN * 2 + STONE.width / 2 : layout.width / 2
      const y = top + (isWide ? height - STONE.height - 12 : MARGIN)
      drawEarth(ctx, layout.width, top + height, isWide ? 54 : textHigh + 70)
      const sunk = Math.round((1 - easing(moment, 0, 0.75)) * STONE.height)
      const grave = { x: 0, y: top, width: layout.width, height: y + STONE.height + 12 - top }
      clippedTo(ctx, grave, () => drawGrave(ctx, sides[0], layout, looks, { x, y: y + sunk }))
      const shown = progress(moment, 0.75, 0.95)
      const killer = { x: x + NICHE.width / 2 + 4, y: y + NICHE.top + NICHE.height - 44 }
      fadingIn(ctx, shown, () => drawKiller(ctx, about, looks, killer.x, killer.y))
      const left = isWide ? MARGIN * 3 + STONE.width + room / 2 : layout.width / 2
      const from = isWide ? top + (height - textHigh) / 2 - 10 : top + height - textHigh - 22
      writeFittedText(ctx, text, left, from, { face: 'plain', colour: isWide ? INK : PARCHMENT_LIGHT })
    },
  }
}

/** Draws the stone with the portrait and the name. */
function drawGrave(
  ctx: CanvasRenderingContext2D,
  dead: DramaSide | undefined,
  layout: SceneLayout,
  looks: Looks,
  { x, y }: Point,
): void {
  drawStone(ctx, x, y)
  if (!dead) return
  drawNiche(ctx, dead, looks, x, y + NICHE.top)
  const name = fitText(dead.name, 'title', { most: 38, least: layout.least }, STONE.width - 66, 2)
  writeFittedText(ctx, name, x, y + NICHE.top + NICHE.height + 8, { face: 'title', colour: INK })
}

function drawEarth(ctx: CanvasRenderingContext2D, width: number, bottom: number, high: number): void {
  ctx.beginPath()
  ctx.moveTo(0, bottom)
  ctx.lineTo(0, bottom - high * 0.8)
  ctx.quadraticCurveTo(width * 0.3, bottom - high * 1.15, width * 0.6, bottom - high * 0.9)
  ctx.quadraticCurveTo(width * 0.85, bottom - high * 0.72, width, bottom - high)
  ctx.lineTo(width, bottom)
  ctx.closePath()
  ctx.fillStyle = '#2f3b2a'
  ctx.fill()
}

function drawStone(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  const { width, height } = STONE
  for (const [aside, colour] of [
    [8, 'rgba(20, 16, 24, 0.45)'],
    [0, '#b9b6bf'],
  ] as const) {
    ctx.beginPath()
    ctx.roundRect(x - width / 2 + aside, y + aside, width, height, [width * 0.46, width * 0.46, 8, 8])
    ctx.fillStyle = colour
    ctx.fill()
  }
  ctx.strokeStyle = INK
  ctx.lineWidth = 5
  ctx.stroke()
  ctx.beginPath()
  ctx.roundRect(x - width / 2 + 15, y + 15, width - 30, height - 22, [width * 0.42, width * 0.42, 4, 4])
  ctx.strokeStyle = '#8b8893'
  ctx.lineWidth = 3
  ctx.stroke()
}

/** Draws the dead in an arched niche, with the number of the seat. */
function drawNiche(ctx: CanvasRenderingContext2D, dead: DramaSide, looks: Looks, x: number, y: number): void {
  const { width, height } = NICHE
  const box = { x: x - width / 2, y, width, height }
  drawPane(ctx, dead, looks, box, { mood: 'plain', strip: 0, corners: [width / 2, width / 2, 8, 8] })
  drawSeat(ctx, dead.seat, { x: box.x + 4, y: y + height - 20 })
}

/** Draws the cause of death, small, at the edge of the niche. */
function drawKiller(
  ctx: CanvasRenderingContext2D,
  about: string | undefined,
  looks: Looks,
  x: number,
  y: number,
): void {
  const emblem = looks.emblemOf(about)
  drawDiscs(ctx, x, y, [[44, INK], [40, '#d9d6df']]) // prettier-ignore
  if (emblem) return drawOnDisc(ctx, emblem, { x, y }, 40)
  drawIcon(ctx, 'skull-crossed-bones', { x, y }, 56, '#3c3945')
}
