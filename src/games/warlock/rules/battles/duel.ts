import { option, options, SeatOut, TurnEnds, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS } from '../../data/components.ts'
import type { TreasureId } from '../../data/ids.ts'
import { SHOOTING, traitsOf, VANISHING } from '../../data/traits.ts'
import type { BattleEnd } from '../../facts/hands.ts'
import { emitFact } from '../../facts/index.ts'
import { declare, inBattle, newBattle, rollRound, emitEnd, emitRound, wound } from './battle.ts'
import { heldOptions } from './cards.ts'
import {
  defaultOpportunity,
  flee,
  isPressing,
  orderForOpportunity,
  press,
  rollEscape,
  useVanishing,
  vanishOption,
  type Opportunity,
} from './escape.ts'
import { loot, rob } from './robbery.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import { keepBoth, strikeDeal } from '../deeds/deals.ts'
import { itemWindow } from '../deeds/items.ts'
import { letGo } from '../deeds/leaving.ts'
import { orderFor } from '../deeds/orders.ts'
import { endTurnOfLeaver, evenIfOthersLeave } from '../deeds/regardless.ts'
import { changeSheet, testSkill } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import { isDead } from '../../state/adventurer.ts'
import { adventurerAt, type Battle, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** Battles between adventurers (WAR-11). */

export type DuelEnd = Extract<BattleEnd, 'died' | 'escaped' | 'vanished' | 'truce' | 'left'> | 'bought-off'
/** How it ended, and for whom: the adventurer who died, escaped, vanished or left. */
interface DuelOutcome {
  readonly end: DuelEnd
  readonly who: Seat
}

/**
 * An attack, from the buying off to robbery and flight. The turn ends if its own adventurer dies or escapes
 * (WAR-10.11).
 */
export function* duel(game: Warlock, seat: Seat, target: Seat): Play<DuelEnd> {
  const battle = newBattle(game, seat, target)
  emitFact(game, { kind: 'battle-began', seat, rival: target, foe: null, space: battle.at, champion: null })
  const { end, who } = yield* inBattle(game, battle, duelOut(game, battle, seat, target))
  const isParted = end === 'died' || end === 'escaped' || end === 'vanished'
  if (isParted && who === game.active) throw new TurnEnds()
  endTurnOfLeaver(game)
  return end
}

function* duelOut(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<DuelOutcome> {
  const outcome = yield* decide(game, battle, seat, target)
  battle.decided = true
  const { end, who } = outcome
  if (end !== 'bought-off') emitEnd(game, battle, end, who)
  yield* settle(game, battle, outcome)
  return outcome
}

/** A player who leaves before it is decided counts as escaping without a flight (WAR-25.8). */
function* decide(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<DuelOutcome> {
  try {
    const reply = yield* buyOff(game, battle, seat, target)
    return reply === 'bought-off' ? { end: reply, who: target } : yield* fightOut(game, battle, seat, target)
  } catch (signal) {
    if (!(signal instanceof SeatOut) || !isIn(battle, signal.seat)) throw signal
    return { end: 'left', who: signal.seat }
  }
}

/**
 * Robbery before the flight, loot after a death, nothing after a truce (WAR-11.7 to 11.12), even if a player leaves
 * meanwhile.
 */
function* settle(game: Warlock, battle: Battle, { end, who }: DuelOutcome): Play {
  const other = otherThan(battle, who)
  switch (end) {
    case 'truce':
      return
    case 'bought-off':
      return yield* keepBoth(game, other, who)
    case 'died':
      return yield* loot(game, battle, other, who)
    case 'left':
      return yield* holdForRobbery(game, battle, other, who)
    case 'escaped':
      yield* holdForRobbery(game, battle, other, who)
      return yield* runAway(game, battle, who)
    case 'vanished':
      return yield* runAway(game, battle, who)
  }
}

/** No player leaves before being robbed; one who wants to leave goes afterwards. */
function* holdForRobbery(game: Warlock, battle: Battle, robber: Seat, loser: Seat): Play {
  battle.robbed = loser
  try {
    yield* rob(game, battle, robber, loser)
  } finally {
    battle.robbed = null
    letGo(game, loser)
  }
}

function* runAway(game: Warlock, battle: Battle, who: Seat): Play {
  yield* evenIfOthersLeave(game, who, () => flee(game, battle, who))
}

function otherThan({ seat, rival }: Battle, who: Seat): Seat {
  return who === seat ? (rival ?? seat) : seat
}

function isIn({ seat, rival }: Battle, who: Seat): boolean {
  return who === seat || who === rival
}

// Before round 1

/** The target may make one offer (WAR-11.4, D-BUYOFF). Default: fight. */
function* buyOff(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<'bought-off' | 'fight'> {
  const standing = () => orderFor(game, target, 'attacks')
  const how = { about: battleAbout(battle), standing, reaction: target !== game.active }
  const reply = yield* ask(target, 'duel.answer', () => options(['fight', 'offer']), how)
  if (reply === 'fight' || (yield* strikeDeal(game, target, seat)) === 'off') return 'fight'
  emitFact(game, { kind: 'bought-off', seat, rival: target })
  return 'bought-off'
}

function vanish(game: Warlock, who: Seat): DuelOutcome {
  useVanishing(game, who, null)
  return { end: 'vanished', who }
}

/** The attacker declares, and uses cards, before the defender (WAR-9.3, WAR-11.5, treasures.json). */
function* fightOut(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<DuelOutcome> {
  yield* declare(game, battle, seat)
  yield* declare(game, battle, target)
  const early =
    // only the defender
    (yield* cardsBefore(game, battle, seat, target, [])) ?? (yield* cardsBefore(game, battle, target, seat, VANISHING))
  if (early) return early
  for (;;) {
    const outcome = yield* playRound(game, battle, seat, target)
    if (outcome) return outcome
  }
}

/** One card after another, until the player passes: a shot, or a card that makes them vanish (WAR-9.3, WAR-21.2). */
function* cardsBefore(
  game: Warlock,
  battle: Battle,
  who: Seat,
  other: Seat,
  vanishing: readonly TreasureId[],
): Play<DuelOutcome | null> {
  const cards = [...SHOOTING, ...vanishing]
  for (;;) {
    const offers = () => heldOptions(game, who, cards)
    const used = yield* itemWindow(game, who, 'duel.item', { cards, offers, about: battleAbout(battle) })
    if (used === null) return null
    if (vanishing.includes(used)) return vanish(game, who)
    shoot(game, used, who, other)
    if (isDead(adventurerAt(game, other))) return { end: 'died', who: other } // WAR-24.53
  }
}

function shoot(game: Warlock, card: TreasureId, shooter: Seat, at: Seat): void {
  useCard(game, shooter, card, at)
  if (testSkill(game, shooter, card)) changeSheet(game, at, 'stamina', -(traitsOf(card).strike?.loss ?? 0), card)
}

// Rounds

/** The target rolls first (WAR-11.5); then both may try to get away, the loser first (WAR-11.6). */
function* playRound(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<DuelOutcome | null> {
  const totals = rollRound(game, battle)
  const { theirs, own, theirDice, ownDice } = totals
  const by = own.total - theirs.total
  const outcome = by > 0 ? 'won' : by < 0 ? 'lost' : 'tied'
  emitRound(game, battle, totals, { monster: null, outcome })
  const [loser, winner] = by > 0 ? [target, seat] : [seat, target]
  if (by !== 0) {
    const winnerDice = by > 0 ? ownDice : theirDice
    yield* wound(game, battle, { loser, winner, base: CONSTANTS.baseWound, from: 'base', winnerDice })
    if (isDead(adventurerAt(game, loser))) return { end: 'died', who: loser }
  }
  return (yield* opportunity(game, battle, loser)) ?? (yield* opportunity(game, battle, winner))
}

const PLAIN = ['fight', 'press', 'finish', 'escape', 'truce'] as const

/** Escape, an offer of truce, or the next round, or all further rounds without questions (D-ESCAPE). */
function* opportunity(game: Warlock, battle: Battle, who: Seat): Play<DuelOutcome | null> {
  if (isPressing(game, battle, who)) return null
  const offers = (): Option<Opportunity>[] => [
    ...PLAIN.map((key) => option<Opportunity>(key, {}, key)),
    ...vanishOption(game, who),
  ]
  const how = {
    default: () => defaultOpportunity(game, battle, who),
    about: battleAbout(battle),
    standing: () => orderForOpportunity(game, battle, who),
    reaction: who !== game.active,
  }
  const choice = yield* askHidden(who, 'battle.escape', offers, how, disclose(...PLAIN))
  if (choice === 'vanish') return vanish(game, who)
  if (choice === 'truce') return (yield* offerTruce(game, battle, who)) ? { end: 'truce', who } : null
  if (choice === 'press' || choice === 'finish') press(battle, who, choice)
  if (choice !== 'escape') return null
  const escaped = rollEscape(game, who, 0)
  if (isDead(adventurerAt(game, who))) return { end: 'died', who } // WAR-24.8
  return escaped === 'escaped' ? { end: 'escaped', who } : null
}

/** Instead of escaping (WAR-11.7, D-TRUCE). Default: refuse. */
function* offerTruce(game: Warlock, battle: Battle, who: Seat): Play<boolean> {
  const other = otherThan(battle, who)
  emitFact(game, { kind: 'truce-offered', seat: who, rival: other })
  const answer = yield* ask(other, 'duel.truce', () => options(['refuse', 'accept']), {
    about: battleAbout(battle),
    standing: () => orderFor(game, other, 'truces'),
    reaction: other !== game.active,
  })
  emitFact(game, { kind: 'truce-answered', seat: other, rival: who, accepted: answer === 'accept' })
  return answer === 'accept'
}
