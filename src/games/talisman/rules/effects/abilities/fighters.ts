import { spaceOf } from '../../../data/components.ts'
import { say } from '../../../facts/index.ts'
import type { AbilityId } from '../../../data/ids.ts'
import { craftOf } from '../../../state/numbers.ts'
import type { Power } from '../powers.ts'

/** Assassin, Monk and Warrior: those who fight in a manner of their own. */

export const FIGHTING = {
  'assassin-assassinate': {
    inCombat(game, seat, fight) {
      const startedIt = fight.seat === seat // the attacker, or the one whom a creature attacks
      const isOnCrown = spaceOf(fight.space).terrain === 'crown'
      if (fight.kind !== 'combat' || !startedIt || isOnCrown || fight.noDieAgainst.includes(seat)) return []
      return [
        {
          key: 'use:assassinate',
          byDefault: true,
          *run() {
            fight.noDieAgainst.push(seat)
            say(game, { kind: 'assassinates', seat })
          },
        },
      ]
    },
  },
  'monk-inner-fire': {
    combatStrength: (game, seat, from) => [{ value: craftOf(game, seat).total, from }],
  },
  'monk-axe': { uselessWeapons: ['axe'] },
  'priest-vow': { uselessWeapons: ['axe'] },
  'warrior-two-dice': { combatDice: 2 },
  'warrior-two-weapons': { weaponLimit: 2 },
} satisfies Partial<Record<AbilityId, Power>>
