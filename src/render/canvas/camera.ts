import { PARTS, type BoardPart } from './request.ts'
import { boxAround, centreOf, fitsIn, containsPoint, type Box, type Point } from './geometry.ts'

/** The part of a board that a picture shows, and its scale. */
export interface Camera {
  /** The centre of the picture, on the board. */
  readonly at: Point
  /** Pixels to the board's unit of length. */
  readonly scale: number
  /** The picture's box on the canvas. */
  readonly frame: Box
}

export interface Extent {
  readonly width: number
  readonly height: number
}

/** Limits for the cameras of a board. Lengths are in the board's unit. */
export interface CameraLimits {
  /** Pictures never show anything outside this box. */
  readonly bounds: Box
  /** The scales of the painted ground, from near to far. */
  readonly scales: readonly number[]
  /** The distance between points that matter and the sides of the picture. */
  readonly margin: number
  /** The distance between points that matter and the overview. */
  readonly clearance: number
}

export interface CameraShot {
  readonly camera: Camera
  /** The box of the overview; `null` when the picture shows everything. */
  readonly inset: Box | null
}

/** The points that a picture has to show. */
export interface Subject {
  readonly at: Point
  /** Points that must also be in the picture, clear of the overview. */
  readonly interest: readonly Point[]
  /** The places of all pieces. A picture that shows them all needs no overview. */
  readonly everybody: readonly Point[]
}

/** Projects a point of the board onto the canvas. */
export function onCanvas({ at, scale, frame }: Camera, point: Point): Point {
  const middle = centreOf(frame)
  return { x: middle.x + (point.x - at.x) * scale, y: middle.y + (point.y - at.y) * scale }
}

/** Moves a camera by less than a pixel, so that a point of the board falls on a whole pixel and cached drawings fit. */
export function alignToPixels(camera: Camera, point: Point): Camera {
  const { at, scale } = camera
  const { x, y } = onCanvas(camera, point)
  return { ...camera, at: { x: at.x + (x - Math.round(x)) / scale, y: at.y + (y - Math.round(y)) / scale } }
}

/** The box of the board that the picture shows. */
export function seenBy({ at, scale, frame }: Camera): Box {
  const [width, height] = [frame.width / scale, frame.height / scale]
  return { x: at.x - width / 2, y: at.y - height / 2, width, height }
}

/**
 * Finds the nearest view with every point of interest in it; `null` if they lie too far apart. With `inset`, the view
 * leaves room for an overview of that size.
 */
export function nearestShot(
  limits: CameraLimits,
  frame: Box,
  subject: Subject,
  inset: Extent | null,
): CameraShot | null {
  for (const scale of limits.scales) {
    const shot = inset
      ? shotWithInset(limits, frame, scale, subject, inset)
      : shotWithoutInset(limits, frame, scale, subject)
    if (shot) return shot
  }
  return null
}

function shotWithoutInset(
  limits: CameraLimits,
  frame: Box,
  scale: number,
  { at, interest }: Subject,
): CameraShot | null {
  const points = [at, ...interest]
  for (const aim of [at, centreOf(boxAround(points))]) {
    const camera = clampCamera(limits, { at: aim, scale, frame })
    if (hasInView(limits, camera, points)) return { camera, inset: null }
  }
  return null
}

function hasInView({ margin }: CameraLimits, camera: Camera, all: readonly Point[]): boolean {
  return all.every((point) => containsPoint(camera.frame, onCanvas(camera, point), camera.scale * margin))
}

function shotWithInset(
  limits: CameraLimits,
  frame: Box,
  scale: number,
  subject: Subject,
  inset: Extent,
): CameraShot | null {
  const { at, interest, everybody } = subject
  const points = [at, ...interest]
  const middle = centreOf(boxAround(points))
  for (const corner of cornersOf(frame, inset)) {
    for (const aim of [at, middle, ...nudges(middle, scale, inset)]) {
      const camera = clampCamera(limits, { at: aim, scale, frame })
      const isClear = points.every(
        (point) => !containsPoint(corner, onCanvas(camera, point), -scale * limits.clearance),
      )
      if (isClear && hasInView(limits, camera, points)) return { camera, inset: corner }
    }
  }
  const camera = clampCamera(limits, { at: centreOf(boxAround([...points, ...everybody])), scale, frame })
  return hasInView(limits, camera, [...points, ...everybody]) ? { camera, inset: null } : null
}

/** A view around one point, clamped to the limits. */
export function cameraAround(limits: CameraLimits, frame: Box, at: Point, scale: number): Camera {
  return clampCamera(limits, { at, scale, frame })
}

/** One of nine views that are spread evenly over the bounds of the board. */
export function partOf(bounds: Box, frame: Box, scale: number, part: BoardPart): Camera {
  const at = PARTS.indexOf(part)
  const middleOf = (from: number, length: number, seen: number, step: number) =>
    seen >= length ? from + length / 2 : from + seen / 2 + ((length - seen) / 2) * step
  const x = middleOf(bounds.x, bounds.width, frame.width / scale, at % 3)
  const y = middleOf(bounds.y, bounds.height, frame.height / scale, Math.floor(at / 3))
  return { at: { x, y }, scale, frame }
}

function clampCamera({ bounds: limits }: CameraLimits, camera: Camera): Camera {
  const seen = seenBy(camera)
  const clamp = (value: number, from: number, length: number, shown: number) =>
    shown > length ? from + length / 2 : Math.min(Math.max(value, from + shown / 2), from + length - shown / 2)
  const x = clamp(camera.at.x, limits.x, limits.width, seen.width)
  const y = clamp(camera.at.y, limits.y, limits.height, seen.height)
  return { ...camera, at: { x, y } }
}

/** The corners where an overview may stand; none if the frame is too low for it. */
export function cornersOf(frame: Box, { width, height }: Extent): Box[] {
  const [left, right] = [frame.x + 18, frame.x + frame.width - width - 18]
  const [top, bottom] = [frame.y + 18, frame.y + frame.height - height - 18]
  const corners = [
    { x: right, y: top, width, height },
    { x: left, y: top, width, height },
    { x: right, y: bottom, width, height },
    { x: left, y: bottom, width, height },
  ]
  return corners.filter((box) => fitsIn(frame, box, 16))
}

/** The middle moved aside in eight directions, so that the points of interest keep clear of an overview. */
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
