import type { Seat } from '../../../../engine/index.ts'
import { regionOfSpace } from '../../data/board.ts'
import { payGold } from '../deeds/counters.ts'
import { kindOf, spaceOf } from '../../data/components.ts'
import { say } from '../../facts/index.ts'
import type { Attack, Fight, Foe, Moment } from '../../state/moments.ts'
import { combatStrengthOf, bestWeapons, deficitOf } from '../../state/numbers.ts'
import { anyPower, powersOf, type WindowAction } from './powers.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'

/** Evading, bribes and what else public cards and abilities can do in windows (section 18, TAL-R66). */

/** What a seat may do in a window without a Spell, in the order of its defaults. */
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
    ...pickAFight(attack),
  ]
}

/** The Bandit counts as Evaded by whoever pays him. */
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
          say(game, { kind: 'bribed', seat, card, gold })
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

/** Creatures that let him be attack only if he wants it. */
function pickAFight(attack: Attack): WindowAction[] {
  return attack.calm.map((foe) => ({
    key: `fight:${foe.id}`,
    args: { foe: foe.id },
    *run() {
      attack.calm.splice(attack.calm.indexOf(foe), 1)
      attack.foes.push(foe)
    },
  }))
}

/** Whether he may Evade as many as he likes where he is. */
function mayEvade(game: Talisman, seat: Seat): boolean {
  return game.turn.invisible.includes(seat) || anyPower(game, seat, (power) => power.evades?.(game, seat))
}

/** TAL-18.2, TAL-18.3: no creature of the Inner Region. */
export function isEvadable(attack: Attack, foe: Foe): boolean {
  return foe.evadable && regionOfSpace(attack.space) !== 'inner'
}

/** The creature drops out: neither affects the other for the rest of the Turn (TAL-18.1). */
export function evade(game: Talisman, attack: Attack, foe: Foe, by: string): void {
  if (attack.foes.includes(foe)) attack.foes.splice(attack.foes.indexOf(foe), 1)
  game.turn.evaded.push({ seat: attack.seat, what: foe.id })
  say(game, { kind: 'evaded', seat: attack.seat, what: foe.id, by })
}

/** The attacking Character is Evaded (TAL-R78). */
export function evadeCharacter(game: Talisman, attack: Attack, by: string): void {
  if (attack.by === null) throw new Error('nobody attacks')
  attack.stopped = true
  game.turn.evaded.push({ seat: attack.seat, what: `seat:${attack.by}` })
  say(game, { kind: 'evaded', seat: attack.seat, what: `seat:${attack.by}`, by })
}

export function hasEvaded(game: Talisman, seat: Seat, what: string): boolean {
  return game.turn.evaded.some((one) => one.seat === seat && one.what === what)
}

/** How much worse he would stand in the fight that threatens; 0 or less if he would not. */
export function scoreDeficit(game: Talisman, seat: Seat, attack: Attack): number {
  if (attack.kind === 'meeting' || attack.kind === 'ability') return attack.by === null ? 1 : 0
  return deficitOf(game, seat, fightOf(attack), dieBonusOf(attack))
}

/** The fight an attack leads to. */
export function fightOf({ kind, seat, by, foes, space }: Attack): Fight {
  return {
    kind: kind === 'psychic' ? 'psychic' : 'combat',
    seat: by ?? seat,
    against: by === null ? null : seat,
    foes: [...foes],
    space,
    bonuses: [],
    weapons: [],
    noDieAgainst: [],
  }
}

/** The Runes are on the creatures' side. */
function dieBonusOf({ by, space }: Attack): number {
  return by === null ? (spaceOf(space).instruction.enemyDieBonus ?? 0) : 0
}
