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
import { within } from './phrasing.ts'
import { passage } from './passages.ts'
import { sayShared } from './say.ts'

/** Standing orders in words, for the menus, forms and hands of every game. */

/** The words of an order: for each value, and for the moment the bot follows it (by value, or always the same). */
interface Wording {
  readonly title: string
  readonly hint: string
  readonly values: Readonly<Record<string, string>> | ((value: string) => string)
  readonly followed: string | Readonly<Record<string, string>> | ((value: string, key: string) => string)
}

/** Throws for a value without words. */
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

/** The words of a game's orders, by id. Throws for an unknown id. */
export function wordsOfOrders(all: () => Readonly<Record<string, OrderWords>>): (id: string) => OrderWords {
  return (id) => {
    const words = all()[id]
    if (!words) throw new Error(`no words for the order ${id}`)
    return words
  }
}

/** The order to run from a fight when `measure` is low: “Stamina” or “health”. Its values are numbers. */
export function runOrder({ fights, measure }: { readonly fights: string; readonly measure: string }): OrderWords {
  return orderWords({
    title: sayShared('order-run'),
    hint: sayShared('order-run.hint', { fights }),
    values: (at) => sayShared('order-run.value', { at: Number(at), measure }),
    followed: (at) => sayShared('order-run.followed', { at: Number(at), measure }),
  })
}

/** The order for the rounds of a fight. `running`: the keys by which a seat runs. */
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
    title: sayShared('order-rounds', { fight }),
    hint,
    values: (value) => sayShared('order-rounds.value', { value }),
    followed: (_value, key) => sayShared('order-rounds.followed', { ran: running.includes(key) ? 'yes' : 'no' }),
  })
}

/** The label of the aside that gives an order: "Truces: Refuse them". */
export function orderLabel(wordsOf: (id: string) => OrderWords, { args }: Offer): Label {
  const { order, value } = fieldsOf(args)
  const { title, hint, label } = wordsOf(String(order))
  return {
    label: within(80, sayShared('order-choice', { order: title, value: label(String(value)) })),
    hint: within(100, hint),
  }
}

/** The orders of a seat, for its hand: those that differ from their default, and those in `always`. */
export function ordersPassage<Id extends string>(
  forms: Readonly<Record<Id, OrderForm>>,
  orders: Readonly<Orders>,
  wordsOf: (id: string) => OrderWords,
  always: readonly Id[] = [],
): Passage[] {
  const ids = (Object.keys(forms) as Id[]).filter((id) => orders[id] !== undefined || always.includes(id))
  const lines = ids.map((id) => {
    const { title, label } = wordsOf(id)
    return sayShared('order-given', { order: title, value: label(orders[id] ?? forms[id].usual) })
  })
  return passage(sayShared('orders'), lines)
}

/** The orders of all seats that differ from their default. They are secret until the game is over. */
export function allOrdersPassage<Id extends string>(
  forms: Readonly<Record<Id, OrderForm>>,
  orders: readonly Readonly<Orders>[],
  wordsOf: (id: string) => OrderWords,
  names: Names,
): Passage[] {
  const lines = orders.flatMap((given, seat) =>
    ordersPassage(forms, given, wordsOf).flatMap((one) =>
      one.lines.map((line) => sayShared('orders-of', { who: names(seat), orders: line })),
    ),
  )
  return passage(sayShared('orders'), lines)
}
