import type { Names, Seat } from '../../../../engine/index.ts'
import { listOf, sumText, type LinesByKind } from '../../../../language/index.ts'
import { spaceOf, TREASURE_ROOM } from '../../data/board.ts'
import { mazeCardOf } from '../../data/components.ts'
import { isFoeId } from '../../data/ids.ts'
import type { MoveFact, SetupFact, TurnFact } from '../../facts/realm.ts'
import {
  cards,
  goods,
  inSpace,
  mazeCardName,
  fromSpace,
  mazeNumber,
  mazeText,
  placeByDoor,
  roomsAfterIn,
  sidesText,
  spaceId,
  toSpace,
} from '../names.ts'
import { say } from '../say.ts'

/** Setup, turns and movement, as lines of the chronicle. */

export const SETUP_LINES: LinesByKind<SetupFact> = {
  'rolled-up': ({ seat, skill, stamina, luck, again }, names) => {
    const scores = { who: names(seat), skill, stamina: stamina.total, luck: luck.total }
    return again ? say('rolled-up-again', scores) : say('rolled-up', scores)
  },
  supplied: ({ seat, ...packed }, names) => {
    const all = goods(packed)
    return all.length === 0 ? null : say('supplied', { who: names(seat), goods: listOf(all) })
  },
  'need-rolled': ({ rolls }, names) =>
    say('need-rolled', {
      rolls: listOf(rolls.map(({ seat, die }) => say('player-and-die', { who: names(seat), die }))),
    }),
  'need-settled': ({ order }, names) => (order.length === 1 ? null : beginsLine(order, names)),
  'dungeon-laid-out': ({ treasures, without }) => {
    if (without.length === 0) return say('laid-out', { treasures })
    if (without.length > MAX_ROOMS_NAMED) return say('laid-out-without-many', { treasures, count: without.length })
    return say('laid-out-without', { treasures, rooms: roomsAfterIn(without) })
  },
  'key-cards-dealt': ({ each, stack }, names) => {
    if (stack !== undefined) return say('key-cards-stacked', { stack })
    const [first = 0] = each
    if (each.every((n) => n === first)) return say('key-cards-dealt-evenly', { each: first })
    const dealt = each.map((number, seat) => say('player-and-number', { who: names(seat), number }))
    return say('key-cards-dealt', { dealt: listOf(dealt) })
  },
  'lock-open': ({ number }) => say('lock-open', { number }),
  overheard: ({ seat, of }, names) =>
    say('overheard', { who: names(seat), count: of.length, rivals: listOf(of.map(names)) }),
  'keys-ready': (fact) => say('keys-ready', { cards: cards(fact.cards) }),
}

const MAX_ROOMS_NAMED = 3

/** The first player; the others follow clockwise, in the order of their seats (WAR-2.12, WAR-2.16). */
function beginsLine([first, ...others]: readonly Seat[], names: Names): string | null {
  if (first === undefined) return null
  const seats = others.length + 1
  const turns = Array.from({ length: seats }, (_, step) => names((first + step) % seats))
  return say('need-settled', { who: names(first), order: turns.join(', ') })
}

export const TURN_LINES: LinesByKind<TurnFact> = {
  'round-began': () => null,
  'night-grew-long': ({ skill, stamina }) => say('night-grew-long', { skill, stamina }),
  'turn-began': ({ seat, round }, names) => say('turn-began', { who: names(seat), round }),
  'turn-missed': ({ seat, left }, names) => say('turn-missed', { who: names(seat), left }),
  'turn-owed': ({ seat, owed, by }, names) =>
    isFoeId(by)
      ? say('turn-owed-to-foe', { who: names(seat), owed, foe: `foe-${by}` })
      : say('turn-owed', { who: names(seat), owed }),
  passed: ({ seat }, names) => say('passed', { who: names(seat) }),
  stayed: ({ seat, space }, names) => say('stayed', { who: names(seat), place: inSpace(space) }),
}

export const MOVE_LINES: LinesByKind<MoveFact> = {
  // Without a challenge, the move tells the roll.
  'move-rolled': ({ seat, roll, challenges }, names) =>
    challenges === true ? say('move-rolled', { who: names(seat), roll: sumText(roll) }) : null,
  moved: ({ seat, to: space, roll }, names, told) => {
    const who = names(seat)
    // The passage and the edge of the Maze have lines of their own.
    if (spaceOf(space).type === 'passage' || spaceOf(space).mazeApproach) return null
    if (space === TREASURE_ROOM) return say('at-the-chest', { who, told })
    const to = placeByDoor(space, toSpace(space))
    return roll ? say('moved-rolled', { who, roll: roll.total, to }) : say('moved', { who, to })
  },
  'nowhere-to-go': ({ seat, space }, names) => say('nowhere-to-go', { who: names(seat), from: fromSpace(space) }),
  'maze-reached': ({ seat, square }, names) => say('maze-reached', { who: names(seat), place: inSpace(square) }),
  'maze-turned-up': ({ maze, card }, _names, told) => {
    const sides = sidesText(mazeCardOf(card).openSides)
    return say(told === 0 ? 'maze-turned-up' : 'maze-turned-up-again', {
      number: mazeNumber(maze),
      card: mazeCardName(card),
      sides,
      text: mazeText(card),
    })
  },
  'maze-dead-end': ({ seat, walled }, names) =>
    walled ? say('maze-walled', { who: names(seat) }) : say('maze-dead-end', { who: names(seat) }),
  'maze-turned-down': () => null,
  'passage-entered': ({ seat, passage }, names) =>
    say('passage-entered', { who: names(seat), passage: spaceId(passage) }),
  'passage-taken': ({ seat, die, from, to }, names) => {
    const [who, passage] = [names(seat), spaceId(to)]
    if (die === null) return say('passage-taken', { who, passage })
    return from === to
      ? say('passage-groped-back', { who, die, passage })
      : say('passage-groped', { who, die, passage })
  },
  'river-tried': ({ seat, by }, names) => say(`river-by-${by}`, { who: names(seat) }),
  'river-bridge': ({ seat, die }, names) => say('bridge', { who: names(seat), die }),
  'river-crossed': ({ seat, to }, names) => say('river-crossed', { who: names(seat), place: inSpace(to) }),
  'river-turned-back': ({ seat, at }, names) => say('river-turned-back', { who: names(seat), place: inSpace(at) }),
  'river-fell': ({ seat }, names, told) => say('river-fell', { who: names(seat), told }),
}
