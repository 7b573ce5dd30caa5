import { diceParts, option, rollDie, sumOf, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { DuelEnd } from '../../facts/perils.ts'
import { foeOf, newDuel, sleeps, type Duel, type DuelSide } from '../../state/duel.ts'
import { ESCAPE_TARGET, exchangeOf, hitsOf, ROUND_LIMIT, type Action } from '../../state/fight.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import { remainingHealth, runnersOf, slowestOf, type Runner } from '../../state/party.ts'
import { characterAt, maybeCharacter, type Imperial } from '../../state/state.ts'
import { duelAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { desertion } from '../deeds/companions.ts'
import { survives } from '../deeds/harm.ts'
import { whileDuelling, untilTheyLeave } from '../deeds/matters.ts'
import { actionOptions, ownDice } from './actions.ts'
import { countLosses, drawWeapon, rollAttacks, rollersOf, takeUpAgain } from './combat.ts'
import { mayUseInDuel, useInDuel } from './duel-spells.ts'
import {
  flightDefault,
  rollNeeded,
  orderForFight,
  ownRunner,
  fleeOptions,
  type FlightChoice,
} from './flight-options.ts'
import { abandonSlow, rollToFlee } from './flight.ts'
import { takeHits } from './hits.ts'

/** Two characters fight each other (IMP-17.18 to 17.20). The caller handles their deaths. */

/** How it ended, and for whom: the winner, or the one who got away; `null` where both got away or died. */
export interface DuelResult {
  readonly end: DuelEnd
  readonly who: Seat | null
  /** Characters who teleported out of it must explore or draw where they arrive (IMP-4.18). */
  readonly flown?: readonly Seat[]
}

/** The attacker and the other, from the desertion dice to the last round. It is over when either leaves the table. */
export function fightDuel(game: Imperial, attacker: Seat, defender: Seat): Play<DuelResult> {
  return whileDuelling(game, [attacker, defender], fromTheStart(game, attacker, defender))
}

function* fromTheStart(game: Imperial, attacker: Seat, defender: Seat): Play<DuelResult> {
  const duel = newDuel(game, attacker, defender)
  emitFact(game, { kind: 'duel-began', seat: attacker, on: defender, hex: duel.hex })
  for (const side of bothOf(duel)) yield* desertion(game, side.lead, duelAbout(game, duel))
  yield* rollApproach(game, duel)
  const result = yield* playRounds(game, duel)
  for (const { me, lead } of bothOf(duel)) {
    const character = maybeCharacter(game, lead)
    if (character && remainingHealth(character) > 0) takeUpAgain(game, me)
  }
  const { end, who } = result
  const { round: rounds, fought } = duel
  emitFact(game, { kind: 'duel-over', seat: attacker, on: defender, end, who, rounds, fought: [...fought] })
  return result
}

/** The defender first (IMP-17.18). */
function bothOf({ attacker, defender }: Duel): readonly [DuelSide, DuelSide] {
  return [defender, attacker]
}

/** The defender's die, then the attacker's; the difference is the number of Approach rounds. */
function* rollApproach(game: Imperial, duel: Duel): Play {
  const { attacker, defender } = duel
  const dice = [rollDie(game), rollDie(game)]
  const rounds = (one = 0, two = 0) => Math.abs(one - two)
  for (const [at, side] of bothOf(duel).entries()) {
    const other = dice[1 - at]
    const about = duelAbout(game, duel, { approachDice: [...dice] })
    const outcome = ([die]: readonly number[]) => rounds(die, other)
    const [die = 0] = yield* withCharm(game, side.lead, [dice[at] ?? 0], outcome, { about })
    dice[at] = die
  }
  duel.approachLeft = rounds(...dice)
  const [own, other] = dice.map((die) => sumOf(diceParts([die], 'IMP-17.18')))
  if (!own || !other) throw new Error('the approach takes two dice')
  emitFact(game, {
    kind: 'duel-approach',
    seat: attacker.lead,
    on: defender.lead,
    defender: own,
    attacker: other,
    rounds: duel.approachLeft,
  })
}

/** First the Approach, then hand to hand; after a hundred rounds it ends without a winner (IMP-17.20). */
function* playRounds(game: Imperial, duel: Duel): Play<DuelResult> {
  while (duel.round < ROUND_LIMIT) {
    if (duel.stage === 'approach' && duel.approachLeft === 0) {
      duel.stage = 'melee'
      for (const side of bothOf(duel)) {
        yield* drawWeapon(game, side.me, duelAbout(game, duel))
      }
    }
    const result = yield* playRound(game, duel)
    if (result) return result
    if (duel.stage === 'approach') duel.approachLeft -= 1
  }
  return { end: 'drawn', who: null }
}

/** The attacker chooses an action, then the defender; spells work defender first, then the dice (IMP-17.18). */
function* playRound(game: Imperial, duel: Duel): Play<DuelResult | null> {
  const { attacker, defender, stage } = duel
  duel.round += 1
  emitFact(game, { kind: 'duel-round', seat: attacker.lead, on: defender.lead, round: duel.round, stage })
  const actions = new Map<DuelSide, Action>()
  for (const side of [attacker, defender]) {
    side.me.cast = false
    side.me.ours = []
    actions.set(side, sleeps(duel, side) ? 'nothing' : yield* chooseAction(game, duel, side))
  }
  // Strength counts from the round after it was cast.
  const strengths = new Map(bothOf(duel).map((side) => [side, side.me.strength]))
  const over = yield* castSpells(game, duel, actions)
  if (over) return over
  if (bothOf(duel).some((side) => isDead(game, side))) return yield* endRound(game, duel) // IMP-18.32
  for (const side of bothOf(duel)) {
    const attacks = actions.get(side) === 'attack' && !sleeps(duel, side)
    const isIdle = actions.get(side) === 'nothing' && !sleeps(duel, side)
    if (isIdle && ownDice(game, side.me, stage)) emitFact(game, { kind: 'fight-holds-back', seat: side.lead })
    const roundsLeft = side.sleepsThrough - duel.round
    if (sleeps(duel, side)) emitFact(game, { kind: 'duel-asleep', seat: side.lead, roundsLeft })
    const rolling = rollersOf(game, side.me, stage, attacks, strengths.get(side) ?? null)
    const most = 2 * ROUND_LIMIT
    yield* rollAttacks(game, side.me, rolling, most, () => duelAbout(game, duel))
  }
  const fighters = bothOf(duel).map(({ me }) => me)
  duel.fought.push(...exchangeOf(duel.round, fighters, null))
  for (const side of bothOf(duel)) {
    const hits = foeOf(duel, side).me.ours.reduce((sum, attack) => sum + hitsOf(attack), 0)
    const about = (oddHits = 0) => duelAbout(game, duel, { oddHits })
    const source = characterAt(game, foeOf(duel, side).lead).id
    yield* takeHits(game, side, hits, { about, source })
  }
  return yield* endRound(game, duel)
}

/**
 * Defender first. A character who gets away ends the fight, but a Teleportation chosen in the same round still works
 * (IMP-8.31).
 */
function* castSpells(game: Imperial, duel: Duel, actions: ReadonlyMap<DuelSide, Action>): Play<DuelResult | null> {
  const away: Away[] = []
  for (const side of bothOf(duel)) {
    const action = actions.get(side)
    // ruling: a character put to sleep before their own spell has worked does not cast it.
    if (typeof action !== 'object' || sleeps(duel, side) || isDead(game, side)) continue
    if (away.length === 0 || action.spell === 'teleportation') yield* getAway(game, duel, side, action, away)
  }
  const [first, second] = away
  if (!first) return null
  return { ...(second ? BOTH_FLED : first), flown: flownOf(away) }
}

/** The spells by which characters got away. */
interface Away {
  readonly end: DuelEnd
  readonly who: Seat
}

const BOTH_FLED = { end: 'both-fled', who: null } as const

/**
 * Casts or reads it, and notes who got away by it. A caster who leaves the table meanwhile does not keep the other
 * here.
 */
function* getAway(game: Imperial, duel: Duel, side: DuelSide, magic: Magic, away: Away[]): Play {
  const used: Play<DuelEnd | null> = useInDuel(game, duel, side, magic)
  const end = away.length === 0 ? yield* used : yield* untilTheyLeave(side.lead, used)
  if (end !== null && end !== 'left') away.push({ end, who: side.lead })
}

function flownOf(away: readonly Away[]): readonly Seat[] {
  return away.filter(({ end }) => end === 'teleported').map(({ who }) => who)
}

function* chooseAction(game: Imperial, duel: Duel, side: DuelSide): Play<Action> {
  const magic = () => magicFor(game, side.lead, duel.stage).filter((one) => mayUseInDuel(game, duel, side, one))
  const offers = () => actionOptions(game, side.me, duel.stage, magic())
  return yield* ask(side.lead, 'combat.action', offers, {
    standing: () => orderForFight(game, side, side.me, offers()[0]?.key ?? 'nothing', offers()),
    about: duelAbout(game, duel),
  })
}

function isDead(game: Imperial, { lead }: DuelSide): boolean {
  return remainingHealth(characterAt(game, lead)) <= 0
}

/** Deaths, losses, shipwrecks, flight (IMP-17.20, IMP-17.21). */
function* endRound(game: Imperial, duel: Duel): Play<DuelResult | null> {
  const dead = bothOf(duel).filter(({ lead }) => !survives(game, lead))
  for (const side of bothOf(duel)) {
    if (!dead.includes(side)) {
      yield* countLosses(game, side.me, () => duelAbout(game, duel))
    }
  }
  const [one, other] = dead
  if (one) return other ? { end: 'both-died', who: null } : { end: 'killed', who: foeOf(duel, one).lead }
  const [sunk] = bothOf(duel).filter(({ me }) => me.sunk)
  if (sunk) return { end: 'sunk', who: foeOf(duel, sunk).lead }
  return yield* flights(game, duel)
}

// Flight

type EndOfRound = FlightChoice | Magic

/** The defender may try to flee, then the attacker; if both do, both get away (IMP-17.20). */
function* flights(game: Imperial, duel: Duel): Play<DuelResult | null> {
  const choices: { side: DuelSide; choice: EndOfRound }[] = []
  for (const side of bothOf(duel)) {
    if (sleeps(duel, side)) continue // IMP-17.19
    choices.push({ side, choice: yield* chooseAtEnd(game, duel, side) })
  }
  const running = choices.filter(({ choice }) => choice !== 'fight-on')
  const areBoth = running.length === 2
  const away: Away[] = []
  for (const { side, choice } of running) {
    if (typeof choice === 'object')
      yield* getAway(game, duel, side, choice, away) // IMP-8.31
    else if (!areBoth && (yield* flees(game, duel, side, choice))) away.push({ end: 'fled', who: side.lead })
  }
  const [first] = areBoth ? [BOTH_FLED] : away
  return first ? { ...first, flown: flownOf(away) } : null
}

function* chooseAtEnd(game: Imperial, duel: Duel, side: DuelSide): Play<EndOfRound> {
  const { lead, me } = side
  const offers = (): Option<EndOfRound>[] => [
    option<EndOfRound>('fight-on', {}, 'fight-on'),
    ...fleeOptions(game, me, pursuerOf(game, duel, side)?.score.total ?? null),
    ...(me.cast ? [] : magicFor(game, lead, 'flee')).map((magic) => option<EndOfRound>(magic.key, {}, magic)),
  ]
  return yield* ask(lead, 'combat.flee', offers, {
    default: (list) => flightDefault(game, side, me, list),
    standing: () => orderForFight(game, side, me, 'fight-on', offers()),
    about: duelAbout(game, duel),
  })
}

/** The fastest awake member of the other side (IMP-8.26 with IMP-17.20); none if the only one sleeps. */
function pursuerOf(game: Imperial, duel: Duel, side: DuelSide): Runner | null {
  const foe = foeOf(duel, side)
  const awake = runnersOf(game, foe.lead).filter(({ id }) => id !== 'character' || !sleeps(duel, foe))
  const [first, ...others] = awake
  return first ? others.reduce((fast, one) => (one.score.total > fast.score.total ? one : fast), first) : null
}

function* flees(game: Imperial, duel: Duel, side: DuelSide, how: FlightChoice): Play<boolean> {
  const { lead, me } = side
  const pursuer = pursuerOf(game, duel, side)
  if (!pursuer) return true
  const leavingSlow = how === 'leave-slow'
  const runner = leavingSlow ? ownRunner(game, lead) : slowestOf(game, lead)
  const from = pursuer.id === 'character' ? characterAt(game, foeOf(duel, side).lead).id : pursuer.id
  const { total } = pursuer.score
  const about = { ...duelAbout(game, duel), target: rollNeeded(total, runner) }
  const { roll, away } = yield* rollToFlee(game, me, runner, { value: total, from }, about)
  emitFact(game, { kind: 'duel-flight', seat: lead, leavingSlow, roll, needs: ESCAPE_TARGET, away })
  if (away && leavingSlow) abandonSlow(game, me)
  return away
}
