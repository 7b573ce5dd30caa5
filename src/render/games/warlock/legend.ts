import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { INK, PARCHMENT_DARK } from '../../canvas/palette.ts'
import { fit, widthOf, write } from '../../canvas/text.ts'
import { drawToken } from '../../map/token.ts'
import { PASSAGES } from './ground.ts'
import { drawMaze } from './maze.ts'
import { FIGURES } from './figures.ts'
import { sayInWarlock } from './say.ts'
import { SIGNS, tokenFor } from './scene.ts'
import { SAMPLES, type LegendId } from './things.ts'
import { drawRound } from '../../canvas/panel.ts'

/** The meaning of signs and cards, one below the other. */
export function drawLegend(ctx: CanvasRenderingContext2D, box: Box): void {
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(box.x + 20, box.y, box.width - 40, 2)
  const rows: (readonly [LegendId, (x: number, y: number) => void])[] = [
    ...SAMPLES.map(([id, draw]) => [id, (x: number, y: number) => draw(ctx, x, y)] as const),
    ['legend-maze', (x, y) => drawMazes(ctx, x, y)],
    ['legend-passages', (x, y) => drawRings(ctx, x, y)],
    ['legend-no-lantern', (x, y) => drawToken(ctx, { ...tokenFor(4), sign: SIGNS.dark }, { x, y }, 17)],
    ['legend-misses', (x, y) => drawToken(ctx, { ...tokenFor(5), trouble: SIGNS.misses }, { x, y }, 17)],
  ]
  const figures = figuresIn(box)
  const step = (box.height - 31 - figures.length * 25) / rows.length
  rows.forEach(([id, draw], i) => {
    const y = box.y + 14 + step * (i + 0.5)
    draw(box.x + 62, y)
    const text = sayInWarlock(id)
    const px = fit(text, 'plain', 23, box.width - 134)
    write(ctx, text, box.x + 118, y, { face: 'plain', px, align: 'left' })
  })
  figures.forEach((line, at) => {
    drawFigures(ctx, line, box.x + 20, box.y + box.height - 24 + (at - (figures.length - 1) / 2) * 25)
  })
}

/** The letters of the figures' names, and how much wider than its name each is. */
const [FIGURE_PX, BESIDE_NAME] = [17, 30]

interface NamedFigure {
  readonly icon: string
  readonly colour: string
  readonly name: string
  readonly width: number
}

/** The figures of the roster with their names, in one line or, if their names are long, in two. */
function figuresIn(box: Box): readonly (readonly NamedFigure[])[] {
  const all = Object.entries(FIGURES).map(([figure, looks]): NamedFigure => {
    const name = sayInWarlock(`legend-${figure as keyof typeof FIGURES}`)
    return { ...looks, name, width: widthOf(name, 'plain', FIGURE_PX) + BESIDE_NAME }
  })
  const isLong = all.reduce((sum, { width }) => sum + width, 0) > box.width - 34
  return isLong ? [all.slice(0, 3), all.slice(3)] : [all]
}

function drawFigures(ctx: CanvasRenderingContext2D, line: readonly NamedFigure[], left: number, y: number): void {
  let x = left
  for (const { icon, colour, name, width } of line) {
    drawIcon(ctx, icon, { x: x + 10, y }, 22, colour)
    write(ctx, name, x + 24, y, { face: 'plain', px: FIGURE_PX, align: 'left', colour: INK })
    x += width
  }
}

function drawMazes(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  const box = (dx: number) => ({ x: x + dx - 19, y: y - 19, width: 38, height: 38 })
  drawMaze(ctx, box(-21), { isUp: false, openSides: null })
  drawMaze(ctx, box(21), { isUp: true, openSides: ['n', 'e', 'w'] })
}

function drawRings(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  Object.values(PASSAGES).forEach((colour, i) => {
    drawRound(ctx, { x: x - 42 + i * 30, y: y - 12, width: 25, height: 25 }, 5, colour, { colour: INK, width: 2 })
    ctx.beginPath()
    ctx.arc(x - 29.5 + i * 30, y + 0.5, 6.5, 0, Math.PI * 2)
    ctx.fillStyle = '#17110e'
    ctx.fill()
    ctx.strokeStyle = '#d8cdb8'
    ctx.stroke()
  })
}
