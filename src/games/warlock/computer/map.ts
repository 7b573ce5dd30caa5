import { cardWorth, chestWorth, danger, unknownDanger, unknownTreasure, type Self } from './self.ts'
import { isRoom, networkOf, NORTH_BANK, SOUTH_BANK, spaceOf, TREASURE_ROOM } from '../data/board.ts'
import { CONSTANTS, encounterOf, foeOf } from '../data/components.ts'
import { DWARFS, QUARTERMASTER, SEER, STRANGER, WAGER } from '../data/figures.ts'
import type { EncounterId, MazeId, PassageId, SpaceId, TreasureId } from '../data/ids.ts'
import { foeTraits } from '../data/traits.ts'
import { chanceOpen } from '../view/maze.ts'
import { roomIn } from '../view/reading.ts'

/**
 * Where a computer player wants to go: every space valued by the best goal reachable from it, and how soon. It spreads
 * from the goals only as far as it is asked about.
 */
export class Field {
  private readonly self: Self
  private readonly turns = new Map<SpaceId, number>()
  private readonly onwards = new Map<SpaceId, SpaceId>()
  private readonly queue = new Heap()

  constructor(self: Self) {
    this.self = self
    for (const [space, worth] of goalsOf(self)) {
      if (worth > 0.01) this.queue.push(-Math.log(worth) / COST_PER_TURN, space, space)
    }
  }

  /** The value of a space; 0 if no goal can be reached from it. */
  value(space: SpaceId): number {
    const turns = this.spreadTo(space)
    return turns === undefined ? 0 : Math.exp(-COST_PER_TURN * turns)
  }

  /** The next space on the route to the best goal. */
  next(space: SpaceId): SpaceId | undefined {
    this.spreadTo(space)
    return this.onwards.get(space)
  }

  private spreadTo(wanted: SpaceId): number | undefined {
    const { turns, onwards, queue, self } = this
    while (!turns.has(wanted)) {
      const item = queue.pop()
      if (!item) break
      const { space, cost, from } = item
      if (turns.has(space)) continue
      turns.set(space, cost)
      if (from !== space) onwards.set(space, from)
      eachStepInto(self, space, (before, more) => {
        if (!turns.has(before)) queue.push(cost + more, before, space)
      })
    }
    return turns.get(wanted)
  }
}

/** The worth lost for every turn of travel. */
const COST_PER_TURN = 0.16

// Goals

function goalsOf(self: Self): Map<SpaceId, number> {
  const { view } = self
  const goals = new Map<SpaceId, number>([[TREASURE_ROOM, Math.max(chestWorth(self), 0.02)]])
  const add = (space: SpaceId, worth: number) => goals.set(space, (goals.get(space) ?? 0) + worth)
  for (const { room, encounter, pile, lockedTo } of view.rooms) {
    if (room === TREASURE_ROOM || lockedTo === self.seat || room === self.me?.space) continue
    add(room, roomWorth(self, encounter?.card ?? null, encounter !== null, pile, room))
  }
  for (const { space, count } of view.discarded) if (space !== self.me?.space) add(space, pileWorth(self, space, count))
  for (const { owner, space } of view.caches) if (owner === self.seat) add(space, cacheWorth(self, space))
  for (const { seat, adventurer } of view.players) {
    if (seat !== self.seat && adventurer) add(adventurer.space, preyWorth(self, seat))
  }
  return goals
}

/** Cards on the floor: known ones at their worth, others at the average. */
function pileWorth(self: Self, space: SpaceId, count: number): number {
  const seen = (self.view.own?.knows ?? []).filter(({ where }) => where.at === 'pile' && where.space === space)
  return (
    Math.min(3, sumOfWanted(self, seen) + Math.max(0, count - seen.length) * unknownTreasure(self)) -
    guardAt(self, space)
  )
}

/** Its own cards, left where it died. */
function cacheWorth(self: Self, space: SpaceId): number {
  const left = (self.view.own?.knows ?? []).filter(({ where }) => where.at === 'cache' && where.space === space)
  return Math.min(3, sumOfWanted(self, left)) - guardAt(self, space)
}

function sumOfWanted(self: Self, cards: readonly { readonly card: TreasureId }[]): number {
  return cards.reduce((sum, { card }) => sum + wantedWorth(self, cardWorth(self, card)), 0)
}

/** Trifles are not worth a walk. */
function wantedWorth(self: Self, worth: number): number {
  return worth < 0.3 || self.treasures.length >= 6 ? 0 : worth
}

function guardAt(self: Self, space: SpaceId): number {
  const encounter = isRoom(space) ? roomIn(self.view, space)?.encounter : null
  if (!encounter) return 0
  return (encounter.card === null ? unknownDanger(self) : danger(self, encounter.card)) * 0.3
}

/** Treasure, help and knowledge to be had in a room, minus the expected cost. */
function roomWorth(self: Self, card: EncounterId | null, isGuarded: boolean, pile: number, space: SpaceId): number {
  const seen = (self.view.own?.knows ?? []).find(({ where }) => where.at === 'room' && where.room === space)
  const top = seen ? wantedWorth(self, cardWorth(self, seen.card)) : unknownTreasure(self)
  const treasure = pile > 0 ? top : 0
  if (!isGuarded) return treasure
  if (card === null) return treasure + 0.12 - unknownDanger(self) * 0.3
  const { permanent } = encounterOf(card)
  if (permanent) return occupantWorth(self, card, treasure, pile)
  if (foeOf(card).kind === 'monster')
    return treasure + (foeTraits(card).ledger ? 0.35 + 0.1 * self.doubt : 0.1) - danger(self, card) * 0.35
  if (card === 'hooded-stranger') return treasure + ((self.me?.gold ?? 0) >= STRANGER.price ? 0.25 * self.doubt : 0)
  return treasure
}

function occupantWorth(self: Self, card: EncounterId, treasure: number, pile: number): number {
  const gold = self.me?.gold ?? 0
  const learns = Math.min(1, 0.3 * self.doubt)
  const stamina = self.me?.stamina.now ?? 0
  switch (card) {
    case 'blind-seer':
      return treasure + (gold >= SEER.price ? learns : 0)
    case 'gambling-dwarfs':
      return gold >= DWARFS.gossip ? treasure + 0.6 * learns : gold > 0 ? 0.4 * treasure : 0
    case 'quartermaster':
      return (
        (gold >= QUARTERMASTER.treasure && pile > 0 ? treasure : 0) +
        (gold >= 1 && (self.me?.provisions ?? 0) < 3 ? 0.35 : 0)
      )
    case 'old-man-and-gremlin':
      return gold >= WAGER.stake && pile > 0 ? 0.5 * treasure : 0.02
    case 'caretaker':
      return treasure + (stamina < 12 ? 0.35 : 0.05)
    default:
      return treasure
  }
}

/** The worth of attacking a weaker adventurer with something in the rucksack. */
function preyWorth(self: Self, seat: number): number {
  const rival = self.view.players[seat]?.adventurer
  const { me } = self
  if (self.view.options['peaceful-mountain']) return 0
  if (!rival || !me || !me.blooded || !rival.blooded || rival.treasures === 0) return 0
  const lead = me.skill.now - rival.skill.now + (me.stamina.now - rival.stamina.now) / 4
  const wanted = (self.view.own?.knows ?? []).filter(({ where }) => where.at === 'carried' && where.seat === seat)
  return lead < 1 || me.stamina.now < 12 ? 0 : Math.min(2, 0.12 * rival.treasures + 0.7 * sumOfWanted(self, wanted))
}

// Routes

/** Spaces from which a space is reached, with the turns that takes. */
function eachStepInto(self: Self, to: SpaceId, tell: (from: SpaceId, turns: number) => void): void {
  const { view } = self
  const space = spaceOf(to)
  const enter = enterCost(self, to)
  if (enter === null) return
  const step = 1 / (view.options['swift-feet'] ? 3 * view.options['swift-feet-dice'] : 3.2)
  for (const from of space.neighbours) tell(from, step + enter)
  if (space.type === 'passage') {
    const hop = (self.me?.lanterns ?? 0) > 0 ? 0.3 : 1.5
    for (const other of networkOf(to as PassageId)) if (other !== to) tell(other, hop)
  }
  if (to === SOUTH_BANK || to === NORTH_BANK) {
    tell(to === SOUTH_BANK ? NORTH_BANK : SOUTH_BANK, (self.me?.gold ?? 0) >= CONSTANTS.ferryPrice ? 0.9 : 1.7)
  }
  for (const other of space.mazeLinks ?? []) {
    const maze = (space.type === 'maze' ? to : other) as MazeId
    const square = space.type === 'maze' ? other : to
    const open = chanceOpen(view, maze, square)
    if (open > 0) tell(other, (space.type === 'maze' ? MAZE_IN : MAZE_OUT) / open ** 2) // a dead end also costs a detour
  }
}

/** Turns into a Maze space and out of it, where it is open. */
const MAZE_IN = 0.5
const MAZE_OUT = 0.4

/** The value of ending a move on a space, including the cost of entering it. */
export function arrivalValue(self: Self, field: Field, space: SpaceId): number {
  return field.value(space) * Math.exp(-COST_PER_TURN * (enterCost(self, space) ?? 0))
}

/**
 * The cost of stepping onto a space in addition to the step: stops and occupants. `null` if the step is not allowed.
 */
function enterCost(self: Self, to: SpaceId): number | null {
  const { type, mazeApproach } = spaceOf(to)
  if (type === 'passage') return 0.6
  if (mazeApproach) return 0.3
  if (type !== 'room') return 0
  const room = roomIn(self.view, to)
  if (!room || room.lockedTo === self.seat) return null
  if (!room.encounter) return 0.45
  const fear = room.encounter.card === null ? unknownDanger(self) : danger(self, room.encounter.card)
  return 0.6 + fear
}

// A priority queue by cost

interface Item {
  readonly cost: number
  readonly space: SpaceId
  readonly from: SpaceId
}

class Heap {
  private readonly items: Item[] = []

  push(cost: number, space: SpaceId, from: SpaceId): void {
    const { items } = this
    const item = { cost, space, from }
    let at = items.length
    items.push(item)
    while (at > 0) {
      const up = (at - 1) >> 1
      const above = items[up] as Item
      if (above.cost <= cost) break
      items[at] = above
      at = up
    }
    items[at] = item
  }

  pop(): Item | undefined {
    const { items } = this
    const top = items[0]
    const last = items.pop()
    if (!top || !last || items.length === 0) return top
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= items.length) break
      if (down + 1 < items.length && (items[down + 1] as Item).cost < (items[down] as Item).cost) down += 1
      if ((items[down] as Item).cost >= last.cost) break
      items[at] = items[down] as Item
      at = down
    }
    items[at] = last
    return top
  }
}
