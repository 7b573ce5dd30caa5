import * as camera from '../../canvas/camera.ts'
import { centreOf, type Box, type Point } from '../../canvas/geometry.ts'
import type { Framing } from '../../canvas/request.ts'
import { BOUNDS, WORLD } from './layout.ts'

/** How much of what is painted beyond the board is never shown. */
const EDGE = 1.4

/** The scales of a part of the board, from near to far. */
export const SCALES = [122, 98, 80, 66, 58] as const
/** Those of the whole board: on cards, and on a map of its own. */
export const WHOLE_BOARD = [47, 44, 82] as const
/** Those of a phone, from near to far: the last has all of the board. */
export const NARROW_SCALES = [98, 80, 66, 58, 47, 38] as const

/** Those of a part of the board, and of the whole board on a phone. */
export const PART_SCALES: Readonly<Record<Framing, number>> = { wide: 122, narrow: 98 }
export const [, , , , , NARROW_WHOLE] = NARROW_SCALES
/** That of the largest map. */
export const LARGE = 122

/** The realm before the camera; one hex radius is 1. */
const STAGE: camera.CameraLimits = {
  limits: { x: WORLD.x + EDGE, y: WORLD.y + EDGE, width: WORLD.width - EDGE * 2, height: WORLD.height - EDGE * 2 },
  scales: SCALES,
  margin: 0.82,
  clearance: 0.7,
}

const STAGES: Readonly<Record<Framing, camera.CameraLimits>> = {
  wide: STAGE,
  narrow: { ...STAGE, scales: NARROW_SCALES },
}

/** The nearest view that has everything of interest in it. Where that lies too far apart, the whole board. */
export function closeUp(
  frame: Box,
  subject: camera.Subject,
  inset: camera.Extent | null,
  framing: Framing = 'wide',
): camera.Shot {
  return camera.nearestShot(STAGES[framing], frame, subject, inset) ?? { camera: wholeBoard(frame), inset: null }
}

/** The whole board in a frame. */
export function wholeBoard(frame: Box, margin = 12): camera.Camera {
  const scale = Math.min((frame.width - margin) / BOUNDS.width, (frame.height - margin) / BOUNDS.height)
  return { at: centreOf(BOUNDS), scale: Math.floor(scale), frame }
}

/** How high all that is ever shown is at a scale. */
export function mostHeight(scale: number): number {
  return STAGE.limits.height * scale
}

/** A view around one point. */
export function around(frame: Box, at: Point, scale: number): camera.Camera {
  return camera.around(STAGE, frame, at, scale)
}
