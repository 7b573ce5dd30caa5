import { option, options, SeatOut, TurnEnds, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS } from '../../data/components.ts'
import { SHOOTING, traitsOf, VANISHING } from '../../data/traits.ts'
import type { BattleEnd } from '../../facts/hands.ts'
import { say } from '../../facts/index.ts'
import { declare, inBattle, newBattle, rollRound, wound } from './battle.ts'
import { heldOptions } from './cards.ts'
import {
  defaultOpportunity,
  flee,
  orderedOpportunity,
  rollEscape,
  useVanishing,
  vanishOption,
  type Opportunity,
} from './escape.ts'
import { loot, rob } from './robbery.ts'
import { ask, askHidden, openly } from '../deeds/asking.ts'
import { keepBoth, strikeDeal } from '../deeds/deals.ts'
import { itemWindow, mayHold } from '../deeds/items.ts'
import { letGo } from '../deeds/leaving.ts'
import { orderedBy } from '../deeds/orders.ts'
import { endTurnOfLeaver, regardless } from '../deeds/regardless.ts'
import { change, testSkill } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import { isDead } from '../../state/adventurer.ts'
import { adventurerAt, type Battle, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** Battles between adventurers (WAR-11). */

export type DuelEnd = Extract<BattleEnd, 'died' | 'escaped' | 'vanished' | 'truce' | 'left'> | 'bought-off'
/** How it ended, and for whom: who died, escaped, vanished or left. */
interface Outcome {
  readonly end: DuelEnd
  readonly who: Seat
}

/** An attack, from the buying off to robbery and flight. The turn ends if its own adventurer dies or escapes (WAR-10.11). */
export function* duel(game: Warlock, seat: Seat, target: Seat): Play<DuelEnd> {
  const battle = newBattle(game, seat, target)
  say(game, { kind: 'battle-began', seat, rival: target, foe: null, space: battle.at, champion: null })
  const { end, who } = yield* inBattle(game, battle, duelOut(game, battle, seat, target))
  const isParted = end === 'died' || end === 'escaped' || end === 'vanished'
  if (isParted && who === game.active) throw new TurnEnds()
  endTurnOfLeaver(game)
  return end
}

function* duelOut(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<Outcome> {
  const outcome = yield* decide(game, battle, seat, target)
  battle.decided = true
  const { end } = outcome
  if (end !== 'bought-off')
    say(game, { kind: 'battle-over', seat, rival: target, foe: null, end, rounds: battle.round })
  yield* settle(game, battle, outcome)
  return outcome
}

/** Whoever leaves before it is decided counts as escaping without a flight (WAR-25.8). */
function* decide(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<Outcome> {
  try {
    const reply = yield* buyOff(game, battle, seat, target)
    if (reply === 'bought-off') return { end: reply, who: target }
    return reply === 'vanish' ? vanish(game, target) : yield* fightOut(game, battle, seat, target)
  } catch (signal) {
    if (!(signal instanceof SeatOut) || !isIn(battle, signal.seat)) throw signal
    return { end: 'left', who: signal.seat }
  }
}

/** Robbery before the flight, loot after a death, nothing after a truce (WAR-11.7 to 11.12), whoever leaves meanwhile. */
function* settle(game: Warlock, battle: Battle, { end, who }: Outcome): Play {
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

/** Nobody goes before he is robbed, and whoever wants to leave goes then. */
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
  yield* regardless(game, who, () => flee(game, battle, who))
}

function otherThan({ seat, rival }: Battle, who: Seat): Seat {
  return who === seat ? (rival ?? seat) : seat
}

function isIn({ seat, rival }: Battle, who: Seat): boolean {
  return who === seat || who === rival
}

// Before round 1

type Reply = 'fight' | 'offer' | 'vanish'

/** The target may make one offer, or not be there (WAR-11.4, D-BUYOFF). Default: fight. */
function* buyOff(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<'bought-off' | 'fight' | 'vanish'> {
  let mayOffer = true
  for (;;) {
    if (!mayOffer && !mayHold(game, target, VANISHING)) return 'fight'
    const offers = (): Option<Reply>[] => [
      option<Reply>('fight', {}, 'fight'),
      ...(mayOffer ? [option<Reply>('offer', {}, 'offer')] : []),
      ...vanishOption(game, target),
    ]
    const standing = () => orderedBy(game, target, 'attacks')
    const manner = { about: battleAbout(battle), standing, reaction: target !== game.active }
    const reply = yield* askHidden(target, 'duel.answer', offers, manner, openly('fight', 'offer'))
    if (reply !== 'offer') return reply
    mayOffer = false
    if ((yield* strikeDeal(game, target, seat)) === 'done') {
      say(game, { kind: 'bought-off', seat, rival: target })
      return 'bought-off'
    }
  }
}

function vanish(game: Warlock, who: Seat): Outcome {
  useVanishing(game, who, null)
  return { end: 'vanished', who }
}

/** The attacker declares, and shoots, before the defender (WAR-11.5, treasures.json). */
function* fightOut(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<Outcome> {
  yield* declare(game, battle, seat)
  yield* declare(game, battle, target)
  for (const [shooter, at] of [[seat, target], [target, seat]] as const) {
    if ((yield* shoot(game, battle, shooter, at)) === 'dead') return { end: 'died', who: at } // WAR-24.53
  } // prettier-ignore
  for (;;) {
    const outcome = yield* playRound(game, battle, seat, target)
    if (outcome) return outcome
  }
}

function* shoot(game: Warlock, battle: Battle, shooter: Seat, at: Seat): Play<'dead' | 'alive'> {
  const offers = () => heldOptions(game, shooter, SHOOTING)
  const used = yield* itemWindow(game, shooter, 'duel.item', SHOOTING, offers, battleAbout(battle))
  if (used === null) return 'alive'
  useCard(game, shooter, used, at)
  if (testSkill(game, shooter, used)) change(game, at, 'stamina', -(traitsOf(used).strike?.loss ?? 0), used)
  return isDead(adventurerAt(game, at)) ? 'dead' : 'alive'
}

// Rounds

/** The target rolls first (WAR-11.5); then both may try to get away, the loser first (WAR-11.6). */
function* playRound(game: Warlock, battle: Battle, seat: Seat, target: Seat): Play<Outcome | null> {
  const { theirs, own, theirDice, ownDice } = rollRound(game, battle)
  const by = own.total - theirs.total
  const outcome = by > 0 ? 'won' : by < 0 ? 'lost' : 'tied'
  say(game, {
    kind: 'round-fought',
    seat,
    rival: target,
    foe: null,
    monster: null,
    round: battle.round,
    theirs,
    own,
    outcome,
  })
  const [loser, winner] = by > 0 ? [target, seat] : [seat, target]
  if (by !== 0) {
    const winnerDice = by > 0 ? ownDice : theirDice
    yield* wound(game, battle, { loser, winner, base: CONSTANTS.baseWound, from: 'base', winnerDice })
    if (isDead(adventurerAt(game, loser))) return { end: 'died', who: loser }
  }
  return (yield* opportunity(game, battle, loser)) ?? (yield* opportunity(game, battle, winner))
}

/** Escape, an offer of truce, or the next round (D-ESCAPE). */
function* opportunity(game: Warlock, battle: Battle, who: Seat): Play<Outcome | null> {
  const offers = (): Option<Opportunity>[] => [
    ...(['fight', 'escape', 'truce'] as const).map((key) => option<Opportunity>(key, {}, key)),
    ...vanishOption(game, who),
  ]
  const manner = {
    otherwise: () => defaultOpportunity(game, battle, who),
    about: battleAbout(battle),
    standing: () => orderedOpportunity(game, battle, who, 'fight'),
    reaction: who !== game.active,
  }
  const choice = yield* askHidden(who, 'battle.escape', offers, manner, openly('fight', 'escape', 'truce'))
  if (choice === 'vanish') return vanish(game, who)
  if (choice === 'truce') return (yield* offerTruce(game, battle, who)) ? { end: 'truce', who } : null
  if (choice !== 'escape') return null
  const escaped = rollEscape(game, who, 0)
  if (isDead(adventurerAt(game, who))) return { end: 'died', who } // WAR-24.8
  return escaped === 'escaped' ? { end: 'escaped', who } : null
}

/** Instead of escaping (WAR-11.7, D-TRUCE). Default: refuse. */
function* offerTruce(game: Warlock, battle: Battle, who: Seat): Play<boolean> {
  const other = otherThan(battle, who)
  say(game, { kind: 'truce-offered', seat: who, rival: other })
  const answer = yield* ask(other, 'duel.truce', () => options(['refuse', 'accept']), {
    about: battleAbout(battle),
    standing: () => orderedBy(game, other, 'truces'),
    reaction: other !== game.active,
  })
  say(game, { kind: 'truce-answered', seat: who, rival: other, accepted: answer === 'accept' })
  return answer === 'accept'
}
