import {
  diceParts,
  option,
  rollDice,
  rollDie,
  sumOf,
  TurnEnds,
  type Play,
  type Seat,
  type Sum,
} from '../../../../engine/index.ts'
import { exitFor, isApproach, isBank, isPassage, networkOf } from '../../data/board.ts'
import type { MazeId, PassageId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { offerChallenge } from '../deeds/challenge.ts'
import { defaultEnd, endOption, moveEnds, type MoveEnd } from '../deeds/paths.ts'
import { place } from '../deeds/pieces.ts'
import { enterMaze } from './maze.ts'
import { crossInstead } from './river.ts'
import { adventurerAt, type ActionDone, type Warlock } from '../../state/state.ts'

/** The action Move (WAR-5.5, WAR-6), from a passage or the Maze too (WAR-16.4, WAR-18.3). */

/** Before rolling: the passage or the Maze. Then the dice, perhaps a challenge, and the steps (WAR-16.6). */
export function* move(game: Warlock, seat: Seat): Play<ActionDone> {
  game.phase = 'move'
  const { space } = adventurerAt(game, seat)
  if (isPassage(space)) yield* transfer(game, seat, space)
  const end = isApproach(space)
    ? yield* enterMaze(game, seat, (into) => rollAndGo(game, seat, into))
    : yield* rollAndGo(game, seat, null)
  return end === null ? 'stayed' : yield* arrive(game, seat, end)
}

function* rollAndGo(game: Warlock, seat: Seat, into: MazeId | null): Play<MoveEnd | null> {
  const dice = rollDice(game, game.options['swift-feet'] ? game.options['swift-feet-dice'] : 1) // WAR-6.1
  const roll = sumOf(diceParts(dice, 'WAR-6.1'))
  const challenges = earnsChallenge(game, dice)
  const { space: from } = adventurerAt(game, seat)
  emitFact(game, { kind: 'move-rolled', seat, roll, from, challenges })
  if (challenges) yield* offerChallenge(game, seat, 'roll') // WAR-6.9
  return yield* chooseEnd(game, seat, roll, into, challenges)
}

/** A 1; with `loose-tongues` another face as well (WAR-6.9). One challenge per roll (WAR-14.7). */
function earnsChallenge({ options }: Warlock, dice: readonly number[]): boolean {
  return dice.includes(1) || (options['loose-tongues'] && dice.includes(options['loose-tongues-face']))
}

/**
 * Any legal end (D-DESTINATION); `null` if there are none. The end decides the rest of the turn. `isEmitted`: the roll
 * has been emitted.
 */
function* chooseEnd(
  game: Warlock,
  seat: Seat,
  roll: Sum,
  into: MazeId | null,
  isEmitted: boolean,
): Play<MoveEnd | null> {
  const steps = roll.total
  const { space: from } = adventurerAt(game, seat)
  const ends = () => moveEnds(game, seat, from, steps, into ?? undefined)
  if (ends().length === 0) {
    emitFact(game, { kind: 'nowhere-to-go', seat, space: from })
    return null
  }
  const end = yield* ask(seat, 'move.to', () => ends().map(endOption), {
    default: () => defaultEnd(ends()),
    about: { steps },
  })
  place(game, seat, end.space, end.by)
  emitFact(game, { kind: 'moved', seat, from, to: end.space, path: end.path, ...(isEmitted ? {} : { roll }) })
  return end
}

/** Some spaces end the turn, some end only the move (WAR-5.9). */
function* arrive(game: Warlock, seat: Seat, { space }: MoveEnd): Play<ActionDone> {
  if (isPassage(space)) {
    emitFact(game, { kind: 'passage-entered', seat, passage: space })
    throw new TurnEnds() // WAR-16.2
  }
  if (isApproach(space)) {
    emitFact(game, { kind: 'maze-reached', seat, square: space })
    throw new TurnEnds() // WAR-18.2
  }
  if (isBank(space)) yield* crossInstead(game, seat) // WAR-17.3
  return 'arrived'
}

/**
 * To any entrance of the same colour, or to the one on the exit die for an adventurer in the dark (WAR-16.4, WAR-16.5).
 */
function* transfer(game: Warlock, seat: Seat, from: PassageId): Play {
  const die = adventurerAt(game, seat).lanterns > 0 ? null : rollDie(game)
  const to = die === null ? yield* chooseExit(seat, from) : exitFor(from, die)
  place(game, seat, to)
  if (die !== null || to !== from) emitFact(game, { kind: 'passage-taken', seat, from, to, die })
}

function* chooseExit(seat: Seat, from: PassageId): Play<PassageId> {
  const offers = () => networkOf(from).map((exit) => option<PassageId>(exit, { place: exit }, exit))
  return yield* ask(seat, 'passage.exit', offers, { default: from })
}
