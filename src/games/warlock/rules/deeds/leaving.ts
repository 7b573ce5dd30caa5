import { SeatOut, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { bury } from './death.ts'
import { checkAnyoneLeft } from './ending.ts'
import { rememberLeaver } from './pieces.ts'
import { lay } from './treasure.ts'
import { maybeAdventurer, playerAt, seatsFrom, type Warlock } from '../../state/state.ts'

/** Players who leave and return (WAR-25.5 to 25.10). */

/** A player leaves; in a battle against an adventurer they are robbed before the figure is removed (WAR-25.8). */
export function* leave(game: Warlock, seat: Seat): Play {
  playerAt(game, seat).presence = 'left'
  if (!isRobbedFirst(game, seat)) {
    takeOff(game, seat)
    checkAnyoneLeft(game)
  }
  if (mattersTo(game, seat)) throw new SeatOut(seat)
}

/** In an undecided battle, and while being robbed after it; not if their leaving ends the game (WAR-25.8). */
function isRobbedFirst(game: Warlock, seat: Seat): boolean {
  const { battle } = game
  if (battle?.rival == null || !isFighting(game, seat) || seatsFrom(game, 0).length < 2) return false
  return battle.robbed === seat || !battle.decided
}

/** Removes a player who has left and was held back. */
export function letGo(game: Warlock, seat: Seat): void {
  if (playerAt(game, seat).presence === 'left' && maybeAdventurer(game, seat)) takeOff(game, seat)
}

/** Removes the figure; all that the adventurer carried and all caches lie open to everyone (WAR-25.5). */
function takeOff(game: Warlock, seat: Seat): void {
  const adventurer = maybeAdventurer(game, seat)
  const caches = game.caches.filter(({ owner }) => owner === seat)
  game.caches = game.caches.filter(({ owner }) => owner !== seat)
  for (const { space, cards } of caches) lay(game, space, cards)
  if (adventurer) {
    lay(game, adventurer.space, adventurer.treasures)
    rememberLeaver(game, adventurer.id, adventurer.space)
    bury(game, seat, adventurer)
  }
  const dropped = adventurer?.treasures.length ?? 0
  emitFact(game, { kind: 'player-left', seat, space: adventurer?.space ?? null, dropped })
}

/** Whether the current matter belongs to the seat: its turn, its battle, its deal, or something all take part in. */
function mattersTo(game: Warlock, seat: Seat): boolean {
  if (game.phase === 'setup' || game.phase === 'reckoning') return true
  return seat === game.active || seat === game.settling || isFighting(game, seat) || game.dealing.includes(seat)
}

function isFighting({ battle }: Warlock, seat: Seat): boolean {
  return battle !== null && (battle.seat === seat || battle.rival === seat)
}

/**
 * A player returns to their seat: a new adventurer enters when its turn comes, with the same sheet of notes (WAR-25.7).
 */
export function comeBack(game: Warlock, seat: Seat): Play | null {
  const isAway = game.players[seat]?.presence === 'left' && maybeAdventurer(game, seat) === null
  const isPlayed = game.phase !== 'setup' && game.phase !== 'reckoning' && game.phase !== 'over'
  return isAway && isPlayed ? takeSeat(game, seat) : null
}

function* takeSeat(game: Warlock, seat: Seat): Play {
  playerAt(game, seat).presence = 'playing'
  emitFact(game, { kind: 'player-returned', seat })
}
