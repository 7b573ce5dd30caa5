import type { TalismanView } from '../../../games/talisman/view/view.ts'
import type { Box } from '../../canvas/geometry.ts'
import type { PosterBoard } from '../../finished/poster.ts'
import { drawBoard } from './drawing.ts'
import { TITLE } from './card.ts'
import { BOUNDS, boxOfSpace, isOnBoard, placeOf, WHOLE_BOARD, WORLD } from './layout.ts'
import { sceneOf } from './scene.ts'

/** So far apart are neighbours over the river, in the board's unit. */
const ACROSS = 0.6

/** The board on a poster. */
export const POSTER: PosterBoard<TalismanView> = {
  title: TITLE,
  bounds: BOUNDS,
  world: WORLD,
  scale: WHOLE_BOARD.card[0],
  way: 0.62,
  draw: (ctx, view, camera) => {
    const overlay = { numbers: new Map<string, number>(), leastName: Infinity, least: Infinity, covered: null }
    drawBoard(ctx, { ...sceneOf(view), pieces: [], ground: new Map() }, camera, overlay)
  },
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  isBeside: (one, other) => isOnBoard(one) && isOnBoard(other) && apart(boxOfSpace(one), boxOfSpace(other)) < ACROSS,
}

/** How far two boxes are apart. */
function apart(one: Box, other: Box): number {
  const along = (a: number, length: number, b: number, width: number) => Math.max(0, b - a - length, a - b - width)
  return Math.hypot(along(one.x, one.width, other.x, other.width), along(one.y, one.height, other.y, other.height))
}
