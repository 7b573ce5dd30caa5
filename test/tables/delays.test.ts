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

// How long standing orders take tells nothing of what their owners hold (TAL-R110).

const ORDERS = { least: 1000, most: 6000 }
const STEP = 200
const MANY = 40

interface Manner {
  /** What seat 1 holds; it may cast none of it, or all. */
  readonly cards?: number
  /** Windows a turn. */
  readonly windows?: number
  /** Whether all are told when a window has closed. */
  readonly isTold?: boolean
  readonly turns?: number
}

/** Each turn brings some windows: everybody is asked whether to cast something, and has ordered to pass. */
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
  /** Since the table was started. */
  readonly after: number
}

/** Ids and seeds that are the same each time. */
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

/** Plays tables side by side on one clock, and says when each seat has answered. */
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

/** The greatest distance between two empirical distributions (Kolmogorov and Smirnov). */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (list: readonly number[], at: number) => list.filter((value) => value <= at).length / list.length
  return Math.max(...[...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at))))
}

/** Two samples of these sizes from one distribution are farther apart once in a hundred thousand times. */
const bound = (one: readonly unknown[], other: readonly unknown[]) =>
  2.47 * Math.sqrt((one.length + other.length) / (one.length * other.length))

describe('how long a standing order takes', () => {
  test('is one to six seconds, spread over all of it', async () => {
    const delays = delaysOf(await answersOf({}, MANY), 1)
    expect(delays).toHaveLength(MANY)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(ORDERS.least)
    expect(Math.max(...delays)).toBeLessThanOrEqual(ORDERS.most + STEP)
    const rng = { rng: rngFrom('even') }
    const even = Array.from({ length: MANY }, () => ORDERS.least + below(rng, ORDERS.most - ORDERS.least))
    expect(distance(delays, even)).toBeLessThan(bound(delays, even))
  })

  test('is distributed alike whether its owner holds something to cast or nothing', async () => {
    const without = await answersOf({ windows: 2 }, MANY)
    const holding = await answersOf({ windows: 2, cards: 3 }, MANY, { first: 1000 })
    for (const seat of [0, 1, 2]) {
      const [one, other] = [delaysOf(without, seat), delaysOf(holding, seat)]
      expect(distance(one, other)).toBeLessThan(bound(one, other))
    }
  })

  test('is the same to the millisecond in two worlds with the same public course', async () => {
    const without = await answersOf({ windows: 3 }, 5)
    expect(await answersOf({ windows: 3, cards: 3 }, 5)).toEqual(without)
    const marking = async ({ tables }: House, id: string) => {
      await tables.submit(id, 'bob', { verb: 'card.mark', key: 'pencil' })
    }
    expect(await answersOf({ windows: 3 }, 5, { meanwhile: marking })).toEqual(without)
  })

  test('would be found out if it told what is held: such a delay is told apart', async () => {
    const honest = delaysOf(await answersOf({}, MANY), 1)
    const thoughtful = { least: 1000, most: 2000 }
    const telling = delaysOf(await answersOf({ cards: 1 }, MANY, { first: 1000, orders: thoughtful }), 1)
    expect(distance(honest, telling)).toBeGreaterThan(bound(honest, telling))
  })

  test('is short in the later windows of a turn: twelve of them take less than half a minute', async () => {
    for (const isTold of [true, false]) {
      const given = await answersOf({ windows: 12, isTold }, 5, { lasting: 40_000 })
      expect(given).toHaveLength(5 * 12 * 3)
      expect(Math.max(...given.map(({ after }) => after))).toBeLessThan(30_000)
    }
  })

  test('is not drawn anew by a restart', async () => {
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
