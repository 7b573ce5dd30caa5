import {
  namesIn,
  ORDER,
  type Appeal,
  type Json,
  type Label,
  type Names,
  type Offer,
  type OrderWords,
} from '../engine/index.ts'
import { capital, within } from './phrasing.ts'
import { orderLabel } from './orders.ts'

/** Puts an option into words: a button and its hint. `about`: the public data of its question. */
export type Labeller<View> = (offer: Offer, view: View, names: Names, about?: Json | null) => Label

/** The labels of a game's options and asides, cut to the lengths of a button and of a menu's hint. */
export function labelsBy<View>(
  labellerOf: (verb: string) => Labeller<View>,
  orderOf: (id: string) => OrderWords,
): (verb: string, offer: Offer, view: View, names: Names, about?: Json | null) => Label {
  return (verb, offer, view, names, about) => {
    if (verb === ORDER) return orderLabel(orderOf, offer)
    const { label, hint, ...more } = labellerOf(verb)(offer, view, names, about)
    return { label: within(80, label), ...(hint ? { hint: within(100, capital(hint)) } : {}), ...more }
  }
}

/** For a verb without words: a table must never stop over a missing label. */
export const labelByKey = ({ key }: Offer): Label => ({ label: capital(key) })

/** The subject of an option: the first of its names that `read` knows. An option about a place has none. */
export function subjectOf(offer: Offer, read: (name: string) => string | null): string | null {
  if (offer.place !== undefined) return null
  for (const name of namesIn(offer)) {
    const subject = read(name)
    if (subject !== null) return subject
  }
  return null
}

/** The appeal of options by key. */
export interface AppealTable {
  /** Keys that decline or give something up, whatever the verb. */
  readonly last: readonly string[]
  /** What differs: of a verb, by the key or its part before the colon. */
  readonly own: Readonly<Record<string, Readonly<Record<string, Appeal>>>>
}

/** The appeal of an option, according to a table. */
export function appealIn({ last, own }: AppealTable, verb: string, { key }: Offer): Appeal {
  const [kind = key] = key.split(':')
  const known = own[verb]
  return known?.[key] ?? known?.[kind] ?? (last.includes(key) ? 'last' : 'usual')
}
