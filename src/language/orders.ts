import {
  fieldsOf,
  type Label,
  type Names,
  type Offer,
  type OrderForm,
  type Orders,
  type OrderWords,
  type Passage,
} from '../engine/index.ts'
import { within } from './english.ts'
import { bold } from './marks.ts'
import { passage } from './passages.ts'

const HEADING = '🔔 Standing orders'

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

/** The words of a game's orders, by id. Throws for one that nobody has heard of. */
export function wordsOfOrders(all: Readonly<Record<string, OrderWords>>): (id: string) => OrderWords {
  return (id) => {
    const words = all[id]
    if (!words) throw new Error(`no words for the order ${id}`)
    return words
  }
}

/** At how much of what keeps it alive, such as “Stamina”, a seat runs from a fight. The values are numbers. */
export function runOrder({ fights, measure }: { readonly fights: string; readonly measure: string }): OrderWords {
  return orderWords({
    title: 'When to run',
    hint: `In ${fights}, if you do not answer in time, and when you fight on by order.`,
    values: (at) => (at === '0' ? 'Never run unless I say so' : `Run with ${measure} ${at} or less`),
    followed: (at) => `Ran, by your order: your ${measure} is ${at} or less.`,
  })
}

/** Whether a seat is asked in every round of a fight. `running`: the keys by which it runs. */
export function roundsOrder({
  fight,
  hint,
  running,
}: {
  readonly fight: string
  readonly hint: string
  readonly running: readonly string[]
}): OrderWords {
  return orderWords({
    title: `Rounds of ${fight}`,
    hint,
    values: {
      ask: 'Ask me every round',
      press: 'Fight on until I am low, then ask me',
      run: 'Fight on until I am low, then run',
    },
    followed: (_value, key) => (running.includes(key) ? 'Tried to run, by your order.' : 'Fought on, by your order.'),
  })
}

/** The aside by which an order is given: "Truces: Refuse them". */
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
  return passage(HEADING, lines)
}

/** What every seat has ordered that is not as usual, for whoever may know all of it. */
export function allOrdersPassage<Id extends string>(
  forms: Readonly<Record<Id, OrderForm>>,
  orders: readonly Readonly<Orders>[],
  wordsOf: (id: string) => OrderWords,
  names: Names,
): Passage[] {
  const lines = orders.flatMap((given, seat) =>
    ordersPassage(forms, given, wordsOf).flatMap((one) => one.lines.map((line) => `${names(seat)}: ${line}`)),
  )
  return passage(HEADING, lines)
}
