import { option, type Option, type Ordered } from '../../../../engine/index.ts'
import { absorbersOf, isAsleep, type Fight } from '../../state/fight.ts'
import { remainingHealth, runningAwayOf, slowerThanOwner, slowestOf, type Runner } from '../../state/party.ts'
import { orderedBy } from '../deeds/orders.ts'
import { ORDERS } from '../../state/orders.ts'
import { characterAt, type Imperial } from '../../state/state.ts'

/** Who may flee, how, and on what roll (IMP-8.24 to IMP-8.30). */

/** The number a flight roll must reach (IMP-8.26). */
export const ESCAPE = 7

/** Stay, run with all, or leave the slow behind. */
export type Choice = 'fight-on' | 'flee' | 'leave-slow'

/** Whether the creature must try to flee: it began the round that near to death, and is awake (IMP-8.24). */
export function mustRetreat(fight: Fight): boolean {
  const { retreat, stats } = fight.creature
  if (!retreat || retreat.rule === 'never' || retreat.retreatAt === null || isAsleep(fight)) return false
  return (stats.maxHealth ?? 0) - fight.woundsAtStart <= retreat.retreatAt
}

/** The ways to flee. Nobody is left behind where no roll is needed. */
export function flightOptions(game: Imperial, fight: Fight): Option<Choice>[] {
  const needsRoll = !mustRetreat(fight) && !isAsleep(fight)
  const hasSlow = slowerThanOwner(game, fight.seat).length > 0
  return [
    option<Choice>('flee', { args: { needs: needsRoll ? needed(fight, slowestOf(game, fight.seat)) : null } }, 'flee'),
    ...(needsRoll && hasSlow
      ? [option<Choice>('leave-slow', { args: { needs: needed(fight, ownRunner(game, fight)) } }, 'leave-slow')]
      : []),
  ]
}

/** What two dice must show. */
export function needed(fight: Fight, { score }: Runner): number {
  return ESCAPE - score.total + (fight.creature.stats.runningAway ?? 0)
}

export function ownRunner(game: Imperial, { seat }: Fight): Runner {
  return { id: 'character', score: runningAwayOf(game, seat) }
}

/**
 * Flee with little health, 2 unless he has ordered otherwise, and nothing left to absorb; with all if that costs 1 point or
 * less (IMP-8.30).
 */
export function flightDefault(game: Imperial, fight: Fight, offers: readonly Option<unknown>[]): Choice {
  const character = characterAt(game, fight.seat)
  const hopes = absorbersOf(fight, { id: 'character', kind: 'character', body: character })
  const hasHope = fight.protection > 0 || hopes.some(({ by }) => by === 'dodge' || by === character.shield)
  if (remainingHealth(character) > Number(ORDERS.valueOf(game, fight.seat, 'flee')) || hasHope) return 'fight-on'
  const cost = runningAwayOf(game, fight.seat).total - slowestOf(game, fight.seat).score.total
  return cost > 1 && offers.some(({ key }) => key === 'leave-slow') ? 'leave-slow' : 'flee'
}

/**
 * What he has ordered for a fight: on with what is in his hands, by the key `onward`, as long as he would not flee by
 * default; then he is asked, or flees.
 */
export function orderedInFight(
  game: Imperial,
  fight: Fight,
  onward: string,
  offers: readonly Option<unknown>[],
): Ordered | null {
  const ordered = orderedBy(game, fight.seat, 'fighting', onward)
  if (!ordered) return null
  const byDefault = flightDefault(game, fight, offers)
  if (byDefault === 'fight-on') return ordered
  if (ORDERS.valueOf(game, fight.seat, 'fighting') !== 'run') return null
  return offers.some(({ key }) => key === byDefault) ? { ...ordered, key: byDefault } : ordered
}
