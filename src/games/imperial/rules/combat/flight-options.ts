import { option, type Option, type Ordered, type Seat } from '../../../../engine/index.ts'
import { absorbersOf, ESCAPE_TARGET, isAsleep, type Fight, type Fighter, type FightSide } from '../../state/fight.ts'
import { remainingHealth, runningAwayOf, slowerThanOwner, slowestOf, type Runner } from '../../state/party.ts'
import { orderFor } from '../deeds/orders.ts'
import { ORDERS } from '../../state/orders.ts'
import { characterAt, type Imperial } from '../../state/state.ts'

/** Who may flee, how, and with which roll (IMP-8.24 to IMP-8.30). */

/** Stay, flee with all, or leave the slow behind. */
export type FlightChoice = 'fight-on' | 'flee' | 'leave-slow'

/** Whether the creature must try to flee: it began the round that close to death, and is awake (IMP-8.24). */
export function mustRetreat(fight: Fight): boolean {
  const { retreat, stats } = fight.creature
  if (!retreat || retreat.rule === 'never' || retreat.retreatAt === null || isAsleep(fight)) return false
  return (stats.maxHealth ?? 0) - fight.woundsAtStart <= retreat.retreatAt
}

/** The options for fleeing. Leaving members behind is not offered where no roll is needed. */
export function flightOptions(game: Imperial, fight: Fight, me: Fighter): Option<FlightChoice>[] {
  // In company the creature must flee from several defenders, so each needs a roll unless all run (IMP-17.13).
  const parts = mustRetreat(fight) && fight.fighters.length === 1
  return fleeOptions(game, me, parts || isAsleep(fight) ? null : (fight.creature.stats.runningAway ?? 0))
}

/** With all, or leaving the slow behind, from a pursuer with this Running Away; `null`: no roll is needed. */
export function fleeOptions(game: Imperial, { seat }: Fighter, pursuer: number | null): Option<FlightChoice>[] {
  if (pursuer === null) return [option<FlightChoice>('flee', { args: { needs: null } }, 'flee')]
  const ways = [option<FlightChoice>('flee', { args: { needs: rollNeeded(pursuer, slowestOf(game, seat)) } }, 'flee')]
  if (slowerThanOwner(game, seat).length === 0) return ways
  const alone = { needs: rollNeeded(pursuer, ownRunner(game, seat)) }
  return [...ways, option<FlightChoice>('leave-slow', { args: alone }, 'leave-slow')]
}

/** The total two dice must reach. */
export function rollNeeded(pursuer: number, { score }: Runner): number {
  return ESCAPE_TARGET - score.total + pursuer
}

export function ownRunner(game: Imperial, seat: Seat): Runner {
  return { id: 'character', score: runningAwayOf(game, seat) }
}

/**
 * Flees with little health (2 unless ordered otherwise) and nothing left to absorb; with all if that costs 1 point or
 * less (IMP-8.30).
 */
export function flightDefault(
  game: Imperial,
  side: FightSide,
  me: Fighter,
  offers: readonly Option<unknown>[],
): FlightChoice {
  const { seat } = me
  const character = characterAt(game, seat)
  const hopes = absorbersOf(game, side, { body: character })
  const hasHope = side.protection > 0 || hopes.some(({ by }) => by === 'dodge' || by === character.shield)
  if (remainingHealth(character) > Number(ORDERS.valueOf(game, seat, 'flee')) || hasHope) return 'fight-on'
  const cost = runningAwayOf(game, seat).total - slowestOf(game, seat).score.total
  return cost > 1 && offers.some(({ key }) => key === 'leave-slow') ? 'leave-slow' : 'flee'
}

/**
 * The ordered answer in a fight: keep fighting with the readied weapon, by the key `onward`, while the default is not
 * to flee; after that ask, or flee.
 */
export function orderForFight(
  game: Imperial,
  side: FightSide,
  me: Fighter,
  onward: string,
  offers: readonly Option<unknown>[],
): Ordered | null {
  const ordered = orderFor(game, me.seat, 'fighting', onward)
  if (!ordered) return null
  const byDefault = flightDefault(game, side, me, offers)
  if (byDefault === 'fight-on') return ordered
  if (ORDERS.valueOf(game, me.seat, 'fighting') !== 'run') return null
  return offers.some(({ key }) => key === byDefault) ? { ...ordered, key: byDefault } : ordered
}
