import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { BOARD_SIZE } from '../../../games/warlock/data/board.ts'
import type { WarlockView } from '../../../games/warlock/view/view.ts'
import { around, onCanvas, type Camera } from '../../canvas/camera.ts'
import { framed, FULL, LEAST } from '../../card/composition.ts'
import { centreOf, inner, type Box } from '../../canvas/geometry.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../../canvas/palette.ts'
import { drawEntry } from '../../card/roster-wide.ts'
import { write } from '../../canvas/text.ts'
import { drawDungeon } from './drawing.ts'
import type { BoardMap } from '../../card/map.ts'
import type { Request } from '../../canvas/request.ts'
import { MOST_NAME, TITLE as NAME } from './card.ts'
import { BOUNDS, LARGE, NARROW_WHOLES, PART_SCALES, placeOf, STAGE, WHOLE_BOARD } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawNotebook, heightOfNotebook } from './notebook.ts'
import { drawOwn } from './own.ts'
import { entriesOf } from './roster.ts'
import type { Scene } from './scene.ts'

const { width: WIDTH, height: HEIGHT } = FULL
const MAP = 1160

/** The dungeon as a map. */
export function dungeonMap(
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  own: string,
  { framing, names }: Pick<Request, 'framing' | 'names'>,
  view: WarlockView,
): BoardMap {
  const overlay = { numbers, mostName: MOST_NAME[framing], least: LEAST[framing], covered: null }
  return {
    bounds: BOUNDS,
    large: LARGE,
    parts: PART_SCALES,
    wholeIn,
    aroundOwn: (frame, scale) => around(STAGE, frame, placeOf(own), scale),
    mostHeight: (scale) => BOUNDS.height * scale + 24,
    draw: (ctx, camera) => drawDungeon(ctx, scene, camera, overlay),
    drawOwn: (ctx, camera, letters, taken) => drawOwn(ctx, view, camera, letters, taken),
    paintWhole: () => paintFull(scene, numbers, view, names),
    entries: entriesOf(scene),
    title: NAME,
  }
}

/** All of the dungeon on a phone, however many have their names below it. */
function wholeIn(frame: Box): Camera {
  const scale = NARROW_WHOLES.find((one) => BOUNDS.height * one + 8 <= frame.height) ?? NARROW_WHOLES[1]
  return { at: centreOf(BOUNDS), scale, frame }
}

/** The whole dungeon with names, map references and pieces; beside it everybody, and what the signs mean. */
function paintFull(
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  view: WarlockView,
  names: readonly string[],
): Canvas {
  return framed(FULL, 8, (ctx) => {
    const frame = { x: 0, y: 0, width: MAP, height: HEIGHT }
    const camera: Camera = { at: centreOf(BOUNDS), scale: WHOLE_BOARD, frame }
    const taken = drawDungeon(ctx, scene, camera, { numbers, mostName: 22, least: 0, covered: null, margin: 26 })
    drawReferences(ctx, camera)
    drawOwn(ctx, view, { ...camera, frame: inner(frame, 40) }, 24, taken)
    drawMargin(ctx, scene, view, names, { x: MAP, y: 0, width: WIDTH - MAP, height: HEIGHT })
  })
}

/** The letters of the columns and the numbers of the rows, as in the names of squares: Q26. */
function drawReferences(ctx: CanvasRenderingContext2D, camera: Camera): void {
  const style = { face: 'figure', px: 17, colour: '#d9cbb2' } as const
  for (let x = 2; x < BOARD_SIZE.width - 2; x++) {
    const letters = x < 26 ? String.fromCharCode(65 + x) : `A${String.fromCharCode(65 + x - 26)}`
    const at = onCanvas(camera, { x: x + 0.5, y: 0 })
    for (const y of [camera.frame.y + 23, camera.frame.y + camera.frame.height - 23])
      write(ctx, letters, at.x, y, style)
  }
  for (let y = 0; y < BOARD_SIZE.height; y++) {
    const at = onCanvas(camera, { x: 0, y: y + 0.5 })
    for (const x of [camera.frame.x + 26, camera.frame.x + camera.frame.width - 20])
      write(ctx, String(y + 1), x, at.y, style)
  }
}

const [TITLE, LEGEND] = [124, 560]

function drawMargin(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  view: WarlockView,
  names: readonly string[],
  box: Box,
): void {
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, 4, box.height)
  const middle = box.x + box.width / 2
  write(ctx, 'The Dungeon under', middle, box.y + 44, { face: 'region', px: 34 })
  write(ctx, 'Firetop Mountain', middle, box.y + 84, { face: 'title', px: 44 })
  const entries = entriesOf(scene)
  const notebook = heightOfNotebook(view)
  const room = box.height - TITLE - LEGEND - notebook
  const height = Math.min(112, room / entries.length)
  entries.forEach((entry, i) => {
    const y = box.y + TITLE + i * height
    drawEntry(ctx, entry, { x: box.x + 4, y, width: box.width - 12, height })
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(box.x + 20, y, box.width - 40, 2)
  })
  const top = box.y + box.height - LEGEND - notebook
  if (notebook > 0) drawNotebook(ctx, view, names, { x: box.x, y: top, width: box.width, height: notebook })
  drawLegend(ctx, { x: box.x, y: box.y + box.height - LEGEND, width: box.width, height: LEGEND - 16 })
}
