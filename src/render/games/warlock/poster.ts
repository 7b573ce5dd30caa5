import { spaceOf } from '../../../games/warlock/data/board.ts'
import { posterBoardOf } from '../../finished/poster-map.ts'
import { tokenFor } from './scene.ts'
import { BOARD } from './board.ts'
import { POSTER_SCALE, WORLD } from './layout.ts'

/** The dungeon on a poster. */
export const POSTER = posterBoardOf(BOARD, {
  tokenFor,
  world: WORLD,
  scale: POSTER_SCALE,
  way: 0.92,
  bareOf: (scene) => ({ ...scene, rooms: new Map(), discarded: new Map(), caches: [], pieces: [] }),
  isBeside: (one, other) => {
    const { neighbours, mazeLinks = [] } = spaceOf(one)
    return neighbours.includes(other) || mazeLinks.includes(other)
  },
})
