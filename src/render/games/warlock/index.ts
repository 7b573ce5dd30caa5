import { cardInputOf, painterOf } from '../../card/painter.ts'
import { BOARD } from './board.ts'

export { emblemOf } from './faces.ts'
export { COVER } from './cover.ts'
export { GROUND } from './ground.ts'
export { POSTER } from './poster.ts'
export { STAGE, tokenFor } from './scene.ts'

/** Warlock of Firetop Mountain: the dungeon and the adventurers in it. */
export const paint = painterOf(BOARD)
export const cardInput = cardInputOf(BOARD)
