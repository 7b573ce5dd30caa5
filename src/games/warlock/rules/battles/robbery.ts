import { option, options, pickOne, reveal, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS, isKey, isSword, treasureOf, type TreasureKind } from '../../data/components.ts'
import type { SwordId, TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import { bury, deedsOf } from '../deeds/death.ts'
import { orderFor } from '../deeds/orders.ts'
import { evenIfOthersLeave } from '../deeds/regardless.ts'
import { changeSheet } from '../deeds/sheet.ts'
import { handOver, keepWithinLimits, howManyTooMany, leave, receive } from '../deeds/treasure.ts'
import { isOverLimit, swordsOf } from '../../state/adventurer.ts'
import { knows, letKnow, noteTakenUnseen } from '../../state/knowledge.ts'
import { noteKeyOrNot } from '../../state/likeness.ts'
import { adventurerAt, type Adventurer, type Battle, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** The winner's spoils: from one who escapes, and from one who dies (WAR-11.9 to 11.12). */

type RobberyChoice =
  { readonly how: 'keys' | 'random' | 'nothing' } | { readonly how: 'named'; readonly card: TreasureId }

/** Chosen before anything is shown, and final (WAR-11.11, D-ROBBERY). Default: all keys. */
export function* rob(game: Warlock, battle: Battle, robber: Seat, loser: Seat): Play {
  const choice = yield* evenIfOthersLeave(game, robber, () =>
    askHidden(
      robber,
      'duel.rob',
      () => robberyOptions(game, robber, loser),
      { about: battleAbout(battle) },
      disclose('keys', 'random', 'nothing'),
    ),
  )
  if (choice === null) return
  if (choice.how === 'keys') emitKeys(game, loser)
  const cards = spoils(game, loser, choice)
  if (choice.how !== 'keys') noteTakenUnseen(game, adventurerAt(game, loser).treasures, cards, robber, loser)
  for (const card of cards) {
    handOver(game, loser, card)
    letKnow(game, card, robber, loser) // WAR-8.13, WAR-24.35
    receive(game, robber, card, 'robbed', loser)
  }
  emitFact(game, { kind: 'robbed', seat: robber, from: loser, choice: choice.how, count: cards.length })
  yield* takeLantern(game, battle, robber, loser)
  yield* evenIfOthersLeave(game, robber, () => keepWithinLimits(game, robber, battle.at))
}

/** All see whether the loser has keys: the choice is final even if there are none (WAR-11.11). */
function emitKeys(game: Warlock, loser: Seat): void {
  reveal(game)
  for (const card of adventurerAt(game, loser).treasures) noteKeyOrNot(game, card)
}

function robberyOptions(game: Warlock, robber: Seat, loser: Seat): Option<RobberyChoice>[] {
  const { treasures } = adventurerAt(game, loser)
  return [
    option<RobberyChoice>('keys', {}, { how: 'keys' }),
    ...(treasures.length > 0 ? [option<RobberyChoice>('random', {}, { how: 'random' })] : []),
    ...treasures
      .filter((card) => knows(game, robber, card))
      .map((card) => option<RobberyChoice>(`name:${card}`, { args: { card } }, { how: 'named', card })),
    option<RobberyChoice>('nothing', {}, { how: 'nothing' }),
  ]
}

function spoils(game: Warlock, loser: Seat, choice: RobberyChoice): TreasureId[] {
  const { treasures } = adventurerAt(game, loser)
  switch (choice.how) {
    case 'keys':
      return treasures.filter(isKey)
    case 'random':
      return [pickOne(game, treasures)]
    case 'named':
      return [choice.card]
    case 'nothing':
      return []
  }
}

/** The only way to get a lantern (WAR-11.10, WAR-16.8, D-LANTERN). Default: yes. */
function* takeLantern(game: Warlock, battle: Battle, robber: Seat, loser: Seat): Play {
  if (adventurerAt(game, loser).lanterns === 0) return
  const answer = yield* evenIfOthersLeave(game, robber, () =>
    ask(robber, 'duel.lantern', () => options(['take', 'leave']), {
      about: battleAbout(battle),
      standing: () => orderFor(game, robber, 'lantern'),
      fleeting: true,
    }),
  )
  if (answer !== 'take') return
  emitFact(game, { kind: 'lantern-taken', seat: robber, from: loser })
  changeSheet(game, loser, 'lanterns', -1, 'robbery')
  changeSheet(game, robber, 'lanterns', 1, { from: 'robbery', rule: 'WAR-11.13' })
}

// Loot

/** The victor gets everything; unwanted Treasure cards stay on the space (WAR-11.12, WAR-24.36). */
export function* loot(game: Warlock, battle: Battle, victor: Seat, loser: Seat): Play {
  const dead = adventurerAt(game, loser)
  const { treasures: cards, gold, provisions, lanterns } = dead
  const deeds = deedsOf(game, dead)
  bury(game, loser, dead)
  emitFact(game, { kind: 'died', seat: loser, space: battle.at, by: 'wound', killer: victor, cache: 0, deeds })
  emitFact(game, { kind: 'looted', seat: victor, from: loser, cards: cards.length, gold, provisions, lanterns })
  changeSheet(game, victor, 'gold', gold, { from: 'loot', rule: 'WAR-11.12' })
  changeSheet(game, victor, 'provisions', provisions, { from: 'loot', rule: 'WAR-11.12' })
  changeSheet(game, victor, 'lanterns', lanterns, { from: 'loot', rule: 'WAR-11.13' })
  for (const card of cards) {
    letKnow(game, card, victor, loser)
    receive(game, victor, card, 'looted')
  }
  battle.spoils = cards
  if (cards.length > 0) yield* evenIfOthersLeave(game, victor, () => sort(game, battle, victor))
}

/**
 * The victor leaves cards, their own and looted ones together, until they are within the limits and content (D-LOOT).
 */
function* sort(game: Warlock, battle: Battle, victor: Seat): Play {
  const adventurer = () => adventurerAt(game, victor)
  const offers = () => lootOptions(adventurer())
  const fallback = () => (isOverLimit(adventurer()) ? `leave:${leastOfLoot(adventurer(), battle.spoils)}` : 'done')
  for (;;) {
    const how = { default: fallback, about: battleAbout(battle), times: howManyTooMany(adventurer()) }
    const left = yield* askHidden(victor, 'duel.loot', offers, how, disclose('done'))
    if (left === 'done') return
    leave(game, victor, left, battle.at, 'loot')
  }
}

function lootOptions(adventurer: Adventurer): Option<SwordId | 'done'>[] {
  const isOver = isOverLimit(adventurer)
  return [
    ...(isOver ? [] : [option<SwordId | 'done'>('done', {}, 'done')]),
    ...adventurer.treasures.map((card) => leaveOption(card)),
    ...(adventurer.startingSword && isOver ? [leaveOption('starting-sword')] : []),
  ]
}

function leaveOption(card: SwordId): Option<SwordId | 'done'> {
  return option<SwordId | 'done'>(`leave:${card}`, { args: { card } }, card)
}

const KEPT_FIRST: readonly TreasureKind[] = ['keyBunch', 'key', 'sword', 'armour', 'magic']

/** By default the victor keeps their own cards, and the loser's keys (D-LOOT). */
function leastOfLoot(adventurer: Adventurer, looted: readonly TreasureId[]): TreasureId {
  const hasTooManySwords = swordsOf(adventurer).length > CONSTANTS.swordLimit
  const left = looted.filter((card) => adventurer.treasures.includes(card) && isSword(card) === hasTooManySwords)
  const worth = (card: TreasureId) => KEPT_FIRST.indexOf(treasureOf(card).kind)
  const [first, ...others] = [...left].sort()
  if (first === undefined) throw new Error('no loot to choose from')
  return others.reduce((least, card) => (worth(card) > worth(least) ? card : least), first)
}
