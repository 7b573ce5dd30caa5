import { diceParts, options, rollDice, rollDie, sumOf, type Play, type Seat } from '../../../../engine/index.ts'
import type { EncounterTile } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import type { FightEnd } from '../../facts/perils.ts'
import {
  creatureHealth,
  hitsOf,
  isAsleep,
  newFight,
  ROUND_LIMIT,
  shellLeft,
  type Action,
  type Fight,
} from '../../state/fight.ts'
import { attackDice, creatureDice, HITS_ON, membersOf, type AttackDice } from '../../state/party.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { desertion } from '../deeds/companions.ts'
import { die } from '../deeds/death.ts'
import { checkAllFound } from '../deeds/ending.ts'
import { itemsOf } from '../deeds/gear.ts'
import { companionLoss, familiarLoss, survives, vesselLoss, wound } from '../deeds/harm.ts'
import { lostAtSea } from '../deeds/lost-at-sea.ts'
import { drawReward } from '../deeds/rewards.ts'
import { chooseAction, chooseInQuiet, isQuiet, ownDice, weaponsToDraw } from './actions.ts'
import type { Choice } from './flight-options.ts'
import { flight } from './flight.ts'
import { hitCreature, takeHits } from './hits.ts'
import { useMagic } from './spells.ts'
import { orderedBy } from '../deeds/orders.ts'

/** Combat with a creature, from the desertion dice to the reward (section 8). */

/** Fights it out. The creature's dice are rolled in the name of `by` (IMP-0.10). */
export function* fight(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<FightEnd> {
  const combat = newFight(seat, tile, by)
  say(game, { kind: 'fight-began', seat, tile, hex: characterAt(game, seat).hex, by })
  yield* desertion(game, seat, fightAbout(game, combat)) // IMP-8.1
  yield* rollApproach(game, combat)
  return yield* fightOut(game, combat)
}

/** From the first round, or from wherever it stands, to the end and what follows from it. */
export function* fightOut(game: Imperial, combat: Fight): Play<FightEnd> {
  const end = yield* playRounds(game, combat)
  say(game, { kind: 'fight-over', seat: combat.seat, tile: combat.tile, end, rounds: combat.round })
  if (end === 'died') {
    yield* die(game, combat.seat, combat.creature.id)
    return 'died'
  }
  return yield* settle(game, combat, end)
}

// Beginning

/** Defender and creature roll one die each; the difference is the number of Approach rounds (IMP-8.2). */
function* rollApproach(game: Imperial, combat: Fight): Play {
  const { seat, tile } = combat
  const rolled = rollDie(game)
  const theirs = rollDie(game)
  // ruling: the Charm is offered when both dice lie, as its holder cannot know what his own means before.
  const rounds = ([die = 0]: readonly number[]) => Math.abs(die - theirs)
  const about = fightAbout(game, combat, { approachDice: [rolled, theirs] })
  const dice = yield* withCharm(game, seat, [rolled], rounds, { about })
  combat.approachLeft = rounds(dice)
  const [defender, creature] = [sumOf(diceParts(dice, 'IMP-8.2')), sumOf(diceParts([theirs], 'IMP-8.2'))]
  say(game, { kind: 'fight-approach', seat, tile, defender, creature, rounds: combat.approachLeft })
}

/** First the Approach rounds, then hand-to-hand rounds until it ends (IMP-8.3). */
function* playRounds(game: Imperial, combat: Fight): Play<FightEnd> {
  while (combat.round < ROUND_LIMIT) {
    if (combat.stage === 'approach' && combat.approachLeft === 0) yield* closeIn(game, combat)
    const plan = yield* planRound(game, combat)
    if (plan === 'waive') {
      say(game, { kind: 'fight-approach-waived', seat: combat.seat, tile: combat.tile })
      yield* closeIn(game, combat)
      continue
    }
    const end = yield* playRound(game, combat, plan)
    if (end !== null) return end
    if (combat.stage === 'approach') combat.approachLeft -= 1
  }
  return 'bored' // IMP-18.39
}

/** Hand-to-hand combat begins: the ranged weapon may be put away for another (IMP-11.6, IMP-18.30). */
function* closeIn(game: Imperial, combat: Fight): Play {
  const { seat, tile } = combat
  const character = characterAt(game, seat)
  combat.stage = 'melee'
  combat.approachLeft = 0
  say(game, { kind: 'fight-hand-to-hand', seat, tile })
  const { weapon } = character
  const usable = weaponsToDraw(game, combat)
  if (weapon === null || usable.length === 0) return
  const offers = () => options([...usable, 'keep'])
  const standing = () => orderedBy(game, seat, 'fighting', usable[0])
  const ready = yield* ask(seat, 'combat.weapon', offers, { standing, about: fightAbout(game, combat) })
  if (ready === 'keep') return
  character.weapon = ready
  combat.putAway = weapon
  say(game, { kind: 'fight-weapon', seat, away: weapon, ready })
}

// A round

interface Plan {
  readonly action: Action
  /** What he does at the end of the round, if that was said at its beginning. */
  readonly then: Choice | null
}

/** What the defender does, as he said at the end of the last round or says now (IMP-8.4, IMP-8.8). */
function* planRound(game: Imperial, combat: Fight): Play<Plan | 'waive'> {
  const { seat, tile, stage, planned } = combat
  combat.round += 1
  combat.woundsAtStart = combat.wounds
  combat.cast = false
  combat.planned = null
  const told = { kind: 'fight-round', seat, tile, round: combat.round, stage } as const
  if (stage === 'approach' && isQuiet(game, combat)) {
    const quiet = yield* chooseInQuiet(game, combat)
    if (quiet === 'waive') combat.round -= 1
    else say(game, told)
    return quiet === 'waive' || 'then' in quiet ? quiet : { ...quiet, then: null }
  }
  say(game, told)
  return { action: planned ?? (yield* chooseAction(game, combat)), then: null }
}

/** Magic, dice, hits, end of the round (IMP-8.4). */
function* playRound(game: Imperial, combat: Fight, { action, then }: Plan): Play<FightEnd | null> {
  const { strength } = combat // Strength counts from the round after it was cast
  if (typeof action === 'object') {
    const end = yield* useMagic(game, combat, action)
    if (end !== null) return end
  }
  if (action === 'nothing' && ownDice(game, combat, combat.stage)) {
    say(game, { kind: 'fight-holds-back', seat: combat.seat })
  }
  if (creatureHealth(combat) > 0) yield* exchangeBlows(game, combat, action === 'attack', strength) // IMP-18.32
  return yield* endRound(game, combat, then)
}

/** The defender's side rolls, then the creature; hits on both sides take effect together (IMP-8.4, IMP-8.13). */
function* exchangeBlows(game: Imperial, combat: Fight, attacks: boolean, strength: Fight['strength']): Play {
  const { seat, stage } = combat
  const rolling = membersOf(game, seat)
    .filter(({ kind }) => attacks || kind !== 'character') // IMP-8.9
    .map((member) => attackDice(game, seat, member, stage, strength))
    .filter((dice) => dice !== null)
  yield* rollForSide(game, combat, rolling)
  rollForCreature(game, combat)
  hitCreature(
    game,
    combat,
    combat.ours.reduce((hits, attack) => hits + hitsOf(attack), 0),
  )
  if (combat.theirs) yield* takeHits(game, combat, hitsOf(combat.theirs))
}

/** Character, companions in joining order, vessel; then the Lucky Charm on one of the dice (IMP-0.11, IMP-8.32). */
function* rollForSide(game: Imperial, combat: Fight, rolling: readonly AttackDice[]): Play {
  const rolled = rolling.map(({ dice }) => rollDice(game, dice.total))
  combat.theirs = null
  combat.ours = attacksOf(rolling, rolled.flat())
  const most = creatureHealth(combat) + shellLeft(combat)
  const hits = (dice: readonly number[]) =>
    Math.min(most, attacksOf(rolling, dice).reduce((sum, attack) => sum + hitsOf(attack), 0)) // prettier-ignore
  const dice = yield* withCharm(game, combat.seat, rolled.flat(), hits, {
    about: fightAbout(game, combat),
    wants: 'more',
  })
  combat.ours = attacksOf(rolling, dice)
  for (const attack of combat.ours) {
    say(game, { kind: 'fight-attack', seat: combat.seat, ...attack, hits: hitsOf(attack) })
  }
}

/** Deals a row of dice out to those who rolled them. */
function attacksOf(rolling: readonly AttackDice[], dice: readonly number[]): Fight['ours'] {
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
    say(game, { kind: 'fight-creature-asleep', seat, tile, roundsLeft: sleepsThrough - round })
    return
  }
  const count = creatureDice(creature, stage)
  if (!count) return
  const attack = { member: tile, count, dice: rollDice(game, count.total), hitsOn: HITS_ON }
  combat.theirs = attack
  const { dice, hitsOn } = attack
  say(game, { kind: 'fight-creature-attack', seat, tile, count, dice, hitsOn, hits: hitsOf(attack) })
}

// The end of a round

/** Losses, death, victory, shipwreck, regeneration, flight, in this order (IMP-8.19 to IMP-8.28). */
function* endRound(game: Imperial, combat: Fight, then: Choice | null): Play<FightEnd | null> {
  const { seat } = combat
  const character = characterAt(game, seat)
  if (!survives(game, seat)) return 'died' // IMP-8.20; whoever dies has not won (IMP-8.14)
  for (const companion of [...character.companions]) {
    yield* companionLoss(game, seat, companion, fightAbout(game, combat)) // IMP-8.19
  }
  familiarLoss(game, seat)
  combat.sunk = vesselLoss(game, seat) === 'sunk'
  if (creatureHealth(combat) <= 0) return 'killed' // IMP-8.21
  if (combat.sunk) return 'sunk' // IMP-8.22
  regenerate(game, combat) // IMP-8.23
  return yield* flight(game, combat, then) // IMP-8.24 to IMP-8.28
}

function regenerate(game: Imperial, combat: Fight): void {
  const { seat, tile, creature, singed, wounds } = combat
  const grown = singed ? 0 : Math.min(creature.regeneratesPerRound, wounds)
  if (grown === 0) return
  combat.wounds -= grown
  say(game, { kind: 'fight-regenerated', seat, tile, wounds: combat.wounds })
}

// Afterwards

/** The ranged weapon is taken up again, then poison, reward, and whatever the sea wants (IMP-8.21, IMP-8.35). */
function* settle(game: Imperial, combat: Fight, end: FightEnd): Play<FightEnd> {
  const { seat, creature } = combat
  takeUpAgain(game, combat)
  if (end !== 'teleported' && (yield* poison(game, combat)) === 'died') return 'died'
  if (end === 'killed') {
    // Whoever struck the last blow, the reward is the defender's (IMP-18.26).
    yield* drawReward(game, seat, creature.reward, creature.id, { sinking: combat.sunk })
    checkAllFound(game)
  }
  if (!combat.sunk) return end
  yield* lostAtSea(game, seat)
  return 'sunk'
}

/** ruling: IMP-11.6 binds him to the other weapon until the combat ends, and no longer. */
function takeUpAgain(game: Imperial, { seat, putAway }: Fight): void {
  const character = characterAt(game, seat)
  if (putAway !== null && itemsOf(character).some(({ tile }) => tile === putAway)) character.weapon = putAway
}

/** One die for a character who took a wound in it; on 1 or 2 one wound more, which nothing absorbs (IMP-8.35). */
function* poison(game: Imperial, combat: Fight): Play<'alive' | 'died'> {
  const { seat, tile, creature, hurt } = combat
  if (!creature.poison || !hurt) return 'alive'
  const bites = ([die = 0]: readonly number[]) => die <= 2
  const dice = yield* withCharm(game, seat, [rollDie(game)], bites, { about: fightAbout(game, combat), wants: 'less' })
  say(game, { kind: 'fight-poison', seat, tile, roll: sumOf(diceParts(dice, 'IMP-8.35')), wound: bites(dice) })
  return bites(dice) ? yield* wound(game, seat, 1, 'poison') : 'alive'
}
