import {
  diceParts,
  option,
  options,
  rollDice,
  rollDie,
  sumOf,
  reveal,
  type Option,
  type Part,
  type Play,
  type Seat,
  type Sum,
} from '../../../../engine/index.ts'
import { isArmour, isSword, monstersOf, treasureOf, type Monster } from '../../data/components.ts'
import { LUCK_ON_WOUND } from '../../data/figures.ts'
import { TREASURE_IDS, type FoeId, type SwordId, type TreasureId } from '../../data/ids.ts'
import { edgeOf, traitsOf } from '../../data/traits.ts'
import type { BattleEnd, BattleFact } from '../../facts/hands.ts'
import { emitFact } from '../../facts/index.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import { mayHold } from '../deeds/items.ts'
import { changeSheet, testLuck } from '../deeds/sheet.ts'
import { swordsOf } from '../../state/adventurer.ts'
import { showToAll } from '../../state/knowledge.ts'
import { noteNoHelp } from '../../state/likeness.ts'
import {
  adventurerAt,
  maybeAdventurer,
  playerAt,
  type Adventurer,
  type Battle,
  type Warlock,
} from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** Common to both kinds of battle: gear, totals and wounds (WAR-9). */

/** A battle with all opponents at full strength. */
export function newBattle(game: Warlock, seat: Seat, against: FoeId | Seat): Battle {
  const isDuel = typeof against === 'number'
  return {
    seat,
    rival: isDuel ? against : null,
    foe: isDuel ? null : against,
    at: adventurerAt(game, seat).space,
    round: 0,
    fought: [],
    current: 0,
    stamina: isDuel ? [] : monstersOf(against, game).map(({ stamina }) => stamina),
    lost: 0,
    declared: {},
    pressing: {},
    decided: false,
    robbed: null,
    spoils: [],
  }
}

/** A battle is in the state only while it is fought, and leaves it however it ends. */
export function* inBattle<T>(game: Warlock, battle: Battle, play: Play<T>): Play<T> {
  game.battle = battle
  try {
    return yield* play
  } finally {
    game.battle = null
  }
}

/** The monster being fought. Throws in a battle between adventurers. */
export function monsterOf(game: Warlock, battle: Battle): Monster {
  const monster = battle.foe === null ? undefined : monstersOf(battle.foe, game)[battle.current]
  if (!monster) throw new Error('no monster is being fought')
  return monster
}

export function monsterStamina({ stamina, current }: Battle): number {
  return stamina[current] ?? 0
}

// Gear

/** The referee, or the player, declares the sword in use and the battle cards (WAR-9.3). */
export function* declare(game: Warlock, battle: Battle, seat: Seat): Play {
  if (playerAt(game, seat).autoEquip) return declareForThem(game, battle, seat)
  yield* chooseSword(game, battle, seat)
  declareCards(game, battle, seat, yield* chooseDeclared(game, battle, seat))
}

/** Declares all that helps. Others learn that undeclared cards are no help, so the steps before cannot be undone. */
function declareForThem(game: Warlock, battle: Battle, seat: Seat): void {
  const adventurer = adventurerAt(game, seat)
  adventurer.sword = bestSword(game, battle, adventurer)
  const cards = helpfulCards(game, battle, adventurer)
  if (mayHold(game, seat, DECLARABLE)) reveal(game)
  for (const card of adventurer.treasures) if (!cards.includes(card)) noteNoHelp(game, card)
  declareCards(game, battle, seat, cards)
}

function declareCards(game: Warlock, battle: Battle, seat: Seat, cards: readonly TreasureId[]): void {
  battle.declared[seat] = [...cards]
  for (const card of cards) showToAll(game, card) // WAR-21.5
  if (cards.length > 0) emitFact(game, { kind: 'cards-declared', seat, cards })
}

/**
 * The bane of a monster, otherwise any sword with a bonus (option `auto-equip`). ruling: otherwise the one that reveals
 * nothing.
 */
function bestSword(game: Warlock, battle: Battle, adventurer: Adventurer): SwordId | null {
  const monster = battle.foe === null ? undefined : monsterOf(game, battle)
  const [first, ...others] = swordsOf(adventurer)
  return (
    others.reduce((best, one) => (edgeOf(one, monster) > edgeOf(best, monster) ? one : best), first as SwordId) ?? null
  )
}

/** Armour, and the sword in use if it has an effect here. */
function helpfulCards(game: Warlock, battle: Battle, { treasures, sword }: Adventurer): TreasureId[] {
  const monster = battle.foe === null ? undefined : monsterOf(game, battle)
  return treasures.filter((card) => isArmour(card) || (card === sword && edgeOf(card, monster) > 1))
}

/** D-SWORD, for adventurers with more than one sword: their number is public (WAR-8.6). Default: unchanged. */
function* chooseSword(game: Warlock, battle: Battle, seat: Seat): Play {
  const adventurer = adventurerAt(game, seat)
  const swords = () => swordsOf(adventurer)
  const inUse = () => swords().find((sword) => sword === adventurer.sword) ?? swords()[0] ?? null
  if (swords().length < 2) {
    adventurer.sword = inUse()
    return
  }
  const offers = () => swords().map((sword) => option<SwordId>(sword, {}, sword))
  const how = { default: () => inUse() ?? '', about: battleAbout(battle), reaction: seat !== game.active }
  adventurer.sword = yield* askHidden(seat, 'battle.sword', offers, how, disclose())
  emitFact(game, { kind: 'sword-drawn', seat })
}

const DECLARABLE = TREASURE_IDS.filter((card) => isSword(card) || isArmour(card))

/** Any set of them (D-DECLARE). Default: all. */
function* chooseDeclared(game: Warlock, battle: Battle, seat: Seat): Play<readonly TreasureId[]> {
  if (!mayHold(game, seat, DECLARABLE)) return []
  const helpful = () => helpfulCards(game, battle, adventurerAt(game, seat))
  const offers = (): Option<readonly TreasureId[]>[] =>
    subsetsOf(helpful()).map((cards) => option(cards.join('+') || 'none', { args: { cards } }, cards))
  const how = {
    default: () => helpful().join('+') || 'none',
    about: battleAbout(battle),
    reaction: seat !== game.active,
  }
  return yield* askHidden(seat, 'battle.declare', offers, how, disclose('none'))
}

function subsetsOf<T>(list: readonly T[]): T[][] {
  return list.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

// A round

type RoundEmitted = Pick<Extract<BattleFact, { kind: 'round-fought' }>, 'monster' | 'outcome' | 'rolledBy'>

export interface Totals {
  readonly theirs: Sum
  readonly own: Sum
  readonly theirDice: readonly number[]
  readonly ownDice: readonly number[]
}

/** Emits the result of a round, and keeps it for the report of the battle. */
export function emitRound(game: Warlock, battle: Battle, totals: Totals, round: RoundEmitted): void {
  const { theirs, own, theirDice, ownDice } = totals
  const { outcome, rolledBy } = round
  const champion = rolledBy === undefined ? {} : { rolledBy }
  battle.fought.push({
    own: own.total,
    ownDice: [...ownDice],
    theirs: theirs.total,
    theirDice: [...theirDice],
    outcome,
    ...champion,
  })
  const { seat, rival, foe } = battle
  emitFact(game, { kind: 'round-fought', seat, rival, foe, round: battle.round, theirs, own, ...round })
}

/** Emits the end of a battle with a summary of its rounds. */
export function emitEnd(game: Warlock, battle: Battle, end: BattleEnd, who?: Seat): void {
  const { seat, rival, foe, round: rounds } = battle
  const left = [seat, ...(rival === null ? [] : [rival])].map((one) => ({
    seat: one,
    stamina: maybeAdventurer(game, one)?.stamina.now ?? 0,
  }))
  const fought = battle.fought.map((round) => ({ ...round }))
  emitFact(game, {
    kind: 'battle-over',
    seat,
    rival,
    foe,
    end,
    ...(who === undefined ? {} : { who }),
    rounds,
    fought,
    left,
  })
}

/** The monster or the target rolls first (WAR-9.4, WAR-11.5). */
export function rollRound(game: Warlock, battle: Battle): Totals {
  battle.round += 1
  const theirDice = rollDice(game, 2)
  const ownDice = rollDice(game, 2)
  const theirs =
    battle.rival === null ? monsterTotal(game, battle, theirDice) : totalOf(game, battle, battle.rival, theirDice)
  return { theirs, own: totalOf(game, battle, battle.seat, ownDice), theirDice, ownDice }
}

function monsterTotal(game: Warlock, battle: Battle, dice: readonly number[]): Sum {
  return sumOf(diceParts(dice, 'WAR-9.4'), { value: monsterOf(game, battle).skill, from: 'skill', rule: 'WAR-9.4' })
}

/** Dice, Skill, and the bonuses of declared cards (WAR-9.5). */
function totalOf(game: Warlock, battle: Battle, seat: Seat, dice: readonly number[]): Sum {
  const bonuses = (battle.declared[seat] ?? []).map((card) => ({
    value: treasureOf(card).attackBonus,
    from: card,
    rule: 'WAR-9.5',
  }))
  const skill = { value: adventurerAt(game, seat).skill.now, from: 'skill', rule: 'WAR-9.4' }
  return sumOf(diceParts(dice, 'WAR-9.4'), skill, bonuses)
}

// Wounds

export interface Blow {
  /** The wounded side and the side that dealt it; `null` is the monster. */
  readonly loser: Seat | null
  readonly winner: Seat | null
  readonly base: number
  /** The source of the base: the rule, or a card. */
  readonly from: string
  readonly winnerDice: readonly number[]
}

/** Applies a wound: base, double six, Luck, the Crescent Shield, not below 0 (WAR-9.6). */
export function* wound(game: Warlock, battle: Battle, blow: Blow): Play {
  const { loser, winner, base, from, winnerDice } = blow
  const isDouble = game.options['double-six'] && winnerDice.every((die) => die === 6)
  const multiplier = game.options['double-six-multiplier']
  const parts: Part[] = [{ value: base, from, rule: 'WAR-9.6' }]
  if (isDouble) parts.push({ value: base * (multiplier - 1), from: 'double-six', rule: 'WAR-9.13' })
  const { taken, dealt } = LUCK_ON_WOUND
  if (loser !== null) parts.push({ value: yield* tryLuck(game, battle, loser, taken), from: 'luck', rule: 'WAR-9.6' })
  if (winner !== null) parts.push({ value: yield* tryLuck(game, battle, winner, dealt), from: 'luck', rule: 'WAR-9.6' })
  if (loser !== null) parts.push(...rollShields(game, battle, loser))
  const sum = sumOf(parts)
  const loss = Math.max(sum.total, 0)
  const wounded = { total: loss, parts: sum.parts }
  if (loser === null) {
    battle.stamina[battle.current] = Math.max(monsterStamina(battle) - loss, 0)
    emitFact(game, { kind: 'wounded', seat: null, wound: wounded, left: monsterStamina(battle) })
    return
  }
  changeSheet(game, loser, 'stamina', -loss, { from: 'wound', rule: 'WAR-9.4' })
  emitFact(game, { kind: 'wounded', seat: loser, wound: wounded, left: adventurerAt(game, loser).stamina.now })
}

type Stroke = { readonly lucky: number; readonly unlucky: number }

/** Option `luck-in-battle` (D-LUCK). Default: no. */
function* tryLuck(game: Warlock, battle: Battle, seat: Seat, by: Stroke): Play<number> {
  if (!game.options['luck-in-battle']) return 0
  const answer = yield* ask(seat, 'battle.luck', () => options(['keep', 'test']), {
    about: battleAbout(battle),
    reaction: seat !== game.active,
  })
  if (answer === 'keep') return 0
  return testLuck(game, seat, 'wound') ? by.lucky : by.unlucky
}

/** One die for the declared shield; on some faces the wound is lighter (treasures.json, WAR-24.3). */
function rollShields(game: Warlock, battle: Battle, seat: Seat): Part[] {
  return (battle.declared[seat] ?? []).flatMap((card) => {
    const { softens } = traitsOf(card)
    if (!softens) return []
    const die = rollDie(game)
    const helps = die >= softens.from
    emitFact(game, { kind: 'shield-rolled', seat, die, helps })
    return [{ value: helps ? -softens.by : 0, from: card, rule: 'WAR-24.3' }]
  })
}

/** The current monster is down: the next steps up, or the battle is won (WAR-9.10). */
export function defeatMonster(game: Warlock, battle: Battle): 'killed' | null {
  const foe = battle.foe as FoeId
  const more = battle.stamina.length - battle.current - 1
  const { id } = monsterOf(game, battle)
  emitFact(game, { kind: 'monster-killed', seat: battle.seat, foe, monster: id, more })
  if (more === 0) return 'killed'
  battle.current += 1
  return null
}
