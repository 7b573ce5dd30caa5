import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { framed, FULL } from '../composition.ts'
import { centreOf } from '../geometry.ts'
import { INK, PARCHMENT } from '../palette.ts'
import { drawStrip, heightOfStrip } from '../strip.ts'
import { write } from '../text.ts'
import { drawIcon } from '../icons.ts'
import { drawBoard } from './board.ts'
import { BOARD, WHOLE_BOARD } from './layout.ts'
import { drawLegend } from './legend.ts'
import { entriesOf } from './roster.ts'
import type { Scene } from './scene.ts'

const { width: WIDTH, height: HEIGHT } = FULL
const [TITLE, LEGEND] = [96, 108]

/** The whole board with names, pieces, and what the signs mean. */
export function paintFull(scene: Scene, numbers: ReadonlyMap<string, number>): Canvas {
  return framed(FULL, 8, (ctx) => {
    const entries = entriesOf(scene)
    const strip = heightOfStrip(entries, WIDTH) + 6
    const frame = { x: 0, y: TITLE, width: WIDTH, height: HEIGHT - strip - LEGEND - TITLE }
    drawTitle(ctx)
    const camera = { at: centreOf(BOARD), scale: WHOLE_BOARD.full, frame }
    drawBoard(ctx, scene, camera, { numbers, leastName: 24, least: 0, covered: null })
    drawLegend(ctx, { x: 0, y: frame.y + frame.height, width: WIDTH, height: LEGEND })
    drawStrip(ctx, entries, { x: 6, y: HEIGHT - strip, width: WIDTH - 12, height: strip - 6 }, 1)
  })
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
