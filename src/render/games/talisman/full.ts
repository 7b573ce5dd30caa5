import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import type { TalismanView } from '../../../games/talisman/view/view.ts'
import { around } from '../../canvas/camera.ts'
import { framed, FULL, LEAST } from '../../card/composition.ts'
import { centreOf } from '../../canvas/geometry.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import { drawStrip, heightOfStrip } from '../../card/roster-wide.ts'
import { write } from '../../canvas/text.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { drawKey } from '../../map/own.ts'
import { drawBoard } from './drawing.ts'
import type { BoardMap } from '../../card/map.ts'
import type { Framing } from '../../canvas/request.ts'
import { TITLE } from './card.ts'
import { BOUNDS, LARGE, NARROW_WHOLE, PART_SCALES, placeOf, STAGE, WHOLE_BOARD, WORLD, type SpaceId } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawOwn } from './own.ts'
import { entriesOf } from './roster.ts'
import type { Scene } from './scene.ts'

const { width: WIDTH, height: HEIGHT } = FULL
const [HEAD, LEGEND] = [96, 108]

/** The board as a map. */
export function landMap(
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  own: SpaceId,
  framing: Framing,
  view: TalismanView,
): BoardMap {
  const overlay = { numbers, leastName: 28, least: LEAST[framing], covered: null }
  return {
    bounds: BOUNDS,
    large: LARGE,
    parts: PART_SCALES,
    wholeIn: (frame) => ({ at: centreOf(BOUNDS), scale: NARROW_WHOLE, frame }),
    aroundOwn: (frame, scale) => around(STAGE, frame, placeOf(own), scale),
    mostHeight: (scale) => WORLD.height * scale,
    draw: (ctx, camera) => drawBoard(ctx, scene, camera, overlay),
    drawOwn: (ctx, camera, letters, taken) => drawOwn(ctx, view, camera, letters, taken),
    paintWhole: () => paintFull(scene, numbers, view),
    entries: entriesOf(scene),
    title: TITLE,
  }
}

/** The whole board with names, pieces, and what the signs mean. */
function paintFull(scene: Scene, numbers: ReadonlyMap<string, number>, view: TalismanView): Canvas {
  return framed(FULL, 8, (ctx) => {
    const entries = entriesOf(scene)
    const strip = heightOfStrip(entries, WIDTH) + 6
    const frame = { x: 0, y: HEAD, width: WIDTH, height: HEIGHT - strip - LEGEND - HEAD }
    drawTitle(ctx)
    const head = { frame: { x: 0, y: 0, width: WIDTH, height: HEAD }, taken: [] }
    if (view.viewer !== null) drawKey(ctx, { turns: 'Turns for you' }, 26, head)
    const camera = { at: centreOf(BOUNDS), scale: WHOLE_BOARD.full, frame }
    drawOwn(ctx, view, camera, 26, drawBoard(ctx, scene, camera, { numbers, leastName: 24, least: 0, covered: null }))
    drawLegend(ctx, { x: 0, y: frame.y + frame.height, width: WIDTH, height: LEGEND })
    drawStrip(ctx, entries, { x: 6, y: HEIGHT - strip, width: WIDTH - 12, height: strip - 6 }, 1)
  })
}

function drawTitle(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = PARCHMENT
  ctx.fillRect(0, 0, WIDTH, HEAD)
  ctx.fillStyle = INK
  ctx.fillRect(0, HEAD - 3, WIDTH, 3)
  const middle = WIDTH / 2
  const width = write(ctx, 'Talisman', middle, 50, { face: 'title', px: 62, spacing: 0.06 })
  for (const side of [-1, 1]) drawIcon(ctx, 'crown', middle + side * (width / 2 + 56), 50, 54, '#9a6d08')
}
