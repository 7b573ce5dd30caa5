import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { maybeCharacter, playerAt, type Imperial } from '../../state/state.ts'
import { readyBest } from './gear.ts'

/**
 * Matters under way, and the players they belong to. Each scope puts down what it has in hand however the matter ends:
 * normally, by a player leaving or by the end of the game.
 */

/** A question at rest: the active player is asked while no matter is under way (IMP-3.7, IMP-3.11). */
export function* atRest<T>(game: Imperial, question: Play<T>): Play<T> {
  game.atRest = true
  try {
    return yield* question
  } finally {
    game.atRest = false
  }
}

/** While a tile concerns a player they may not change their gear (IMP-3.8). */
export function* whileConcerned<T>(game: Imperial, seat: Seat, matter: Play<T>): Play<T> {
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
export function whileAllConcerned<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
  const [first, ...others] = seats
  return first === undefined ? matter : whileConcerned(game, first, whileAllConcerned(game, others, matter))
}

/**
 * A fight between two characters: it is over when either player leaves, even while another player is asked (IMP-15.8).
 */
export function* whileDuelling<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
  game.duel = [...seats]
  try {
    return yield* matter
  } finally {
    delete game.duel
  }
}

/** While one of several players in a fight is asked, the current matter is theirs. */
export function* whileAsking<T>(game: Imperial, seat: Seat, question: Play<T>): Play<T> {
  game.concerned.push(seat)
  try {
    return yield* question
  } finally {
    const at = game.concerned.lastIndexOf(seat)
    if (at >= 0) game.concerned.splice(at, 1)
  }
}

/** A matter between these seats only, begun at rest: nothing else is done meanwhile (IMP-14.2). */
export function* whileTrading<T>(game: Imperial, seats: readonly Seat[], matter: Play<T>): Play<T> {
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

/** Runs a matter unless this player leaves in the middle of it; it goes on for the others it concerns (IMP-15.8). */
export function* untilTheyLeave<T>(seat: Seat, matter: Play<T>): Play<T | 'left'> {
  try {
    return yield* matter
  } catch (signal) {
    if (!(signal instanceof SeatOut) || signal.seat !== seat) throw signal
    return 'left'
  }
}

/**
 * Call this after others have acted in a player's matter: if the player left meanwhile, their own matter is over too
 * (IMP-15.8).
 */
export function checkStillHere(game: Imperial, seat: Seat): void {
  if (playerAt(game, seat).standing !== 'playing') throw new SeatOut(seat)
}

/**
 * Whether the current matter belongs to a seat: its trade (IMP-18.48), its fight with another, the innermost encounter,
 * or otherwise the turn.
 */
export function mattersTo(game: Imperial, seat: Seat): boolean {
  if (game.duel) return game.duel.includes(seat)
  if (game.trading.length > 0) return game.trading.includes(seat)
  return (game.concerned.at(-1) ?? game.active) === seat
}

/** Removes a player who has left from all matters. */
export function forget(game: Imperial, seat: Seat): void {
  game.concerned = game.concerned.filter((one) => one !== seat)
}

/** Everything in hand now, as short strings; empty at rest. */
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
