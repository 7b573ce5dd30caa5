import { GameEnds, options, SeatOut, TurnEnds, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { rollUp, takeSupplies } from '../deeds/creation.ts'
import { endGame, endRound } from '../deeds/ending.ts'
import { leave } from '../deeds/leaving.ts'
import { meetEncounter } from '../encounters/encounters.ts'
import { act } from './actions.ts'
import { meetOthers } from './meetings.ts'
import { setUp } from './setup.ts'
import { takeTreasure } from './taking.ts'
import {
  adventurerAt,
  freshTurn,
  maybeAdventurer,
  playerAt,
  roomAt,
  seatsFrom,
  type ActionDone,
  type Warlock,
} from '../../state/state.ts'

/** The turn and its three steps (WAR-5). */

/** One turn, between two snapshots. The first is the set-up. */
export function* turn(game: Warlock): Play {
  try {
    if (game.phase === 'setup') return yield* setUp(game)
    yield* takeTurn(game, game.active)
    const next = endTurn(game)
    if (next === 'round-over') yield* endRound(game)
  } catch (signal) {
    if (!(signal instanceof GameEnds)) throw signal
    endGame(game)
  }
}

/** The active player's turn. Many things can end it at once (WAR-5.9), including their leaving. */
function* takeTurn(game: Warlock, seat: Seat): Play {
  game.turns += 1
  game.turn = freshTurn()
  emitFact(game, { kind: 'turn-began', seat, round: game.round, turn: game.turns })
  let ate = false
  try {
    ate = (yield* steps(game, seat)) === 'ate'
  } catch (signal) {
    const isOver = signal instanceof TurnEnds || (signal instanceof SeatOut && signal.seat === seat)
    if (!isOver) throw signal
  }
  const adventurer = maybeAdventurer(game, seat)
  if (adventurer) adventurer.ate = ate // WAR-24.46
}

/** The checks at the start, in their order (WAR-5.2), then the action and its consequences. */
function* steps(game: Warlock, seat: Seat): Play<'ate' | 'done'> {
  game.phase = 'start'
  if (!maybeAdventurer(game, seat)) yield* reenter(game, seat)
  const adventurer = adventurerAt(game, seat)
  if (adventurer.missed > 0) {
    adventurer.missed -= 1
    emitFact(game, { kind: 'turn-missed', seat, left: adventurer.missed })
    return 'done'
  }
  game.turn.barred = adventurer.barred
  adventurer.barred = null // WAR-24.31: for this turn only
  const owes = owesEncounter(game, seat)
  adventurer.fledInto = null
  if (owes) {
    yield* resolve(game, seat, 'arrived')
    return 'done'
  }
  const done = yield* act(game, seat)
  if (done === 'ate') return 'ate'
  if (done !== 'over') yield* resolve(game, seat, done)
  return 'done'
}

/** A dead adventurer is replaced, and the turn goes on (WAR-19.4). Default: re-enter. */
function* reenter(game: Warlock, seat: Seat): Play {
  const answer = yield* ask(seat, 'turn.reenter', () => options(['reenter', 'leave']))
  if (answer === 'leave') yield* leave(game, seat)
  rollUp(game, seat, true)
  yield* takeSupplies(game, [seat])
}

/** The adventurer fled into an occupied room, is still in it, and its card is still there (WAR-5.2, WAR-10.8). */
function owesEncounter(game: Warlock, seat: Seat): boolean {
  const { fledInto, space } = adventurerAt(game, seat)
  return fledInto !== null && fledInto === space && roomAt(game, space)?.encounter != null
}

/** Resolve Encounters, then Take Treasure (WAR-7.1, WAR-8.1). */
function* resolve(game: Warlock, seat: Seat, how: Exclude<ActionDone, 'ate' | 'over'>): Play {
  game.phase = 'resolve'
  const claim = yield* meetEncounter(game, seat, how)
  yield* meetOthers(game, seat)
  game.phase = 'treasure'
  yield* takeTreasure(game, seat, claim)
}

/** The next seat clockwise that is still in the game; the round is over after the last. */
function endTurn(game: Warlock): 'round-goes-on' | 'round-over' {
  const [next] = seatsFrom(game, game.active + 1)
  if (next === undefined) throw new GameEnds() // WAR-25.10
  const isRoundOver = placeInRound(game, next) <= placeInRound(game, game.active)
  game.active = next
  game.turn = freshTurn()
  game.phase = 'start'
  return isRoundOver ? 'round-over' : 'round-goes-on'
}

/** The number of seats after the first player (WAR-2.16). */
function placeInRound(game: Warlock, seat: Seat): number {
  return (seat - game.first + game.players.length) % game.players.length
}

/** Whether a seat still plays. */
export function isIn(game: Warlock, seat: Seat): boolean {
  return game.phase !== 'over' && game.players[seat] !== undefined && playerAt(game, seat).presence === 'playing'
}
