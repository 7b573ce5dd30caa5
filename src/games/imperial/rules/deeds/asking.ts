import {
  choose,
  option,
  type Aside,
  type Manner,
  type Offer,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import type { AboutOf } from '../../view/about.ts'
import type { Verb } from '../../view/verbs.ts'

/** How the rules ask: verbs and what goes with them are known to the compiler, here as in words and computer player. */

type Asking<T, V extends Verb> = Omit<Manner<T>, 'about'> & { readonly about?: AboutOf<V> }

/** Asks one seat and returns the value of the option it picks; a single legal option is taken unasked. */
export function ask<T, V extends Verb>(
  seat: Seat,
  verb: V,
  options: () => readonly Option<T>[],
  manner: Asking<T, V> = {},
): Play<T> {
  return choose(seat, verb, options, manner as Manner<T>)
}

/** Something that may be done beside the matter in hand, at any pause. */
export function aside(verb: Verb, key: string, run: () => Play, offer: Omit<Offer, 'key'> = {}): Aside {
  return { ...option(key, offer), verb, run }
}

/** A deed that asks nothing, as a rule that could. */
export function* atOnce<T>(deed: () => T): Play<T> {
  return deed()
}
