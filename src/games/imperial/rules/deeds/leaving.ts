import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { dissolve } from './death.ts'
import { checkAllFound, checkAnyoneLeft } from './ending.ts'
import { say } from '../../facts/index.ts'
import { maybeCharacter, playerAt, type Imperial } from '../../state/state.ts'

/**
 * A player leaves for good (IMP-15.8). He gives everything back; his Imperial Treasures go face up to the Bank. What he
 * was in the middle of ends: his turn, his combat, the tile played on him. What others are in the middle of goes on.
 */
export function* leave(game: Imperial, seat: Seat): Play {
  const character = maybeCharacter(game, seat)
  playerAt(game, seat).standing = 'left'
  say(game, { kind: 'player-left', seat, character: character?.id ?? null })
  if (character) dissolve(game, seat, 'bank')
  if (game.phase === 'over') return
  checkAnyoneLeft(game) // IMP-15.7, IMP-18.49
  if (game.phase !== 'setup') checkAllFound(game) // IMP-16.2
  if (mattersTo(game, seat)) throw new SeatOut(seat)
}

/** Whether what is being dealt with is his: the innermost encounter, a trade of his (IMP-18.48), or else the turn. */
function mattersTo(game: Imperial, seat: Seat): boolean {
  if (game.trading.length > 0) return game.trading.includes(seat)
  return (game.concerned.at(-1) ?? game.active) === seat
}
