import { spaceOf } from '../../../games/warlock/data/board.ts'
import type { WarlockView } from '../../../games/warlock/view/view.ts'
import type { PosterBoard } from '../../finished/poster.ts'
import { drawDungeon } from './drawing.ts'
import { TITLE } from './card.ts'
import { BOUNDS, isOnBoard, placeOf, POSTER_SCALE, WORLD } from './layout.ts'
import { sceneOf } from './scene.ts'

/** The dungeon on a poster. */
export const POSTER: PosterBoard<WarlockView> = {
  title: TITLE,
  bounds: BOUNDS,
  world: WORLD,
  scale: POSTER_SCALE,
  way: 0.92,
  draw: (ctx, view, camera) => {
    const bare = { rooms: new Map(), discarded: new Map(), caches: [], pieces: [] } as const
    const overlay = { numbers: new Map<string, number>(), mostName: Infinity, least: Infinity, covered: null }
    drawDungeon(ctx, { ...sceneOf(view, []), ...bare }, camera, overlay)
  },
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  isBeside: (one, other) => {
    const { neighbours, mazeLinks = [] } = spaceOf(one)
    return neighbours.includes(other) || mazeLinks.includes(other)
  },
}
