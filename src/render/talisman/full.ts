import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { centreOf } from '../geometry.ts'
import { INK, PARCHMENT } from '../palette.ts'
import { drawFrame } from '../panel.ts'
import { write } from '../text.ts'
import { drawIcon } from '../icons.ts'
import { drawBoard } from './board.ts'
import { BOARD } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawRoster, rosterHeight } from './roster.ts'
import type { Scene } from './scene.ts'

const [WIDTH, HEIGHT] = [1600, 1400]
const [TITLE, LEGEND] = [96, 108]
const SCALE = 122

/** The whole board with names, pieces, and what the signs mean. */
export function paintFull(scene: Scene, numbers: ReadonlyMap<string, number>): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  const strip = rosterHeight(scene, WIDTH) + 6
  const frame = { x: 0, y: TITLE, width: WIDTH, height: HEIGHT - strip - LEGEND - TITLE }
  drawTitle(ctx)
  drawBoard(ctx, scene, { at: centreOf(BOARD), scale: SCALE, frame }, numbers, 24)
  drawLegend(ctx, { x: 0, y: frame.y + frame.height, width: WIDTH, height: LEGEND })
  drawRoster(ctx, scene, { x: 6, y: HEIGHT - strip, width: WIDTH - 12, height: strip - 6 })
  drawFrame(ctx, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 8)
  return canvas
}

function drawTitle(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = PARCHMENT
  ctx.fillRect(0, 0, WIDTH, TITLE)
  ctx.fillStyle = INK
  ctx.fillRect(0, TITLE - 3, WIDTH, 3)
  const middle = WIDTH / 2
  const width = write(ctx, 'Talisman', middle, 50, { face: 'title', px: 62, spacing: 0.06 })
  for (const side of [-1, 1]) drawIcon(ctx, 'crown', middle + side * (width / 2 + 56), 50, 54, '#9a6d08')
}
