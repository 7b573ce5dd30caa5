import { describe, expect, test } from 'vitest'
import {
  below,
  rngFrom,
  chooseAny,
  hidden,
  option,
  emit,
  type Game,
  type Option,
  type Play,
} from '../../src/engine/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { houseOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

// The delay of a standing order reveals nothing about its owner's hand (TAL-R110).

const ORDERS = { least: 1000, most: 6000 }
const STEP = 200
const MANY = 40

interface Manner {
  /** The number of cards in seat 1's hand, which it may cast. */
  readonly cards?: number
  /** Windows per turn. */
  readonly windows?: number
  /** Whether a public fact follows each window. */
  readonly isTold?: boolean
  readonly turns?: number
}

/** A game with windows in each turn. Each asks all players whether to cast, and all have a standing order to pass. */
function castings({ cards = 0, windows = 1, isTold = true, turns = 1 }: Manner = {}): Game {
  function* turn(game: Bare): Play {
    for (let number = 0; number < windows; number += 1) {
      const waiting = new Set([0, 1, 2])
      while (waiting.size > 0) {
        const offers = (seat: number): Option<string>[] => [
          option('pass'),
          ...Array.from({ length: seat === 1 ? cards : 0 }, (_, card) => option(`cast-${card}`)),
        ]
        const asked = [...waiting].map((seat) =>
          hidden(
            {
              seat,
              verb: 'cast.now',
              options: () => offers(seat),
              standing: 'pass',
              reaction: true,
              about: isTold ? number : null,
            },
            { asked: true, offers: ({ key }) => key === 'pass' },
          ),
        )
        waiting.delete((yield* chooseAny<string>(asked)).seat)
      }
      if (isTold) emit(game, { kind: 'nothing-cast' })
    }
  }
  const asides = () => [{ verb: 'card.mark', key: 'pencil', *run() {} }]
  const rules = bareRules(turn, { id: 'toy', seats: { min: 3, max: 3 }, turns, asides } as never)
  return { ...toy, rules, words: { ...toy.words, fact: () => 'Nothing is cast.' } } as unknown as Game
}

interface Given {
  readonly table: string
  readonly seat: number
  /** Milliseconds since the start of the tables. */
  readonly after: number
}

/** Deterministic ids and seeds. */
function sameLuck(first = 0): (letters: number) => string {
  let made = first * 100
  return (letters) => {
    made += 1
    return String(made).padStart(letters, 'k')
  }
}

async function answersIn({ store }: House, ids: readonly string[], begun: number): Promise<Given[]> {
  const logs = ids.map(async (table) =>
    (await store.log.entries(table)).flatMap((one) => {
      if (one.kind !== 'answer' || one.answer.verb !== 'cast.now') return []
      return { table, seat: one.answer.seat, after: one.at - begun }
    }),
  )
  return (await Promise.all(logs)).flat()
}

/** Plays tables side by side on one clock. Resolves to the time of each seat's answers. */
async function answersOf(
  manner: Manner,
  count: number,
  { orders = ORDERS, first = 0, lasting = 8000, meanwhile = async (_house: House, _id: string) => {} } = {},
): Promise<Given[]> {
  const house = houseOf({ games: [castings(manner)], orderPace: orders, luck: sameLuck(first) })
  const begun = house.clock.now()
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    ids.push(await startTable(house, ['ann', 'bob', 'cat'], `seed ${first + n}`, `room ${n}`))
  }
  for (let at = 0; at < lasting; at += STEP) {
    house.clock.pass(STEP)
    await house.settle()
    for (const id of ids) await meanwhile(house, id)
  }
  await house.tables.stop()
  return answersIn(house, ids, begun)
}

const delaysOf = (given: readonly Given[], seat: number) =>
  given.filter((one) => one.seat === seat).map(({ after }) => after)

/** The greatest distance between two empirical distributions (Kolmogorov–Smirnov statistic). */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (list: readonly number[], at: number) => list.filter((value) => value <= at).length / list.length
  return Math.max(...[...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at))))
}

/** Two samples of these sizes from one distribution exceed this distance once in 100,000 times. */
const bound = (one: readonly unknown[], other: readonly unknown[]) =>
  2.47 * Math.sqrt((one.length + other.length) / (one.length * other.length))

describe('the delay of a standing order', () => {
  test('the delay of a standing order is uniformly distributed between one and six seconds', async () => {
    const delays = delaysOf(await answersOf({}, MANY), 1)
    expect(delays).toHaveLength(MANY)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(ORDERS.least)
    expect(Math.max(...delays)).toBeLessThanOrEqual(ORDERS.most + STEP)
    const rng = { rng: rngFrom('even') }
    const even = Array.from({ length: MANY }, () => ORDERS.least + below(rng, ORDERS.most - ORDERS.least))
    expect(distance(delays, even)).toBeLessThan(bound(delays, even))
  })

  test('the delay of a standing order has the same distribution with and without cards to cast', async () => {
    const without = await answersOf({ windows: 2 }, MANY)
    const holding = await answersOf({ windows: 2, cards: 3 }, MANY, { first: 1000 })
    for (const seat of [0, 1, 2]) {
      const [one, other] = [delaysOf(without, seat), delaysOf(holding, seat)]
      expect(distance(one, other)).toBeLessThan(bound(one, other))
    }
  })

  test('the delay of a standing order is the same to the millisecond in two games with the same public course', async () => {
    const without = await answersOf({ windows: 3 }, 5)
    expect(await answersOf({ windows: 3, cards: 3 }, 5)).toEqual(without)
    const marking = async ({ tables }: House, id: string) => {
      await tables.answers.submit(id, 'bob', { verb: 'card.mark', key: 'pencil' })
    }
    expect(await answersOf({ windows: 3 }, 5, { meanwhile: marking })).toEqual(without)
  })

  test('the delay of a standing order fails the test of distributions if it depends on the owner’s hand', async () => {
    const honest = delaysOf(await answersOf({}, MANY), 1)
    const thoughtful = { least: 1000, most: 2000 }
    const telling = delaysOf(await answersOf({ cards: 1 }, MANY, { first: 1000, orders: thoughtful }), 1)
    expect(distance(honest, telling)).toBeGreaterThan(bound(honest, telling))
  })

  test('the delay of a standing order is shorter in the later windows of a turn, so that twelve take less than half a minute', async () => {
    for (const isTold of [true, false]) {
      const given = await answersOf({ windows: 12, isTold }, 5, { lasting: 40_000 })
      expect(given).toHaveLength(5 * 12 * 3)
      expect(Math.max(...given.map(({ after }) => after))).toBeLessThan(30_000)
    }
  })

  test('the delay of a standing order is the same after a restart', async () => {
    const delays: Given[][] = []
    for (const isRestarted of [false, true]) {
      const first = houseOf({ games: [castings()], orderPace: ORDERS, luck: sameLuck() })
      const id = await startTable(first, ['ann', 'bob', 'cat'])
      if (isRestarted) await first.tables.stop()
      const house = isRestarted ? houseOf({ games: [castings()], orderPace: ORDERS, store: first.store }) : first
      await house.tables.wake()
      await house.settle()
      const begun = house.clock.now()
      for (let at = 0; at < 8000; at += STEP) {
        house.clock.pass(STEP)
        await house.settle()
      }
      delays.push(await answersIn(house, [id], begun))
    }
    expect(delays[0]).toHaveLength(3)
    expect(delays[1]).toEqual(delays[0])
  })
})
