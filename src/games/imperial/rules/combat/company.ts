import type { Play } from '../../../../engine/index.ts'
import type { Fighter, FightSide } from '../../state/fight.ts'
import { playerAt, type Imperial } from '../../state/state.ts'
import { whileAsking, untilTheyLeave } from '../deeds/matters.ts'

/** Several players in one combat: any of them may leave the table in the middle of it, and the others fight on. */

/**
 * Asks a member of a side who is still in the fight. A player who fights alone and leaves the table ends the fight
 * (IMP-15.8); in company the others fight on, even if they have left the fight by then.
 */
export function* whileIn<T>(game: Imperial, side: FightSide, me: Fighter, step: Play<T>): Play<T | 'gone'> {
  if (!isIn(game, side, me)) return 'gone'
  if (!side.inCompany) return yield* step
  const done = yield* untilTheyLeave(me.seat, whileAsking(game, me.seat, step))
  if (!isIn(game, side, me)) return 'gone'
  return done === 'left' ? 'gone' : done
}

/** Whether a member still fights. Removes members who left the table. */
export function isIn(game: Imperial, side: FightSide, me: Fighter): boolean {
  side.fighters = side.fighters.filter(({ seat }) => playerAt(game, seat).standing === 'playing')
  return side.fighters.includes(me)
}
