import type { CanvasRenderingContext2D } from 'canvas'
import {
  drawSide,
  fitText,
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type SceneBody,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import { drawOnDisc, HUES } from '../faces/emblem.ts'
import { drawIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'

/** A tombstone with a name, and the account of the death beside it, or below it on a phone. */

const STONE = { width: 330, height: 316 } as const
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
    draw: (ctx, top) => {
      const x = isWide ? MARGIN * 2 + STONE.width / 2 : layout.width / 2
      const y = top + (isWide ? height - STONE.height - 12 : MARGIN)
      drawEarth(ctx, layout.width, top + height, isWide ? 54 : textHigh + 70)
      drawStone(ctx, x, y)
      const [dead] = sides
      if (dead) {
        drawSide(ctx, dead, looks, { x, y: y + 104 }, 52)
        const name = fitText(dead.name, 'title', { most: 38, least: layout.least }, STONE.width - 66, 2)
        writeFittedText(ctx, name, x, y + 172, { face: 'title', colour: INK })
      }
      drawKiller(ctx, about, looks, x, y + STONE.height - 44)
      const left = isWide ? MARGIN * 3 + STONE.width + room / 2 : layout.width / 2
      const from = isWide ? top + (height - textHigh) / 2 - 10 : top + height - textHigh - 22
      writeFittedText(ctx, text, left, from, { face: 'plain', colour: isWide ? INK : PARCHMENT_LIGHT })
    },
  }
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

/** Draws the cause of death, small, at the foot of the stone. */
function drawKiller(
  ctx: CanvasRenderingContext2D,
  about: string | undefined,
  looks: Looks,
  x: number,
  y: number,
): void {
  const emblem = looks.emblemOf(about)
  if (!emblem) return drawIcon(ctx, 'skull-crossed-bones', { x, y }, 56, '#5e5b66')
  drawIcon(ctx, 'skull-crossed-bones', { x: x - 36, y }, 50, '#5e5b66')
  drawOnDisc(ctx, emblem, { x: x + 36, y }, 34)
}
