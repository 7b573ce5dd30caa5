import type { Appeal, Offer, Seat } from '../../../../engine/index.ts'
import { appealIn, type AppealTable } from '../../../../language/index.ts'
import { isHex } from '../../data/board.ts'
import { isImperial } from '../../data/components.ts'
import type { HexId } from '../../data/ids.ts'
import { locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'

/** Which options come first, and which are not recommended. */

const APPEALS: AppealTable = {
  last: ['decline', 'nothing', 'nobody', 'refuse', 'cancel', 'stop', 'finish', 'go-on', 'return', 'wait', 'hold', 'stay-out'],
  own: {
    'business.do': { clue: 'first' },
    'charm.use': { keep: 'first', up: 'idle', down: 'idle' },
    'combat.weapon': { keep: 'last' },
    'duel.attack': { nobody: 'idle' },
    'explore.shift': { '0': 'first' },
    'move.continue': { stop: 'usual' },
    'palantir.use': { keep: 'first', redraw: 'idle' },
    'phase.move': { stay: 'last', meditate: 'idle' },
    'prison.do': { escape: 'first', accept: 'idle' },
    'tax.do': { refuse: 'usual' },
  },
} // prettier-ignore

/** Questions whose options are hexes. */
const WAYS = new Set(['phase.move', 'leave.hex', 'teleport.hex', 'raft.hex'])
/** Questions whose options are players who get something unpleasant. */
const VICTIMS = new Set(['played.target', 'villain.target'])
/** Questions whose options are treasures to pay with. */
const PAYMENTS = new Set(['prison.bribe', 'olliver.do'])

/** The appeal of an option. Places with a name come before the country, and the leader before other victims. */
export function appealOf(verb: string, offer: Offer, view: ImperialView): Appeal {
  const named = offer.key.split(':').at(-1) ?? ''
  const own = appealIn(APPEALS, verb, offer)
  if (own !== 'usual') return own
  const hex: HexId = offer.place ?? named
  if (WAYS.has(verb)) return isHex(hex) && locationAtHex(view, hex) !== null ? 'first' : 'usual'
  if (VICTIMS.has(verb)) return isLeading(view, Number(named)) ? 'first' : 'usual'
  return PAYMENTS.has(verb) && isImperial(named) ? 'last' : 'usual'
}

function isLeading(view: ImperialView, seat: Seat): boolean {
  const rivals = view.players.filter((one) => one.seat !== view.active).map((one) => treasuresOf(view, one.seat))
  return treasuresOf(view, seat) === Math.max(...rivals)
}

function treasuresOf(view: ImperialView, seat: Seat): number {
  return roleAt(view, seat)?.treasures.length ?? 0
}
