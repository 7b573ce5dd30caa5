import {
  choose,
  chooseHidden,
  type Aside,
  type HiddenQuestionOptions,
  type QuestionOptions,
  type Offer,
  type Disclosure,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import type { AboutOf } from '../../view/about.ts'
import type { DecisionVerb, QuestionVerb, Verb } from '../../view/verbs.ts'

/**
 * How the rules ask questions. The compiler checks verbs and their data here, as it does in words and computer players.
 */

/** Verbs that may be reactions must say whether they are one now; other verbs never are. */
type Weight<V extends QuestionVerb> = V extends DecisionVerb
  ? { readonly reaction?: never }
  : { readonly reaction: boolean }

type Hidden<T, V extends QuestionVerb> = Omit<HiddenQuestionOptions<T>, 'about' | 'reaction'> & {
  readonly about?: AboutOf<V>
} & Weight<V>

/**
 * Asks one seat a public question and returns the value of the option it picks; a single legal option is taken without
 * asking.
 */
export function ask<T, V extends DecisionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  how?: Hidden<T, V> & Pick<QuestionOptions<T>, 'always'>,
): Play<T> {
  return choose(seat, verb, options, how as QuestionOptions<T> | undefined)
}

/**
 * Asks one seat about clues (IMP-0.5): the question, its options and the answer stay private, except for what is
 * disclosed.
 */
export function askHidden<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  how: Hidden<T, V>,
  discloses: Disclosure = {},
): Play<T> {
  return chooseHidden(seat, verb, options, how as QuestionOptions<T>, discloses)
}

/** A public question whose options about clues stay hidden. */
export const ALL_BUT_CLUES: Disclosure = { asked: true, offers: ({ key }) => !key.startsWith('clue:') }

/** A public aside offered beside the question at any pause: trades, gear, the party. */
export function aside(verb: Verb, key: string, run: () => Play, offer: Pick<Offer, 'args'> = {}): Aside {
  return { ...offer, key, verb, run, open: true }
}

/** Wraps an action without questions as a rule. */
export function* atOnce<T>(deed: () => T): Play<T> {
  return deed()
}
