import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { maybeCharacter, playerAt, type Imperial } from '../../state/state.ts'
import { readyBest } from './gear.ts'

/**
 * What is under way, and whose it is. Each scope puts down what it has taken in hand however its matter is left: by its
 * end, by somebody's leaving or by the end of the game.
 */

/** A question at rest: the active player is asked with nothing under way (IMP-3.7, IMP-3.11). */
export function* atRest<T>(game: Imperial, question: Play<T>): Play<T> {
  game.atRest = true
  try {
    return yield* question
  } finally {
    game.atRest = false
  }
}

/** While a tile concerns a player he may not change his gear (IMP-3.8). */
export function* concerning<T>(game: Imperial, seat: Seat, matter: Play<T>): Play<T> {
  game.concerned.push(seat)
  try {
    return yield* matter
  } finally {
    const at = game.concerned.lastIndexOf(seat)
    if (at >= 0) game.concerned.splice(at, 1)
    if (maybeCharacter(game, seat)) readyBest(game, seat)
  }
}

/** The same for several at once. */
export function concerningAll<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
  const [first, ...others] = seats
  return first === undefined ? matter : concerning(game, first, concerningAll(game, others, matter))
}

/** A fight between two characters: it is over when either of them leaves, whoever is asked (IMP-15.8). */
export function* duelling<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
  game.duel = [...seats]
  try {
    return yield* matter
  } finally {
    delete game.duel
  }
}

/** While one of several in a fight is asked, what is being dealt with is his. */
export function* asking<T>(game: Imperial, seat: Seat, question: Play<T>): Play<T> {
  game.concerned.push(seat)
  try {
    return yield* question
  } finally {
    const at = game.concerned.lastIndexOf(seat)
    if (at >= 0) game.concerned.splice(at, 1)
  }
}

/** A dealing of these seats alone, begun at rest: nothing else is done meanwhile (IMP-14.2). */
export function* between<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
  game.trading = [...seats]
  game.atRest = false
  try {
    return yield* matter
  } finally {
    game.trading = []
    game.proposal = null
    game.atRest = true
  }
}

/** Plays a matter on unless this player leaves in the middle of it; whoever else it concerns goes on (IMP-15.8). */
export function* untilHeLeaves<T>(seat: Seat, matter: Play<T>): Play<T | 'left'> {
  try {
    return yield* matter
  } catch (signal) {
    if (!(signal instanceof SeatOut) || signal.seat !== seat) throw signal
    return 'left'
  }
}

/** For the end of what others did in a player's matter: if he left meanwhile, his own is over too (IMP-15.8). */
export function checkStillHere(game: Imperial, seat: Seat): void {
  if (playerAt(game, seat).standing !== 'playing') throw new SeatOut(seat)
}

/**
 * Whether what is being dealt with is his: a dealing of his (IMP-18.48), his fight with another, the innermost encounter, or
 * else the turn.
 */
export function mattersTo(game: Imperial, seat: Seat): boolean {
  if (game.duel) return game.duel.includes(seat)
  if (game.trading.length > 0) return game.trading.includes(seat)
  return (game.concerned.at(-1) ?? game.active) === seat
}

/** A player who is gone takes part in nothing any more. */
export function forget(game: Imperial, seat: Seat): void {
  game.concerned = game.concerned.filter((one) => one !== seat)
}

/** What is in hand at this moment, each thing in a few words; nothing at rest. */
export function inHand(game: Imperial): readonly string[] {
  return [
    ...game.resolving.map((tile) => `the tile ${tile}`),
    ...game.concerned.map((seat) => `an encounter of seat ${seat}`),
    ...(game.trading.length > 0 ? [`a dealing of seats ${game.trading.join(' and ')}`] : []),
    ...(game.duel ? [`a fight between seats ${game.duel.join(' and ')}`] : []),
    ...(game.flown ?? []).map((seat) => `seat ${seat} in flight`),
    ...(game.proposal ? [`a proposal of seat ${game.proposal.from}`] : []),
  ]
}
