import { choose, diceParts, option, rollDice, sumOf, type Option, type Play } from '../../engine/index.ts'
import { fightAbout } from './about.ts'
import { loseCompanion } from './companions.ts'
import { say } from './facts.ts'
import type { FightEnd } from './facts-perils.ts'
import { absorbersOf, isAsleep, type Fight } from './fight.ts'
import { withCharm } from './luckycharm.ts'
import { magicFor, type Magic } from './magic.ts'
import { fastestOf, remainingHealth, runningAwayOf, slowerThanOwner, slowestOf, type Runner } from './party.ts'
import { useMagic } from './spells.ts'
import { characterAt, type Imperial } from './state.ts'

/** The end of a round: retreat of the creature and flight of the defender (IMP-8.24 to IMP-8.31). */

/** The number a flight roll must reach (IMP-8.26). */
const ESCAPE = 7

type Choice = 'fight-on' | 'flee' | 'leave-slow' | Magic

/** Whether the creature must try to flee: it began the round that near to death, and is awake (IMP-8.24). */
function mustRetreat(fight: Fight): boolean {
  const { retreat, stats } = fight.creature
  if (!retreat || retreat.rule === 'never' || retreat.retreatAt === null || isAsleep(fight)) return false
  return (stats.maxHealth ?? 0) - fight.woundsAtStart <= retreat.retreatAt
}

/** Who flees, and whether it comes off. */
export function* flight(game: Imperial, fight: Fight): Play<FightEnd | null> {
  const creatureGoes = mustRetreat(fight)
  const choice = yield* choose(fight.seat, 'combat.flee', () => flightOptions(game, fight), {
    otherwise: (offers) => flightDefault(game, fight, offers),
    about: fightAbout(game, fight, { retreats: creatureGoes }),
  })
  if (choice === 'fight-on') return creatureGoes ? creatureFlees(game, fight) : null
  if (typeof choice === 'object') return yield* useMagic(game, fight, choice) // IMP-8.31
  if (creatureGoes) return 'both-fled' // IMP-8.25
  if (isAsleep(fight)) return 'fled' // spells.json: from a sleeping creature without a roll
  return yield* defenderFlees(game, fight, choice === 'leave-slow')
}

/** Nobody is left behind where no roll is needed. */
function flightOptions(game: Imperial, fight: Fight): Option<Choice>[] {
  const needsRoll = !mustRetreat(fight) && !isAsleep(fight)
  const hasSlow = slowerThanOwner(game, fight.seat).length > 0
  const magic = fight.cast ? [] : magicFor(game, fight.seat, 'flee') // IMP-12.4
  return [
    option<Choice>('fight-on', {}, 'fight-on'),
    option<Choice>('flee', { args: { needs: needsRoll ? needed(fight, slowestOf(game, fight.seat)) : null } }, 'flee'),
    ...(needsRoll && hasSlow
      ? [option<Choice>('leave-slow', { args: { needs: needed(fight, ownRunner(game, fight)) } }, 'leave-slow')]
      : []),
    ...magic.map((one) => option<Choice>(one.key, {}, one)),
  ]
}

/** What two dice must show. */
function needed(fight: Fight, { score }: Runner): number {
  return ESCAPE - score.total + (fight.creature.stats.runningAway ?? 0)
}

function ownRunner(game: Imperial, { seat }: Fight): Runner {
  return { id: 'character', score: runningAwayOf(game, seat) }
}

/** Flee with 2 health or less and nothing left to absorb; with all if that costs 1 point or less (IMP-8.30). */
function flightDefault(game: Imperial, fight: Fight, offers: readonly Option<Choice>[]): string {
  const character = characterAt(game, fight.seat)
  const hopes = absorbersOf(fight, { id: 'character', kind: 'character', body: character })
  const hasHope = fight.protection > 0 || hopes.some(({ by }) => by === 'dodge' || by === character.shield)
  if (remainingHealth(character) > 2 || hasHope) return 'fight-on'
  const cost = runningAwayOf(game, fight.seat).total - slowestOf(game, fight.seat).score.total
  return cost > 1 && offers.some(({ key }) => key === 'leave-slow') ? 'leave-slow' : 'flee'
}

/** Two dice, plus his side's Running Away, minus the creature's; his own score if he leaves the slow (IMP-8.26, 8.27). */
function* defenderFlees(game: Imperial, fight: Fight, leavingSlow: boolean): Play<FightEnd | null> {
  const { seat, tile, creature } = fight
  const runner = leavingSlow ? ownRunner(game, fight) : slowestOf(game, seat)
  const sum = (dice: readonly number[]) =>
    sumOf(
      diceParts(dice, 'IMP-8.26'),
      runner.id === 'character' ? runner.score.parts : { value: runner.score.total, from: runner.id },
      { value: -(creature.stats.runningAway ?? 0), from: creature.id },
    )
  const isAway = (dice: readonly number[]) => sum(dice).total >= ESCAPE
  const isDesperate = remainingHealth(characterAt(game, seat)) <= 2
  const dice = yield* withCharm(game, seat, rollDice(game, 2), isAway, {
    about: { ...fightAbout(game, fight), target: needed(fight, runner) },
    urgent: (changed) => isDesperate && isAway(changed), // IMP-18.19
  })
  const away = isAway(dice)
  say(game, { kind: 'fight-flight', seat, tile, who: 'defender', leavingSlow, roll: sum(dice), needs: ESCAPE, away })
  if (!away) return null
  if (leavingSlow) {
    // Even those who were about to be delivered (IMP-18.37).
    for (const companion of slowerThanOwner(game, seat)) loseCompanion(game, seat, companion, 'abandoned')
  }
  return 'fled'
}

/** Two dice, plus its Running Away, minus the highest among character and companions (IMP-8.28). */
function creatureFlees(game: Imperial, { seat, tile, creature }: Fight): FightEnd | null {
  const pursuer = fastestOf(game, seat)
  const roll = sumOf(
    diceParts(rollDice(game, 2), 'IMP-8.28'),
    { value: creature.stats.runningAway ?? 0, from: creature.id },
    { value: -pursuer.score.total, from: pursuer.id },
  )
  const away = roll.total >= ESCAPE
  say(game, { kind: 'fight-flight', seat, tile, who: 'creature', leavingSlow: false, roll, needs: ESCAPE, away })
  return away ? 'creature-fled' : null
}
