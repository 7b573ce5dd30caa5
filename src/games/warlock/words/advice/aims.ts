import type { Seat } from '../../../../engine/index.ts'
import { joined, listOf } from '../../../../language/index.ts'
import { TREASURE_ROOM } from '../../data/board.ts'
import { treasureOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import {
  adventurerOf,
  isAlone,
  isMonster,
  keysHeld,
  lastRound,
  lockCount,
  roundAgainst,
  spaceKnown,
} from '../../view/reading.ts'
import type { RoomView, WarlockView } from '../../view/view.ts'
import { inSpace } from '../names.ts'
import { say } from '../say.ts'

/** What a player needs next, as far as the view knows. */

/** From this many rounds before the last on, an aim counts them. */
const ROUNDS_COUNTED = 5
/** It's time to go with fewer rounds left than the turns at best times this, and these to spare. */
const WAY_FACTOR = 1.5
const ROUNDS_TO_SPARE = 2

type Turns = ReadonlyMap<SpaceId, number>

/** A seat's next steps to the chest; `null` if there is nothing to aim at, or a battle comes first. */
export function aimOf(view: WarlockView, seat: Seat): string | null {
  const me = adventurerOf(view, seat)
  if (view.phase === 'setup' || view.phase === 'over' || view.battle !== null || me === null) return null
  if (view.phase === 'reckoning') return view.own ? say('aim-reckoning') : null
  const turns = turnsTo(view, seat)
  const missed = me.missed > 0 ? say('aim-missed', { turns: me.missed }) : ''
  const aim = view.viewer === seat ? ownAim(view, seat, turns) : openAim(view, seat, turns)
  return joined(' ', missed, aim, timeLeft(view, turns))
}

/** How long the game still goes on, and what that means for someone this far from the chest. */
function timeLeft(view: WarlockView, turns: Turns): string {
  const rounds = roundsLeft(view)
  if (toChest(turns) > rounds + 1) return say('aim-out-of-reach')
  if (isLate(view, turns)) return say('aim-go', { rounds })
  return rounds <= ROUNDS_COUNTED ? say('aim-rounds', { rounds }) : ''
}

/** Whether it's time to make for the chest while it can be reached: dead ends, wounds and low rolls cost turns. */
function isLate(view: WarlockView, turns: Turns): boolean {
  const rounds = roundsLeft(view)
  const chest = toChest(turns)
  return chest > 0 && chest <= rounds + 1 && rounds < WAY_FACTOR * chest + ROUNDS_TO_SPARE
}

function toChest(turns: Turns): number {
  return turns.get(TREASURE_ROOM) ?? 0
}

function roundsLeft(view: WarlockView): number {
  return lastRound(view) - view.round
}

/** From public facts: nobody knows what the player has found out. */
function openAim(view: WarlockView, seat: Seat, turns: Turns): string {
  return joined(' ', say('aim-learn', { locks: lockCount(view) }), nextPlace(view, seat, turns))
}

function ownAim(view: WarlockView, seat: Seat, turns: Turns): string {
  const numbers = numbersProven(view)
  const locks = lockCount(view)
  if (numbers.length < locks) {
    const known = { known: numbers.length, locks, numbers: listOf(numbers.map(String)) }
    const how = say(isAlone(view) ? 'aim-learn-rest.alone' : 'aim-learn-rest.how')
    return joined(' ', say('aim-learn-rest', known), how, nextPlace(view, seat, turns))
  }
  const held = keysHeld(view)
  const missing = numbers.filter((number) => !held.includes(number))
  const chest = { turns: toChest(turns) }
  if (missing.length === 0) return say('aim-chest', chest)
  const keys = { keys: listOf(missing.map(String)), count: missing.length, ...chest }
  return joined(' ', say('aim-key', keys), knownKey(view, missing, turns) ?? nearestTreasure(view, seat, turns))
}

/** The nearest treasure, or the chest when it’s time to go there. */
function nextPlace(view: WarlockView, seat: Seat, turns: Turns): string {
  return isLate(view, turns) ? say('aim-way', { turns: toChest(turns) }) : nearestTreasure(view, seat, turns)
}

/** The numbers proven beneath the chest, without that of an open lock. */
function numbersProven(view: WarlockView): readonly number[] {
  const cells = view.own?.notebook.cells ?? []
  return cells
    .filter(({ holder, proof, number }) => holder === 'chest' && proof === 'here' && number !== view.openLock)
    .map(({ number }) => number)
}

/** A key that the viewer knows to lie somewhere. */
function knownKey(view: WarlockView, missing: readonly number[], turns: Turns): string | null {
  for (const { card, where } of view.own?.knows ?? []) {
    const space = spaceKnown(where)
    const key = treasureOf(card).keys.find((one) => missing.includes(one))
    const away = space === null ? undefined : turns.get(space)
    if (key === undefined || space === null || !away) continue
    return say('aim-key-known', { key, place: inSpace(space), turns: away })
  }
  return null
}

function nearestTreasure(view: WarlockView, seat: Seat, turns: Turns): string {
  const near = view.rooms
    .filter((room) => room.pile > 0 && room.lockedTo !== seat && !isDeadly(view, seat, room))
    .flatMap(({ room }) => ({ room, away: turns.get(room) ?? 0 }))
    .filter(({ away }) => away > 0)
    .sort((one, other) => one.away - other.away)[0]
  return near ? say('aim-treasure', { place: inSpace(near.room), turns: near.away }) : ''
}

/** Whether a monster that is known to guard a room will probably win. */
function isDeadly(view: WarlockView, seat: Seat, { encounter }: RoomView): boolean {
  const card = encounter?.card ?? null
  const odds = card === null || !isMonster(card) ? null : roundAgainst(view, seat, card)
  return odds !== null && odds.win < odds.lose
}
