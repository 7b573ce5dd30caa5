import { onceFor, type Offer } from '../../../engine/index.ts'
import { arrivalValue, Field } from './map.ts'
import { FULL_RUCKSACK, pickUpWorth } from './rooms.ts'
import { against, cardWorth, isRunning, trumps, unknownTreasure, wouldOpen, type Self } from './self.ts'
import type { Value } from './value.ts'
import { isRoom, oppositeBank, TREASURE_ROOM } from '../data/board.ts'
import type { BankId, EncounterId, SpaceId } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { carriedBy } from '../view/about.ts'
import { chanceAtMost } from '../view/odds.ts'
import { isMonster, roomIn } from '../view/reading.ts'

/** The action of the turn, and the destination. */

/** The field of a question, computed once. */
const field = onceFor((self: Self) => new Field(self))

export const action: Value = (self, offer) => {
  const { me } = self
  if (!me) return 0
  switch (offer.key) {
    case 'move':
      return 1
    case 'eat':
      return hunger(self)
    case 'stay':
      return stayValue(self)
    case 'cross':
      return field(self).next(me.space) === oppositeBank(me.space as BankId) ? 1.5 : 0.5
    case 'open':
      return wouldOpen(self) ? 9 : -1
    case 'pass':
      return 0
    case 'put-down':
      return -1
    default:
      return beforehand(self, offer)
  }
}

/** How much it wants to eat: it must be hurt and somewhere quiet. On a free way to the chest, wounds don't matter. */
function hunger(self: Self): number {
  const stamina = self.me?.stamina.now ?? 20
  const provisions = self.me?.provisions ?? 0
  if (stamina > 12 || (isRunning(self) && guardAhead(self) === null)) return 0
  if (stamina <= 7) return 2
  if (stamina <= 10) return 1.2
  return provisions >= 3 ? 1.1 : 0
}

/** Whether to wait until it may eat again, rather than meet a guard that will probably beat it. */
function needsRest(self: Self): boolean {
  const { me } = self
  if (!me?.ate || me.provisions === 0 || me.stamina.now > 10 || !isRunning(self)) return false
  const guard = guardAhead(self)
  return guard !== null && against(self, guard).win < 0.5
}

/** The first monster known to guard the way to its goal, if it isn't far. */
function guardAhead(self: Self): EncounterId | null {
  let space: SpaceId | undefined = self.me?.space
  for (let steps = 0; space !== undefined && steps < FAR_AHEAD; steps += 1) {
    space = field(self).next(space)
    const card = space !== undefined && isRoom(space) ? roomIn(self.view, space)?.encounter?.card : null
    if (card && isMonster(card) && !trumps(self, card)) return card
  }
  return null
}

const FAR_AHEAD = 15

/** Treasure left in an unguarded room, a pile on the floor, or a chest to be tried next turn. */
function stayValue(self: Self): number {
  if (needsRest(self)) return 1.05
  const { view, me } = self
  const space = me?.space ?? ''
  const room = isRoom(space) ? roomIn(view, space) : undefined
  if (room && !room.encounter && room.pile > 0 && space !== TREASURE_ROOM) {
    const seen = (view.own?.knows ?? []).find(({ where }) => where.at === 'room' && where.room === space)
    return seen ? (cardWorth(self, seen.card) > 0.4 ? 1.3 : 0.2) : 0.8 + unknownTreasure(self)
  }
  return !room?.encounter && isWorthATurn(self, space) ? 1.4 : 0.1
}

/** Whether it would take any of the cards that lie on its space, or doesn't know them all. */
function isWorthATurn(self: Self, space: SpaceId): boolean {
  const { view, seat, treasures } = self
  const known = view.own?.knows ?? []
  const inPile = known.filter(({ where }) => where.at === 'pile' && where.space === space)
  const inCache = known.filter(({ where }) => where.at === 'cache' && where.space === space && where.owner === seat)
  const pile = view.discarded.find((one) => one.space === space)
  const within = treasures.length < FULL_RUCKSACK ? [...inPile, ...inCache] : inPile
  return inPile.length < (pile?.count ?? 0) || within.some(({ card }) => pickUpWorth(self, card) > 0.4)
}

/** Cards before the action. It proposes deals where that is worthwhile, and never changes its sword by hand. */
function beforehand(self: Self, offer: Offer): number {
  const { card, target } = carriedBy(offer)
  const { me, view } = self
  if (card === undefined || !offer.key.startsWith('use:') || !me) return -1
  const rival = target === undefined ? null : (view.players[target]?.adventurer ?? null)
  const mayEat = hunger(self) > 1 // a card used bars eating (WAR-5.6)
  if (mayEat) return -1
  switch (traitsOf(card).beforehand) {
    case 'fortune':
      return me.luck.initial - me.luck.now >= 4 ? 1.5 : -1
    case 'challenge':
      return self.doubt > 0.5 ? 2 : -1
    case 'poison':
      return rival ? 1.2 + 0.1 * rival.treasures : -1
    case 'curse':
      return rival && view.round > 4 && rival.treasures >= 3 ? 1.1 + 0.1 * rival.treasures : -1
    default:
      return -1
  }
}

// Moving

export const moveTo: Value = (self, offer) => {
  const space: SpaceId = offer.place ?? offer.key
  return arrivalValue(self, field(self), space)
}

export const passageExit: Value = (self, offer) => field(self).value(offer.key)

/** Into the Maze if the route to the best goal leads through it. */
export const mazeEnter: Value = (self, offer) => {
  const here = self.me?.space ?? ''
  const next = field(self).next(here)
  if (offer.key === 'walk-away') return 0.5
  return offer.key === next ? 1 : 0
}

/** Across, if the route to the best goal leads there. */
export const riverCross: Value = (self, offer) => {
  const here = self.me?.space
  const wants = here !== undefined && field(self).next(here) === oppositeBank(here as BankId)
  const { gold = 0, luck, stamina } = self.me ?? {}
  switch (offer.key) {
    case 'ferry':
      return wants ? (gold >= 5 || (stamina?.now ?? 0) < 10 ? 2 : 1.4) : 0
    case 'raft':
      return wants ? 0.6 + chanceAtMost(luck?.now ?? 0) * 0.9 : 0
    case 'bridge':
      return wants ? 1.2 : 0
    default:
      return 1
  }
}

/** Away, and if possible nearer to a goal. */
export const flight: Value = (self, offer, asked) => {
  const space = offer.place ?? offer.key
  const isDefault = offer.key === asked.default ? 0.05 : 0
  const guarded = isRoom(space) && roomIn(self.view, space)?.encounter ? -1 : 0
  return arrivalValue(self, field(self), space) + isDefault + guarded
}
