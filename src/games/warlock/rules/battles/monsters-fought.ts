import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, encounterOf, foeOf } from '../../data/components.ts'
import type { FoeId, TreasureId } from '../../data/ids.ts'
import { baneOf, biteOf, battleOutcomeOf } from '../../data/traits.ts'
import type { BattleEnd } from '../../facts/hands.ts'
import { emitFact } from '../../facts/index.ts'
import {
  declare,
  defeatMonster,
  inBattle,
  monsterOf,
  monsterStamina,
  newBattle,
  rollRound,
  emitEnd,
  emitRound,
  wound,
} from './battle.ts'
import { battleCardOptions, useInBattle, windowCards } from './cards.ts'
import { rollForMonster } from './champion.ts'
import {
  defaultOpportunity,
  isPressing,
  orderForOpportunity,
  press,
  rollEscape,
  useVanishing,
  vanishOption,
  type Opportunity,
} from './escape.ts'
import { after, afterRound, survives } from './quirks.ts'
import { askHidden, disclose } from '../deeds/asking.ts'
import { dieIfDead } from '../deeds/death.ts'
import { itemWindow } from '../deeds/items.ts'
import { changeSheet } from '../deeds/sheet.ts'
import { championAgainst, type Battle, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** Battles with monsters, round by round (WAR-9). */

export type FightEnd = Extract<BattleEnd, 'killed' | 'banished' | 'escaped' | 'vanished' | 'paralysed' | 'died'>

/** Whether the window before round 1 is still to come, has been passed already, or had a card chosen in it. */
export type Opening = 'ask' | 'asked' | TreasureId

/** From the declaration of cards to the end and its consequences. */
export function* fight(game: Warlock, seat: Seat, foe: FoeId, opening: Opening = 'ask'): Play<FightEnd> {
  const battle = newBattle(game, seat, foe)
  const champion = championAgainst(game, seat)
  emitFact(game, { kind: 'battle-began', seat, rival: null, foe, space: battle.at, champion })
  return yield* inBattle(game, battle, fightThrough(game, battle, foe, opening))
}

function* fightThrough(game: Warlock, battle: Battle, foe: FoeId, opening: Opening): Play<FightEnd> {
  yield* declare(game, battle, battle.seat)
  const end = yield* playOut(game, battle, opening)
  emitEnd(game, battle, end)
  if (end === 'killed') reward(game, battle, foe)
  if (end === 'killed') after(game, battle, foe, 'killed')
  if (end === 'escaped' || end === 'vanished') after(game, battle, foe, 'escaped')
  return end
}

/** One point of Luck, and the purse of the card (WAR-9.8, WAR-9.10, WAR-24.1). */
function reward(game: Warlock, { seat }: Battle, foe: FoeId): void {
  changeSheet(game, seat, 'luck', CONSTANTS.luckForKill, { from: 'kill', rule: 'WAR-9.8' })
  if (foe !== 'crocodile') changeSheet(game, seat, 'gold', encounterOf(foe).goldOnKill, foe)
}

function* playOut(game: Warlock, battle: Battle, opening: Opening): Play<FightEnd> {
  const early = yield* openWith(game, battle, opening)
  if (early) return early
  for (;;) {
    const fell = yield* playRound(game, battle)
    if (fell) return fell
    const end = yield* breathe(game, battle)
    if (end) return end
  }
}

/** Cards before round 1 (WAR-9.3). */
function* openWith(game: Warlock, battle: Battle, opening: Opening): Play<FightEnd | null> {
  if (opening === 'asked') return null
  if (opening !== 'ask') {
    const end = useInBattle(game, battle, opening)
    if (end) return end
  }
  return yield* cardWindow(game, battle)
}

/** Cards before a round, one after another until the player passes (WAR-9.3, WAR-9.7). */
function* cardWindow(game: Warlock, battle: Battle): Play<FightEnd | null> {
  for (;;) {
    const offers = () => battleCardOptions(game, battle)
    const card = yield* itemWindow(game, battle.seat, 'battle.item', {
      cards: windowCards(battle),
      offers,
      about: battleAbout(battle),
    })
    if (card === null) return null
    const end = useInBattle(game, battle, card)
    if (end) return end
  }
}

// A round

/** Dice, wound, death, and the monster's special effect after it (WAR-9.4, WAR-9.7). */
function* playRound(game: Warlock, battle: Battle): Play<FightEnd | null> {
  const { seat } = battle
  const foe = battle.foe as FoeId
  const champion = yield* rollForMonster(game, battle)
  const totals = rollRound(game, battle)
  const { theirs, own, theirDice, ownDice } = totals
  const outcome = battleOutcomeOf(foe, battle.round, own.total - theirs.total)
  const monster = monsterOf(game, battle).id
  const rolled = champion === null ? {} : { rolledBy: champion }
  emitRound(game, battle, totals, { monster, outcome, ...rolled })
  if (outcome === 'won') {
    yield* wound(game, battle, { loser: null, winner: seat, ...blowOf(game, battle), winnerDice: ownDice })
    return monsterStamina(battle) === 0 ? defeatMonster(game, battle) : null
  }
  if (outcome !== 'lost') return null
  battle.lost += 1
  const base = biteOf(foe, battle.round)
  yield* wound(game, battle, { loser: seat, winner: null, base, from: foe, winnerDice: theirDice })
  if (dieIfDead(game, seat, foe) === 'dead') return 'died'
  const state = afterRound(game, battle, foe)
  if (!survives(game, battle)) return 'died'
  return state === 'paralysed' ? state : null
}

/**
 * The base of the adventurer's blow: the standard wound, or that of a declared sword against a monster it is the bane
 * of.
 */
function blowOf(game: Warlock, battle: Battle): { base: number; from: string } {
  const monster = monsterOf(game, battle)
  for (const card of battle.declared[battle.seat] ?? []) {
    const base = baneOf(card, monster)
    if (base !== null) return { base, from: card }
  }
  return { base: CONSTANTS.baseWound, from: 'base' }
}

// Between rounds

type Between = Exclude<Opportunity, 'truce'> | TreasureId

/** The escape opportunity; cards may also be used (WAR-10.1, WAR-22.9). */
function* breathe(game: Warlock, battle: Battle): Play<FightEnd | null> {
  const { seat } = battle
  if (isPressing(game, battle, seat)) return null
  const how = {
    default: () => defaultOpportunity(game, battle, seat),
    about: battleAbout(battle),
    standing: () => orderForOpportunity(game, battle, seat),
    reaction: seat !== game.active,
  }
  const offers = () => betweenOptions(game, battle)
  const choice = yield* askHidden(seat, 'battle.escape', offers, how, disclose(...PLAIN))
  switch (choice) {
    case 'fight':
      return null
    case 'press':
    case 'finish':
      press(battle, seat, choice)
      return null
    case 'vanish':
      useVanishing(game, seat, battle.foe)
      return 'vanished'
    case 'escape':
      return yield* tryEscape(game, battle)
    default:
      return useInBattle(game, battle, choice) ?? (yield* cardWindow(game, battle))
  }
}

const PLAIN = ['fight', 'press', 'finish', 'escape'] as const

function betweenOptions(game: Warlock, battle: Battle): Option<Between>[] {
  const plain = PLAIN.map((key) => option<Between>(key, {}, key))
  return [...plain, ...vanishOption(game, battle.seat), ...battleCardOptions(game, battle)]
}

/** An adventurer who fails to escape may still use cards before the next round (WAR-9.7). */
function* tryEscape(game: Warlock, battle: Battle): Play<FightEnd | null> {
  const escaped = rollEscape(game, battle.seat, foeOf(battle.foe as FoeId).escapeModifier)
  if (!survives(game, battle)) return 'died'
  return escaped === 'escaped' ? 'escaped' : yield* cardWindow(game, battle)
}
