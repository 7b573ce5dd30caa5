import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { maybeCharacter, playerAt, type Imperial } from '../../state/state.ts'
import { dissolve } from './death.ts'
import { checkAllFound, checkAnyoneLeft } from './ending.ts'
import { forget, mattersTo } from './matters.ts'

/**
 * A player leaves for good (IMP-15.8). Everything they have is returned; their Imperial Treasures go face up to the
 * Bank. Their own matters end: their turn, their combat, the tile played on them. Other players' matters go on.
 */
export function* leave(game: Imperial, seat: Seat): Play {
  const character = maybeCharacter(game, seat)
  playerAt(game, seat).standing = 'left'
  emitFact(game, { kind: 'player-left', seat, character: character?.id ?? null })
  if (character) dissolve(game, seat, 'bank')
  if (game.phase === 'over') return
  checkAnyoneLeft(game) // IMP-15.7, IMP-18.49
  const cutShort = mattersTo(game, seat)
  forget(game, seat)
  if (!cutShort) return // another player's draw is completed, and that player checks then (IMP-16.2)
  if (game.phase !== 'setup') checkAllFound(game)
  throw new SeatOut(seat)
}
