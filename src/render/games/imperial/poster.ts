import { distanceBetween } from '../../../games/imperial/data/board.ts'
import { posterBoardOf } from '../../finished/poster-map.ts'
import { tokenFor } from './scene.ts'
import { BOARD } from './board.ts'
import { WHOLE_BOARD_SCALES, WORLD } from './layout.ts'

/** The realm on a poster. */
export const POSTER = posterBoardOf(BOARD, {
  tokenFor,
  world: WORLD,
  scale: WHOLE_BOARD_SCALES[0],
  way: 1.1,
  bareOf: (scene) => ({ ...scene, pieces: [], oasisGone: false }),
  isBeside: (one, other) => distanceBetween(one, other) === 1,
})
