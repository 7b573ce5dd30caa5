import type { Appeal, Offer } from '../../../../engine/index.ts'
import { appealIn, type AppealTable } from '../../../../language/index.ts'
import { kindOf } from '../../data/components.ts'
import { cardIn } from '../../view/reading.ts'

/** Which options come first, and which are not recommended. */

const APPEALS: AppealTable = {
  last: ['decline', 'nothing', 'none', 'done', 'leave', 'refuse', 'cancel', 'back', 'stay', 'wait', 'end', 'defeat'],
  own: {
    'window.act': { pass: 'idle' },
    'move.how': { roll: 'first' },
    'luck.spend': { keep: 'first', again: 'idle' },
    'orb.replace': { keep: 'first' },
    'druid.align': { keep: 'first', good: 'idle', evil: 'idle' },
    'trophies.exchange': { keep: 'last', choose: 'idle' },
    'space.skip': { skip: 'first', roll: 'idle' },
  },
}

/** Questions about cards to part with. */
const PARTING = new Set(['things.drop', 'things.ditch', 'quest.pay', 'alchemist.sell', 'alchemist.turn'])

/** The appeal of an option. Nobody parts with a Talisman first. */
export function appealOf(verb: string, offer: Offer): Appeal {
  const card = PARTING.has(verb) ? cardIn(offer) : null
  return card !== null && kindOf(card).isTalisman ? 'last' : appealIn(APPEALS, verb, offer)
}
