import { boxAround, centreOf, within, type Box, type Point } from '../geometry.ts'
import { BOARD, placeOf, WORLD } from './world.ts'

/** Which part of the world a picture shows, and how large. */
export interface Camera {
  /** The middle of the picture, in the world. */
  readonly at: Point
  /** Pixels to the hex radius. */
  readonly scale: number
  /** Where the picture is on the canvas. */
  readonly frame: Box
}

/** Where a point of the world is on the canvas. */
export function onCanvas({ at, scale, frame }: Camera, point: Point): Point {
  const middle = centreOf(frame)
  return { x: middle.x + (point.x - at.x) * scale, y: middle.y + (point.y - at.y) * scale }
}

/** The part of the world in the picture. */
export function seenBy({ at, scale, frame }: Camera): Box {
  const [width, height] = [frame.width / scale, frame.height / scale]
  return { x: at.x - width / 2, y: at.y - height / 2, width, height }
}

/** The scales at which the land is painted, from near to far. */
const SCALES = [122, 96, 74] as const

export interface Shot {
  readonly camera: Camera
  /** Where the overview goes; absent when the picture shows everything. */
  readonly inset: Box | null
}

/**
 * The nearest view that has the subject and all points of interest in it, none of them under the overview.
 * Where they lie too far apart, the whole board.
 */
export function closeUp(frame: Box, subject: Point, interest: readonly Point[], inset: { width: number; height: number }): Shot {
  const all = [subject, ...interest]
  for (const scale of SCALES) {
    const middle = centreOf(boxAround(all))
    const margin = scale * 0.9
    for (const corner of cornersOf(frame, inset)) {
      for (const at of [subject, middle, ...nudges(middle, scale, inset)]) {
        const camera = keptInside({ at, scale, frame })
        const seen = all.map((point) => onCanvas(camera, point))
        const isClear = seen.every((point) => within(frame, point, margin) && !within(corner, point, -scale * 0.72))
        if (isClear) return { camera, inset: corner }
      }
    }
  }
  return { camera: wholeBoard(frame), inset: null }
}

/** The whole board in a frame. */
export function wholeBoard(frame: Box, margin = 12): Camera {
  const scale = Math.min((frame.width - margin) / BOARD.width, (frame.height - margin) / BOARD.height)
  return { at: centreOf(BOARD), scale: Math.floor(scale), frame }
}

/** A view around one point. */
export function around(frame: Box, at: Point, scale: number): Camera {
  return keptInside({ at, scale, frame })
}

function keptInside(camera: Camera): Camera {
  const seen = seenBy(camera)
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))
  const x = clamp(camera.at.x, WORLD.x + 1 + seen.width / 2, WORLD.x + WORLD.width - 1 - seen.width / 2)
  const y = clamp(camera.at.y, WORLD.y + 1 + seen.height / 2, WORLD.y + WORLD.height - 1 - seen.height / 2)
  return { ...camera, at: { x, y } }
}

function cornersOf(frame: Box, { width, height }: { width: number; height: number }): Box[] {
  const [left, right] = [frame.x + 18, frame.x + frame.width - width - 18]
  const [top, bottom] = [frame.y + 18, frame.y + frame.height - height - 18]
  return [
    { x: right, y: top, width, height },
    { x: left, y: top, width, height },
    { x: right, y: bottom, width, height },
    { x: left, y: bottom, width, height },
  ]
}

/** The middle moved aside, so that the points of interest keep clear of an overview. */
function nudges(middle: Point, scale: number, inset: { width: number; height: number }): Point[] {
  const [dx, dy] = [inset.width / scale / 2, inset.height / scale / 2]
  return [
    { x: middle.x + dx, y: middle.y },
    { x: middle.x - dx, y: middle.y },
    { x: middle.x, y: middle.y - dy },
    { x: middle.x, y: middle.y + dy },
    { x: middle.x + dx, y: middle.y - dy },
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
    { x: middle.x - dx, y: middle.y + dy },
  ]
}

export function middleOf(hex: string): Point {
  return placeOf(hex)
}
