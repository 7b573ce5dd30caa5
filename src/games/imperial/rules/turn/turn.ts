import { GameEnds, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import {
  characterAt,
  freshTurn,
  maybeCharacter,
  playerAt,
  seatsFrom,
  type Character,
  type Imperial,
  type Phase,
} from '../../state/state.ts'
import { namedLocationOf } from '../../state/whereabouts.ts'
import { endGame, endRound } from '../deeds/ending.ts'
import { readyBest } from '../deeds/gear.ts'
import { untilTheyLeave } from '../deeds/matters.ts'
import { leaveBehind } from '../deeds/movement.ts'
import { drawEncounter } from '../encounters/encounters.ts'
import { explore } from '../encounters/exploration.ts'
import { meditate } from '../encounters/meditation.ts'
import { prisonTurn } from '../encounters/prison.ts'
import { doBusiness } from './business.ts'
import { attackSomebody } from './merciless.ts'
import { phaseOne } from './phase-one.ts'
import { setUp } from './setup.ts'

/** The turn and its four phases (section 3). */

/** One turn, between two snapshots. The first is the set-up. */
export function* turn(game: Imperial): Play {
  try {
    if (game.phase === 'setup') return yield* setUp(game)
    yield* takeTurn(game)
    if (endTurn(game) === 'round-over') endRound(game)
  } catch (signal) {
    if (!(signal instanceof GameEnds)) throw signal
    endGame(game)
  }
}

/** The active player's turn. It ends if they leave in the middle of it (IMP-15.8). */
function* takeTurn(game: Imperial): Play {
  const seat = game.active
  const character = characterAt(game, seat)
  beginTurn(game, seat, character)
  yield* untilTheyLeave(seat, phases(game, seat, character))
  delete playerAt(game, seat).victim // IMP-17.9
  // A character who entered the game in this turn has not finished one (IMP-18.3).
  if (maybeCharacter(game, seat) === character) playerAt(game, seat).finishedTurns += 1
}

function beginTurn(game: Imperial, seat: Seat, character: Character): void {
  game.turns += 1
  game.turn = freshTurn()
  game.turn.held = character.held // IMP-4.15, IMP-18.5: it applies to this turn only (IMP-3.9)
  if (character.followed) game.turn.followed = true // IMP-17.15
  delete character.followed
  game.turn.secondTry = character.failedMeditation // IMP-12.9: only the very next turn
  character.held = false
  character.failedMeditation = null
  emitFact(game, { kind: 'turn-began', seat, round: game.round, turn: game.turns })
}

/**
 * Move, Exchange, Explore or Encounter (IMP-3.1). Death or prison before the last ends the turn (IMP-18.3, IMP-18.4).
 */
function* phases(game: Imperial, seat: Seat, character: Character): Play {
  const { hex } = character
  if ((yield* firstPhase(game, seat, character)) === 'turn-ends' || !goesOn(game, seat, character)) return
  enter(game, 'business') // IMP-3.4
  yield* doBusiness(game, seat, character.hex !== hex)
  const { meditating } = game.turn
  if (meditating !== null) {
    enter(game, 'encounter')
    yield* meditate(game, seat, meditating) // IMP-12.8, in place of phases 3 and 4
  } else if ((yield* attackSomebody(game, seat)) === 'attacked') {
    return // IMP-17.17: instead of phases 3 and 4
  } else if (namedLocationOf(game, seat) !== null) {
    enter(game, 'explore')
    yield* explore(game, seat) // IMP-3.5
  } else {
    enter(game, 'encounter')
    if (game.turn.invisible)
      emitFact(game, { kind: 'slipped-by', seat, hex: character.hex }) // spells.json
    else yield* drawEncounter(game, seat) // IMP-3.6
  }
}

/** IMP-3.2: a prisoner's turn is a prison turn, and goes on only if they teleport out of it (IMP-6.17). */
function* firstPhase(game: Imperial, seat: Seat, character: Character): Play<'goes-on' | 'turn-ends'> {
  enter(game, character.inPrison ? 'prison' : 'move')
  return character.inPrison ? yield* prisonTurn(game, seat) : yield* phaseOne(game, seat)
}

function enter(game: Imperial, phase: Phase): void {
  game.phase = phase
}

function goesOn(game: Imperial, seat: Seat, character: Character): boolean {
  return maybeCharacter(game, seat) === character && !character.inPrison
}

/** IMP-3.9: drops what may not be kept, and the next seat still in the game becomes active. */
function endTurn(game: Imperial): 'round-goes-on' | 'round-over' {
  for (const seat of seatsFrom(game, 0)) readyBest(game, seat)
  if (maybeCharacter(game, game.active)) leaveBehind(game, game.active)
  const [next] = seatsFrom(game, game.active + 1)
  if (next === undefined) throw new GameEnds() // IMP-15.7
  const isRoundOver = placeInRound(game, next) <= placeInRound(game, game.active)
  game.active = next
  game.turn = freshTurn()
  game.phase = 'move'
  return isRoundOver ? 'round-over' : 'round-goes-on'
}

/** The number of seats after the first player of the game (IMP-2.10). */
function placeInRound(game: Imperial, seat: Seat): number {
  return (seat - game.first + game.players.length) % game.players.length
}
