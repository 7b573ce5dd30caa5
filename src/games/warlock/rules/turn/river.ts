import { option, rollDie, TurnEnds, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { oppositeBank } from '../../data/board.ts'
import { BRIDGE_TABLE, CONSTANTS, rowFor } from '../../data/components.ts'
import type { BankId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { fight } from '../battles/monsters-fought.ts'
import { ask } from '../deeds/asking.ts'
import { lose } from '../deeds/death.ts'
import { place } from '../deeds/pieces.ts'
import { changeSheet, testLuck } from '../deeds/sheet.ts'
import { adventurerAt, type ActionDone, type Warlock } from '../../state/state.ts'

/** The river: ferry, raft, bridge and Crocodile (WAR-17). */

type Crossing = 'ferry' | 'raft' | 'bridge'

/** The action Cross. ruling: a player who then stays after all has not acted and chooses again. */
export function* cross(game: Warlock, seat: Seat): Play<ActionDone | null> {
  yield* crossInstead(game, seat)
  return null
}

/** On a bank: how to cross, if at all (D-CROSSING). One attempt ends the turn (WAR-17.2). */
export function* crossInstead(game: Warlock, seat: Seat): Play {
  const by = yield* ask(seat, 'river.cross', () => crossingOptions(game, seat), { default: 'stay' })
  if (by === 'stay') return
  const from = adventurerAt(game, seat).space as BankId
  emitFact(game, { kind: 'river-tried', seat, by, from })
  yield* attempt(game, seat, by, from)
  throw new TurnEnds()
}

function crossingOptions(game: Warlock, seat: Seat): Option<Crossing | 'stay'>[] {
  const canPay = adventurerAt(game, seat).gold >= CONSTANTS.ferryPrice
  const ways: Crossing[] = canPay ? ['ferry', 'raft', 'bridge'] : ['raft', 'bridge']
  return [...ways, 'stay' as const].map((way) => option<Crossing | 'stay'>(way, {}, way))
}

function* attempt(game: Warlock, seat: Seat, by: Crossing, from: BankId): Play {
  if (by === 'ferry') {
    changeSheet(game, seat, 'gold', -CONSTANTS.ferryPrice, { from: 'ferry', rule: 'WAR-17.4' })
    return land(game, seat, from)
  }
  if (by === 'bridge') return yield* walkBridge(game, seat, from)
  if (testLuck(game, seat, 'raft')) return land(game, seat, from) // WAR-17.5
  yield* fallIn(game, seat, from)
}

function land(game: Warlock, seat: Seat, from: BankId): void {
  const to = oppositeBank(from)
  place(game, seat, to)
  emitFact(game, { kind: 'river-crossed', seat, to })
}

/** One die on the Bridge Table (WAR-17.6). */
function* walkBridge(game: Warlock, seat: Seat, from: BankId): Play {
  const die = rollDie(game)
  const { crossed, fall, staminaLoss, provisionLoss, text } = rowFor(BRIDGE_TABLE, die)
  emitFact(game, { kind: 'river-bridge', seat, die, text })
  if (fall) return yield* fallIn(game, seat, from)
  if (lose(game, seat, staminaLoss, 'bridge', 'WAR-17.6') === 'dead') return // WAR-24.28
  changeSheet(game, seat, 'provisions', -provisionLoss, { from: 'bridge', rule: 'WAR-17.6' })
  if (crossed) land(game, seat, from)
  else emitFact(game, { kind: 'river-turned-back', seat, at: from })
}

/** The Crocodile: killed, the adventurer reaches the far bank; escaped, the near one (WAR-17.7 to 17.9). */
function* fallIn(game: Warlock, seat: Seat, from: BankId): Play {
  emitFact(game, { kind: 'river-fell', seat })
  const end = yield* fight(game, seat, 'crocodile')
  if (end === 'killed') land(game, seat, from)
  else if (end !== 'died') emitFact(game, { kind: 'river-turned-back', seat, at: from })
}
