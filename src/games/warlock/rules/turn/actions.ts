import { option, type Offer, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { isBank, isPassage, TREASURE_ROOM } from '../../data/board.ts'
import { CONSTANTS } from '../../data/components.ts'
import { CURSE } from '../../data/figures.ts'
import type { TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { askHidden } from '../deeds/asking.ts'
import { offerChallenge } from '../deeds/challenge.ts'
import { dealOptions, type DealOption } from '../deeds/deals.ts'
import { holds, useOption } from '../deeds/items.ts'
import { changeSheet } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import { challengeChest } from '../encounters/chest.ts'
import { poisonOptions, type Poisoning } from './meetings.ts'
import { move } from './movement.ts'
import { cross } from './river.ts'
import { choosePutDown } from './taking.ts'
import { swordsOf } from '../../state/adventurer.ts'
import { adventurerAt, maybeAdventurer, roomAt, seatsFrom, type ActionDone, type Warlock } from '../../state/state.ts'

/** The start-of-turn window and the action of the turn (WAR-5.3 to 5.8, D-ACTION). */

type ActionOption = (() => Play<ActionDone | null>) | DealOption | Poisoning

/** Does things beforehand in any order, and then one action. Default: pass. */
export function* act(game: Warlock, seat: Seat): Play<ActionDone> {
  for (;;) {
    const offers = () => actionOptions(game, seat)
    const step = yield* askHidden(seat, 'turn.action', offers, { default: 'pass' }, { asked: true, offers: isOpen })
    const done = yield* step()
    if (done) return done
  }
}

/** Whether an option is public, that is, does not come from a card in hand. */
function isOpen({ key }: Offer): boolean {
  return !/^(use|sword):/.test(key)
}

function actionOptions(game: Warlock, seat: Seat): Option<ActionOption>[] {
  const { space } = adventurerAt(game, seat)
  return [
    option<ActionOption>('move', {}, () => move(game, seat)),
    ...(mayEat(game, seat) ? [option<ActionOption>('eat', {}, () => eat(game, seat))] : []),
    option<ActionOption>('stay', {}, () => stay(game, seat)),
    ...(isBank(space) ? [option<ActionOption>('cross', {}, () => cross(game, seat))] : []), // WAR-17.2
    ...(space === TREASURE_ROOM && !game.turn.opened
      ? [option<ActionOption>('open', {}, () => challengeOnce(game, seat))]
      : []),
    option<ActionOption>('pass', {}, () => pass(game, seat)),
    ...dealOptions(game, seat),
    ...putDownOption(game, seat),
    ...swordOptions(game, seat),
    ...cardOptions(game, seat),
  ]
}

// The actions

/** Not twice running, not after other dealings, not where a fight may follow (WAR-5.6, WAR-13.3, WAR-13.4). */
export function mayEat(game: Warlock, seat: Seat): boolean {
  const { provisions, ate, space } = adventurerAt(game, seat)
  const { usedCard, dealt, putDown } = game.turn
  const encounter = roomAt(game, space)?.encounter ?? null
  const isSafe = encounter === null || roomIsPeaceful(encounter)
  return provisions > 0 && !ate && !usedCard && !dealt && !putDown && isSafe
}

/** Permanent occupants do not interfere once met (WAR-13.5); no other card stays face-up in a room. */
function roomIsPeaceful({ faceUp }: { faceUp: boolean }): boolean {
  return faceUp
}

function* eat(game: Warlock, seat: Seat): Play<ActionDone> {
  changeSheet(game, seat, 'provisions', -CONSTANTS.provisionsPerEatingTurn, { from: 'meal', rule: 'WAR-13.2' })
  changeSheet(game, seat, 'stamina', CONSTANTS.provisionStamina, { from: 'meal', rule: 'WAR-13.1' })
  return 'ate'
}

function* stay(game: Warlock, seat: Seat): Play<ActionDone> {
  emitFact(game, { kind: 'stayed', seat, space: adventurerAt(game, seat).space })
  return 'stayed' // WAR-5.7
}

function* pass(game: Warlock, seat: Seat): Play<ActionDone> {
  emitFact(game, { kind: 'passed', seat })
  return 'over'
}

/** The action Open (WAR-15.3). ruling: a player who then names nothing has not acted and chooses again. */
function* challengeOnce(game: Warlock, seat: Seat): Play<null> {
  yield* challengeChest(game, seat)
  return null
}

// Beforehand

function putDownOption(game: Warlock, seat: Seat): Option<ActionOption>[] {
  if (adventurerAt(game, seat).treasures.length === 0) return []
  return [
    option<ActionOption>('put-down', {}, function* () {
      if (yield* choosePutDown(game, seat)) game.turn.putDown = true
      return null
    }),
  ]
}

/** Once in the window, hidden from other players (WAR-5.3, WAR-8.6, D-SWORD). */
function swordOptions(game: Warlock, seat: Seat): Option<ActionOption>[] {
  const adventurer = adventurerAt(game, seat)
  if (game.turn.swordChanged) return []
  return swordsOf(adventurer)
    .filter((sword) => sword !== adventurer.sword)
    .map((sword) =>
      option<ActionOption>(`sword:${sword}`, { args: { sword } }, function* () {
        adventurer.sword = sword
        game.turn.swordChanged = true
        return null
      }),
    )
}

/** Cards of the start-of-turn window (WAR-21.1). */
function cardOptions(game: Warlock, seat: Seat): Option<ActionOption>[] {
  return [
    ...use(game, seat, 'potion-of-fortune', function* () {
      const { luck } = adventurerAt(game, seat)
      changeSheet(game, seat, 'luck', luck.initial - luck.now, 'potion-of-fortune')
    }),
    ...use(game, seat, 'crystal-ball', () => offerBall(game, seat)),
    ...(isPassage(adventurerAt(game, seat).space) ? [] : poisonOptions(game, seat)),
    ...curseOptions(game, seat),
  ]
}

function use(game: Warlock, seat: Seat, card: TreasureId, effect: () => Play): Option<ActionOption>[] {
  if (!holds(game, seat, card)) return []
  return [
    useOption<ActionOption>(card, function* () {
      useCard(game, seat, card)
      game.turn.usedCard = true
      yield* effect()
      return null
    }),
  ]
}

/** A further challenge by the same procedure (WAR-14.7). */
function offerBall(game: Warlock, seat: Seat): Play {
  return offerChallenge(game, seat, 'ball')
}

/**
 * Any living rival anywhere, except with option `peaceful-mountain`: two points of Luck and a turn (WAR-24.12,
 * WAR-24.38).
 */
function curseOptions(game: Warlock, seat: Seat): Option<ActionOption>[] {
  if (!holds(game, seat, 'scroll-of-cursing') || game.options['peaceful-mountain']) return []
  const targets = seatsFrom(game, seat + 1).filter((other) => other !== seat && maybeAdventurer(game, other) !== null)
  return targets.map((target) =>
    useOption<ActionOption>(
      'scroll-of-cursing',
      function* () {
        useCard(game, seat, 'scroll-of-cursing', target)
        game.turn.usedCard = true
        changeSheet(game, target, 'luck', -CURSE.luck, 'scroll-of-cursing')
        owe(game, target)
        return null
      },
      { key: `seat:${target}`, args: { target } },
    ),
  )
}

function owe(game: Warlock, seat: Seat): void {
  const cursed = adventurerAt(game, seat)
  cursed.missed += 1
  emitFact(game, { kind: 'turn-owed', seat, owed: cursed.missed, by: 'scroll-of-cursing' })
}
