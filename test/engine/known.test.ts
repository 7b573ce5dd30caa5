import { describe, expect, test } from 'vitest'
import {
  choose,
  chooseAny,
  copyOf,
  option,
  options,
  Run,
  sumOf,
  type Aside,
  type Play,
  type Rules,
} from '../../src/engine/index.ts'
import { accepted, bareRules, bareState, type Bare } from '../kit/bare.ts'

/** Rules that count how often they list their offers, and put a revision number into each. */
class Counting {
  readonly times = { options: 0, asides: 0, views: 0 }
  readonly rules: Rules<Bare, string>
  readonly run: Run<Bare, string>
  private order = 'red'

  constructor() {
    const { times } = this
    const standing = () => this.order
    const bare = bareRules(
      function* (game) {
        for (;;) {
          const list = () => {
            times.options += 1
            return options(['red', 'blue'].map((colour) => `${colour}-${game.notes.length}`))
          }
          const picked = yield* chooseAny([
            {
              seat: 0,
              verb: 'colour.pick',
              options: list,
              get standing() {
                return `${standing()}-${game.notes.length}`
              },
            },
          ])
          game.notes.push(picked.value)
        }
      },
      { turns: 9 },
    )
    this.rules = {
      ...bare,
      asides: (game): Aside<Bare>[] => {
        times.asides += 1
        const key = `hum-${game.notes.length}`
        return [{ ...option(key), verb: 'song.hum', run: (state) => this.hum(state, key) }]
      },
      view: (game, viewer, open) => {
        times.views += 1
        return open ? `${open} for ${viewer}` : `${game.notes.length} notes`
      },
      determinize: (game) => void game.notes.push('imagined'),
    }
    this.run = Run.start(this.rules, bareState()).run
  }

  *hum(state: Bare, key: string): Generator<never, void> {
    state.notes.push(key)
    this.order = 'blue'
  }

  /** Looks at everything there is to see. */
  look() {
    const { run } = this
    return {
      offers: run.asked.flatMap(({ offers }) => offers.map(({ key }) => key)),
      standing: run.asked[0]?.standing,
      asides: [0, 1].map((seat) => run.asidesOf(seat).map(({ key }) => key)),
      views: [null, 0, 1].map((viewer) => run.view(viewer)),
    }
  }
}

describe('the offers at a position', () => {
  const first = {
    offers: ['red-0', 'blue-0'],
    standing: 'red-0',
    asides: [['hum-0'], ['hum-0']],
    views: ['0 notes', '0 notes for 0', '0 notes for 1'],
  }

  test('the offers at a position are computed once, however often they are read and answers are checked', () => {
    const counting = new Counting()
    expect(counting.look()).toEqual(first)
    const { options: before } = counting.times
    expect(counting.look()).toEqual(first)
    for (const key of ['red-0', 'blue-0', 'green']) counting.run.refusal({ seat: 0, verb: 'colour.pick', key })
    expect(counting.times).toEqual({ options: before, asides: 2, views: 3 })
  })

  test('the offers at a position are computed again after an answer', () => {
    const counting = new Counting()
    counting.look()
    accepted(counting.run, 0, 'colour.pick', 'blue-0')
    expect(counting.look()).toEqual({
      offers: ['red-1', 'blue-1'],
      standing: 'red-1',
      asides: [['hum-1'], ['hum-1']],
      views: ['1 notes', '1 notes for 0', '1 notes for 1'],
    })
    expect(counting.run.refusal({ seat: 0, verb: 'colour.pick', key: 'red-0' })).toBe('not-offered')
  })

  test('the offers at a position are computed again after an aside that leaves the question open, because its standing order may differ', () => {
    const counting = new Counting()
    counting.look()
    accepted(counting.run, 1, 'song.hum', 'hum-0')
    expect(counting.look()).toMatchObject({
      offers: ['red-1', 'blue-1'],
      standing: 'blue-1',
      asides: [['hum-1'], ['hum-1']],
    })
    expect(counting.run.refusal({ seat: 1, verb: 'song.hum', key: 'hum-0' })).toBe('not-asked')
  })

  test('the offers at a position are computed again in another possible world', () => {
    const counting = new Counting()
    counting.look()
    counting.run.determinize(null, bareState())
    expect(counting.look()).toMatchObject({ offers: ['red-1', 'blue-1'], asides: [['hum-1'], ['hum-1']] })
    expect(counting.look().views[0]).toBe('1 notes')
  })

  test('the offers at a position stay cached when an answer is refused', () => {
    const counting = new Counting()
    counting.look()
    expect(counting.run.submit({ seat: 0, verb: 'colour.pick', key: 'green' })).toBe('not-offered')
    expect(counting.look()).toEqual(first)
  })
})

function* pickColour(game: Bare): Play {
  game.notes.push(yield* choose(0, 'colour.pick', () => options(['red', 'blue'])))
}

test('an aside shows its precomputed offer', () => {
  const offer = { verb: 'song.hum', key: 'low', args: { loud: false }, secret: true }
  const rules = bareRules(pickColour, {
    asides: () => [{ verb: 'song.hum', key: 'low', offer, *run() {} }],
  })
  expect(Run.start(rules, bareState()).run.asidesOf(0)[0]).toBe(offer)
})

test('an aside runs on the state and for the seat it is given', () => {
  const rules = bareRules(pickColour, {
    asides: (): Aside<Bare>[] => [
      {
        ...option('low'),
        verb: 'song.hum',
        *run(game, seat) {
          game.notes.push(`hummed by ${seat}`)
        },
      },
    ],
  })
  const { run } = Run.start(rules, bareState())
  accepted(run, 1, 'song.hum', 'low')
  expect(run.state.notes).toEqual(['hummed by 1'])
})

test('a copy shares nothing with the original', () => {
  const plain = { list: [{ deep: [1, null, 'a', true] }], none: null, empty: {} }
  const copy = copyOf(plain)
  expect(copy).toStrictEqual(plain)
  copy.list[0]?.deep.push(2)
  expect(plain.list[0]?.deep).toHaveLength(4)
})

test('a sum drops parts with value 0, except dice', () => {
  const die = { value: 0, from: 'die' }
  const [axe, none] = [{ value: 2, from: 'axe' }, { value: 0, from: 'spoon' }] // prettier-ignore
  expect(sumOf([axe, none], die, [], axe)).toEqual({ total: 4, parts: [axe, die, axe] })
  expect(sumOf()).toEqual({ total: 0, parts: [] })
})
