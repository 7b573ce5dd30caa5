import type { CanvasRenderingContext2D } from 'canvas'
import { BOARD_SIZE } from '../../../games/warlock/data/board.ts'
import type { WarlockView } from '../../../games/warlock/view/view.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import type { Box } from '../../canvas/geometry.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import type { WholeShown } from '../../card/board.ts'
import { drawEntry } from '../../card/roster-wide.ts'
import { drawLegend } from './legend.ts'
import { drawNotebook, heightOfNotebook } from './notebook.ts'
import { sayInWarlock } from './say.ts'
import type { Scene } from './scene.ts'
import { fillBox } from '../../canvas/panel.ts'

/** The letters of the columns and the numbers of the rows, which name squares: Q26. */
export function drawReferences(ctx: CanvasRenderingContext2D, camera: Camera): void {
  const style = { face: 'figure', px: 17, colour: '#d9cbb2' } as const
  const { frame } = camera
  for (let x = 2; x < BOARD_SIZE.width - 2; x++) {
    const letters = x < 26 ? String.fromCharCode(65 + x) : `A${String.fromCharCode(65 + x - 26)}`
    const at = onCanvas(camera, { x: x + 0.5, y: 0 })
    for (const y of [frame.y + 23, frame.y + frame.height - 23]) write(ctx, letters, at.x, y, style)
  }
  for (let y = 0; y < BOARD_SIZE.height; y++) {
    const at = onCanvas(camera, { x: 0, y: y + 0.5 })
    for (const x of [frame.x + 26, frame.x + frame.width - 20]) write(ctx, String(y + 1), x, at.y, style)
  }
}

const [TITLE_HEIGHT, LEGEND_HEIGHT] = [124, 560]
const MAX_ENTRY_HEIGHT = 112

/** Beside the map of the whole dungeon: its title, the roster, the viewer's notebook and the legend. */
export function drawSidebar(
  ctx: CanvasRenderingContext2D,
  { scene, view, entries }: WholeShown<WarlockView, Scene>,
  box: Box,
): void {
  fillBox(ctx, box, PARCHMENT_LIGHT)
  fillBox(ctx, { ...box, width: 4 }, INK)
  const middle = box.x + box.width / 2
  write(ctx, sayInWarlock('sidebar-title-above'), middle, box.y + 44, { face: 'region', px: 34 })
  write(ctx, sayInWarlock('sidebar-title'), middle, box.y + 84, { face: 'title', px: 44 })
  const notebook = heightOfNotebook(view)
  const room = box.height - TITLE_HEIGHT - LEGEND_HEIGHT - notebook
  const height = Math.min(MAX_ENTRY_HEIGHT, room / entries.length)
  entries.forEach((entry, i) => {
    const y = box.y + TITLE_HEIGHT + i * height
    drawEntry(ctx, entry, { x: box.x + 4, y, width: box.width - 12, height })
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(box.x + 20, y, box.width - 40, 2)
  })
  const top = box.y + box.height - LEGEND_HEIGHT - notebook
  if (notebook > 0) drawNotebook(ctx, view, scene, { ...box, y: top, height: notebook })
  drawLegend(ctx, { ...box, y: box.y + box.height - LEGEND_HEIGHT, height: LEGEND_HEIGHT - 16 })
}
