import { pickOne, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { showSighting } from './sightings.ts'
import type { StackLook } from '../../state/notebook.ts'
import type { Warlock } from '../../state/state.ts'

/**
 * In a solo game, a Key Challenge and a look at a rival's card are the same: a random card of the stack, shuffled back
 * (option `solo-expedition`).
 */
export function lookAtStack(game: Warlock, seat: Seat, by: StackLook): void {
  const number = Number(pickOne(game, [...game.stack].sort().map(String)))
  emitFact(game, { kind: 'stack-looked-at', seat, by })
  showSighting(game, seat, { kind: 'stack', round: game.round, by, number })
}
