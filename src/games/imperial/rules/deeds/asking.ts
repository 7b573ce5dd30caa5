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

/** How the rules ask: verbs and what goes with them are known to the compiler, here as in words and computer player. */

/** What may be a reaction says whether it is one now; nothing else can be. */
type Weight<V extends QuestionVerb> = V extends DecisionVerb
  ? { readonly reaction?: never }
  : { readonly reaction: boolean }

type Hidden<T, V extends QuestionVerb> = Omit<HiddenQuestionOptions<T>, 'about' | 'reaction'> & {
  readonly about?: AboutOf<V>
} & Weight<V>

/**
 * Asks one seat what all may know, and returns the value of the option it picks; a single legal option is taken
 * unasked.
 */
export function ask<T, V extends DecisionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  manner?: Hidden<T, V> & Pick<QuestionOptions<T>, 'always'>,
): Play<T> {
  return choose(seat, verb, options, manner as QuestionOptions<T> | undefined)
}

/**
 * Asks one seat about clues (IMP-0.5): that it is asked, what is offered and what it answers is its own affair, but for
 * what is done `openly`.
 */
export function askHidden<T, V extends QuestionVerb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  manner: Hidden<T, V>,
  openly: Disclosure = {},
): Play<T> {
  return chooseHidden(seat, verb, options, manner as QuestionOptions<T>, openly)
}

/** What is done with clues is hidden in a question that is put openly. */
export const ALL_BUT_CLUES: Disclosure = { asked: true, offers: ({ key }) => !key.startsWith('clue:') }

/** Something that may be done beside the matter in hand, at any pause, for all to see: trades, gear, the party. */
export function aside(verb: Verb, key: string, run: () => Play, offer: Pick<Offer, 'args'> = {}): Aside {
  return { ...offer, key, verb, run, open: true }
}

/** A deed that asks nothing, as a rule that could. */
export function* atOnce<T>(deed: () => T): Play<T> {
  return deed()
}
