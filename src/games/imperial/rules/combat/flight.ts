import { diceParts, option, rollDice, sumOf, type Option, type Play } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { FightEnd } from '../../facts/perils.ts'
import { ESCAPE_TARGET, isAsleep, type Action, type Fight, type Fighter } from '../../state/fight.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import { fastestOf, remainingHealth, slowerThanOwner, slowestOf, type Runner, type Stage } from '../../state/party.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { fightAbout, type CombatAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { loseCompanion } from '../deeds/companions.ts'
import { nextActions, pressedAction, pressOptions, startPressing } from './actions.ts'
import { isIn, whileIn } from './company.ts'
import {
  flightDefault,
  flightOptions,
  mustRetreat,
  rollNeeded,
  orderForFight,
  ownRunner,
  type FlightChoice,
} from './flight-options.ts'
import { useMagic } from './spells.ts'

/** The end of a round: retreat of the creature and flight of the defenders (IMP-8.24 to IMP-8.31, IMP-17.13). */

/** The choice at the end of a round: a way to flee, a flight by magic, or the action of the next round. */
type EndOfRound =
  | { readonly do: FlightChoice; readonly next?: Action | undefined; readonly pressing?: Stage }
  | { readonly do: 'teleport'; readonly magic: Magic }

/** Ends the fight for one of several defenders. */
export type Exit = (me: Fighter, end: FightEnd) => Play

/**
 * Resolves flight at the end of a round. Returns how the fight ends for all who are left, if it does. `settled` is the
 * choice made beforehand, where no dice were rolled in between.
 */
export function* flight(game: Imperial, fight: Fight, settled: FlightChoice | null, exit: Exit): Play<FightEnd | null> {
  const creatureGoes = mustRetreat(fight)
  const choices = new Map<Fighter, EndOfRound>()
  for (const me of [...fight.fighters]) {
    const choice = settled === null ? yield* whileIn(game, fight, me, chooseAtEnd(game, fight, me)) : { do: settled }
    if (choice !== 'gone') choices.set(me, choice)
  }
  const stays = [...choices.values()].some((choice) => choice.do === 'fight-on')
  const runs = [...choices.values()].some((choice) => choice.do === 'flee' || choice.do === 'leave-slow')
  for (const [me, choice] of choices) {
    if (!isIn(game, fight, me)) continue
    if (choice.do === 'fight-on') me.planned = choice.next ?? null
    else if (choice.do === 'teleport') {
      const end = yield* whileIn(game, fight, me, useMagic(game, fight, me, choice.magic)) // IMP-8.31
      if (end !== 'gone' && end !== null) yield* exit(me, end)
    } else if (!creatureGoes || stays) {
      // From a sleeping creature without a roll (spells.json).
      const away = isAsleep(fight) || (yield* whileIn(game, fight, me, flees(game, fight, me, choice.do))) === true
      if (away) yield* exit(me, 'fled')
    }
  }
  if (fight.fighters.length === 0 || !creatureGoes) return null
  if (runs && !stays) return 'both-fled' // IMP-8.25, IMP-17.13
  return creatureFlees(game, fight)
}

function* chooseAtEnd(game: Imperial, fight: Fight, me: Fighter): Play<EndOfRound> {
  const pressed = pressedAction(game, fight, me)
  if (pressed) return { do: 'fight-on', next: pressed }
  const offers = () => endOptions(game, fight, me)
  const choice = yield* ask(me.seat, 'combat.flee', offers, {
    default: (list) => flightDefault(game, fight, me, list),
    standing: () => orderForFight(game, fight, me, 'fight-on', offers()),
    about: fightAbout(game, fight, { retreats: mustRetreat(fight) }),
  })
  if (choice.do === 'fight-on' && choice.pressing) startPressing(game, me, choice.pressing)
  return choice
}

/**
 * Magic chosen here is the action of the next round, except that a teleport replacing the flight roll works at once.
 */
function endOptions(game: Imperial, fight: Fight, me: Fighter): Option<EndOfRound>[] {
  const next = nextActions(game, fight, me)
  const away = me.cast ? [] : magicFor(game, me.seat, 'flee') // IMP-12.4
  const planned = ({ key, args, value }: Option<Action>): Option<EndOfRound> =>
    option(key, args === undefined ? {} : { args }, { do: 'fight-on', next: value })
  return [
    next ? planned(next.fightOn) : option<EndOfRound>('fight-on', {}, { do: 'fight-on' }),
    ...(next ? pressOptions(game, fight, me, next.stage) : []).map(({ key, args }): Option<EndOfRound> =>
      option(key, args === undefined ? {} : { args }, {
        do: 'fight-on',
        next: 'attack',
        pressing: next?.stage ?? 'melee',
      }),
    ),
    ...flightOptions(game, fight, me).map(({ key, args, value }): Option<EndOfRound> =>
      option(key, args === undefined ? {} : { args }, { do: value }),
    ),
    ...away.map((magic) => option<EndOfRound>(magic.key, {}, { do: 'teleport', magic })),
    ...(next?.others ?? []).filter(({ key }) => away.every((magic) => magic.key !== key)).map(planned),
  ]
}

function* flees(game: Imperial, fight: Fight, me: Fighter, how: FlightChoice): Play<boolean> {
  const { tile, creature } = fight
  const runner = how === 'leave-slow' ? ownRunner(game, me.seat) : slowestOf(game, me.seat)
  const pursuer = { value: creature.stats.runningAway ?? 0, from: creature.id }
  const about = { ...fightAbout(game, fight), target: rollNeeded(pursuer.value, runner) }
  const { roll, away } = yield* rollToFlee(game, me, runner, pursuer, about)
  const leavingSlow = how === 'leave-slow'
  const { seat } = me
  emitFact(game, { kind: 'fight-flight', seat, tile, who: 'defender', leavingSlow, roll, needs: ESCAPE_TARGET, away })
  if (away && leavingSlow) abandonSlow(game, me)
  return away
}

/** Two dice, plus the runner's Running Away, minus the pursuer's (IMP-8.26, 8.27); the Charm may help. */
export function* rollToFlee(
  game: Imperial,
  { seat }: Fighter,
  runner: Runner,
  pursuer: { readonly value: number; readonly from: string },
  about: CombatAbout & { readonly target: number },
) {
  const sum = (dice: readonly number[]) =>
    sumOf(
      diceParts(dice, 'IMP-8.26'),
      runner.id === 'character' ? runner.score.parts : { value: runner.score.total, from: runner.id },
      { value: -pursuer.value, from: pursuer.from },
    )
  const isAway = (dice: readonly number[]) => sum(dice).total >= ESCAPE_TARGET
  const isDesperate = remainingHealth(characterAt(game, seat)) <= 2
  const dice = yield* withCharm(game, seat, rollDice(game, 2), isAway, {
    about,
    wants: 'more',
    urgent: (changed) => isDesperate && isAway(changed), // IMP-18.19
  })
  return { roll: sum(dice), away: isAway(dice) }
}

/** Abandons slow companions, even those about to be delivered (IMP-8.27, IMP-18.37). */
export function abandonSlow(game: Imperial, { seat }: Fighter): void {
  for (const companion of slowerThanOwner(game, seat)) loseCompanion(game, seat, companion, 'abandoned')
}

/** Two dice, plus its Running Away, minus the highest among those still in the fight (IMP-8.28, IMP-17.13). */
function creatureFlees(game: Imperial, { seat, tile, creature, fighters }: Fight): FightEnd | null {
  const pursuer = fighters
    .map((one) => fastestOf(game, one.seat))
    .reduce((fast, one) => (one.score.total > fast.score.total ? one : fast))
  const roll = sumOf(
    diceParts(rollDice(game, 2), 'IMP-8.28'),
    { value: creature.stats.runningAway ?? 0, from: creature.id },
    { value: -pursuer.score.total, from: pursuer.id },
  )
  const away = roll.total >= ESCAPE_TARGET
  emitFact(game, {
    kind: 'fight-flight',
    seat,
    tile,
    who: 'creature',
    leavingSlow: false,
    roll,
    needs: ESCAPE_TARGET,
    away,
  })
  return away ? 'creature-fled' : null
}
