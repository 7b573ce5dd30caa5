import { BOARD_SIZE, spaceOf, SPACES, type Space } from '../../../games/warlock/data/board.ts'
import type { CameraLimits } from '../../canvas/camera.ts'
import type { Framing } from '../../canvas/request.ts'
import { centreOf, type Box, type Point } from '../../canvas/geometry.ts'

/** Where the spaces of the dungeon are; a corridor square is 1 by 1. */

/** All of the rock. */
export const WORLD: Box = { x: 0, y: -0.5, width: BOARD_SIZE.width, height: BOARD_SIZE.height + 1 }
/** What is dug into it, with a little rock around. */
export const BOUNDS: Box = { x: 1, y: 0.1, width: 31, height: BOARD_SIZE.height + 0.2 }

/** The scale of a map of the whole dungeon. */
export const WHOLE_BOARD = 37

export const STAGE: CameraLimits = {
  limits: { x: 0.8, y: -0.2, width: 31.4, height: BOARD_SIZE.height + 0.5 },
  scales: [60, 52, 45],
  margin: 0.7,
  clearance: 0.55,
}

/** On a phone. */
export const NARROW_STAGE: CameraLimits = { ...STAGE, scales: [66, 60, 52, 45, 37, 28] }
/** The scales at which a phone shows the whole dungeon: the larger where there is room. */
export const NARROW_WHOLES = [18, 15] as const

/** The scales of a part of the dungeon, and of the largest map. */
export const PART_SCALES: Readonly<Record<Framing, number>> = { wide: 60, narrow: 60 }
export const LARGE = 66
/** That of a poster: the whole dungeon, whose height is what there is room for. */
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
