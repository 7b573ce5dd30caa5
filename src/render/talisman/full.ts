import { createCanvas, type Canvas } from 'canvas'
import { centreOf } from '../geometry.ts'
import { drawFrame } from '../panel.ts'
import { drawBoard } from './board.ts'
import { BOARD } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawRoster, rosterHeight } from './roster.ts'
import type { Scene } from './scene.ts'

const [WIDTH, HEIGHT] = [1600, 1400]
const LEGEND = 100
const SCALE = 138

/** The whole board with names, pieces, and what the signs mean. */
export function paintFull(scene: Scene, numbers: ReadonlyMap<string, number>): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  const strip = rosterHeight(scene, WIDTH) + 6
  const frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT - strip - LEGEND }
  drawBoard(ctx, scene, { at: centreOf(BOARD), scale: SCALE, frame }, numbers, 24)
  drawLegend(ctx, { x: 0, y: frame.height, width: WIDTH, height: LEGEND })
  drawRoster(ctx, scene, { x: 6, y: HEIGHT - strip, width: WIDTH - 12, height: strip - 6 })
  drawFrame(ctx, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 8)
  return canvas
}
