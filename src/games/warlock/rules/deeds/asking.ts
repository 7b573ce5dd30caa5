import {
  choose,
  chooseAny,
  chooseHidden,
  hidden,
  type HiddenManner,
  type HiddenQuestion,
  type Manner,
  type Openly,
  type Option,
  type Picked,
  type Play,
  type Question,
  type Seat,
} from '../../../../engine/index.ts'
import type { QuestionVerb } from '../../view/verbs.ts'

/** Asks one seat something public, by a verb that words and computer players know. */
export function ask<T>(
  seat: Seat,
  verb: QuestionVerb,
  options: () => readonly Option<T>[],
  manner: Manner<T> = {},
): Play<T> {
  return choose(seat, verb, options, manner)
}

/** Asks one seat something that touches what is hidden: nothing of it is public but what is said to be. */
export function askHidden<T>(
  seat: Seat,
  verb: QuestionVerb,
  options: () => readonly Option<T>[],
  manner: HiddenManner<T> = {},
  open: Openly = {},
): Play<T> {
  return chooseHidden(seat, verb, options, manner, open)
}

/** Public facts alone say that the seat is asked (WAR-22.9), and that it may pick what these say: a key, or how it begins. */
export function openly(...keys: readonly string[]): Openly {
  return {
    asked: true,
    offers: ({ key }) => keys.some((one) => key === one || (one.endsWith(':') && key.startsWith(one))),
  }
}

/** One seat's share of a window. */
export type Asking<T> = Question<T> & { readonly verb: QuestionVerb }

/** One seat's share of a window about something hidden: see `askHidden`. */
export function askingHidden<T>(
  question: HiddenQuestion<T> & { readonly verb: QuestionVerb },
  open: Openly,
): Asking<T> {
  return { ...hidden(question, open), verb: question.verb }
}

/** Asks several seats at once; the first answer closes the window. */
export function askAny<T>(questions: readonly Asking<T>[]): Play<Picked<T>> {
  return chooseAny(questions)
}
