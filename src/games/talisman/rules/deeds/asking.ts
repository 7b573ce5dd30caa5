import { choose, type Manner, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { SeatOut } from '../../state/signals.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'

/** Putting questions, and what happens when a player gives up in the middle of one (TAL-R93). */

/** Asks a seat. Others than the active player are asked in the middle of a Turn: a clock answers for the silent. */
export function* ask<T>(
  game: Talisman,
  seat: Seat,
  verb: string,
  options: () => readonly Option<T>[],
  manner: Manner<T> = {},
): Play<T> {
  const put = { ...(seat === game.active ? {} : { reaction: true }), ...manner }
  for (;;) {
    try {
      return yield* choose(seat, verb, options, put)
    } catch (signal) {
      if (!(signal instanceof SeatOut) || signal.seat === seat || game.concerned.includes(signal.seat)) throw signal
    }
  }
}

/**
 * Something is done with a seat: no free moment for it meanwhile (TAL-R5). If its player gives up, or has before, the
 * outermost matter of that seat comes to `ifOut`.
 */
export function* concerning<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  if (!maybeCharacter(game, seat)) return ifOut
  game.concerned.push(seat)
  try {
    return yield* play()
  } catch (signal) {
    if (!(signal instanceof SeatOut) || signal.seat !== seat) throw signal
    if (game.concerned.filter((one) => one === seat).length > 1) throw signal
    return ifOut
  } finally {
    game.concerned.splice(game.concerned.lastIndexOf(seat), 1)
  }
}

/** TAL-R5 */
export function isFree(game: Talisman, seat: Seat): boolean {
  return !game.concerned.includes(seat)
}

/** Something a seat is asked on the way, whoever's Turn it is. If somebody else gives up in it, it comes to `ifOut`. */
export function* onTheWay<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  return yield* seat === game.active ? play() : concerning(game, seat, play, ifOut)
}
