import { describe, expect, test } from 'vitest'
import {
  rngFrom,
  choiceOrder,
  chooseAny,
  hidden,
  numberOrder,
  option,
  ORDER,
  OrderBook,
  switchOrder,
  type Ordered,
  type Orders,
  type Run,
} from '../../src/engine/index.ts'
import { begin, type Bare } from '../kit/bare.ts'

const FORMS = {
  windows: choiceOrder('ask', 'pass'),
  running: numberOrder(4, { least: 0, most: 6 }),
  lamp: switchOrder('off'),
} as const

/** A table of three at which one window opens after another. The orders lie beside the state. */
function council(): { run: Run<Bare, null>; given: Orders[]; book: OrderBook<Bare, keyof typeof FORMS> } {
  const given: Orders[] = [{}, {}, {}]
  const book = new OrderBook<Bare, keyof typeof FORMS>(FORMS, (_game, seat) => given[seat] ?? {})
  const standing = (game: Bare, seat: number): Ordered | null =>
    book.valueOf(game, seat, 'windows') === 'pass' ? { key: 'pass', order: 'windows' } : null
  const run = begin(
    function* (game) {
      const waiting = new Set([0, 1])
      while (waiting.size > 0) {
        const questions = [...waiting].map((seat) =>
          hidden(
            {
              seat,
              verb: 'word.say',
              options: () => [option('pass'), option('object')],
              standing: () => standing(game, seat),
            },
            { candidates: [0, 1] },
          ),
        )
        waiting.delete((yield* chooseAny(questions)).seat)
      }
    },
    { asides: (game, seat) => book.asidesOf(game, seat), orders: (game, seat) => book.of(game, seat), turns: 3 },
  )
  return { run, given, book }
}

describe('standing orders', () => {
  test('standing orders are data: the possible orders, their defaults, and what a seat has ordered', () => {
    const { run } = council()
    run.submit({ seat: 1, verb: ORDER, key: 'running=6' })
    expect(run.ordersOf(1)).toEqual([
      { id: 'windows', kind: 'choice', values: ['ask', 'pass'], usual: 'ask', value: 'ask' },
      { id: 'running', kind: 'number', values: ['0', '1', '2', '3', '4', '5', '6'], usual: '4', value: '6' },
      { id: 'lamp', kind: 'switch', values: ['on', 'off'], usual: 'off', value: 'off' },
    ])
    expect(run.ordersOf(0).map(({ value }) => value)).toEqual(['ask', '4', 'off'])
  })

  test('standing orders are set by asides, at any time and by every active seat; the current value is not offered', () => {
    const { run, given } = council()
    const keys = () => run.asidesOf(2).map(({ verb, key }) => `${verb} ${key}`)
    expect(keys()).toContain('order.set lamp=on')
    expect(keys()).not.toContain('order.set lamp=off')
    run.submit({ seat: 2, verb: ORDER, key: 'lamp=on' })
    expect(given).toEqual([{}, {}, { lamp: 'on' }])
    expect(keys()).toContain('order.set lamp=off')
    run.submit({ seat: 2, verb: ORDER, key: 'lamp=off' })
    expect(given[2]).toEqual({}) // A default is not stored.
    expect(run.submit({ seat: 2, verb: ORDER, key: 'lamp=bright' })).toBe('not-asked')
    run.submit({ seat: 2, verb: 'leave', key: '' })
    expect(run.ordersOf(2)).toEqual([])
    expect(run.submit({ seat: 2, verb: ORDER, key: 'lamp=on' })).toBe('not-asked')
  })

  test('standing orders are private to their seat, and can be undone', () => {
    const { run } = council()
    const seen = JSON.stringify([run.askedAsSeenBy(0), run.candidates])
    expect(run.submit({ seat: 1, verb: ORDER, key: 'windows=pass' })).toMatchObject({
      quiet: true,
      irreversible: false,
    })
    expect(JSON.stringify([run.askedAsSeenBy(0), run.candidates])).toBe(seen)
  })

  test('standing orders answer a question that is already open, and name the order', () => {
    const { run } = council()
    expect(run.askedOf(1)).toMatchObject({ standing: null, order: null })
    run.submit({ seat: 1, verb: ORDER, key: 'windows=pass' })
    expect(run.askedOf(1)).toMatchObject({ standing: 'pass', order: 'windows' })
    expect([0, 1].map((seat) => run.followedBy(seat))).toEqual([null, { order: 'windows', value: 'pass', key: 'pass' }])
    expect(run.askedOf(0)).toMatchObject({ standing: null, order: null })
  })

  test('standing orders are redrawn in a possible world, except for those that a viewer can infer', () => {
    const { run, given, book } = council()
    const worlds = Array.from({ length: 300 }, (_, at) => {
      given[1] = { running: '5' }
      book.reshuffle(run.state, 1, { rng: rngFrom(`world ${at}`) }, ['running'])
      return { ...given[1] }
    })
    expect(new Set(worlds.map(({ running }) => running))).toEqual(new Set(['5']))
    expect(new Set(worlds.map(({ windows = 'ask' }) => windows))).toEqual(new Set(['ask', 'pass']))
  })
})

describe('a window that hides which seats it asks', () => {
  test('a window that hides which seats it asks is public with its candidates until it closes', () => {
    const { run } = council()
    const seen = () => ({ open: run.askedAsSeenBy(null), among: run.candidates })
    const before = seen()
    expect(before).toEqual({ open: [], among: [0, 1] })
    expect(run.asked.map(({ secret, known }) => [secret, known])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(run.submit({ seat: 0, verb: 'word.say', key: 'pass' })).toMatchObject({ quiet: true })
    expect(seen()).toEqual(before)
    expect(run.askedOf(0)).toBeUndefined()
  })

  test('a secret question without candidates is known to no other seat', () => {
    const run = begin(function* () {
      yield* chooseAny([hidden({ seat: 0, verb: 'dream.see', options: () => [option('sun'), option('moon')] })])
    })
    expect(run.candidates).toEqual([])
    expect(run.asked).toMatchObject([{ secret: true, known: false, reaction: false }])
  })
})
