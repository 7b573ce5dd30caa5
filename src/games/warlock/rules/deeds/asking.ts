import {
  choose,
  chooseAny,
  chooseHidden,
  hidden,
  type HiddenQuestionOptions,
  type HiddenQuestion,
  type QuestionOptions,
  type Disclosure,
  type Option,
  type Picked,
  type Play,
  type Question,
  type Seat,
} from '../../../../engine/index.ts'
import type { DecisionVerb, QuestionVerb } from '../../view/verbs.ts'

/** The options of a question: verbs that may be reactions must say whether they are one now; other verbs never are. */
type WithReaction<M, V extends QuestionVerb> = [V] extends [DecisionVerb]
  ? Omit<M, 'reaction'> & { readonly reaction?: never }
  : Omit<M, 'reaction'> & { readonly reaction: boolean }

/** Asks one seat a public question, by a verb that words and computer players know. */
export function ask<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  ...[how]: [V] extends [DecisionVerb]
    ? [how?: WithReaction<QuestionOptions<T>, V>]
    : [how: WithReaction<QuestionOptions<T>, V>]
): Play<T> {
  return choose(seat, verb, options, how as QuestionOptions<T> | undefined)
}

/** Asks one seat a question that touches hidden things: only what it discloses is public. */
export function askHidden<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  how: WithReaction<HiddenQuestionOptions<T>, V>,
  discloses: Disclosure = {},
): Play<T> {
  return chooseHidden(seat, verb, options, how as HiddenQuestionOptions<T>, discloses)
}

/**
 * Discloses that the seat is asked, by public facts only (WAR-22.9), and that it may pick these: a key, or its
 * beginning.
 */
export function disclose(...keys: readonly string[]): Disclosure {
  return {
    asked: true,
    offers: ({ key }) => keys.some((one) => key === one || (one.endsWith(':') && key.startsWith(one))),
  }
}

/** One seat's part of a question to several at once. */
export type SeatQuestion<T> = Question<T> & { readonly verb: DecisionVerb; readonly reaction?: never }

/** One seat's part of such a question about something hidden: see `askHidden`. */
export function hideQuestion<T>(
  question: HiddenQuestion<T> & { readonly verb: DecisionVerb; readonly reaction?: never },
  discloses: Disclosure,
): SeatQuestion<T> {
  return { ...hidden(question, discloses), verb: question.verb } as SeatQuestion<T>
}

/** Asks several seats at once; the first answer closes the window. */
export function askAny<T>(questions: readonly SeatQuestion<T>[]): Play<Picked<T>> {
  return chooseAny(questions)
}
