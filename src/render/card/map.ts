import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { partOf, type Camera } from '../canvas/camera.ts'
import { composed, unfolded, type Title } from './composition.ts'
import type { Box } from '../canvas/geometry.ts'
import { OWN_LETTERS } from '../map/own.ts'
import type { Framing, Request } from '../canvas/request.ts'
import type { Entry } from './roster-wide.ts'

/** How a game shows its board on a map: what it says of it, and how it is painted. Lengths are the board's. */
export interface BoardMap {
  /** All of the board. */
  readonly bounds: Box
  /** Pixels to its unit, where all of it is painted large, and in parts. */
  readonly large: number
  readonly parts: Readonly<Record<Framing, number>>
  /** The view of all of it on a phone. */
  readonly wholeIn: (frame: Box) => Camera
  /** The view around whoever looks. */
  readonly aroundOwn: (frame: Box, scale: number) => Camera
  /** How high all that is ever shown is at a scale, in pixels. */
  readonly mostHeight: (scale: number) => number
  /** Paints the board and who is on it; says where it has written. */
  readonly draw: (ctx: CanvasRenderingContext2D, camera: Camera) => Box[]
  /** Paints what only whoever looks may know, clear of what is `taken`, in letters of a size. */
  readonly drawOwn: (ctx: CanvasRenderingContext2D, camera: Camera, letters: number, taken: Box[]) => void
  /** All of it on a wide screen, with what its signs mean. */
  readonly paintWhole: () => Canvas
  readonly entries: readonly Entry[]
  /** The list of everybody has room for so many at the least. */
  readonly least?: number
  readonly title: Title
}

/** A map: of all the board, or of what is asked for. */
export function paintMap(map: BoardMap, { extract = 'whole', framing }: Pick<Request, 'extract' | 'framing'>): Canvas {
  if (extract === 'large') {
    return unfolded(map.bounds, map.large, (ctx, camera) => {
      map.drawOwn(ctx, camera, OWN_LETTERS, map.draw(ctx, camera))
    })
  }
  if (extract === 'whole' && framing === 'wide') return map.paintWhole()
  const scale = map.parts[framing]
  const cameraIn = (frame: Box): Camera => {
    if (extract === 'whole') return map.wholeIn(frame)
    return extract === 'own' ? map.aroundOwn(frame, scale) : partOf(map.bounds, frame, scale, extract)
  }
  return composed({
    framing,
    drawMap: (ctx, frame) => {
      const camera = cameraIn(frame)
      const taken = map.draw(ctx, camera)
      if (extract !== 'whole') map.drawOwn(ctx, camera, OWN_LETTERS, taken)
    },
    mostHeight: (frame) => map.mostHeight(cameraIn(frame).scale),
    fight: null,
    entries: map.entries,
    ...(map.least === undefined ? {} : { least: map.least }),
    title: map.title,
  })
}
