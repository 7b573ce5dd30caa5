import { boxAround, centreOf, within, type Box, type Point } from '../geometry.ts'
import { BOARD, WORLD } from './world.ts'

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
const SCALES = [122, 98, 80, 66, 58] as const

export interface Shot {
  readonly camera: Camera
  /** Where the overview goes; absent when the picture shows everything. */
  readonly inset: Box | null
}

/** What a picture must show. */
export interface Subject {
  readonly at: Point
  /** What must be in the picture too, clear of the overview. */
  readonly interest: readonly Point[]
  /** Where everybody is: if the picture shows them all, it needs no overview. */
  readonly everybody: readonly Point[]
}

/** The nearest view that has everything of interest in it. Where that lies too far apart, the whole board. */
export function closeUp(frame: Box, subject: Subject, inset: Extent): Shot {
  for (const scale of SCALES) {
    const shot = shotAt(frame, scale, subject, inset)
    if (shot) return shot
  }
  return { camera: wholeBoard(frame), inset: null }
}

function shotAt(frame: Box, scale: number, { at, interest, everybody }: Subject, inset: Extent): Shot | null {
  const points = [at, ...interest]
  const middle = centreOf(boxAround(points))
  const shows = (camera: Camera, all: readonly Point[]) =>
    all.every((point) => within(frame, onCanvas(camera, point), scale * 0.82))
  for (const corner of cornersOf(frame, inset)) {
    for (const aim of [at, middle, ...nudges(middle, scale, inset)]) {
      const camera = keptInside({ at: aim, scale, frame })
      const isClear = points.every((point) => !within(corner, onCanvas(camera, point), -scale * 0.7))
      if (isClear && shows(camera, points)) return { camera, inset: corner }
    }
  }
  const camera = keptInside({ at: centreOf(boxAround([...points, ...everybody])), scale, frame })
  return shows(camera, [...points, ...everybody]) ? { camera, inset: null } : null
}

interface Extent {
  readonly width: number
  readonly height: number
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

/** How much of what is painted beyond the board is never shown. */
const EDGE = 1.4

function keptInside(camera: Camera): Camera {
  const seen = seenBy(camera)
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))
  const x = clamp(camera.at.x, WORLD.x + EDGE + seen.width / 2, WORLD.x + WORLD.width - EDGE - seen.width / 2)
  const y = clamp(camera.at.y, WORLD.y + EDGE + seen.height / 2, WORLD.y + WORLD.height - EDGE - seen.height / 2)
  return { ...camera, at: { x, y } }
}

function cornersOf(frame: Box, { width, height }: Extent): Box[] {
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
function nudges(middle: Point, scale: number, inset: Extent): Point[] {
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
