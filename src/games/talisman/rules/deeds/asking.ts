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
import { isReactionVerb, type AsideVerb, type AboutByVerb, type QuestionVerb } from '../../view/verbs.ts'
import { during } from './in-hand.ts'

/** Questions, and what happens when a player gives up during one (TAL-R93). */

/** An action offered beside the question, under a verb of its own. */
export interface GameAside extends Aside<Talisman> {
  readonly verb: AsideVerb
}

/** The options of a question. Questions that carry data require their `about`. */
type AskOptions<V extends QuestionVerb, T> = Omit<QuestionOptions<T>, 'about' | 'reaction'> &
  (V extends keyof AboutByVerb ? { readonly about: AboutByVerb[V] } : { readonly about?: never })

/** A question that carries no data may omit its options. */
type AskArgs<V extends QuestionVerb, T> = V extends keyof AboutByVerb
  ? [how: AskOptions<V, T>]
  : [how?: AskOptions<V, T>]

/**
 * Asks a seat. Questions to other seats in the middle of a Turn must run inside `whileConcerned`, or a player's leaving
 * would end another player's Turn. The verb determines the time limit.
 */
export function* ask<T, V extends QuestionVerb>(
  game: Talisman,
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  ...[how]: AskArgs<V, T>
): Play<T> {
  const withReaction: QuestionOptions<T> = { ...how, reaction: isReaction(game, seat, verb) }
  return yield* untilAnswered(game, seat, verb, () => choose(seat, verb, options, withReaction))
}

/** Asks about something hidden: other seats learn only what the question discloses (see `hidden`). */
export function* askHidden<T, V extends QuestionVerb>(
  game: Talisman,
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  { discloses, ...how }: AskOptions<V, T> & { readonly discloses: Disclosure },
): Play<T> {
  const withReaction = { ...how, reaction: isReaction(game, seat, verb) }
  return yield* untilAnswered(game, seat, verb, () => chooseHidden(seat, verb, options, withReaction, discloses))
}

/** Whether the others wait only for a quick word from this seat. In its own Turn a seat has the time of a decision. */
export function isReaction(game: Talisman, seat: Seat, verb: QuestionVerb): boolean {
  return seat !== game.active && isReactionVerb(verb)
}

/** Ignores another, uninvolved player who gives up in the meantime. */
function* untilAnswered<T>(game: Talisman, seat: Seat, verb: QuestionVerb, question: () => Play<T>): Play<T> {
  if (seat !== game.active && !isConcerned(game, seat)) throw new Error(`${verb}: nothing concerns seat ${seat}`)
  for (;;) {
    try {
      return yield* question()
    } catch (signal) {
      if (!(signal instanceof SeatOut) || signal.seat === seat || game.concerned.includes(signal.seat)) throw signal
    }
  }
}

/**
 * Runs a rule that does something to a seat, which has no free moment meanwhile (TAL-R5). If its player gives up, or
 * already has, the outermost matter of that seat returns `ifOut`.
 */
export function* whileConcerned<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  if (!maybeCharacter(game, seat)) return ifOut
  try {
    return yield* during(game.concerned, seat, play)
  } catch (signal) {
    const isOutermost = signal instanceof SeatOut && signal.seat === seat && !isConcerned(game, seat)
    if (!isOutermost) throw signal
    return ifOut
  }
}

/** Runs a rule while a seat's die lies open. No seat has a free moment until its effect is known (TAL-R5). */
export function* whileDieLies<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  return yield* whileConcerned(game, seat, () => during(game.rolling, seat, play), ifOut)
}

/** Whether a matter under way involves this seat. */
function isConcerned(game: Talisman, seat: Seat): boolean {
  return game.concerned.includes(seat)
}

/** Whether a die has been rolled whose effect is not yet known. */
export function isDieOpen({ rolling }: Talisman): boolean {
  return rolling.length > 0
}

/** Whether a seat has a free moment: no die lies open, and no matter under way involves the seat (TAL-R5). */
export function isFree(game: Talisman, seat: Seat): boolean {
  return !isDieOpen(game) && !isConcerned(game, seat)
}

/** Asks a seat in passing, in any player's Turn. If another player gives up meanwhile, it returns `ifOut`. */
export function* onTheWay<T>(game: Talisman, seat: Seat, play: () => Play<T>, ifOut: T): Play<T> {
  return yield* seat === game.active ? play() : whileConcerned(game, seat, play, ifOut)
}
