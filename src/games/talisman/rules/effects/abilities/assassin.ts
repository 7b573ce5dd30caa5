import { spaceOf } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import type { PowersOf } from '../contracts.ts'

/** The Assassin strikes first, and without warning. */

export const ASSASSIN = {
  'assassin-assassinate': {
    inCombat(game, seat, fight) {
      const startedIt = fight.seat === seat // the attacker, or the one attacked by a creature
      const isOnCrown = spaceOf(fight.space).terrain === 'crown'
      if (fight.kind !== 'combat' || !startedIt || isOnCrown || fight.noDieAgainst.includes(seat)) return []
      return [
        {
          key: 'use:assassinate',
          byDefault: true,
          *run() {
            fight.noDieAgainst.push(seat)
            emitFact(game, { kind: 'assassinates', seat })
          },
        },
      ]
    },
  },
} satisfies PowersOf<'assassin'>
