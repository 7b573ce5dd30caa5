import {
  choose,
  chooseAny,
  type Manner,
  type Option,
  type Picked,
  type Play,
  type Question,
  type Seat,
} from '../../../../engine/index.ts'
import type { QuestionVerb } from '../../view/verbs.ts'

/** Asks one seat, by a verb that words and computer players know. */
export function ask<T>(
  seat: Seat,
  verb: QuestionVerb,
  options: () => readonly Option<T>[],
  manner: Manner<T> = {},
): Play<T> {
  return choose(seat, verb, options, manner)
}

/** One seat's share of a window. */
export type Asking<T> = Question<T> & { readonly verb: QuestionVerb }

/** Asks several seats at once; the first answer closes the window. */
export function askAny<T>(questions: readonly Asking<T>[]): Play<Picked<T>> {
  return chooseAny(questions)
}
