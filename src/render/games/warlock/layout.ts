import { BOARD_SIZE, spaceOf, SPACES, type Space } from '../../../games/warlock/data/board.ts'
import type { CameraLimits } from '../../canvas/camera.ts'
import type { PictureFraming } from '../../canvas/request.ts'
import { centreOf, type Box, type Point } from '../../canvas/geometry.ts'

/** The spaces of the dungeon. A corridor square is 1 by 1. */

/** All of the rock. */
export const WORLD: Box = { x: 0, y: -0.5, width: BOARD_SIZE.width, height: BOARD_SIZE.height + 1 }
/** The corridors and rooms, with a little rock around them. */
export const BOUNDS: Box = { x: 1, y: 0.1, width: 31, height: BOARD_SIZE.height + 0.2 }

/** Cameras on the dungeon. */
const WIDE: CameraLimits = {
  bounds: { x: 0.8, y: -0.2, width: 31.4, height: BOARD_SIZE.height + 0.5 },
  scales: [60, 52, 45],
  margin: 0.7,
  clearance: 0.55,
}
export const CAMERAS: Readonly<Record<PictureFraming, CameraLimits>> = {
  wide: WIDE,
  narrow: { ...WIDE, scales: [66, 60, 52, 45, 37, 28] },
}

/** The scales of a map of the whole dungeon; of the two for a phone, the larger where it has room. */
export const WHOLE_BOARD_SCALES = { wide: 37, narrow: [18, 15] } as const
/** The scale of a poster, which is as high as the dungeon needs. */
export const POSTER_SCALE = 28

const IDS = new Set(SPACES.map(({ id }) => id))

export function isOnBoard(space: string): boolean {
  return IDS.has(space)
}

export function boxOf(space: Space): Box {
  const { x, y, rect } = space
  return rect ? { x: rect.x, y: rect.y, width: rect.w, height: rect.h } : { x, y, width: 1, height: 1 }
}

/** The middle of a space. */
export function placeOf(id: string): Point {
  return centreOf(boxOf(spaceOf(id)))
}
