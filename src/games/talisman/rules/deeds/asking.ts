import {
  choose,
  chooseHidden,
  type Aside,
  type QuestionOptions,
  type Disclosure,
  type Option,
  type Play,
  type Seat,
  SeatOut,
} from '../../../../engine/index.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import { isReactionVerb, type AsideVerb, type Carried, type QuestionVerb } from '../../view/verbs.ts'
import { during } from './in-hand.ts'

/** Putting questions, and what happens when a player gives up in the middle of one (TAL-R93). */

/** Something done beside the matter in hand, under a verb of its own. */
export interface GameAside extends Aside<Talisman> {
  readonly verb: AsideVerb
}

/** How a question is put: one that carries something says what. */
type MannerOf<V extends QuestionVerb, T> = Omit<QuestionOptions<T>, 'about' | 'reaction'> &
  (V extends keyof Carried ? { readonly about: Carried[V] } : { readonly about?: never })

/** The manner may be left out by a question that carries nothing. */
type Put<V extends QuestionVerb, T> = V extends keyof Carried ? [manner: MannerOf<V, T>] : [manner?: MannerOf<V, T>]

/**
 * Asks a seat. Others than the active player are asked in the middle of a Turn: it has to be `concerning` them, or their
 * leaving would end the Turn of somebody else. How long it may take is known of the verb.
 */
export function* ask<T, V extends QuestionVerb>(
  game: Talisman,
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  ...[manner]: Put<V, T>
): Play<T> {
  const put: QuestionOptions<T> = { ...manner, reaction: isReaction(game, seat, verb) }
  return yield* untilAnswered(game, seat, verb, () => choose(seat, verb, options, put))
}

/** The same about something hidden: only what is said to be open becomes known to others (see `hidden`). */
export function* askHidden<T, V extends QuestionVerb>(
  game: Talisman,
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  manner: MannerOf<V, T>,
  openly: Disclosure,
): Play<T> {
  const put = { ...manner, reaction: isReaction(game, seat, verb) }
  return yield* untilAnswered(game, seat, verb, () => chooseHidden(seat, verb, options, put, openly))
}

/** Whether others wait for no more than a word of this seat: in their own Turn he has the time of a decision. */
export function isReaction(game: Talisman, seat: Seat, verb: QuestionVerb): boolean {
  return seat !== game.active && isReactionVerb(verb)
}

/** Somebody else who gives up meanwhile, and has nothing to do with it, changes nothing. */
function* untilAnswered<T>(game: Talisman, seat: Seat, verb: QuestionVerb, put: () => Play<T>): Play<T> {
  if (seat !== game.active && !isConcerned(game, seat)) throw new Error(`${verb}: nothing concerns seat ${seat}`)
  for (;;) {
    try {
      return yield* put()
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
  try {
    return yield* during(game.concerned, seat, play)
  } catch (signal) {
    const isOutermost = signal instanceof SeatOut && signal.seat === seat && !isConcerned(game, seat)
    if (!isOutermost) throw signal
    return ifOut
  }
}

/** A die is rolled for a seat, and until it is known what comes of it nobody has a free moment (TAL-R5). */
export function* whileDieLies<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  return yield* concerning(game, seat, () => during(game.rolling, seat, play), ifOut)
}

/** Something is under way with this seat. */
function isConcerned(game: Talisman, seat: Seat): boolean {
  return game.concerned.includes(seat)
}

/** Somebody has rolled, and what comes of it is not yet known. */
export function isDieOpen({ rolling }: Talisman): boolean {
  return rolling.length > 0
}

/** A free moment: no die lies open, whoever rolled it, and nothing is under way with him (TAL-R5). */
export function isFree(game: Talisman, seat: Seat): boolean {
  return !isDieOpen(game) && !isConcerned(game, seat)
}

/** Something a seat is asked on the way, whoever's Turn it is. If somebody else gives up in it, it comes to `ifOut`. */
export function* onTheWay<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  return yield* seat === game.active ? play() : concerning(game, seat, play, ifOut)
}
