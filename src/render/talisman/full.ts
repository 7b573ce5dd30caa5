import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import type { TalismanView } from '../../games/talisman/view/view.ts'
import { around, partOf } from '../camera.ts'
import { composed, framed, FULL, LEAST, unfolded } from '../composition.ts'
import { centreOf } from '../geometry.ts'
import { INK, PARCHMENT } from '../palette.ts'
import { drawStrip, heightOfStrip } from '../strip.ts'
import { write } from '../text.ts'
import { drawIcon } from '../icons.ts'
import { drawKey, OWN_LETTERS } from '../own.ts'
import { drawBoard } from './board.ts'
import type { Request } from '../painter.ts'
import { TITLE } from './card.ts'
import { BOARD, LARGE, NARROW_WHOLE, PART_SCALES, placeOf, STAGE, WHOLE_BOARD, WORLD, type SpaceId } from './layout.ts'
import { drawLegend } from './legend.ts'
import { drawOwn } from './own.ts'
import { entriesOf } from './roster.ts'
import type { Scene } from './scene.ts'

const { width: WIDTH, height: HEIGHT } = FULL
const [HEAD, LEGEND] = [96, 108]

/** A map: of all the board, or of what is asked for. */
export function paintMap(
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  own: SpaceId,
  { extract = 'whole', framing }: Pick<Request, 'extract' | 'framing'>,
  view: TalismanView,
): Canvas {
  const overlay = { numbers, leastName: 28, least: LEAST[framing], covered: null }
  if (extract === 'large') {
    return unfolded(BOARD, LARGE, (ctx, camera) => {
      drawOwn(ctx, view, camera, OWN_LETTERS, drawBoard(ctx, scene, camera, overlay))
    })
  }
  if (extract === 'whole' && framing === 'wide') return paintFull(scene, numbers, view)
  const scale = extract === 'whole' ? NARROW_WHOLE : PART_SCALES[framing]
  return composed({
    framing,
    drawMap: (ctx, frame) => {
      const camera =
        extract === 'own'
          ? around(STAGE, frame, placeOf(own), scale)
          : partOf(BOARD, frame, scale, extract === 'whole' ? 'middle' : extract)
      const taken = drawBoard(ctx, scene, camera, overlay)
      if (extract !== 'whole') drawOwn(ctx, view, camera, OWN_LETTERS, taken)
    },
    mostHeight: () => WORLD.height * scale,
    fight: null,
    entries: entriesOf(scene),
    title: TITLE,
  })
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
    const camera = { at: centreOf(BOARD), scale: WHOLE_BOARD.full, frame }
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
