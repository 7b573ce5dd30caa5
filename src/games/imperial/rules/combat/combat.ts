import {
  diceParts,
  options,
  rollDice,
  rollDie,
  sumOf,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import type { EncounterTile, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { FightEnd } from '../../facts/perils.ts'
import {
  creatureHealth,
  exchangeOf,
  hitsOf,
  isAsleep,
  newFight,
  ROUND_LIMIT,
  shellLeft,
  type Action,
  type AttackRoll,
  type Fight,
  type Fighter,
} from '../../state/fight.ts'
import {
  attackDice,
  creatureDice,
  HITS_ON,
  itemsOf,
  maxHealthOf,
  membersOf,
  weaponsToDraw,
  type AttackDice,
} from '../../state/party.ts'
import { characterAt, maybeCharacter, type Imperial } from '../../state/state.ts'
import { fightAbout, type CombatAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm, type OutcomeOf } from '../deeds/charm.ts'
import { desertion } from '../deeds/companions.ts'
import { die, dieTogether } from '../deeds/death.ts'
import { checkAllFound } from '../deeds/ending.ts'
import { earn } from '../deeds/experience.ts'
import { companionLoss, familiarLoss, survives, vesselLoss, wound } from '../deeds/harm.ts'
import { loseAtSea } from '../deeds/lost-at-sea.ts'
import { whileAllConcerned, untilTheyLeave } from '../deeds/matters.ts'
import { orderFor } from '../deeds/orders.ts'
import { drawReward } from '../deeds/rewards.ts'
import { chooseAction, chooseInQuiet, isQuiet, ownDice } from './actions.ts'
import { isIn, whileIn } from './company.ts'
import type { FlightChoice } from './flight-options.ts'
import { flight, type Exit } from './flight.ts'
import { hitCreature, takeHits } from './hits.ts'
import { useMagic } from './spells.ts'
import { gatherSupport } from './support.ts'

/** Combat with a creature, from the desertion dice to the reward (section 8; several defenders: IMP-17.11 to 17.14). */

/**
 * Fights it out. The creature's dice are rolled in the name of `by` (IMP-0.10). Returns how it ends for the defender.
 */
export function* fight(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<FightEnd> {
  const combat = newFight(game, seat, tile, by)
  emitFact(game, { kind: 'fight-began', seat, tile, hex: characterAt(game, seat).hex, by })
  yield* gatherSupport(game, combat)
  const supporters = combat.fighters.slice(1).map((one) => one.seat)
  return yield* whileAllConcerned(game, supporters, fromTheStart(game, combat))
}

function* fromTheStart(game: Imperial, combat: Fight): Play<FightEnd> {
  for (const me of [...combat.fighters]) {
    yield* whileIn(game, combat, me, desertion(game, me.seat, fightAbout(game, combat))) // IMP-8.1
  }
  const [first] = combat.fighters
  if (first) yield* whileIn(game, combat, first, rollApproach(game, combat, first))
  return yield* fightOut(game, combat)
}

/** How each of several defenders gets out of the fight, and how each has. */
interface Exits {
  readonly exit: Exit
  readonly ends: Map<Seat, FightEnd>
}

/** From the first round, or from the current one, to the end and its consequences. */
export function* fightOut(game: Imperial, combat: Fight): Play<FightEnd> {
  const ends = new Map<Seat, FightEnd>()
  const end = yield* playRounds(game, combat, {
    ends,
    exit: (me, how) => leaveFight(game, combat, me, how, ends),
  })
  if (end !== null) yield* conclude(game, combat, end, ends)
  return ends.get(combat.seat) ?? 'fled' // a player who left the table has fled in any case
}

// Beginning

/** Defender and creature roll one die each; the difference is the number of Approach rounds (IMP-8.2). */
function* rollApproach(game: Imperial, combat: Fight, { seat }: Fighter): Play {
  const { tile } = combat
  const rolled = rollDie(game)
  const theirs = rollDie(game)
  // ruling: the Charm is offered once both dice lie, because its holder cannot judge their own die before.
  const rounds = ([own = 0]: readonly number[]) => Math.abs(own - theirs)
  const about = fightAbout(game, combat, { approachDice: [rolled, theirs] })
  combat.approachLeft = rounds([rolled])
  const dice = yield* withCharm(game, seat, [rolled], rounds, { about })
  combat.approachLeft = rounds(dice)
  const [defender, creature] = [sumOf(diceParts(dice, 'IMP-8.2')), sumOf(diceParts([theirs], 'IMP-8.2'))]
  emitFact(game, { kind: 'fight-approach', seat, tile, defender, creature, rounds: combat.approachLeft })
}

/** First the Approach rounds, then hand-to-hand rounds until the fight ends or no defender is left in it (IMP-8.3). */
function* playRounds(game: Imperial, combat: Fight, ways: Exits): Play<FightEnd | null> {
  while (combat.round < ROUND_LIMIT && combat.fighters.length > 0) {
    if (combat.stage === 'approach' && combat.approachLeft === 0) yield* closeIn(game, combat)
    const plan = yield* planRound(game, combat)
    if (plan === 'waive') {
      emitFact(game, { kind: 'fight-approach-waived', seat: combat.seat, tile: combat.tile })
      yield* closeIn(game, combat)
      continue
    }
    const end = yield* playRound(game, combat, plan, ways)
    if (end !== null) return end
    if (combat.stage === 'approach') combat.approachLeft -= 1
  }
  return combat.fighters.length > 0 ? 'bored' : null // IMP-18.39
}

/** Hand-to-hand combat begins (IMP-11.6, IMP-18.30). */
function* closeIn(game: Imperial, combat: Fight): Play {
  combat.stage = 'melee'
  combat.approachLeft = 0
  emitFact(game, { kind: 'fight-hand-to-hand', seat: combat.seat, tile: combat.tile })
  for (const me of [...combat.fighters]) {
    yield* whileIn(game, combat, me, drawWeapon(game, me, fightAbout(game, combat)))
  }
}

/** The character may put the ranged weapon away for another (IMP-11.6). */
export function* drawWeapon(game: Imperial, me: Fighter, about: CombatAbout): Play {
  const { seat } = me
  const character = characterAt(game, seat)
  const { weapon } = character
  const usable = weaponsToDraw(game, character)
  if (weapon === null || usable.length === 0) return
  const offers = (): Option<TileId | 'keep'>[] => options([...usable, 'keep'])
  const standing = () => orderFor(game, seat, 'fighting', usable[0])
  const ready = yield* ask(seat, 'combat.weapon', offers, { standing, about })
  if (ready === 'keep') return
  character.weapon = ready
  me.putAway = weapon
  emitFact(game, { kind: 'fight-weapon', seat, away: weapon, ready })
}

// A round

interface Plan {
  readonly actions: ReadonlyMap<Fighter, Action>
  /** The decision for the end of the round, if it was made at the beginning. */
  readonly then: FlightChoice | null
}

/** The defenders' actions, chosen at the end of the last round or now (IMP-8.4, IMP-8.8, IMP-17.12). */
function* planRound(game: Imperial, combat: Fight): Play<Plan | 'waive'> {
  const { seat, tile, stage } = combat
  combat.round += 1
  combat.woundsAtStart = combat.wounds
  for (const me of combat.fighters) me.cast = false
  const common = { kind: 'fight-round', seat, tile, round: combat.round, stage } as const
  const [first] = combat.fighters
  if (first && stage === 'approach' && isQuiet(game, combat)) {
    const quiet = yield* chooseInQuiet(game, combat, first)
    first.planned = null
    if (quiet === 'waive') {
      combat.round -= 1
      return 'waive'
    }
    emitFact(game, common)
    return { actions: new Map([[first, quiet.action]]), then: 'then' in quiet ? quiet.then : null }
  }
  emitFact(game, common)
  const actions = new Map<Fighter, Action>()
  for (const me of [...combat.fighters]) {
    const action = me.planned ?? (yield* whileIn(game, combat, me, chooseAction(game, combat, me)))
    me.planned = null
    if (action !== 'gone') actions.set(me, action)
  }
  return { actions, then: null }
}

/** Magic, dice, hits, end of the round (IMP-8.4). */
function* playRound(game: Imperial, combat: Fight, { actions, then }: Plan, ways: Exits): Play<FightEnd | null> {
  // Strength counts from the round after it was cast.
  const strengths = new Map([...actions.keys()].map((me) => [me, me.strength]))
  for (const [me, action] of actions) {
    if (typeof action !== 'object' || creatureHealth(combat) <= 0 || !isIn(game, combat, me)) continue
    const end = yield* whileIn(game, combat, me, useMagic(game, combat, me, action))
    if (end === 'joined') return end
    if (end !== null && end !== 'gone') yield* ways.exit(me, end)
  }
  for (const [me, action] of actions) {
    if (action === 'nothing' && isIn(game, combat, me) && ownDice(game, me, combat.stage)) {
      emitFact(game, { kind: 'fight-holds-back', seat: me.seat })
    }
  }
  if (combat.fighters.length === 0) return null
  if (creatureHealth(combat) > 0) yield* exchangeBlows(game, combat, actions, strengths) // IMP-18.32
  return yield* endRound(game, combat, then, ways)
}

/** The defenders' side rolls, then the creature; hits on both sides take effect together (IMP-8.4, IMP-8.13). */
function* exchangeBlows(
  game: Imperial,
  combat: Fight,
  actions: Plan['actions'],
  strengths: ReadonlyMap<Fighter, Fighter['strength']>,
): Play {
  combat.theirs = null
  for (const me of combat.fighters) me.ours = []
  const most = creatureHealth(combat) + shellLeft(combat)
  for (const me of [...combat.fighters]) {
    if (!isIn(game, combat, me)) continue
    const rolling = rollersOf(game, me, combat.stage, actions.get(me) === 'attack', strengths.get(me) ?? null)
    const rolls: Play = rollAttacks(game, me, rolling, most, () => fightAbout(game, combat))
    yield* whileIn(game, combat, me, rolls)
  }
  rollForCreature(game, combat)
  const hits = combat.fighters.flatMap(({ ours }) => ours).reduce((sum, attack) => sum + hitsOf(attack), 0)
  combat.fought.push(...exchangeOf(combat.round, combat.fighters, combat.theirs))
  hitCreature(game, combat, hits)
  if (!combat.theirs) return
  yield* takeHits(game, combat, hitsOf(combat.theirs), {
    about: (oddHits = 0) => fightAbout(game, combat, { oddHits }),
    source: combat.creature.id,
  })
}

/** Which party members roll which dice; the character only if they attack (IMP-8.9). */
export function rollersOf(
  game: Imperial,
  { seat }: Fighter,
  stage: Fight['stage'],
  attacks: boolean,
  strength: Fighter['strength'],
): AttackDice[] {
  return membersOf(game, seat)
    .filter(({ kind }) => attacks || kind !== 'character')
    .map((member) => attackDice(game, member, stage, strength))
    .filter((dice) => dice !== null)
}

/** Character, companions in joining order, vessel; then the Lucky Charm on one of the dice (IMP-0.11, IMP-8.32). */
export function* rollAttacks(
  game: Imperial,
  me: Fighter,
  rolling: readonly AttackDice[],
  most: number,
  about: () => CombatAbout,
): Play {
  const rolled = rolling.map(({ dice }) => rollDice(game, dice.total)).flat()
  me.ours = attacksOf(rolling, rolled)
  const hits: OutcomeOf = (dice) =>
    Math.min(most, attacksOf(rolling, dice).reduce((sum, attack) => sum + hitsOf(attack), 0)) // prettier-ignore
  const dice = yield* withCharm(game, me.seat, rolled, hits, { about: about(), wants: 'more' })
  me.ours = attacksOf(rolling, dice)
  for (const attack of me.ours) emitFact(game, { kind: 'fight-attack', seat: me.seat, ...attack, hits: hitsOf(attack) })
}

/** Splits a row of dice among those who rolled them. */
function attacksOf(rolling: readonly AttackDice[], dice: readonly number[]): AttackRoll[] {
  let from = 0
  return rolling.map(({ member, dice: count, hitsOn }) => {
    const own = dice.slice(from, from + count.total)
    from += count.total
    return { member, count, dice: own, hitsOn }
  })
}

function rollForCreature(game: Imperial, combat: Fight): void {
  const { seat, tile, creature, stage, round, sleepsThrough } = combat
  if (isAsleep(combat)) {
    emitFact(game, { kind: 'fight-creature-asleep', seat, tile, roundsLeft: sleepsThrough - round })
    return
  }
  const count = creatureDice(creature, stage)
  if (!count) return
  const attack = { member: tile, count, dice: rollDice(game, count.total), hitsOn: HITS_ON }
  combat.theirs = attack
  const { dice, hitsOn } = attack
  emitFact(game, { kind: 'fight-creature-attack', seat, tile, count, dice, hitsOn, hits: hitsOf(attack) })
}

// The end of a round

/** Losses, death, victory, shipwreck, regeneration, flight, in this order (IMP-8.19 to IMP-8.28). */
function* endRound(
  game: Imperial,
  combat: Fight,
  then: FlightChoice | null,
  { exit, ends }: Exits,
): Play<FightEnd | null> {
  // IMP-8.20; a dead character has not won (IMP-8.14)
  const dead = combat.fighters.filter((me) => isIn(game, combat, me) && !survives(game, me.seat))
  const [only, another] = dead
  if (another) yield* fallTogether(game, combat, dead, ends)
  else if (only) yield* exit(only, 'died')
  for (const me of [...combat.fighters]) {
    yield* whileIn(
      game,
      combat,
      me,
      countLosses(game, me, () => fightAbout(game, combat)),
    )
  }
  if (combat.fighters.length === 0) return null
  if (creatureHealth(combat) <= 0) return 'killed' // IMP-8.21
  for (const me of [...combat.fighters]) if (me.sunk && isIn(game, combat, me)) yield* exit(me, 'sunk') // IMP-8.22
  if (combat.fighters.length === 0) return null
  regenerate(game, combat) // IMP-8.23
  return yield* flight(game, combat, then, exit) // IMP-8.24 to IMP-8.28
}

/** Several defenders die in one round. */
function* fallTogether(game: Imperial, combat: Fight, dead: readonly Fighter[], ends: Map<Seat, FightEnd>): Play {
  combat.fighters = combat.fighters.filter((me) => !dead.includes(me))
  for (const { seat } of dead) {
    reportEnd(game, combat, seat, 'died', seat === dead.at(-1)?.seat && combat.fighters.length === 0)
    ends.set(seat, 'died')
  }
  const seats = dead.map(({ seat }) => seat)
  yield* dieTogether(game, seats, () => combat.creature.id)
}

/** Companions, familiar and vessel with too many wounds are lost (IMP-8.19, IMP-10.8). */
export function* countLosses(game: Imperial, me: Fighter, about: () => CombatAbout): Play {
  const { seat } = me
  for (const companion of [...characterAt(game, seat).companions]) {
    yield* companionLoss(game, seat, companion, about())
  }
  familiarLoss(game, seat)
  me.sunk = vesselLoss(game, seat) === 'sunk'
}

function regenerate(game: Imperial, combat: Fight): void {
  const { seat, tile, creature, singed, wounds } = combat
  const grown = singed ? 0 : Math.min(creature.regeneratesPerRound, wounds)
  if (grown === 0) return
  combat.wounds -= grown
  emitFact(game, { kind: 'fight-regenerated', seat, tile, wounds: combat.wounds })
}

// Afterwards

/** The fight is over for one defender; the last to leave reports all of it. */
function reportEnd(game: Imperial, combat: Fight, seat: Seat, end: FightEnd, tellsAll: boolean): void {
  const { tile, round: rounds, fought } = combat
  const body = end === 'died' ? null : maybeCharacter(game, seat)
  emitFact(game, {
    kind: 'fight-over',
    seat,
    tile,
    end,
    rounds,
    ...(tellsAll && { fought: [...fought] }),
    ...(body && { health: { wounds: body.wounds, maxHealth: maxHealthOf(body) } }),
  })
}

/** One defender is out of the fight: dead, away or under water. The others fight on (IMP-17.13). */
function* leaveFight(game: Imperial, combat: Fight, me: Fighter, end: FightEnd, ends: Map<Seat, FightEnd>): Play {
  const { seat } = me
  combat.fighters = combat.fighters.filter((one) => one !== me)
  reportEnd(game, combat, seat, end, combat.fighters.length === 0)
  ends.set(seat, end)
  const after: Play = afterwards(game, combat, me, end)
  if (!combat.inCompany) return yield* after
  yield* untilTheyLeave(seat, whileAllConcerned(game, [seat], after))
  // IMP-4.18: the character must explore or draw on arrival
  if (end === 'teleported' && seat !== combat.seat) (game.flown ??= []).push(seat)
}

function* afterwards(game: Imperial, combat: Fight, me: Fighter, end: FightEnd): Play {
  const { seat } = me
  if (end === 'died') return yield* die(game, seat, combat.creature.id)
  takeUpAgain(game, me)
  if (end !== 'teleported' && (yield* poison(game, combat, me)) === 'died') return
  if (me.sunk) yield* loseAtSea(game, seat)
}

/** The fight is over for all who are left: weapons, poison, reward, and losses at sea (IMP-8.21, IMP-8.35). */
function* conclude(game: Imperial, combat: Fight, end: FightEnd, ends: Map<Seat, FightEnd>): Play {
  const left = combat.fighters.filter((me) => isIn(game, combat, me))
  for (const me of left) {
    reportEnd(game, combat, me.seat, end, me === left[0])
    ends.set(me.seat, me.sunk ? 'sunk' : end)
  }
  for (const me of left) {
    if (!isIn(game, combat, me)) continue
    takeUpAgain(game, me)
    const character = maybeCharacter(game, me.seat)
    yield* whileIn(game, combat, me, poison(game, combat, me))
    if (maybeCharacter(game, me.seat) === character) continue
    combat.fighters = combat.fighters.filter((one) => one !== me)
    ends.set(me.seat, 'died')
  }
  if (end === 'killed') yield* reap(game, combat)
  for (const me of [...combat.fighters]) {
    if (me.sunk) yield* whileIn(game, combat, me, loseAtSea(game, me.seat))
  }
}

/**
 * The reward is the defender's, regardless of who struck the last blow (IMP-18.26). Its parts go round among those who
 * fought together, the principal first (IMP-17.14).
 */
function* reap(game: Imperial, combat: Fight): Play {
  const { creature } = combat
  for (const me of [...combat.fighters]) {
    yield* whileIn(game, combat, me, earn(game, me.seat, creature.stats.maxHealth ?? 0)) // IMP-17.5
  }
  const takers = combat.fighters.map(({ seat, sunk }) => ({ seat, sinking: sunk }))
  yield* drawReward(game, takers, creature.reward, creature.id, combat.inCompany)
  checkAllFound(game)
}

/** ruling: IMP-11.6 binds the character to the other weapon only until the combat ends. */
export function takeUpAgain(game: Imperial, { seat, putAway }: Fighter): void {
  const character = characterAt(game, seat)
  if (putAway !== null && itemsOf(character).some(({ tile }) => tile === putAway)) character.weapon = putAway
}

/**
 * One die for a character who took a wound in the combat; on 1 or 2 one more wound, which nothing absorbs (IMP-8.35).
 */
function* poison(game: Imperial, combat: Fight, { seat, hurt }: Fighter): Play<'alive' | 'died'> {
  const { tile, creature } = combat
  if (!creature.poison || !hurt) return 'alive'
  const bites = ([face = 0]: readonly number[]) => face <= 2
  const dice = yield* withCharm(game, seat, [rollDie(game)], bites, { about: fightAbout(game, combat), wants: 'less' })
  emitFact(game, { kind: 'fight-poison', seat, tile, roll: sumOf(diceParts(dice, 'IMP-8.35')), wound: bites(dice) })
  return bites(dice) ? yield* wound(game, seat, 1, 'poison') : 'alive'
}
