import {
  fieldsOf,
  type Label,
  type Offer,
  type OrderForm,
  type Orders,
  type OrderWords,
  type Passage,
} from '../engine/index.ts'
import { within } from './english.ts'
import { bold } from './marks.ts'

/** Standing orders, alike in every game: each is worded once, and shown in menus, forms and hands. */

/** What a game says of an order: words for its values, and for having been followed, by value or always the same. */
interface Wording {
  readonly title: string
  readonly hint: string
  readonly values: Readonly<Record<string, string>> | ((value: string) => string)
  readonly followed: string | Readonly<Record<string, string>> | ((value: string, key: string) => string)
}

/** Throws when it is asked for a value that has no words. */
export function orderWords({ title, hint, values, followed }: Wording): OrderWords {
  const said = (texts: Readonly<Record<string, string>>, value: string): string => {
    const text = texts[value]
    if (text === undefined) throw new Error(`${title}: no words for ${value}`)
    return text
  }
  return {
    title,
    hint,
    label: (value) => (typeof values === 'function' ? values(value) : said(values, value)),
    followed: (value, key) => {
      if (typeof followed === 'string') return followed
      return typeof followed === 'function' ? followed(value, key) : said(followed, value)
    },
  }
}

/** The aside by which an order is given: "Windows: Ask me in every window". */
export function orderLabel(wordsOf: (id: string) => OrderWords, { args }: Offer): Label {
  const { order, value } = fieldsOf(args)
  const { title, hint, label } = wordsOf(String(order))
  return { label: within(80, `${title}: ${label(String(value))}`), hint: within(100, hint) }
}

/** What a seat has ordered, for its hand: what is not as usual, and whatever is always worth a line. */
export function ordersPassage<Id extends string>(
  forms: Readonly<Record<Id, OrderForm>>,
  orders: Readonly<Orders>,
  wordsOf: (id: string) => OrderWords,
  always: readonly Id[] = [],
): Passage[] {
  const ids = (Object.keys(forms) as Id[]).filter((id) => orders[id] !== undefined || always.includes(id))
  const lines = ids.map((id) => {
    const { title, label } = wordsOf(id)
    return `${bold(title)}: ${label(orders[id] ?? forms[id].usual)}`
  })
  return lines.length === 0 ? [] : [{ heading: '🔔 Standing orders', lines }]
}
