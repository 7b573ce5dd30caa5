import type { Seat } from '../../../../engine/index.ts'
import { kindOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { Attack, Fight, Foe, Moment } from '../../state/moments.ts'
import { bestWeapons, combatStrengthOf } from '../../state/numbers.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { payGold } from '../deeds/counters.ts'
import type { WindowAction } from './contracts.ts'
import { evade, evadeCharacter, isEvadable, mayEvade, scoreDeficit } from './evading.ts'
import { powersOf } from './powers.ts'

/** Actions in windows other than Spells: bribes, Evading, and those of cards and abilities (TAL-R66). */

/** A seat's actions in a window without a Spell, in the order of its defaults. */
export function actionsIn(game: Talisman, seat: Seat, moment: Moment): WindowAction[] {
  if (!maybeCharacter(game, seat)) return []
  if (moment.window === 'w-attack' && moment.attack.seat === seat) return attackActions(game, seat, moment.attack)
  if (moment.window === 'w-combat' && isFighter(moment.fight, seat)) {
    const { fight } = moment
    return powersOf(game, seat).flatMap(({ from, power }) => power.inCombat?.(game, seat, fight, from) ?? [])
  }
  return []
}

function isFighter({ seat, against }: Fight, who: Seat): boolean {
  return who === seat || who === against
}

function attackActions(game: Talisman, seat: Seat, attack: Attack): WindowAction[] {
  return [
    ...powersOf(game, seat).flatMap(({ from, power }) => power.inAttack?.(game, seat, attack, from) ?? []),
    ...bribes(game, seat, attack),
    ...evasions(game, seat, attack),
    ...pickAFight(game, attack),
  ]
}

/** The Bandit counts as Evaded by a Character who pays. */
function bribes(game: Talisman, seat: Seat, attack: Attack): WindowAction[] {
  return attack.foes.flatMap((foe): WindowAction[] => {
    const price = foe.card === null ? undefined : kindOf(foe.card).bribe
    if (foe.card === null || price === undefined || characterAt(game, seat).gold < price) return []
    const { card } = foe
    const own = combatStrengthOf(game, seat, null, bestWeapons(game, seat, null)).total
    return [
      {
        key: `bribe:${card}`,
        args: { card, gold: price },
        byDefault: own <= (foe.strength ?? 0),
        *run() {
          const gold = payGold(game, seat, price, card)
          emitFact(game, { kind: 'bribed', seat, card, gold })
          evade(game, attack, foe, 'bribe')
        },
      },
    ]
  })
}

/** By a Special Ability, a Follower or Invisibility: any or all (TAL-18.1). */
function evasions(game: Talisman, seat: Seat, attack: Attack): WindowAction[] {
  if (!mayEvade(game, seat)) return []
  if (attack.by !== null) {
    const byDefault = scoreDeficit(game, seat, attack) >= 1
    return [
      {
        key: 'evade',
        args: { from: attack.by },
        byDefault,
        *run() {
          evadeCharacter(game, attack, 'ability')
        },
      },
    ]
  }
  const foes = attack.foes.filter((foe) => isEvadable(attack, foe))
  if (foes.length === 0) return []
  const byDefault = attack.kind === 'meeting' || scoreDeficit(game, seat, attack) >= 1
  return [
    ...(foes.length > 1 ? [evadingAll(game, attack, foes, byDefault)] : []),
    ...foes.map((foe) => ({
      key: `evade:${foe.id}`,
      args: { foe: foe.id },
      byDefault: byDefault && foes.length === 1,
      *run() {
        evade(game, attack, foe, 'ability')
      },
    })),
  ]
}

function evadingAll(game: Talisman, attack: Attack, foes: readonly Foe[], byDefault: boolean): WindowAction {
  return {
    key: 'evade:all',
    byDefault,
    *run() {
      for (const foe of foes) evade(game, attack, foe, 'ability')
    },
  }
}

/** Calmed creatures attack only if the Character wants it. */
function pickAFight(game: Talisman, attack: Attack): WindowAction[] {
  return attack.calm.map((foe) => ({
    key: `fight:${foe.id}`,
    args: { foe: foe.id },
    *run() {
      attack.calm.splice(attack.calm.indexOf(foe), 1)
      attack.foes.push(foe)
      const fight = attack.kind === 'psychic' ? 'psychic' : 'combat'
      emitFact(game, { kind: 'attacked', seat: attack.seat, foes: [foe.id], fight })
    },
  }))
}
