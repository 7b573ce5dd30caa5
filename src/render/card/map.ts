import type { Canvas } from 'canvas'
import { cameraAround, partOf, type Camera } from '../canvas/camera.ts'
import { centreOf, inner, type Box } from '../canvas/geometry.ts'
import type { PictureRequest } from '../canvas/request.ts'
import { OWN_PX } from '../map/own.ts'
import { pointOf, type Board, type BoardScene, type BoardView } from './board.ts'
import { paintComposition, paintFramed, WHOLE_MAP_SIZE, LEAST_PX, paintLargeMap } from './composition.ts'
import { drawLegend } from './legend.ts'
import { drawWideRoster } from './roster-wide.ts'

/** What a map shows of a board. */
export interface MapShown<V, S> {
  readonly view: V
  readonly scene: S
  /** The place of the viewer's own piece. */
  readonly own: string
  readonly numbers: ReadonlyMap<string, number>
  readonly request: Pick<PictureRequest, 'extract' | 'framing'>
}

/** A map: of the whole board, or of the part that was requested. */
export function paintMap<V extends BoardView, S extends BoardScene>(board: Board<V, S>, shown: MapShown<V, S>): Canvas {
  const { view, scene, own, numbers } = shown
  const { extract = 'whole', framing } = shown.request
  const { bounds, scales } = board
  const namePx = board.namePxOf('map', framing, 0)
  const overlay = { own, numbers, namePx, leastPx: LEAST_PX[framing], covered: null }
  if (extract === 'large') {
    return paintLargeMap(bounds, scales.large, (ctx, camera) => {
      board.drawOwn(ctx, view, camera, OWN_PX, board.drawBoard(ctx, scene, camera, overlay))
    })
  }
  if (extract === 'whole' && framing === 'wide') return paintWhole(board, shown)
  const scale = scales.part[framing]
  const cameraIn = (frame: Box): Camera => {
    if (extract === 'whole') return wholeIn(board, frame, framing)
    if (extract !== 'own') return partOf(bounds, frame, scale, extract)
    return cameraAround(board.cameras.wide, frame, pointOf(board, own), scale)
  }
  return paintComposition({
    framing,
    drawMap: (ctx, frame) => {
      const camera = cameraIn(frame)
      const taken = board.drawBoard(ctx, scene, camera, overlay)
      if (extract !== 'whole') board.drawOwn(ctx, view, camera, OWN_PX, taken)
    },
    mostHeight: (frame) => board.mostHeight(cameraIn(frame).scale),
    fight: null,
    entries: board.entriesOf(scene),
    least: board.leastColumns,
    title: board.title,
  })
}

function wholeIn<V extends BoardView, S extends BoardScene>(
  { bounds, scales }: Board<V, S>,
  frame: Box,
  framing: PictureRequest['framing'],
): Camera {
  return { at: centreOf(bounds), scale: scales.wholeOnMap[framing](frame), frame }
}

const { width: WIDTH, height: HEIGHT } = WHOLE_MAP_SIZE

/** The whole board with names, pieces and its legend. */
function paintWhole<V extends BoardView, S extends BoardScene>(
  board: Board<V, S>,
  { view, scene, own, numbers }: MapShown<V, S>,
): Canvas {
  const { headHeight, sidebarWidth, foot, ownPx, ownMargin, pieceMargin, drawAround } = board.whole
  return paintFramed(WHOLE_MAP_SIZE, 8, (ctx) => {
    const entries = board.entriesOf(scene)
    const roster = foot?.rosterHeight(entries) ?? 0
    const height = HEIGHT - headHeight - (foot?.legend().height ?? 0) - roster
    const frame = { x: 0, y: headHeight, width: WIDTH - sidebarWidth, height }
    const camera = wholeIn(board, frame, 'wide')
    const namePx = board.namePxOf('whole', 'wide', camera.scale)
    const overlay = { own, numbers, namePx, leastPx: 0, covered: null, margin: pieceMargin }
    const taken = board.drawBoard(ctx, scene, camera, overlay)
    taken.push(...drawAround(ctx, camera, { view, scene, entries }))
    board.drawOwn(ctx, view, { ...camera, frame: inner(frame, ownMargin) }, ownPx, taken)
    if (!foot) return
    drawLegend(ctx, foot.legend(), { x: 0, y: headHeight + height, width: WIDTH, height: foot.legend().height })
    const strip = { x: 6, y: HEIGHT - roster, width: WIDTH - 12, height: roster - 6 }
    drawWideRoster(ctx, entries, strip, board.leastColumns)
  })
}
