import {
  diceParts,
  option,
  rollDice,
  rollDie,
  sumOf,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { CARETAKER, DWARFS, QUARTERMASTER, SEER, WAGER } from '../../data/figures.ts'
import { NUMBERS, type RoomId, type TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import { challenge, numberOption } from '../deeds/challenge.ts'
import type { CardRules, Claim } from '../deeds/rooms.ts'
import { changeSheet } from '../deeds/sheet.ts'
import { lookAtStack } from '../deeds/stack.ts'
import { keepWithinLimits, receive } from '../deeds/treasure.ts'
import { buy, giveToPile, lookAtRival, provisions, rivalOption, rivalsWithKeyCards } from './strangers.ts'
import { noteTopTaken } from '../../state/knowledge.ts'
import { adventurerAt, isAlone, type Warlock } from '../../state/state.ts'

/** The five occupants who never leave their rooms and act on every visit (WAR-7.10, encounters.json). */

export const OCCUPANTS: CardRules = {
  *quartermaster(game, seat, room) {
    yield* shop(game, seat, room)
    return 'may-not'
  },

  *caretaker(game, seat) {
    changeSheet(game, seat, 'stamina', CARETAKER.stamina, 'caretaker')
    changeSheet(game, seat, 'luck', CARETAKER.luck, 'caretaker')
    return 'may-claim'
  },

  *'gambling-dwarfs'(game, seat) {
    const choice = yield* ask(seat, 'encounter.dwarfs', () => dwarfOptions(game, seat))
    if (choice === null) return 'may-not'
    if (choice.kind === 'play') return playDwarfs(game, seat, choice.stake)
    changeSheet(game, seat, 'gold', -DWARFS.gossip, 'gossip')
    if (choice.rival === null) lookAtStack(game, seat, 'gossip')
    else lookAtRival(game, seat, choice.rival, 'gossip')
    return 'may-claim'
  },

  *'old-man-and-gremlin'(game, seat, room) {
    yield* wager(game, seat, room)
    return 'may-not'
  },

  *'blind-seer'(game, seat) {
    const number = yield* ask(seat, 'encounter.seer', () => seerOptions(game, seat))
    if (number === null) return 'may-claim'
    changeSheet(game, seat, 'gold', -SEER.price, 'blind-seer')
    if (number === 'look') lookAtStack(game, seat, 'seer')
    else challenge(game, seat, number, 'seer') // WAR-14.7
    return 'may-claim'
  },
}

// The Quartermaster

type Errand = { key: 'provisions'; count: number } | { key: 'buy' } | { key: 'sell'; card: TreasureId }

/** Each at most once, in any order, until the player has finished (D-QUARTERMASTER, WAR-24.21). Default: nothing. */
function* shop(game: Warlock, seat: Seat, room: RoomId): Play {
  const done = new Set<string>()
  for (;;) {
    const offers = () => errandOptions(game, seat, room).filter(({ value }) => value === null || !done.has(value.key))
    if (offers().length === 1) return // Gold, and the number of cards, are public
    const open = disclose('nothing', 'provisions:', 'buy')
    const errand = yield* askHidden(seat, 'encounter.quartermaster', offers, {}, open)
    if (errand === null) return
    done.add(errand.key)
    if (errand.key === 'provisions') buy(game, seat, 'quartermaster', provisions(errand.count))
    if (errand.key === 'buy') yield* buyTop(game, seat, room)
    if (errand.key === 'sell') sell(game, seat, room, errand.card)
  }
}

function errandOptions(game: Warlock, seat: Seat, room: RoomId): Option<Errand | null>[] {
  const { gold, treasures } = adventurerAt(game, seat)
  const counts = QUARTERMASTER.provisions.filter((count) => count <= gold)
  const canBuy = gold >= QUARTERMASTER.treasure && game.rooms[room].pile.length > 0 // WAR-24.19
  return [
    option<Errand | null>('nothing', {}, null),
    ...counts.map((count) =>
      option<Errand | null>(`provisions:${count}`, { args: { price: count } }, { key: 'provisions', count }),
    ),
    ...(canBuy ? [option<Errand | null>('buy', { args: { price: QUARTERMASTER.treasure } }, { key: 'buy' })] : []),
    ...treasures.map((card) => option<Errand | null>(`sell:${card}`, { args: { card } }, { key: 'sell', card })),
  ]
}

function* buyTop(game: Warlock, seat: Seat, room: RoomId): Play {
  changeSheet(game, seat, 'gold', -QUARTERMASTER.treasure, 'purchase')
  emitFact(game, {
    kind: 'bought',
    seat,
    card: 'quartermaster',
    what: 'treasure',
    count: 1,
    price: QUARTERMASTER.treasure,
  })
  yield* takeTop(game, seat, room, 'bought')
}

/** The top card of a pile, unseen and not to be put back. */
function* takeTop(game: Warlock, seat: Seat, room: RoomId, how: 'bought' | 'won'): Play {
  const { pile } = game.rooms[room]
  const isWhole = pile.length === 1
  const card = pile.shift()
  if (card === undefined) throw new Error(`the pile of ${room} is empty`)
  noteTopTaken(game, seat, card, isWhole)
  receive(game, seat, card, how)
  yield* keepWithinLimits(game, seat)
}

function sell(game: Warlock, seat: Seat, room: RoomId, card: TreasureId): void {
  giveToPile(game, seat, room, card)
  emitFact(game, {
    kind: 'sold',
    seat,
    card: 'quartermaster',
    price: QUARTERMASTER.sale,
    pile: game.rooms[room].pile.length,
  })
  changeSheet(game, seat, 'gold', QUARTERMASTER.sale, 'sale')
}

// The Gambling Dwarfs

/** The stack has no owner. */
type Dwarfs = { kind: 'play'; stake: number } | { kind: 'gossip'; rival: Seat | null }

/** Exactly one of these per visit (D-DWARFS). Default: leave them. */
function dwarfOptions(game: Warlock, seat: Seat): Option<Dwarfs | null>[] {
  const { gold } = adventurerAt(game, seat)
  const stakes = DWARFS.stakes.filter((stake) => stake <= gold)
  const rivals = gold >= DWARFS.gossip ? rivalsWithKeyCards(game, seat) : []
  return [
    option<Dwarfs | null>('leave', {}, null),
    ...stakes.map((stake) => option<Dwarfs | null>(`play:${stake}`, { args: { stake } }, { kind: 'play', stake })),
    ...rivals.map((rival) => ({ ...rivalOption(rival, 'gossip:'), value: { kind: 'gossip', rival } as const })),
    ...(isAlone(game) && gold >= DWARFS.gossip
      ? [option<Dwarfs | null>('gossip:stack', {}, { kind: 'gossip', rival: null })]
      : []),
  ]
}

/** They roll first; strictly higher wins the stake (encounters.json). */
function playDwarfs(game: Warlock, seat: Seat, stake: number): Claim {
  const theirs = sumOf(diceParts(rollDice(game, 2)))
  const own = sumOf(diceParts(rollDice(game, 2)))
  const won = own.total > theirs.total
  emitFact(game, { kind: 'dwarfs-played', seat, stake, theirs, own, won })
  changeSheet(game, seat, 'gold', won ? stake : -stake, 'game')
  return won ? 'may-claim' : 'may-not'
}

// The Old Man and his Gremlin

/** One wager a visit: 4 to 6 wins (D-WAGER.stake). Default: decline. */
function* wager(game: Warlock, seat: Seat, room: RoomId): Play {
  const offers = () => wagerOptions(game, seat)
  if (offers().length === 1) return // Gold, and whether the adventurer has cards, are public
  const stake = yield* askHidden(seat, 'encounter.wager', offers, {}, disclose('decline', 'gold'))
  if (stake === null) return
  const die = rollDie(game)
  const won = die >= WAGER.winsFrom
  emitFact(game, { kind: 'wagered', seat, stake: stake === 'gold' ? 'gold' : 'treasure', die, won })
  if (won) return yield* takeWinnings(game, seat, room)
  if (stake === 'gold') changeSheet(game, seat, 'gold', -WAGER.stake, 'wager')
  else giveToPile(game, seat, room, stake) // WAR-24.20
}

function wagerOptions(game: Warlock, seat: Seat): Option<'gold' | TreasureId | null>[] {
  type Stake = 'gold' | TreasureId | null
  const { gold, treasures } = adventurerAt(game, seat)
  return [
    option<Stake>('decline', {}, null),
    ...(gold >= WAGER.stake ? [option<Stake>('gold', { args: { stake: WAGER.stake } }, 'gold')] : []),
    ...treasures.map((card) => option<Stake>(`stake:${card}`, { args: { card } }, card)),
  ]
}

/** The top card if there is one, or three Gold (D-WINNINGS, WAR-24.19). Default: the card. */
function* takeWinnings(game: Warlock, seat: Seat, room: RoomId): Play {
  const hasCard = () => game.rooms[room].pile.length > 0
  const gold = option<string>('gold', { args: { gold: WAGER.stake } })
  const offers = () => [...(hasCard() ? [option<string>('card')] : []), gold]
  const won = yield* ask(seat, 'encounter.winnings', offers)
  if (won === 'gold') changeSheet(game, seat, 'gold', WAGER.stake, 'wager')
  else yield* takeTop(game, seat, room, 'won')
}

// The Blind Seer

/** D-SEER. Default: decline. A solo player has no number to name. */
function seerOptions(game: Warlock, seat: Seat): Option<number | 'look' | null>[] {
  type Answer = number | 'look' | null
  const paid = isAlone(game) ? [option<Answer>('look', {}, 'look')] : NUMBERS.map((number) => numberOption(number))
  return [option<Answer>('decline', {}, null), ...(adventurerAt(game, seat).gold >= SEER.price ? paid : [])]
}
