import type { Appeal, Offer } from '../../../../engine/index.ts'
import { appealIn, type AppealTable } from '../../../../language/index.ts'
import { isRoom } from '../../data/board.ts'
import { CONSTANTS } from '../../data/components.ts'
import { adventurerOf, isMonster, roomIn, roundAgainst } from '../../view/reading.ts'
import type { RoomId } from '../../data/ids.ts'
import type { WarlockView } from '../../view/view.ts'

/** Which options come first, and which are not recommended. */

const APPEALS: AppealTable = {
  last: ['decline', 'nothing', 'none', 'done', 'leave', 'refuse', 'cancel', 'back', 'stay', 'walk-away', 'end'],
  own: {
    'turn.action': { move: 'first', stay: 'idle', 'put-down': 'idle', pass: 'last' },
    'resolve.act': { done: 'idle' },
    'battle.luck': { keep: 'first', test: 'idle' },
    'reckoning.write': { likeliest: 'first' },
    'duel.loot': { done: 'first', leave: 'idle' },
    'treasure.claim': { 'put-down': 'idle' },
    'treasure.pick-up': { 'put-down': 'idle' },
    'treasure.reclaim': { 'put-down': 'idle' },
    'treasure.end': { done: 'first', 'put-down': 'idle' },
  },
}

/** The appeal of an option. Rooms come before corridors, except on the run. */
export function appealOf(verb: string, offer: Offer, view: WarlockView): Appeal {
  const space = offer.place ?? offer.key
  if (verb === 'move.to' && isRoom(space)) return isDeadly(view, space) ? 'idle' : 'first'
  if (verb === 'battle.flight' && isRoom(space)) return 'last'
  if (verb === 'passage.exit' && adventurerOf(view, view.active)?.space === offer.key) return 'last'
  if (verb === 'turn.action' && offer.key === 'eat' && !isHungry(view)) return 'idle'
  return appealIn(APPEALS, verb, offer)
}

/** Whether a whole Provision would do the active player good. */
function isHungry(view: WarlockView): boolean {
  const stamina = adventurerOf(view, view.active)?.stamina
  return stamina !== undefined && stamina.initial - stamina.now >= CONSTANTS.provisionStamina
}

/** Whether a monster is known to be in a room that will probably win. */
function isDeadly(view: WarlockView, room: RoomId): boolean {
  const card = roomIn(view, room)?.encounter?.card ?? null
  const odds = card === null || !isMonster(card) ? null : roundAgainst(view, view.active, card)
  return odds !== null && odds.win < odds.lose
}
