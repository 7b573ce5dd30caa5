import { pickOne, type HasRng } from './kit/random.ts'
import type { Seat, State } from './facts.ts'
import { asideOffer, type Aside } from './play.ts'

/**
 * Standing orders: answers that a seat has decided beforehand, in private and until it changes them. A game declares as
 * data what can be ordered, and the shared code shows it without knowing the game. A question that an order answers
 * says so (`standing` of `QuestionOptions`). After a pause the table gives that answer and cites the order.
 */

/** The verb of the asides that set orders. Their keys are `<order>=<value>`. */
export const ORDER = 'order.set'

/** The values of an order. A switch is `on` or `off`; numbers are decimal strings in ascending order. */
export interface OrderForm {
  readonly kind: 'switch' | 'choice' | 'number'
  readonly values: readonly string[]
  /** The value until the seat sets another. */
  readonly usual: string
}

/** A standing order of a seat, with its current value. */
export interface StandingOrder {
  readonly id: string
  readonly kind: OrderForm['kind']
  readonly values: readonly string[]
  readonly usual: string
  readonly value: string
}

/** An answer given by an order, to be cited (`OrderWords.followed`). The secret of its seat. */
export interface FollowedOrder {
  readonly order: string
  readonly value: string
  readonly key: string
}

/** A seat's orders as the state stores them: values by order id. Defaults are not stored. */
export type Orders = Record<string, string>

export function switchOrder(usual: 'on' | 'off'): OrderForm {
  return { kind: 'switch', values: ['on', 'off'], usual }
}

/** The first value is the default. */
export function choiceOrder(usual: string, ...others: readonly string[]): OrderForm {
  return { kind: 'choice', values: [usual, ...others], usual }
}

/** Any whole number in the given range. */
export function numberOrder(
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): OrderForm {
  const values = Array.from({ length: most - least + 1 }, (_, step) => String(least + step))
  return { kind: 'number', values, usual: String(usual) }
}

/** The orders of a game: its declarations, and where its state stores the values. */
export class OrderBook<S extends State, Id extends string> {
  private readonly forms: Readonly<Record<Id, OrderForm>>
  private readonly kept: (state: S, seat: Seat) => Orders
  private readonly asides: readonly { readonly id: Id; readonly value: string; readonly aside: Aside<S> }[]

  private isUsual = false

  /** Builds all asides once, because the engine checks them after every answer. */
  constructor(forms: Readonly<Record<Id, OrderForm>>, kept: (state: S, seat: Seat) => Orders) {
    this.forms = forms
    this.kept = kept
    this.asides = this.ids.flatMap((id) =>
      forms[id].values.map((value) => ({ id, value, aside: this.asideFor(id, value) })),
    )
  }

  /** The current value of an order. */
  valueOf(state: S, seat: Seat, id: Id): string {
    return (this.isUsual ? undefined : this.kept(state, seat)[id]) ?? this.forms[id].usual
  }

  /** What follows from the orders that everybody begins with, whatever the seats have ordered since. */
  usually<T>(question: () => T): T {
    this.isUsual = true
    try {
      return question()
    } finally {
      this.isUsual = false
    }
  }

  /** All orders of a seat with their current values (`Rules.orders`). */
  of(state: S, seat: Seat): StandingOrder[] {
    return this.ids.map((id) => {
      const { kind, values, usual } = this.forms[id]
      return { id, kind, values, usual, value: this.valueOf(state, seat, id) }
    })
  }

  /** The asides that change a seat's orders: one for every value except the current ones. */
  asidesOf(state: S, seat: Seat): Aside<S>[] {
    return this.asides.flatMap(({ id, value, aside }) => (this.valueOf(state, seat, id) === value ? [] : [aside]))
  }

  /** Redraws a seat's orders for a possible world, uniformly, except those that a viewer can infer (`seen`). */
  reshuffle(state: S, seat: Seat, rng: HasRng, seen: readonly Id[] = []): void {
    const before = { ...this.kept(state, seat) }
    for (const id of this.ids) delete this.kept(state, seat)[id]
    for (const id of this.ids) {
      const value = seen.includes(id) ? before[id] : pickOne(rng, this.forms[id].values)
      if (value !== undefined) this.set(state, seat, id, value)
    }
  }

  private get ids(): Id[] {
    return Object.keys(this.forms) as Id[]
  }

  private set(state: S, seat: Seat, id: Id, value: string): void {
    const kept = this.kept(state, seat)
    if (value === this.forms[id].usual) delete kept[id]
    else kept[id] = value
  }

  private asideFor(id: Id, value: string): Aside<S> {
    const set = (state: S, seat: Seat) => this.set(state, seat, id, value)
    const aside: Aside<S> = {
      verb: ORDER,
      key: `${id}=${value}`,
      args: { order: id, value },
      *run(state, seat) {
        set(state, seat)
      },
    }
    return { ...aside, offer: asideOffer(aside) }
  }
}
