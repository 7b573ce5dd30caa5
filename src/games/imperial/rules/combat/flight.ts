import { diceParts, option, rollDice, sumOf, type Option, type Play } from '../../../../engine/index.ts'
import { say } from '../../facts/index.ts'
import type { FightEnd } from '../../facts/perils.ts'
import { isAsleep, type Action, type Fight } from '../../state/fight.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import { fastestOf, remainingHealth, slowerThanOwner, slowestOf } from '../../state/party.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { loseCompanion } from '../deeds/companions.ts'
import { nextActions } from './actions.ts'
import {
  ESCAPE,
  flightDefault,
  flightOptions,
  mustRetreat,
  needed,
  orderedInFight,
  ownRunner,
  type Choice,
} from './flight-options.ts'
import { useMagic } from './spells.ts'

/** The end of a round: retreat of the creature and flight of the defender (IMP-8.24 to IMP-8.31). */

/** What is picked at the end of a round: a way to flee, a flight by magic, or what to do in the next round. */
type EndOfRound =
  { readonly do: Choice; readonly next?: Action | undefined } | { readonly do: 'teleport'; readonly magic: Magic }

/** Who flees, and whether it comes off. `settled` is what was said beforehand, where nothing fell in between. */
export function* flight(game: Imperial, fight: Fight, settled: Choice | null): Play<FightEnd | null> {
  const creatureGoes = mustRetreat(fight)
  const choice = settled === null ? yield* chooseAtEnd(game, fight) : { do: settled }
  if (choice.do === 'teleport') return yield* useMagic(game, fight, choice.magic) // IMP-8.31
  if (choice.do === 'fight-on') {
    fight.planned = choice.next ?? null
    return creatureGoes ? creatureFlees(game, fight) : null
  }
  if (creatureGoes) return 'both-fled' // IMP-8.25
  if (isAsleep(fight)) return 'fled' // spells.json: from a sleeping creature without a roll
  return yield* defenderFlees(game, fight, choice.do === 'leave-slow')
}

function* chooseAtEnd(game: Imperial, fight: Fight): Play<EndOfRound> {
  const offers = () => endOptions(game, fight)
  return yield* ask(fight.seat, 'combat.flee', offers, {
    otherwise: (list) => flightDefault(game, fight, list),
    standing: () => orderedInFight(game, fight, 'fight-on', offers()),
    about: fightAbout(game, fight, { retreats: mustRetreat(fight) }),
  })
}

/** What is cast or read is the action of the next round, but a teleport in place of the flight roll comes at once. */
function endOptions(game: Imperial, fight: Fight): Option<EndOfRound>[] {
  const next = nextActions(game, fight)
  const away = fight.cast ? [] : magicFor(game, fight.seat, 'flee') // IMP-12.4
  const planned = ({ key, args, value }: Option<Action>): Option<EndOfRound> =>
    option(key, args === undefined ? {} : { args }, { do: 'fight-on', next: value })
  return [
    next ? planned(next.fightOn) : option<EndOfRound>('fight-on', {}, { do: 'fight-on' }),
    ...flightOptions(game, fight).map(({ key, args, value }): Option<EndOfRound> =>
      option(key, args === undefined ? {} : { args }, { do: value }),
    ),
    ...away.map((magic) => option<EndOfRound>(magic.key, {}, { do: 'teleport', magic })),
    ...(next?.others ?? []).filter(({ key }) => away.every((magic) => magic.key !== key)).map(planned),
  ]
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
    wants: 'more',
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
