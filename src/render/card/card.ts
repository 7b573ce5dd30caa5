import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { cameraAround, nearestShot, type CameraShot } from '../canvas/camera.ts'
import { onCanvas, seenBy, type Camera } from '../canvas/camera.ts'
import { centreOf, containsPoint, type Box, type Point } from '../canvas/geometry.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { drawOverview, extentOf } from '../map/overview.ts'
import { pointOf, type Board, type BoardScene, type BoardView } from './board.ts'
import { paintComposition, LEAST_ON_BOARD_PX, LEAST_PX, type CardPart } from './composition.ts'

/** What a card shows of a board. */
export interface CardShown<S> {
  readonly scene: S
  /** The place at which it looks. */
  readonly subject: string
  readonly numbers: ReadonlyMap<string, number>
  readonly fight: CardPart | null
  readonly framing: PictureFraming
}

/** Draws a card: the surroundings of the acting player's piece, or a fight and the place where it is fought. */
export function paintCard<V extends BoardView, S extends BoardScene>(board: Board<V, S>, shown: CardShown<S>): Canvas {
  const { scene, subject, fight, framing } = shown
  const shotIn = (frame: Box) => (fight ? lookAt(board, shown, frame, []) : shotOf(board, shown, frame))
  return paintComposition({
    framing,
    drawMap: (ctx, frame) => drawSurroundings(ctx, board, shown, shotIn(frame)),
    mostHeight: (frame) => board.mostHeight(shotIn(frame).camera.scale),
    itemsOf: (ctx) => board.itemsOf(ctx, scene, subject, LEAST_PX[framing]),
    fight,
    entries: board.entriesOf(scene),
    least: board.leastColumns,
    title: board.title,
  })
}

function drawSurroundings<V extends BoardView, S extends BoardScene>(
  ctx: CanvasRenderingContext2D,
  board: Board<V, S>,
  { scene, subject, numbers, framing }: CardShown<S>,
  shot: CameraShot,
): void {
  const { camera } = shot
  const inset = scene.pieces.length > 0 ? shot.inset : null
  board.drawBoard(ctx, scene, camera, {
    own: subject,
    numbers,
    namePx: board.namePxOf('card', framing, camera.scale),
    leastPx: LEAST_ON_BOARD_PX[framing],
    covered: inset,
    pinsNumbers: framing === 'narrow',
  })
  if (!inset) return
  drawOverview(ctx, board.overviewOf(scene), inset, {
    seen: camera,
    numbers,
    isShown: (point) =>
      containsPoint(seenBy(camera), point, 0.3) && !containsPoint(inset, onCanvas(camera, point), -10),
    people: scene.pieces.map(({ seat, place }) => ({ seat, at: pointOf(board, place) })),
    active: scene.active,
  })
}

/** The nearest view of all that matters; where that lies too far apart, the whole board or the subject by itself. */
export function shotOf<V extends BoardView, S extends BoardScene>(
  board: Board<V, S>,
  shown: CardShown<S>,
  frame: Box,
): CameraShot {
  const { scene, subject, numbers, framing } = shown
  const interest = [...numbers.keys()].flatMap((place) => board.placeOf(place) ?? [])
  const everybody = scene.pieces.map(({ place }) => pointOf(board, place))
  const inset = framing === 'narrow' ? null : extentOf(board.overviewOf(scene))
  const all = { at: pointOf(board, subject), interest, everybody }
  const shot = nearestShot(board.cameras[framing], frame, all, inset)
  if (shot) return shot
  const scale = board.scales.wholeOnCard?.(frame)
  if (scale === undefined) return lookAt(board, shown, frame, [...interest, ...everybody])
  return { camera: { at: centreOf(board.bounds), scale, frame }, inset: null }
}

/** A view around the subject. */
function lookAt<V extends BoardView, S extends BoardScene>(
  board: Board<V, S>,
  { subject, framing }: CardShown<S>,
  frame: Box,
  matters: readonly Point[],
): CameraShot {
  const at = pointOf(board, subject)
  const camera: Camera = cameraAround(board.cameras.wide, frame, at, board.scales.near)
  return { camera, inset: framing === 'narrow' ? null : board.insetIn(camera, at, matters) }
}
