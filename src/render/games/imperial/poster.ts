import { distanceBetween } from '../../../games/imperial/data/board.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import type { PosterBoard } from '../../finished/poster.ts'
import { WHOLE_BOARD } from './camera.ts'
import { TITLE } from './card.ts'
import { drawRealm } from './drawing.ts'
import { sceneOf } from './scene.ts'
import { BOUNDS, isOnBoard, placeOf, WORLD } from './layout.ts'

/** The realm on a poster. */
export const POSTER: PosterBoard<ImperialView> = {
  title: TITLE,
  bounds: BOUNDS,
  world: WORLD,
  scale: WHOLE_BOARD[0],
  way: 1.1,
  draw: (ctx, view, camera) => {
    const overlay = { numbers: new Map<string, number>(), leastName: Infinity, least: Infinity, covered: [] }
    drawRealm(ctx, { ...sceneOf(view), pieces: [], oasisGone: false }, camera, overlay)
  },
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  isBeside: (one, other) => distanceBetween(one, other) === 1,
}
