import { pickOne, type HasRng } from './random.ts'
import type { Seat, State } from './facts.ts'
import { asideOffer, type Aside } from './play.ts'

/**
 * Standing orders: what a seat lets be answered for it from now on, in private and until it says otherwise. A game declares
 * as data what may be ordered, and the house shows it without knowing the game. A question that an order answers says so
 * (`standing` of `Manner`); the table gives that answer after a while, and cites the order.
 */

/** The verb of the asides by which orders are given: their keys are `<order>=<value>`. */
export const ORDER = 'order.set'

/** What may be ordered. A switch is `on` or `off`; a number is written in figures, and its values rise. */
export interface OrderForm {
  readonly kind: 'switch' | 'choice' | 'number'
  readonly values: readonly string[]
  /** What holds until the seat says otherwise. */
  readonly usual: string
}

/** An order as a seat has given it. */
export interface StandingOrder {
  readonly id: string
  readonly kind: OrderForm['kind']
  readonly values: readonly string[]
  readonly usual: string
  readonly value: string
}

/** What an order has answered, for whoever cites it (`OrderWords.followed`). The secret of its seat. */
export interface FollowedOrder {
  readonly order: string
  readonly value: string
  readonly key: string
}

/** What a seat has ordered, as the state keeps it: values by order. What is not there is as usual. */
export type Orders = Record<string, string>

export function switchOrder(usual: 'on' | 'off'): OrderForm {
  return { kind: 'switch', values: ['on', 'off'], usual }
}

/** The first value is the usual one. */
export function choiceOrder(usual: string, ...others: readonly string[]): OrderForm {
  return { kind: 'choice', values: [usual, ...others], usual }
}

/** Any whole number from the least to the most. */
export function numberOrder(
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): OrderForm {
  const values = Array.from({ length: most - least + 1 }, (_, step) => String(least + step))
  return { kind: 'number', values, usual: String(usual) }
}

/** The orders of a game: the data it declares, and where its state keeps what each seat has ordered. */
export class OrderBook<S extends State, Id extends string> {
  private readonly forms: Readonly<Record<Id, OrderForm>>
  private readonly kept: (state: S, seat: Seat) => Orders
  private readonly asides: readonly { readonly id: Id; readonly value: string; readonly aside: Aside<S> }[]

  /** Asides are looked at after every answer: they are made once, for all games. */
  constructor(forms: Readonly<Record<Id, OrderForm>>, kept: (state: S, seat: Seat) => Orders) {
    this.forms = forms
    this.kept = kept
    this.asides = this.ids.flatMap((id) =>
      forms[id].values.map((value) => ({ id, value, aside: this.asideFor(id, value) })),
    )
  }

  /** What holds for a seat. */
  valueOf(state: S, seat: Seat, id: Id): string {
    return this.kept(state, seat)[id] ?? this.forms[id].usual
  }

  /** All that a seat may order, with what holds (`Rules.orders`). */
  of(state: S, seat: Seat): StandingOrder[] {
    return this.ids.map((id) => {
      const { kind, values, usual } = this.forms[id]
      return { id, kind, values, usual, value: this.valueOf(state, seat, id) }
    })
  }

  /** The asides by which a seat changes them: every value that does not hold yet. */
  asidesOf(state: S, seat: Seat): Aside<S>[] {
    return this.asides.flatMap(({ id, value, aside }) => (this.valueOf(state, seat, id) === value ? [] : [aside]))
  }

  /** A seat's orders in another world: all but those that can be told from what is seen, each value as likely as another. */
  reshuffle(state: S, seat: Seat, rng: HasRng, seen: readonly Id[] = []): void {
    for (const id of this.ids.filter((one) => !seen.includes(one))) {
      this.set(state, seat, id, pickOne(rng, this.forms[id].values))
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
