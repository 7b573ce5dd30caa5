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

/** How a question is put: what may be a reaction says whether it is one now, and nothing else can be. */
type Put<M, V extends QuestionVerb> = [V] extends [DecisionVerb]
  ? Omit<M, 'reaction'> & { readonly reaction?: never }
  : Omit<M, 'reaction'> & { readonly reaction: boolean }

/** Asks one seat something public, by a verb that words and computer players know. */
export function ask<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  ...[manner]: [V] extends [DecisionVerb] ? [manner?: Put<QuestionOptions<T>, V>] : [manner: Put<QuestionOptions<T>, V>]
): Play<T> {
  return choose(seat, verb, options, manner as QuestionOptions<T> | undefined)
}

/** Asks one seat something that touches what is hidden: nothing of it is public but what is said to be. */
export function askHidden<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  manner: Put<HiddenQuestionOptions<T>, V>,
  open: Disclosure = {},
): Play<T> {
  return chooseHidden(seat, verb, options, manner as HiddenQuestionOptions<T>, open)
}

/** Public facts alone say that the seat is asked (WAR-22.9), and that it may pick what these say: a key, or how it begins. */
export function openly(...keys: readonly string[]): Disclosure {
  return {
    asked: true,
    offers: ({ key }) => keys.some((one) => key === one || (one.endsWith(':') && key.startsWith(one))),
  }
}

/** One seat's share of what several decide at once. */
export type Asking<T> = Question<T> & { readonly verb: DecisionVerb; readonly reaction?: never }

/** One seat's share of it about something hidden: see `askHidden`. */
export function askingHidden<T>(
  question: HiddenQuestion<T> & { readonly verb: DecisionVerb; readonly reaction?: never },
  open: Disclosure,
): Asking<T> {
  return { ...hidden(question, open), verb: question.verb } as Asking<T>
}

/** Asks several seats at once; the first answer closes the window. */
export function askAny<T>(questions: readonly Asking<T>[]): Play<Picked<T>> {
  return chooseAny(questions)
}
