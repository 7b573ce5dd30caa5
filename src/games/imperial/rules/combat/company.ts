import type { Play } from '../../../../engine/index.ts'
import type { Fighter, Side } from '../../state/fight.ts'
import { playerAt, type Imperial } from '../../state/state.ts'
import { asking, untilHeLeaves } from '../deeds/matters.ts'

/** Several players in one combat: each may leave the table in the middle of it, and the others fight on. */

/**
 * Plays what one of a side is asked, if he is still in the fight. Who fights alone takes the fight with him when he leaves
 * the table (IMP-15.8); of a company he is only one less, even if the others are gone by then.
 */
export function* whileIn<T>(game: Imperial, side: Side, me: Fighter, step: Play<T>): Play<T | 'gone'> {
  if (!isIn(game, side, me)) return 'gone'
  if (!side.inCompany) return yield* step
  const done = yield* untilHeLeaves(me.seat, asking(game, me.seat, step))
  if (!isIn(game, side, me)) return 'gone'
  return done === 'left' ? 'gone' : done
}

/** Whether he still fights there. Whoever has left the table is taken out. */
export function isIn(game: Imperial, side: Side, me: Fighter): boolean {
  side.fighters = side.fighters.filter(({ seat }) => playerAt(game, seat).standing === 'playing')
  return side.fighters.includes(me)
}
