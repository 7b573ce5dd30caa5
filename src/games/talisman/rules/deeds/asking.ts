import {
  choose,
  type Aside,
  type Manner,
  type Option,
  type Play,
  type Seat,
  SeatOut,
} from '../../../../engine/index.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import type { AsideVerb, Carried, QuestionVerb } from '../../view/verbs.ts'

/** Putting questions, and what happens when a player gives up in the middle of one (TAL-R93). */

/** Something done beside the matter in hand, under a verb of its own. */
export interface GameAside extends Aside {
  readonly verb: AsideVerb
}

/** How a question is put: one that carries something says what. */
type MannerOf<V extends QuestionVerb, T> = Omit<Manner<T>, 'about'> &
  (V extends keyof Carried ? { readonly about: Carried[V] } : { readonly about?: never })

/** The manner may be left out by a question that carries nothing. */
type Put<V extends QuestionVerb, T> = V extends keyof Carried ? [manner: MannerOf<V, T>] : [manner?: MannerOf<V, T>]

/** Asks a seat. Others than the active player are asked in the middle of a Turn: a clock answers for the silent. */
export function* ask<T, V extends QuestionVerb>(
  game: Talisman,
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  ...[manner]: Put<V, T>
): Play<T> {
  const put: Manner<T> = { ...(seat === game.active ? {} : { reaction: true }), ...manner }
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
