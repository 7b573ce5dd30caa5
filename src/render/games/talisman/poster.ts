import type { Box } from '../../canvas/geometry.ts'
import { posterBoardOf } from '../../finished/poster-map.ts'
import { tokenFor } from './scene.ts'
import { BOARD } from './board.ts'
import { boxOfSpace, isOnBoard, WHOLE_BOARD_SCALES, WORLD } from './layout.ts'

/** Two spaces on either side of the river are neighbours within this distance, in the board's unit. */
const MAX_ACROSS = 0.6

/** The board on a poster. */
export const POSTER = posterBoardOf(BOARD, {
  tokenFor,
  world: WORLD,
  scale: WHOLE_BOARD_SCALES.card[0],
  way: 0.62,
  bareOf: (scene) => ({ ...scene, pieces: [], ground: new Map() }),
  isBeside: (one, other) =>
    isOnBoard(one) && isOnBoard(other) && distanceOf(boxOfSpace(one), boxOfSpace(other)) < MAX_ACROSS,
})

/** The distance between the nearest sides of two boxes. */
function distanceOf(one: Box, other: Box): number {
  const along = (a: number, length: number, b: number, width: number) => Math.max(0, b - a - length, a - b - width)
  return Math.hypot(along(one.x, one.width, other.x, other.width), along(one.y, one.height, other.y, other.height))
}
